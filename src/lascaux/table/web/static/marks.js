// What is drawn over a board while one chooses: the veil, what would appear, rings and arrows.
import { all, one } from "./page.js";
import { allBoards, boardOf, named } from "./panes.js";
import { chosen, onPicked, picked } from "./picked.js";
import { isLoupeOpen } from "./loupe.js";
import { unionOf } from "./crop.js";
import { isBegun, placeOf } from "./picking.js";
import { plan } from "./plan.js";
import { bare, make } from "./shapes.js";
import { lookedAt, pointed } from "./pointed.js";
import { changedBy, isChanged } from "./since.js";
import { shown } from "./screen.js";

/** @typedef {import("./board.js").Board} Board */

const SMALL = 32; // pixels
const scales = new WeakMap(); // at which each board was last seen
const framed = new WeakMap(); // what is framed on each board, and where it lay
const spots = new WeakMap(); // where each shape is, as long as it is there

/** Starts to listen. */
export function marks() {
  onPicked(draw);
  document.addEventListener("looked", (event) => looked(boardOf(event.target)));
  document.addEventListener("pointed", draw);
}

/** Arrows keep their size on the screen. @param {Board | undefined} board */
function looked(board) {
  if (!board || board.painted !== board.view || scales.get(board) === board.scale) return;
  scales.set(board, board.scale);
  drawOn(board);
}

function draw() {
  for (const board of allBoards()) drawOn(board);
  const isSeen = isFramed();
  for (const card of all(".thing:not(.of-seat)")) {
    const seat = isSeen && changedBy(card.dataset.key, "");
    if (seat) card.dataset.since = seat;
    else card.removeAttribute("data-since");
  }
}

/** @param {Board | undefined} board */
function drawOn(board) {
  if (!board) return;
  const overlay = one(":scope > .overlay", board.svg);
  const parts = [veil(board), preview(board), ...rings(board), ...arrows(board)].filter(Boolean);
  overlay.replaceChildren(...parts);
  frame(board);
}

/** Darkens all but what can be chosen; where the land is judged or a loupe is open, all a little: then nothing is painted anew. @param {Board} board */
function veil(board) {
  const lit = all(":scope > [data-named] > :is(.lit, .picked, .planned)", board.svg);
  const isVeiled = lit.some((shape) => shape.matches(".lit")) && (!shown.calm || isBegun(shown.choices, picked));
  const isWhole = isLoupeOpen() || lit.some(isLand);
  board.over.classList.toggle("dusk", isVeiled && isWhole);
  if (isWhole || !isVeiled) return null;
  const [x, y, width, height] = board.home;
  const box = { x: x - width, y: y - height, width: 3 * width, height: 3 * height };
  const id = `veil-${board.rock.closest(".pane")?.id}`;
  const mask = make("mask", { id, maskUnits: "userSpaceOnUse", ...box }, make("rect", { ...box, fill: "#fff" }), make("g", { class: "bar" }, ...lit.map(bare)));
  return make("g", { class: "veil" }, mask, make("rect", { ...box, mask: `url(#${id})` }));
}

const isLand = (shape) => shown.choices.some((choice) => choice.turns && choice.place === shape.dataset.key);

/** What would appear where something is picked, or where one points; what a plan ends with if that is no place. @param {Board} board */
function preview(board) {
  const boardAt = (choice) => boardOf(named(placeOf(choice))); // none, of a card: it may show something on any
  const last = shown.choices.length ? null : plan.steps.at(-1)?.choice;
  const choices = [chosen(), pointed(), last?.place ? null : last].filter((choice) => choice?.shows && [board, undefined].includes(boardAt(choice)));
  const made = [...new Set(choices)].map((choice) => {
    const drawn = previewOf(board, choice?.shows ?? "");
    const place = choice && boardAt(choice) && named(placeOf(choice))?.getAttribute("transform");
    if (place) drawn?.setAttribute("transform", place);
    drawn?.setAttribute("class", choice === chosen() || !choice?.place ? "shown" : "hinted");
    return drawn;
  });
  const seen = [...made, previewOf(board, lookedAt())].filter(Boolean);
  return seen.length ? make("g", { class: "preview" }, ...seen) : null;
}

/** A copy of one of the previews of a board. @param {Board} board */
function previewOf(board, name) {
  const drawn = name ? one(`:scope > [data-layer="previews"] > [data-key="${CSS.escape(name)}"]`, board.svg)?.cloneNode(true) : null;
  drawn?.removeAttribute("data-key");
  return drawn;
}

/** Whether what others have changed since the viewer's last turn has a frame: until something is picked. */
const isFramed = () => isChanged() && !plan.steps.length && !isBegun(shown.choices, picked);

/** Round what others have changed; drawn anew only if it is something else. @param {Board} board */
function frame(board) {
  const things = isFramed() ? changedOn(board) : new Map();
  const now = [...things.values()].flat().flatMap((shape) => [shape, shape.getAttribute("transform")]);
  const old = framed.get(board) ?? [];
  if (now.length === old.length && now.every((each, at) => each === old[at])) return;
  framed.set(board, now);
  one(":scope > .changed", board.svg).replaceChildren(...[...things].flatMap(([thing, shapes]) => framesOf(board, thing[0], shapes)));
}

/** What has changed, by the seat that has changed it and its name. @param {Board} board @returns {Map<string, any[]>} */
function changedOn(board) {
  /** @type {Map<string, any[]>} */
  const things = new Map();
  for (const shape of all(":scope > [data-named] > [data-key]", board.svg)) {
    const seat = changedBy(shape.dataset.key);
    const thing = `${seat} ${shape.dataset.key.split(".")[0]}`;
    if (seat) things.set(thing, [...(things.get(thing) ?? []), shape]);
  }
  return things;
}

/** Round all of one thing at once. @param {Board} board @param {string} seat @param {any[]} shapes */
function framesOf(board, seat, shapes) {
  const whole = shapes.find((shape) => !shape.dataset.key.includes(".")) ?? (shapes.length > 1 ? null : shapes[0]);
  const outline = () => (whole ? bare(whole) : make("rect", unionOf(board, shapes)));
  return [make("g", {}, outline()), make("g", { class: `since of-${seat}` }, outline())];
}

/** Round what is picked, and what is planned where it is not so small that it would be hidden. @param {Board} board */
function rings(board) {
  const isLarge = (shape) => shape.matches(".picked") || spotOf(board, shape).least * board.scale >= SMALL;
  return all(":scope > [data-named] > :is(.picked, .planned)", board.svg).filter(isLarge).flatMap((shape) =>
    ["halo", "ring"].map((name) => make("g", { class: `${name}${shape.matches(".picked") ? "" : " planned"}` }, bare(shape))),
  );
}

/** From where to where something would go: across the border, and how many. @param {Board} board */
function arrows(board) {
  const choice = chosen();
  const legs = [...plan.steps.map((step) => step.choice), ...(choice ? [choice] : [])];
  /** @type {Map<string, {from: any, to: any, count: number}>} */
  const found = new Map();
  for (const { thing, place, actions } of legs) {
    const [from, to] = [named(thing), named(place)];
    if (!thing || !place || thing === place || !from || !to || boardOf(from) !== board || boardOf(to) !== board) continue;
    if (from.matches(".thing") || to.matches(".thing")) continue;
    const leg = found.get(`${thing} ${place}`) ?? { from, to, count: 0 };
    leg.count += 1 / actions.length; // what one pick decides are several steps of a plan
    found.set(`${thing} ${place}`, leg);
  }
  return [...found.values()].map((leg) => arrow(board, leg));
}

function arrow(board, { from, to, count }) {
  const [start, end] = [from, to].map((shape) => spotOf(board, shape));
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const far = Math.hypot(dx, dy) || 1;
  const size = Math.min(1 / board.scale, far / 90); // of one pixel, or less where places are small
  const [ux, uy] = [dx / far, dy / far];
  const at = (along, aside = 0) => `${start.x + dx / 2 + (ux * along - uy * aside) * size} ${start.y + dy / 2 + (uy * along + ux * aside) * size}`;
  const d = `M${at(-20, 4)}L${at(-2, 4)}L${at(-2, 11)}L${at(13)}L${at(-2, -11)}L${at(-2, -4)}L${at(-20, -4)}Z`;
  const [x, y] = at(-14, 18).split(" ").map(Number);
  const told = count > 1.1 ? [make("circle", { cx: x, cy: y, r: 11 * size }), number(Math.ceil(count - 0.1), x, y, size)] : [];
  return make("g", { class: "arrow" }, make("path", { d }), ...told);
}

function number(count, x, y, size) {
  const text = make("text", { x, y: y + 5 * size, "font-size": 14 * size, "text-anchor": "middle" });
  text.textContent = String(count);
  return text;
}

/** The middle of a shape and its lesser side, in units of the board; measuring it anew takes long. */
function spotOf(board, shape) {
  const place = shape.getAttribute("transform");
  const last = spots.get(shape);
  if (last?.place === place) return last;
  const [x, y, width, height] = board.boxOf(shape);
  const found = { place, x: x + width / 2, y: y + height / 2, least: Math.min(width, height) };
  spots.set(shape, found);
  return found;
}
