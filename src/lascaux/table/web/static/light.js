// Lights what can be chosen, and says of each lit thing what it is: cards and shapes of boards.
import { all, one } from "./page.js";
import { allNamed, named } from "./panes.js";
import { chosen, onPicked, picked } from "./picked.js";
import { byName, exact, firstOf, isBegun, lit, rest, secondOf, settled, tapped, thin } from "./picking.js";
import { plan } from "./plan.js";
import { shown } from "./screen.js";

/** @typedef {import("./screen.js").Choice} Choice */

// What a shape's children look like is told by its own classes: if those of the table did it, a browser would go
// through every shape of every board whenever one of them changes.
const LIGHTS = ["lit", "site", "thin", "faint", "picked", "planned", "grab"];

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
  return shown.choices.find((choice) => choice.id === last.id);
}

/** The choice that a chip stands for which brings a thing to its card, as long as nothing is picked. @returns {Choice | undefined} */
export function broughtBy(chip) {
  const card = chip.closest(".thing");
  if (!card || !isChoosing() || picked.first || picked.second || picked.id) return undefined;
  const found = exact(shown.choices, { ...picked, first: chip.dataset.thing, second: card.dataset.key });
  return found.length === 1 ? found[0] : undefined;
}

/** The choice that a tap on what is lit would settle on, if it would. @param {any} element @returns {Choice | null} */
export const choiceOf = (element) => (element.dataset.thing ? (broughtBy(element) ?? null) : choiceAt(element.dataset.key));

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
  const isLaying = shown.choices.some((choice) => choice.turns);
  const isCalm = shown.calm && !isBegun(shown.choices, picked);
  for (const element of allNamed()) {
    const name = element.dataset.key;
    const isLit = names.has(name) || Boolean(element.dataset.instead && isChoosing());
    const classes = {
      lit: isLit,
      site: isLit && isLaying,
      faint: isLit && isCalm,
      thin: isLit && turned.has(name),
      picked: held.has(name),
      planned: planned.has(name),
      grab: isChoosing() && things.has(name) && (isLit || name === picked.first),
    };
    for (const each of LIGHTS) element.classList.toggle(each, classes[each]);
    if (isLit || classes.picked) button(element, name, classes.picked);
    else plain(element);
  }
  for (const chip of all(".thing [data-thing]")) {
    const choice = broughtBy(chip);
    chip.classList.toggle("lit", Boolean(choice));
    if (!choice) plain(chip);
    else {
      asButton(chip);
      chip.setAttribute("aria-label", choice.words);
    }
  }
  const table = one("#table");
  table.classList.toggle("calm", isCalm);
  for (const pane of all(".pane")) pane.classList.toggle("has-lit", Boolean(one(".lit", pane)));
}

/** What is lit is a button, named by what it does. */
function button(element, name, pressed) {
  asButton(element);
  element.setAttribute("aria-pressed", String(pressed));
  if (element.matches(".thing")) element.setAttribute("aria-description", wordsOf(name)); // its own text is its name
  else element.setAttribute("aria-label", wordsOf(name) || name);
}

function asButton(element) {
  element.setAttribute("role", "button");
  element.tabIndex = 0;
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
