// What a choice brings, told at its place; and two handles beside what is picked on a board.
import { all } from "./page.js";
import { allBoards, boardOf, named } from "./panes.js";
import { buttonOf, chipOf } from "./chips.js";
import { canTurn, turn } from "./tap.js";
import { choiceAt, litNames } from "./light.js";
import { chosen, onPicked } from "./picked.js";
import { confirm, isDeaf } from "./confirm.js";
import { beside, isSmall, within } from "./spots.js";
import { ending } from "./plan.js";
import { isLoupeOpen } from "./loupe.js";
import { placeOf } from "./picking.js";
import { pointed } from "./pointed.js";
import { shown } from "./screen.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./spots.js").Box} Box */

const MOST = 25; // places that are told at once

let frame = 0;

/** Starts to listen. */
export function gains() {
  onPicked(fill);
  document.addEventListener("pointed", fill);
  document.addEventListener("looked", later);
}

/** Puts everything in its place before it is painted, once, however much has changed. */
function later() {
  frame ||= requestAnimationFrame(place);
}

/** The names that are told, each with what it would bring. @returns {Map<string, import("./screen.js").Choice>} */
function told() {
  const found = new Map();
  const tell = (name, choice) => choice?.gains.length && found.set(name, choice);
  const names = litNames();
  const [choice, hinted] = [chosen(), pointed()];
  const lands = shown.choices.some((each) => each.turns);
  if (isLoupeOpen()) return found; // which tells them itself
  if (!lands && names.size <= MOST && !shown.calm) for (const name of names) tell(name, choiceAt(name));
  if (hinted && !named(placeOf(hinted))?.querySelector(".chip-of.lit")) tell(placeOf(hinted), hinted); // chips tell it themselves
  if (choice && shown.mine) tell(placeOf(choice), choice);
  return found;
}

function fill() {
  const now = told();
  for (const card of all(".thing > .gains")) {
    const chips = now.get(card.parentNode.dataset.key)?.gains ?? [];
    card.replaceChildren(...chips.map(chipOf));
  }
  for (const board of allBoards()) {
    const pills = [...now].filter(([name]) => isOn(board, name)).map(([name, choice]) => pill(name, choice));
    board.over.replaceChildren(...pills, ...handles(board));
  }
  later();
}

const isOn = (board, name) => {
  const element = named(name);
  return element && !element.matches(".thing") && boardOf(element) === board;
};

function pill(name, choice) {
  const element = document.createElement("p");
  element.className = `gain${choice === chosen() ? " picked" : ""}${choice.turns ? "" : " in-place"}`;
  element.dataset.at = name;
  element.setAttribute("aria-hidden", "true"); // the lit shape says it in words
  element.append(...choice.gains.map(chipOf));
  return element;
}

/** Turn and tick, where something is picked. @param {Board} board */
function handles(board) {
  const choice = chosen();
  const end = choice && ending();
  if (!choice || !end || !isOn(board, placeOf(choice))) return [];
  const box = document.createElement("div");
  box.className = "handles";
  box.dataset.at = placeOf(choice);
  const tick = buttonOf("✓", `handle${end.decides ? " strong" : ""}`, () => !isDeaf() && confirm());
  tick.setAttribute("aria-label", end.words);
  if (canTurn()) {
    const round = buttonOf("↻", "handle", () => turn(1));
    round.setAttribute("aria-label", "Turn");
    box.append(round);
  }
  box.append(tick);
  return [box];
}

/** Puts everything beside its place or in it: handles first, then what they leave free. */
function place() {
  frame = 0;
  for (const board of allBoards()) if (board.over.childElementCount) placeOn(board);
}

/** @param {Board} board */
function placeOn(board) {
  const rock = board.rock.getBoundingClientRect();
  const room = { wide: rock.width, high: rock.height };
  const boxes = new Map(all(":scope > [data-named] > [data-key]", board.svg).map((shape) => [shape, boxIn(rock, shape)]));
  const those = (wanted) => [...boxes].filter(([shape]) => shape.matches(".lit, .picked") === wanted).map(([, box]) => box);
  const [taken, land] = [those(true), those(false)];
  const fixed = all('.view, .view button, .steps, .pane[data-rail="inset"]').filter((each) => each.clientWidth).map((each) => boxIn(rock, each));
  const drawn = (layer) => all(`:scope > [data-layer=${layer}] > :not([data-small])`, board.svg).map((part) => boxIn(rock, part));
  const [pieces, names] = [drawn("pieces"), drawn("names")];
  const done = [];
  const put = [".handles", ".gain.picked", ".gain:not(.picked)"].flatMap((kind) => all(kind, board.over))
    .flatMap((element) => {
      const at = boxes.get(named(element.dataset.at));
      return at ? [{ element, at, isWithin: element.matches(".in-place") }] : [];
    });
  for (const { element, at, isWithin } of put) element.classList.toggle("small", isWithin && isSmall(at));
  const sizes = put.map(({ element }) => ({ wide: element.offsetWidth, high: element.offsetHeight })); // before any is moved
  for (const [number, { element, at, isWithin }] of put.entries()) {
    const size = sizes[number];
    const box = isWithin ? within(at, size, room, { taken, fixed, done, pieces, names }) : beside(at, size, room, { taken: [...taken, ...fixed], land, done });
    element.style.transform = `translate(${Math.round(box.left)}px, ${Math.round(box.top)}px)`;
    element.hidden = at.right < 0 || at.left > rock.width || at.bottom < 0 || at.top > rock.height;
    done.push(box);
  }
}

/** @returns {Box} */
function boxIn(rock, element) {
  const box = element.getBoundingClientRect();
  return { left: box.left - rock.left, top: box.top - rock.top, right: box.right - rock.left, bottom: box.bottom - rock.top };
}
