// The view of the board: pan by dragging, zoom by wheel, pinch, buttons and keys, fit to size.
// While it moves, the painted picture is shifted and scaled; it is painted anew when it rests.
import { all, one, spoken, still } from "./page.js";

const SLACK = 6; // a pointer that moves less than this many pixels has clicked
const REST = 160; // milliseconds without a movement until the board is painted anew
const GAP = 8; // pixels between the board and what lies over it

let stage;
let svg;
let home = [0, 0, 1, 1]; // what the server would show: left, top, width, height
let view = [0, 0, 1, 1]; // what is shown, in the proportions of the stage
let painted = view; // what the board was last painted for
let moved = false; // whether the user has chosen a view
let dragged = false;
let frame = 0;
let resting = 0;
let hand = { wide: 0, high: 0 }; // the room for what is in hand, kept while there is nothing
const fingers = new Map();

/** Starts to listen. */
export function watchBoard() {
  [stage, svg] = [one("#stage"), one("#board")];
  home = svg.getAttribute("viewBox").split(/[\s,]+/).map(Number);
  stage.addEventListener("pointerdown", down);
  stage.addEventListener("pointermove", move);
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) stage.addEventListener(end, up);
  svg.addEventListener("click", (event) => dragged && event.stopImmediatePropagation(), true);
  stage.addEventListener("wheel", wheel, { passive: false });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-view]");
    if (button) ({ in: () => zoom(1.35), out: () => zoom(1 / 1.35), fit })[button.dataset.view]();
  });
  document.addEventListener("keydown", key);
  new ResizeObserver(resized).observe(stage);
  resized();
  document.addEventListener("screen", resized, { once: true });
  document.addEventListener("screen", follow);
}

/** The part of the board that is worth seeing. */
export function setHome(box) {
  home = box.map(Number);
}

/** Shows that part, unless it is seen well already or the user looks elsewhere. */
function follow() {
  if (moved) return;
  const to = fitted(home);
  if (!isSeen(home) || view[2] > to[2] * 1.3) glide(to);
}

/** Has what is drawn now in the middle, where less is drawn than could be. */
export function centre() {
  const boxes = all(":scope > [data-layer]", svg)
    .map((layer) => layer.getBBox())
    .filter((box) => box.width && box.height);
  if (!boxes.length) return;
  const middle = (start, size) =>
    (Math.min(...boxes.map((box) => box[start])) + Math.max(...boxes.map((box) => box[start] + box[size]))) / 2;
  home = [middle("x", "width") - home[2] / 2, middle("y", "height") - home[3] / 2, home[2], home[3]];
  if (!moved) glide(fitted(home));
}

/** Back to the whole board. */
export function fit() {
  moved = false;
  glide(fitted(home));
}

/** Moves the view as little as needed to show a rectangle of the screen that a bar may cover. */
export function reveal(box) {
  const clear = stage.getBoundingClientRect();
  const bars = all("#confirm:not([hidden]), .dock").map((bar) => bar.getBoundingClientRect());
  const over = bars.filter((bar) => bar.left < clear.right && bar.right > clear.left && bar.height);
  const bottom = Math.min(clear.bottom, ...over.map((bar) => bar.top));
  const by = (low, high, least, most) => (low < least ? low - least : high > most ? high - most : 0);
  const dx = by(box.left, box.right, clear.left + GAP, clear.right - GAP);
  const dy = by(box.top, box.bottom, clear.top + GAP, bottom - GAP);
  if (dx || dy) shift(dx, dy);
}

/** A point of the screen in units of the board. */
export function toBoard(x, y) {
  const { left, top, width } = stage.getBoundingClientRect();
  const scale = view[2] / width;
  return { x: view[0] + (x - left) * scale, y: view[1] + (y - top) * scale };
}

/** The ways to keep clear of the corners, in pixels: top, right, bottom and left. */
function margins() {
  const size = (part) => ({ wide: part.offsetWidth + 2 * GAP, high: part.offsetHeight + 2 * GAP });
  const [held, buttons] = [one("#in-hand"), size(one(".view", stage))];
  if (!held.hidden) hand = size(held);
  const bottom = parseFloat(getComputedStyle(stage).paddingBottom);
  return [
    [0, buttons.wide, bottom, hand.wide],
    [hand.high, buttons.wide, bottom, 0],
    [buttons.high, 0, bottom, hand.wide],
    [Math.max(hand.high, buttons.high), 0, bottom, 0],
  ];
}

/** The view that shows a box as large as can be beside what lies over the board. */
function fitted([x, y, width, height]) {
  const { clientWidth: wide, clientHeight: high } = stage;
  const ways = margins().map(([top, right, bottom, left]) => {
    const scale = Math.min((wide - left - right) / width, (high - top - bottom) / height);
    return { scale, across: (wide + left - right) / 2, down: (high + top - bottom) / 2 };
  });
  const best = ways.reduce((one, other) => (other.scale > one.scale ? other : one));
  const scale = Math.max(best.scale, 0.02);
  const [left, top] = [x + width / 2 - best.across / scale, y + height / 2 - best.down / scale];
  return [left, top, wide / scale, high / scale];
}

/** Whether a box is in view and clear of what lies over the board. */
function isSeen([x, y, width, height]) {
  const unit = view[2] / stage.clientWidth;
  return margins().some(
    ([top, right, bottom, left]) =>
      x >= view[0] + left * unit - 1 &&
      y >= view[1] + top * unit - 1 &&
      x + width <= view[0] + view[2] - right * unit + 1 &&
      y + height <= view[1] + view[3] - bottom * unit + 1,
  );
}

/** Shows a part of the board, with what is painted already. */
function look(box) {
  view = box;
  const scale = painted[2] / view[2];
  const pixels = stage.clientWidth / view[2];
  const [dx, dy] = [(painted[0] - view[0]) * pixels, (painted[1] - view[1]) * pixels];
  svg.style.transform = `translate(${dx}px, ${dy}px) scale(${scale})`;
  clearTimeout(resting);
  if (!fingers.size) resting = setTimeout(rest, REST);
}

/** Paints the board for the part that is shown. */
function rest() {
  clearTimeout(resting);
  painted = view;
  svg.setAttribute("viewBox", view.map((number) => Math.round(number * 1000) / 1000).join(" "));
  svg.style.transform = "";
}

/** The stage has another size: what was in the middle stays there. */
function resized() {
  const { clientWidth: wide, clientHeight: high } = stage;
  if (!wide || !high) return;
  const height = (view[2] * high) / wide;
  view = moved ? [view[0], view[1] + (view[3] - height) / 2, view[2], height] : fitted(home);
  cancelAnimationFrame(frame);
  rest();
}

function glide(to) {
  cancelAnimationFrame(frame);
  const from = view;
  if (still() || from.every((number, index) => Math.abs(number - to[index]) < 1)) {
    view = to;
    return rest();
  }
  const start = performance.now();
  const step = (now) => {
    const part = Math.min(1, Math.max(0, now - start) / 280);
    const eased = 1 - (1 - part) ** 3;
    look(from.map((number, index) => number + (to[index] - number) * eased));
    if (part < 1) frame = requestAnimationFrame(step);
    else rest();
  };
  frame = requestAnimationFrame(step);
}

/** Zooms about a point of the screen, or about the middle. */
function zoom(factor, x, y) {
  cancelAnimationFrame(frame);
  const box = stage.getBoundingClientRect();
  const at = toBoard(x ?? box.left + box.width / 2, y ?? box.top + box.height / 2);
  const width = Math.min(home[2] * 3, Math.max(home[2] / 14, view[2] / factor));
  const scale = width / view[2];
  moved = true;
  look([at.x - (at.x - view[0]) * scale, at.y - (at.y - view[1]) * scale, width, view[3] * scale]);
}

function pan(dx, dy) {
  moved = true;
  shift(dx, dy);
}

/** Shifts the view by pixels, but never away from the board. */
function shift(dx, dy) {
  cancelAnimationFrame(frame);
  const scale = view[2] / stage.clientWidth;
  const held = (low, size, at, width) => Math.min(low + size - width * 0.2, Math.max(low - width * 0.8, at));
  look([
    held(home[0], home[2], view[0] + dx * scale, view[2]),
    held(home[1], home[3], view[1] + dy * scale, view[3]),
    view[2],
    view[3],
  ]);
}

function down(event) {
  if (event.button !== 0 || event.target.closest("button, #confirm")) return;
  if (!fingers.size) dragged = false;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, from: [event.clientX, event.clientY] });
}

function move(event) {
  const finger = fingers.get(event.pointerId);
  if (!finger) return;
  const { clientX: x, clientY: y } = event;
  const far = Math.hypot(x - finger.from[0], y - finger.from[1]);
  if (!dragged && far < SLACK) return;
  if (!dragged || !svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
  dragged = true;
  svg.classList.add("dragged");
  const others = [...fingers.values()].filter((other) => other !== finger);
  if (others.length) {
    const [other] = others;
    const span = (px, py) => Math.max(20, Math.hypot(px - other.x, py - other.y));
    zoom(span(x, y) / span(finger.x, finger.y), (x + other.x) / 2, (y + other.y) / 2);
    pan((finger.x - x) / 2, (finger.y - y) / 2);
  } else {
    pan(finger.x - x, finger.y - y);
  }
  finger.x = x;
  finger.y = y;
}

function up(event) {
  if (event.type === "pointerleave" && svg.hasPointerCapture(event.pointerId)) return;
  fingers.delete(event.pointerId);
  if (fingers.size) return;
  if (painted !== view) rest();
  svg.classList.remove("dragged");
  setTimeout(() => (dragged = false)); // after the click that ends a drag
}

function wheel(event) {
  if (event.target.closest("#confirm")) return;
  event.preventDefault();
  const pixels = event.deltaY * (event.deltaMode ? 20 : 1);
  zoom(Math.exp(-Math.max(-200, Math.min(200, pixels)) * (event.ctrlKey ? 0.01 : 0.0018)), event.clientX, event.clientY);
}

function key(event) {
  if (spoken(event)) return;
  const steps = { ArrowLeft: [-60, 0], ArrowRight: [60, 0], ArrowUp: [0, -60], ArrowDown: [0, 60] };
  if (event.key === "+" || event.key === "=") zoom(1.25);
  else if (event.key === "-" || event.key === "_") zoom(1 / 1.25);
  else if (event.key === "f" || event.key === "F") fit();
  else if (event.target === svg && steps[event.key]) pan(...steps[event.key]);
  else return;
  event.preventDefault();
}
