// Says what is where: lights the parts of a region and shows its sentence, from board, list or log.
import { all, one } from "./page.js";
import { onScreen } from "./screen.js";

/** @typedef {{parts: string[], text: string}} Region */

const PRESS = 450; // milliseconds until a touch is a question

let learn = async () => []; // how to find out what there is to say
let known = null; // the regions of what is shown, or a promise of them, once somebody asked
let asked = null; // the part that somebody wants explained

/** Starts to listen. @param {() => Promise<Region[]>} [find] asks for the regions of the position */
export function explain(find) {
  if (find) learn = find;
  const board = one("#board");
  let press = 0;
  board.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse" && !event.buttons) ask(event.target.closest("[data-part]"));
  });
  board.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && clear());
  board.addEventListener("pointerdown", (event) => {
    clearTimeout(press);
    if (event.pointerType === "mouse") return;
    clear();
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const part = under.map((element) => element.closest("#board [data-part]")).find(Boolean);
    press = setTimeout(() => ask(part), PRESS);
  });
  for (const end of ["pointerup", "pointercancel"]) board.addEventListener(end, () => clearTimeout(press));
  board.addEventListener("pointermove", (event) => event.movementX ** 2 + event.movementY ** 2 > 9 && clearTimeout(press));
  board.addEventListener("contextmenu", (event) => event.pointerType === "touch" && event.preventDefault());

  for (const start of ["focusin", "pointerover", "click"]) document.addEventListener(start, byText);
  document.addEventListener("focusout", (event) => event.target.closest?.("[data-lights], [data-part]") && clear());
  document.addEventListener("pointerout", (event) => event.target.closest?.("[data-lights]") && clear());
  document.addEventListener("keydown", walk);
  onScreen((fresh, message) => {
    if (fresh) clear();
    if (fresh || message.regions) known = message.regions ?? null;
    list();
  });
  document.addEventListener("toggle", list, true);
}

async function ask(part) {
  if (!part) return clear();
  asked = part;
  known ??= learn();
  const regions = await known;
  if (asked !== part) return;
  const name = part.dataset.part;
  const region = regions.find((one) => one.parts.includes(name));
  light(region ? region.parts : [name], region?.text ?? "");
  away(part);
}

/** Has the sentence stand where it does not cover what it is about. */
function away(part) {
  const { top, bottom } = part.getBoundingClientRect();
  const stage = one("#stage").getBoundingClientRect();
  one("#explain").classList.toggle("below", top + bottom < stage.top + stage.bottom);
}

/** A line of the log, a region in the list, or a part that has the focus. */
function byText(event) {
  const source = event.target.closest?.("[data-lights]");
  if (source) return light(source.dataset.lights.split(" ").filter(Boolean), source.dataset.says ?? "");
  if (event.type === "focusin" && event.target.matches?.("[data-part]")) ask(event.target);
}

/** Outlines parts of the board; a name without a dot also means all parts that begin with it. */
function light(names, text) {
  clear();
  const wanted = new Set(names);
  for (const part of all("#board [data-part]")) {
    const name = part.dataset.part;
    if (wanted.has(name) || wanted.has(name.split(".")[0])) part.classList.add("lit");
  }
  const line = one("#explain");
  line.textContent = text;
  line.hidden = !text;
}

function clear() {
  asked = null;
  for (const part of all("#board .lit[data-part]")) part.classList.remove("lit");
  one("#explain").hidden = true;
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
