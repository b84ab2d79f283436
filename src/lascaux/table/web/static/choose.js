// Choosing: what a click, a wheel or a right click on a card or a shape means; starts all that belongs to it.
import { inside, one, toast } from "./page.js";
import { bar } from "./bar.js";
import { curtain } from "./curtain.js";
import { dragging } from "./drag.js";
import { edges } from "./edges.js";
import { gains } from "./gains.js";
import { holding } from "./held.js";
import { isTurning, tap, turn } from "./tap.js";
import { keys } from "./keys.js";
import { lighting } from "./light.js";
import { loupe } from "./loupe.js";
import { marks } from "./marks.js";
import { meantAt } from "./meant.js";
import { onScreen, shown } from "./screen.js";
import { opening, sayWhy } from "./opened.js";
import { plan, planning, repeatBy, repeated } from "./plan.js";
import { pointing } from "./pointed.js";
import { send } from "./live.js";
import { steps } from "./steps.js";

const NOTCH = 140; // milliseconds between two turns by the wheel

let lastNotch = 0;

/** Starts to listen. */
export function choose() {
  planning();
  lighting();
  pointing();
  holding();
  loupe();
  marks(); // which darkens less behind a loupe
  gains();
  steps();
  edges(); // which keep clear of them
  bar();
  opening();
  curtain();
  dragging();
  keys();
  const table = one("#table");
  table.addEventListener("click", clicked);
  table.addEventListener("contextmenu", rightClicked);
  table.addEventListener("wheel", wheeled, { capture: true, passive: false });
  document.addEventListener("click", commanded);
  onScreen(() => one("[data-coach]").toggleAttribute("hidden", !shown.coach));
}

function clicked(event) {
  const isAnswered = !event.target.isConnected; // what was pressed has done its work and is gone
  if (isAnswered || inside(event, "a, button, summary, input, dialog")) return;
  const closed = inside(event, ".region.dark"); // in a loupe
  if (closed) return sayWhy(closed);
  const element = inside(event, ".chip-of.lit") ?? meantAt(event);
  if (element) tap(element, event);
}

/** A right click turns what is turned, and takes one away of what was taken several times. */
function rightClicked(event) {
  const element = event.pointerType === "touch" ? null : meantAt(event);
  const last = plan.steps.at(-1)?.choice;
  const now = repeated();
  if (isTurning(element?.dataset.key)) turn(1);
  else if (element && now && last?.place === element.dataset.key) repeatBy(-1);
  else return;
  event.preventDefault();
}

function wheeled(event) {
  const element = inside(event, ".rock, .thing") && meantAt(event);
  if (!element || event.ctrlKey || !isTurning(element.dataset.key)) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.timeStamp - lastNotch < NOTCH) return;
  lastNotch = event.timeStamp;
  turn(event.deltaY > 0 ? 1 : -1);
}

/** Commands such as undo. */
async function commanded(event) {
  const button = event.target.closest("[data-do]");
  if (!button) return;
  const { do: command, seat, yes } = button.dataset;
  const more = { ...(seat && { seat: Number(seat) }), ...(yes && { yes: yes === "true" }) };
  const answer = await send({ do: command, position: shown.position, ...more });
  if (answer.say === "refused") toast(answer.text, answer.rule);
}
