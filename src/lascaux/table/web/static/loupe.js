// The loupe: what is too small or shared by several choices, enlarged, with a target for each of them.
import { all, inside, one } from "./page.js";
import { boardOf, named } from "./panes.js";
import { buttonOf, icon, textIn } from "./chips.js";
import { byName, placeOf } from "./picking.js";
import { chosen, onPicked, picked, pickTo, undecided } from "./picked.js";
import { cropped, insideOf, shapesOf, unionOf } from "./crop.js";
import { isBusy, plan, replace, take } from "./plan.js";
import { explainName } from "./explain.js";
import { pointTo } from "./pointed.js";
import { bare, make } from "./shapes.js";
import { shown } from "./screen.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./screen.js").Choice} Choice */

const SMALL = 40; // pixels: what is smaller cannot be hit with a finger
const FINGER = 22; // pixels round a tap that may have been meant

/** What is open: choices between which it tells, and whether they stand for the plan's last step. */
let open = { key: "", choices: /** @type {Choice[]} */ ([]), again: false };
let filled = ""; // what it was filled for
let uncovered = ""; // what the board was moved for
/** @type {Board | null} */
let lent = null; // which board goes back to where it was
let closed = ""; // what somebody has closed
/** @type {Choice[]} */
let asked = []; // what a tap has opened it for
/** @type {Choice | null} */
let wish = null; // what was picked while something else was on its way
/** @type {any} */
let panel = null;

/** Starts to listen. */
export function loupe() {
  panel = document.createElement("section");
  panel.className = "loupe";
  panel.hidden = true;
  panel.setAttribute("role", "dialog");
  one("#table").append(panel);
  onPicked(look);
  document.addEventListener("looked", () => !panel.hidden && put());
  new ResizeObserver(() => !panel.hidden && put()).observe(one("#table"));
  for (const start of ["pointerover", "focusin"]) panel.addEventListener(start, point);
  for (const end of ["pointerleave", "focusout"]) panel.addEventListener(end, nowhere);
}

/** Whether it is open. */
export const isLoupeOpen = () => Boolean(panel && !panel.hidden);

/** Shows or hides it; the board steps back behind it. @param {boolean} isOpen */
function show(isOpen) {
  panel.hidden = !isOpen;
  one("#table").toggleAttribute("data-loupe", isOpen);
}

/** Closes it; what it was for can be picked again. */
export function closeLoupe() {
  closed = open.key;
  asked = [];
  if (picked.second && undecided().length) pickTo({ second: "", id: "" });
  else hide();
}

/** The choices that a tap may have meant, if it hit something too small for a finger. @param {any} element @param {PointerEvent} event @returns {Choice[]} */
export function nearby(element, event) {
  const box = element.getBoundingClientRect();
  if (!boardOf(element) || event.pointerType !== "touch" || Math.min(box.width, box.height) >= SMALL || !element.matches(".lit")) return [];
  const near = all(":scope > [data-named] > .lit", boardOf(element)?.svg).filter((shape) => {
    const other = shape.getBoundingClientRect();
    const [dx, dy] = [Math.max(other.left - event.clientX, 0, event.clientX - other.right), Math.max(other.top - event.clientY, 0, event.clientY - other.bottom)];
    return Math.hypot(dx, dy) < FINGER;
  });
  const names = new Set(near.map((shape) => shape.dataset.key));
  const fits = byName(shown.choices).filter((choice) => !choice.turns && (!picked.first || choice.thing === picked.first));
  return fits.filter((choice) => names.has(placeOf(choice)));
}

/** Opens it for some choices. @param {Choice[]} choices */
export function openLoupe(choices) {
  asked = choices;
  closed = "";
  look();
}

/** The choices that only a loupe can tell apart now. @returns {{choices: Choice[], again: boolean}} */
function wanted() {
  if (!shown.mine || plan.acting) return { choices: [], again: false };
  const several = undecided();
  if (several.length) return { choices: several, again: false };
  const left = asked.filter((choice) => shown.choices.includes(choice));
  if (left.length) return { choices: left, again: false };
  const last = plan.steps.at(-1)?.choice;
  const isAgain = shown.finished && open.choices.some((choice) => choice.id === last?.id || (last?.quiet && plan.among.includes(choice)));
  if (isAgain) return { choices: open.choices, again: true };
  const choices = byName(shown.choices);
  const bases = new Set(choices.map((choice) => baseOf(placeOf(choice))));
  const isOne = bases.size === 1 && choices.every((choice) => placeOf(choice).includes(".") && !named(placeOf(choice))?.matches(".thing"));
  return { choices: isOne ? choices : [], again: false };
}

const baseOf = (name) => name.split(".")[0];

function look() {
  if (plan.waiting) return;
  const { choices, again } = wanted();
  const place = choices[0] && named(placeOf(choices[0]));
  const board = place && boardOf(place);
  const key = choices.map((choice) => choice.id).join(" ");
  if (!choices.length || closed === key) return hide();
  if (key !== open.key || panel.hidden) closed = "";
  open = { key, choices, again };
  const now = `${key} ${shown.position} ${shown.plan}`;
  if (now !== filled || panel.hidden) fill(board, choices);
  filled = now;
  for (const button of all(".target", panel)) {
    const choice = choices.find((each) => each.id === button.dataset.choice);
    button.setAttribute("aria-pressed", String(isPicked(choice)));
  }
  if (wish && !isBusy() && choices.includes(wish)) pickOne(wish);
}

function hide() {
  if (panel.hidden) return;
  show(false);
  if (lent) {
    lent.moved = false;
    lent.follow();
    lent = null;
  }
  if (!shown.finished) open = { key: "", choices: [], again: false };
  nowhere();
}

function nowhere() {
  pointTo(null);
  explainName("");
}

/** @param {Board | undefined} board @param {Choice[]} choices */
function fill(board, choices) {
  const [place, key] = [named(placeOf(choices[0])), open.key];
  const focus = panel.contains(document.activeElement) ? /** @type {any} */ (document.activeElement).dataset.choice : "";
  const title = textIn("h2", shown.finished ? "Or another?" : shown.prompt);
  const close = buttonOf("✕", "close", closeLoupe);
  close.setAttribute("aria-label", "Close");
  panel.setAttribute("aria-label", shown.prompt);
  show(true);
  const middle = document.createElement("div");
  middle.className = "loupe-land";
  const [left, right] = sides(board, choices).map((side) => {
    const column = document.createElement("div");
    column.className = "targets";
    column.append(...side.map(target));
    return column;
  });
  if (board && !place.matches(".thing")) middle.append(land(board, choices));
  const lines = make("svg", { class: "lines-to", "aria-hidden": "true" });
  panel.replaceChildren(title, close, left, middle, right, lines);
  panel.classList.toggle("listed", !middle.childElementCount);
  put();
  if (key !== uncovered) uncover(board, place);
  uncovered = key;
  if (focus) one(`[data-choice="${focus}"]`, panel)?.focus();
}

/** Left and right, each from above, where the regions lie. @returns {Choice[][]} */
function sides(board, choices) {
  const points = new Map(choices.map((choice) => [choice, pointOf(board, choice)]));
  const by = (axis) => (one, other) => (points.get(one)?.[axis] ?? 0) - (points.get(other)?.[axis] ?? 0);
  const across = [...choices].sort(by("x"));
  const half = Math.ceil(across.length / 2);
  return [across.slice(0, half), across.slice(half)].map((side) => side.sort(by("y")));
}

function pointOf(board, choice) {
  const shape = named(placeOf(choice));
  return board && shape && !shape.matches(".thing") ? insideOf(board, shape) : null;
}

/** The part of the board, with what cannot be chosen darkened. */
function land(board, choices) {
  const shapes = [...new Set(choices.flatMap((choice) => shapesOf(board, baseOf(placeOf(choice)))))];
  const box = unionOf(board, shapes);
  const svg = cropped(board, box, 206);
  const names = new Set(choices.map(placeOf));
  const regions = shapes.filter((each) => each.dataset.key.includes(".") || shapes.length === 1);
  svg.append(...veil(box, regions, names));
  for (const shape of regions) {
    const copy = bare(shape);
    copy.setAttribute("class", names.has(shape.dataset.key) ? "region" : "region dark");
    copy.dataset.key = shape.dataset.key;
    copy.addEventListener("click", () => choose(choices.filter((choice) => placeOf(choice) === shape.dataset.key)));
    svg.append(copy);
  }
  return svg;
}

/** A shadow over all but some regions; one that lies upon another counts there. @param {import("./crop.js").Box} box @param {any[]} regions @param {Set<string>} open */
function veil(box, regions, open) {
  const cuts = regions.map((region) => make("g", { class: open.has(region.dataset.key) ? "cut" : "kept" }, bare(region)));
  const mask = make("mask", { id: "loupe-veil" }, make("rect", { ...box, fill: "#fff" }), ...cuts);
  return [mask, make("rect", { ...box, class: "shadow", mask: "url(#loupe-veil)" })];
}

/** A tap on a region that only one choice is about. */
function choose(choices) {
  if (choices.length === 1) pickOne(choices[0]);
}

/** A button for one choice: sign, number and word. @param {Choice} choice */
function target(choice) {
  const button = buttonOf("", "target", () => pickOne(choice));
  const [chip] = choice.gains;
  const head = document.createElement("span");
  head.className = "target-head";
  if (chip?.symbol) head.append(icon(chip.symbol));
  head.append(textIn("b", chip?.text ?? ""));
  button.append(head, textIn("span", chip?.name || choice.way || choice.short), textIn("span", `: ${choice.words} ${choice.more}`, "unseen"));
  button.dataset.choice = choice.id;
  button.dataset.of = placeOf(choice);
  return button;
}

const isPicked = (choice) => choice?.id === (open.again ? plan.steps.at(-1)?.choice.id : chosen()?.id);

/** @param {Choice} choice */
function pickOne(choice) {
  wish = isBusy() ? choice : null;
  if (wish || isPicked(choice)) return;
  asked = [];
  if (open.again) void replace(choice);
  else take(choice);
}

/** What one points at is filled on the land, and told in the bar. */
function point(event) {
  const button = inside(event, ".target");
  const name = button?.dataset.of ?? "";
  for (const region of all(".region", panel)) region.classList.toggle("told", region.dataset.key === name);
  pointTo(open.choices.find((choice) => choice.id === button?.dataset.choice) ?? null);
  explainName(name);
}

// --- where it stands ---

/** Below what is left of the board on a narrow screen, else beside, below or above the whole thing. */
function put() {
  const place = named(placeOf(open.choices[0]));
  const stage = place?.closest(".rock") ?? one(".pane.stage");
  if (!place || !stage) return;
  const rock = stage.getBoundingClientRect();
  const board = boardOf(place);
  const narrow = rock.width < 640;
  panel.classList.toggle("narrow", narrow);
  const shapes = board ? shapesOf(board, baseOf(placeOf(open.choices[0]))) : [place];
  const boxes = shapes.map((shape) => shape.getBoundingClientRect());
  const { offsetWidth: wide, offsetHeight: high } = panel;
  if (narrow) {
    const below = [one("#bar"), one("#f-notices")].map((each) => each.getBoundingClientRect()).filter((each) => each.height && each.top >= rock.top + rock.height / 2 && each.left < rock.right);
    const foot = below.length ? Math.min(...below.map((each) => each.top)) : rock.bottom;
    Object.assign(panel.style, { left: `${rock.left}px`, top: `${foot - high}px`, width: `${rock.width}px` });
  } else {
    const room = { left: rock.left + 8, right: rock.right - wide - 8, top: rock.top + 8, bottom: rock.bottom - high - 8 };
    const [left, top] = ["left", "top"].map((side) => Math.min(...boxes.map((box) => box[side])));
    const [right, bottom] = ["right", "bottom"].map((side) => Math.max(...boxes.map((box) => box[side])));
    const [x, y] = [(left + right - wide) / 2, (top + bottom - high) / 2];
    /** @type {[number, number][]} beside it, below or above */
    const spots = [[right + 24, y], [left - wide - 24, y], [x, bottom + 24], [x, top - high - 24]];
    const isFree = ([across, down], at) => (at < 2 ? across >= room.left && across <= room.right : down >= room.top && down <= room.bottom);
    const spot = spots.find(isFree) ?? spots[0];
    const held = (low, high, to) => `${Math.max(low, Math.min(high, to))}px`;
    Object.assign(panel.style, { left: held(room.left, room.right, spot[0]), top: held(room.top, room.bottom, spot[1]), width: "" });
  }
  connect(board);
}

/** Once it is open, what it is about is moved out from under it, and stays there until it is closed. */
function uncover(board, place) {
  const [thing, cover] = [place.getBoundingClientRect(), panel.getBoundingClientRect()];
  if (!board || !panel.matches(".narrow") || thing.bottom <= cover.top - 8) return;
  if (!board.moved) lent = board;
  board.pan(0, thing.bottom - cover.top + 16);
}

/** Lines from the targets to their regions. */
function connect(board) {
  const lines = one(".lines-to", panel);
  const svg = one(".crop", panel);
  lines.replaceChildren();
  if (!svg || !board) return;
  const box = panel.getBoundingClientRect();
  const matrix = svg.getScreenCTM();
  for (const button of all(".target", panel)) {
    const choice = open.choices.find((each) => each.id === button.dataset.choice);
    const point = pointOf(board, choice)?.matrixTransform(matrix);
    if (!point) continue;
    const from = button.getBoundingClientRect();
    const x = from.right < point.x ? from.right : from.left;
    const d = `M${x - box.left} ${from.top + from.height / 2 - box.top}L${point.x - box.left} ${point.y - box.top}`;
    lines.append(make("path", { class: "under", d }), make("path", { class: "upper", d }));
    lines.append(make("circle", { cx: point.x - box.left, cy: point.y - box.top, r: 4.5 }));
  }
}
