// What a tap on a card, a chip or a shape does: it picks, turns, puts back, or asks why it is no choice.
import { add, follow, gesture, isBusy, plan, replan, take } from "./plan.js";
import { again, broughtBy, isChoosing } from "./light.js";
import { back, isBegun, rest, tapped, turned } from "./picking.js";
import { chosen, pickTo, picked } from "./picked.js";
import { offerMore, openLarge, sayWhy } from "./opened.js";
import { nearby, openLoupe } from "./loupe.js";
import { shown } from "./screen.js";

/** @param {any} element @param {any} [event] where it was tapped, if by a pointer */
export function tap(element, event) {
  const name = element.dataset.key;
  const brought = element.dataset.thing && broughtBy(element);
  if (brought) return take(brought);
  if (element.dataset.instead) return replan(element.dataset.instead.split(" ").map(Number));
  if (!isChoosing()) return openLarge(element);
  const more = again(name);
  if (more) return void add(more);
  const near = event ? nearby(element, event) : [];
  if (near.length > 1) return openLoupe(near);
  pick(element, name);
}

/** Picks what has a name, or says why that cannot be. */
function pick(element, name) {
  const pick = tapped(shown.choices, picked, name);
  if (isTurning(name)) return turn(1);
  if (pick) return follow(pick);
  void reach(element, name);
}

/** What is no choice may be meant all the same: the game knows what leads to it; else it is looked at, or it is said why not. */
async function reach(element, name) {
  const isCard = element.matches(".thing") && !element.closest(".pane.has-lit");
  const isTold = !isCard && Boolean(picked.first);
  if (!isBusy() && (await gesture(picked.first, name, !isTold))) return;
  if (isCard) openLarge(element);
  else if (isTold) offerMore(element);
  else void sayWhy(element);
}

/** Whether a tap on a name turns what is picked. */
export const isTurning = (name) => Boolean(name && (name === picked.second || (name === picked.first && !picked.second)) && rest(shown.choices, picked).some((choice) => choice.turns));

/** Turns what is picked through the ways that fit. @param {number} step */
export const turn = (step) => pickTo(turned(shown.choices, picked, step));

/** Puts back what was picked last. */
export const putBack = () => pickTo(back(shown.choices, picked));

/** Whether there is something to put back. */
export const canPutBack = () => shown.mine && !plan.acting && isBegun(shown.choices, picked);

/** Whether what is picked can be turned. */
export const canTurn = () => Boolean(chosen()?.turns) && turned(shown.choices, picked, 1) !== picked;
