// What a choice brings, told at its place; and two handles beside what is picked on a board.
import { all } from "./page.js";
import { allBoards, boardOf, named } from "./panes.js";
import { buttonOf, chipOf } from "./chips.js";
import { canTurn, turn } from "./tap.js";
import { choiceAt, litNames } from "./light.js";
import { chosen, onPicked } from "./picked.js";
import { confirm, isDeaf } from "./confirm.js";
import { ending } from "./plan.js";
import { isLoupeOpen } from "./loupe.js";
import { placeOf } from "./picking.js";
import { pointed } from "./pointed.js";
import { shown } from "./screen.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box in pixels of the rock */

const MOST = 25; // places that are told at once
const GAP = 6;
const LARGE = 44; // pixels: a place so high has its gains on its edge
const ROOMY = 84; // and a higher one inside

let frame = 0;

/** Starts to listen. */
export function gains() {
  onPicked(fill);
  document.addEventListener("pointed", fill);
  document.addEventListener("looked", () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  });
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
  if (hinted) tell(placeOf(hinted), hinted);
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
  place();
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

/** Puts everything beside its place: handles first, then what they leave free. */
function place() {
  for (const board of allBoards()) {
    const rock = board.rock.getBoundingClientRect();
    const within = (element) => boxIn(rock, element);
    const shapes = all(".handles, .gain", board.over).length ? all(":scope > [data-named] > [data-key]", board.svg) : [];
    const taken = shapes.filter((shape) => shape.matches(".lit, .picked")).map(within);
    const land = shapes.filter((shape) => !shape.matches(".lit, .picked")).map(within);
    const fixed = all(".view, .view button", board.rock).filter((each) => each.clientWidth).map(within);
    const inset = all('.pane[data-rail="inset"]').map(within);
    const done = [];
    for (const element of [...all(".handles", board.over), ...all(".gain.picked", board.over), ...all(".gain:not(.picked)", board.over)]) {
      const shape = named(element.dataset.at);
      if (!shape) continue;
      const at = within(shape);
      const box = best(at, element, rock, { taken: [...taken, ...fixed, ...inset], land, done });
      element.style.transform = `translate(${Math.round(box.left)}px, ${Math.round(box.top)}px)`;
      element.hidden = at.right < 0 || at.left > rock.width || at.bottom < 0 || at.top > rock.height;
      done.push(box);
    }
  }
}

/** @returns {Box} */
function boxIn(rock, element) {
  const box = element.getBoundingClientRect();
  return { left: box.left - rock.left, top: box.top - rock.top, right: box.right - rock.left, bottom: box.bottom - rock.top };
}

/**
 * The spot that covers least. What is laid somewhere is told beside it; what happens in a place is told in it,
 * or on its edge where it is small.
 */
function best(at, element, rock, { taken, land, done }) {
  const { offsetWidth: wide, offsetHeight: high } = element;
  const [across, down, size] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2, at.bottom - at.top];
  const under = done.reduce((low, box) => (overlap(box, { ...at, bottom: at.bottom + 60 }) ? Math.max(low, box.bottom) : low), at.bottom);
  const beside = [
    [across - wide / 2, at.bottom + GAP],
    [across - wide / 2, under + GAP],
    [at.left - wide - GAP, down - high / 2],
    [at.right + GAP, down - high / 2],
    [across - wide / 2, at.top - high - GAP],
    [at.left, at.bottom + GAP],
    [at.right - wide, at.bottom + GAP],
    [at.left, at.top - high - GAP],
    [at.right - wide, at.top - high - GAP],
  ];
  const within = [[across - wide / 2, at.bottom - high - size * 0.14]];
  const edges = [[across - wide / 2, at.top - high * 0.4], [across - wide / 2, at.bottom - high * 0.6]];
  const isInside = element.matches(".gain.in-place") && size >= LARGE;
  const spots = (isInside ? (size >= ROOMY ? within : edges) : beside).map(([left, top]) =>
    boxAt(Math.max(2, Math.min(rock.width - wide - 2, left)), Math.max(2, Math.min(rock.height - high - 2, top)), wide, high),
  );
  const cost = (box) => (isInside ? 0 : sum([at], box) + sum(land, box) / 4) + 4 * sum(taken, box) + 8 * sum(done, box);
  return spots.reduce((one, other) => (cost(other) < cost(one) - 1 ? other : one));
}

const boxAt = (left, top, wide, high) => ({ left, top, right: left + wide, bottom: top + high });
const sum = (boxes, box) => boxes.reduce((total, each) => total + overlap(each, box), 0);

/** How much of two boxes is the same. @param {Box} a @param {Box} b */
const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
