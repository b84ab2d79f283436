// Lights what can be chosen, and says of each lit thing what it is: cards and shapes of boards.
import { all, one } from "./page.js";
import { allNamed, named } from "./panes.js";
import { chosen, onPicked, picked } from "./picked.js";
import { byName, firstOf, isBegun, lit, rest, secondOf, settled, tapped, thin } from "./picking.js";
import { isBusy, plan } from "./plan.js";
import { shown } from "./screen.js";

/** @typedef {import("./screen.js").Choice} Choice */

const LIGHTS = ["lit", "thin", "picked", "planned", "grab"];

/** Starts to listen. */
export function lighting() {
  onPicked(light);
}

/** Whether there is something to choose by name. */
export const isChoosing = () => shown.mine && !plan.acting && byName(shown.choices).length > 0;

/** The choice that a tap on a name would take again, as the plan's last step was. @returns {Choice | undefined} */
export function again(name) {
  const last = plan.steps.at(-1)?.choice;
  if (!last || last.place !== name || isBegun(shown.choices, picked)) return undefined;
  if (lit(shown.choices, picked).has(name)) return undefined;
  return shown.choices.find((choice) => choice.action === last.action);
}

/** The choice that a tap on a name would settle on, if it would. @returns {Choice | null} */
export function choiceAt(name) {
  const pick = [picked.first, picked.second].includes(name) ? picked : tapped(shown.choices, picked, name);
  return again(name) ?? (pick && settled(shown.choices, pick));
}

/** The names that are lit now. @returns {Set<string>} */
export function litNames() {
  if (!isChoosing()) return new Set();
  const names = lit(shown.choices, picked);
  const last = plan.steps.at(-1)?.choice;
  if (last && again(last.place)) names.add(last.place);
  return names;
}

function light() {
  const names = litNames();
  const turned = isChoosing() ? thin(shown.choices, picked) : new Set();
  const held = new Set([picked.first, picked.second, chosen()?.place].filter((name) => name && isChoosing()));
  const planned = new Set(plan.steps.flatMap(({ choice }) => [choice.thing, choice.place]));
  const things = new Set(byName(shown.choices).filter((choice) => secondOf(choice)).map(firstOf));
  for (const element of allNamed()) {
    const name = element.dataset.key;
    const isLit = names.has(name);
    const classes = {
      lit: isLit,
      thin: isLit && turned.has(name),
      picked: held.has(name),
      planned: planned.has(name),
      grab: isChoosing() && things.has(name) && (isLit || name === picked.first),
    };
    for (const each of LIGHTS) element.classList.toggle(each, classes[each]);
    if (isLit || classes.picked) button(element, name, classes.picked);
    else plain(element);
  }
  const table = one("#table");
  table.classList.toggle("choosing", names.size > 0);
  table.classList.toggle("calm", shown.calm && !isBegun(shown.choices, picked));
  table.classList.toggle("laying", shown.choices.some((choice) => choice.turns));
  table.classList.toggle("busy", isBusy());
  for (const pane of all(".pane")) pane.classList.toggle("has-lit", Boolean(one(".lit", pane)));
}

/** What is lit is a button, named by what it does. */
function button(element, name, pressed) {
  element.setAttribute("role", "button");
  element.tabIndex = 0;
  element.setAttribute("aria-pressed", String(pressed));
  if (element.matches(".thing")) element.setAttribute("aria-description", wordsOf(name)); // its own text is its name
  else element.setAttribute("aria-label", wordsOf(name) || name);
}

function plain(element) {
  if (element.getAttribute("role") !== "button") return;
  for (const name of ["role", "tabindex", "aria-pressed", "aria-label", "aria-description"]) element.removeAttribute(name);
}

/** What a tap on it would do, and in how many ways. */
function wordsOf(name) {
  const choice = choiceAt(name);
  const pick = tapped(shown.choices, picked, name);
  const ways = pick ? rest(shown.choices, pick).length : 1;
  const many = ways > 1 ? `${ways} ways` : "";
  if (!choice) return named(name)?.matches(".thing") ? many : `${name.replace(".", ", ")}, ${many}`;
  return many ? `${choice.words.replace(/[.!]$/, "")}, ${many}` : choice.words;
}
