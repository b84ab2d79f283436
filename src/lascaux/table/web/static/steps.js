// From place to place: 'place 2/18' with arrows where not all of them are in sight, and the same by keys.
import { all, one } from "./page.js";
import { allBoards, boardOf } from "./panes.js";
import { buttonOf } from "./chips.js";
import { choiceAt } from "./light.js";
import { covers } from "./spots.js";
import { onPicked, pickTo, picked } from "./picked.js";
import { shown } from "./screen.js";
import { tapped } from "./picking.js";

/** @typedef {import("./board.js").Board} Board */

let frame = 0;

/** Starts to listen. */
export function steps() {
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => allBoards().forEach(fill));
  };
  onPicked(later);
  for (const event of ["looked", "focusin"]) document.addEventListener(event, later);
}

/** Goes to the next or the previous place. @param {number} by @param {Board} [board] on which it is to be */
export function stepBy(by, board) {
  const places = all(".board > [data-named] > :is(.lit, .picked)").filter((shape) => !board || boardOf(shape) === board);
  const found = places.length ? places : all(".lit");
  const at = found.findIndex(isHere);
  const next = found[at < 0 && by < 0 ? found.length - 1 : (at + by + found.length) % found.length];
  const name = next?.dataset.key;
  const pick = choiceAt(name)?.turns && !isHere(next) && tapped(shown.choices, picked, name);
  if (pick) pickTo(pick); // what is turned is tried there
  go(next);
}

/** Gives something the focus, and shows it. @param {any} element */
export function go(element) {
  if (!element) return;
  if (!element.hasAttribute("tabindex") && element.tagName !== "BUTTON") element.tabIndex = -1;
  element.focus();
  boardOf(element)?.reveal(element);
}

/** Whether a place is the one that is picked, or looked at. */
const isHere = (shape) => (picked.second ? shape.dataset.key === picked.second : shape === document.activeElement);

/** @param {Board} board */
function fill(board) {
  const places = all(":scope > [data-named] > :is(.lit, .picked)", board.svg);
  const box = one(":scope > .steps", board.rock) ?? made(board);
  const wasHidden = box.hidden;
  box.hidden = places.length < 2 || places.every((shape) => isWithin(board.rock, shape));
  box.hidden ||= box.offsetWidth > board.rock.clientWidth - 16 || box.offsetHeight > board.rock.clientHeight / 3;
  const at = places.findIndex(isHere) + 1;
  one("span", box).textContent = at ? "place" : "places";
  one("output", box).textContent = at ? `${at}/${places.length}` : String(places.length);
  if (box.hidden) return;
  if (wasHidden) board.follow(); // what matters may lie under it now
  const isOver = () => places.some((shape) => isWithin(box, shape));
  box.classList.remove("aside");
  box.classList.toggle("aside", isOver());
  if (isOver()) box.classList.remove("aside"); // it is the same on either side
}

/** Whether the middle of a place is where an element is. */
const isWithin = (element, shape) => covers(element.getBoundingClientRect(), shape.getBoundingClientRect());

/** @param {Board} board */
function made(board) {
  const box = document.createElement("div");
  box.className = "steps";
  box.hidden = true;
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", "Places");
  const label = document.createElement("p");
  label.append(document.createElement("span"), document.createElement("output"));
  const [back, on] = [-1, 1].map((by) => {
    const button = buttonOf(by < 0 ? "‹" : "›", "button", () => stepBy(by, board));
    button.setAttribute("aria-label", by < 0 ? "Previous place" : "Next place");
    return button;
  });
  box.append(back, label, on);
  board.rock.append(box);
  return box;
}
