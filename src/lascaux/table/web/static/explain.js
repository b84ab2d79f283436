// Says what is where: lights the parts of a region and shows its sentence, from board, list or log.
import { all, inside, one } from "./page.js";
import { allNamed, boardOf, named } from "./panes.js";
import { arrangement } from "./shelves.js";
import { onScreen } from "./screen.js";

/** @typedef {{parts: string[], text: string}} Region */

const SHAPE = ".board > [data-named] > [data-key]";
const PRESS = 450; // milliseconds until a touch is a question

/** @type {() => Promise<Region[]>} */
let learn = async () => []; // how to find out what there is to say
let known = null; // the regions of what is shown, or a promise of them, once somebody asked
let asked = null; // the part that somebody wants explained

/** Starts to listen. @param {() => Promise<Region[]>} [find] asks for the regions of the position */
export function explain(find) {
  if (find) learn = find;
  const table = one("#table");
  let press = 0;
  table.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse" && !event.buttons) ask(event.target.closest(SHAPE));
  });
  table.addEventListener("pointerdown", (event) => {
    clearTimeout(press);
    if (event.pointerType === "mouse" || !inside(event, ".board")) return;
    clear();
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const part = under.map((element) => element.closest(SHAPE)).find(Boolean);
    press = setTimeout(() => ask(part), PRESS);
  });
  for (const end of ["pointerup", "pointercancel"]) table.addEventListener(end, () => clearTimeout(press));
  table.addEventListener("pointermove", (event) => event.movementX ** 2 + event.movementY ** 2 > 9 && clearTimeout(press));
  table.addEventListener("contextmenu", (event) => event.pointerType === "touch" && inside(event, ".board") && event.preventDefault());

  for (const start of ["focusin", "pointerover", "click"]) document.addEventListener(start, byText);
  document.addEventListener("focusout", (event) => inside(event, `[data-lights], ${SHAPE}`) && clear());
  document.addEventListener("pointerout", (event) => inside(event, "[data-lights]") && clear());
  document.addEventListener("keydown", walk);
  onScreen((fresh, message) => {
    if (fresh) clear();
    if (fresh || message.regions) known = message.regions ?? null;
    list();
  });
  document.addEventListener("toggle", list, true);
}

/** Explains what has a name, as if somebody pointed at it; nothing: nothing any more. */
export const explainName = (name) => ask(name && named(name));

/** The region that a name is in, if there is anything to say of it. @returns {Promise<Region | undefined>} */
export async function regionOf(name) {
  known ??= learn();
  return (await known).find((region) => region.parts.includes(name));
}

async function ask(part) {
  if (!part) return clear();
  asked = part;
  known ??= learn();
  const regions = await known;
  if (asked !== part) return;
  const name = part.dataset.key;
  const region = regions.find((one) => one.parts.includes(name));
  light(region ? region.parts : [name], region?.text ?? "");
}

/** A line of the log, a region in the list, or a part that has the focus. */
function byText(event) {
  const source = event.target.closest?.("[data-lights]");
  const says = () => light(source.dataset.lights.split(" ").filter(Boolean), source.dataset.says ?? "");
  if (source && event.type === "click" && makeWay(source)) return requestAnimationFrame(() => (says(), reveal()));
  if (source) return says();
  if (event.type === "focusin" && event.target.matches?.(SHAPE)) ask(event.target);
}

/** A list that lies over the board closes, so that one sees what its line lights. */
function makeWay(line) {
  const dialog = ["phone", "low"].includes(arrangement()) && line.closest("dialog");
  if (dialog) dialog.close();
  return Boolean(dialog);
}

function reveal() {
  const shape = one(".board .told");
  boardOf(shape)?.reveal(shape);
}

/** Outlines what has these names; one without a dot also means all that begin with it. */
export function light(names, text) {
  clear();
  const wanted = new Set(names);
  for (const part of allNamed()) {
    const name = part.dataset.key;
    if (wanted.has(name) || wanted.has(name.split(".")[0])) part.classList.add("told");
  }
  tell(text);
}

/** Takes the outlines away. */
export function clear() {
  asked = null;
  for (const part of all(".told")) part.classList.remove("told");
  tell("");
}

/** What is said of what one points at stands in the bar, where it covers nothing. */
function tell(text) {
  document.dispatchEvent(new CustomEvent("explained", { detail: text }));
}

/** The regions once more as a list, for those who do not point. */
async function list() {
  const place = one("#regions");
  if (!place?.closest("details").open) return;
  known ??= learn();
  const regions = await known;
  place.replaceChildren(
    ...regions.map(({ parts, text }) => {
      const item = document.createElement("li");
      item.tabIndex = -1;
      item.dataset.lights = parts.join(" ");
      item.textContent = text;
      return item;
    }),
  );
}

/** Up and down walk through the lines of a list. */
function walk(event) {
  const lines = event.target.closest?.("[data-lines]");
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!lines || !step) return;
  const items = all("li", lines);
  const at = items.indexOf(document.activeElement);
  const next = items[at < 0 ? (step > 0 ? 0 : items.length - 1) : at + step];
  next?.focus();
  event.preventDefault();
}
