// The view of the board: pan by dragging, zoom by wheel, pinch, buttons and keys, fit to size.
// While it moves, the painted picture is shifted and scaled; it is painted anew when it rests.
import { all, one, spoken, still } from "./page.js";

const SLACK = 6; // a pointer that moves less than this many pixels has clicked
const REST = 160; // milliseconds without a movement until the board is painted anew
const SPARE = 0.25; // of the stage, painted beyond each of its sides
const GAP = 10; // pixels between the board and what lies over it

let stage;
let svg;
let home = [0, 0, 1, 1]; // what the server would show: left, top, width, height
let view = [0, 0, 1, 1]; // what is shown, in the proportions of the stage
let painted = view; // what the board was last painted for
let moved = false; // whether the user has chosen a view
let dragged = false;
let frame = 0;
let resting = 0;
let hand = { wide: GAP, high: GAP }; // the room for what is in hand, kept while there is nothing
const fingers = new Map();

/** Starts to listen. */
export function watchBoard() {
  [stage, svg] = [one("#stage"), one("#board")];
  home = svg.getAttribute("viewBox").split(/[\s,]+/).map(Number);
  stage.classList.add("live");
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
  document.addEventListener("screen", () => queueMicrotask(resized), { once: true });
  document.addEventListener("screen", () => queueMicrotask(follow));
}

/** The part of the board that is worth seeing. */
export function setHome(box) {
  home = box.map(Number);
}

/** Shows that part, unless it is seen well already or the user looks elsewhere. */
function follow() {
  if (moved) return;
  const to = fitted();
  if (!isSeen(content()) || view[2] > to[2] * 1.3) glide(to);
}

/**
 * The box of all that can be pointed at or chosen, if the home is that with an even margin, or
 * was made for choices that are not offered; else the home.
 */
function content() {
  const boxes = all(":scope > [data-layer]:has([data-part], .choice)", svg)
    .map((layer) => layer.getBBox())
    .filter((box) => box.width && box.height);
  if (!boxes.length) return home;
  const [x, y] = ["x", "y"].map((low) => Math.min(...boxes.map((box) => box[low])));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  const aside = Math.hypot(x + width / 2 - home[0] - home[2] / 2, y + height / 2 - home[1] - home[3] / 2);
  return one(".choice.off", svg) || aside < home[2] * 0.03 ? [x, y, width, height] : home;
}

/** Back to the whole board. */
export function fit() {
  moved = false;
  glide(fitted());
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
  const bottom = parseFloat(getComputedStyle(stage).paddingBottom) + GAP;
  return [
    [GAP, buttons.wide, bottom, hand.wide],
    [hand.high, buttons.wide, bottom, GAP],
    [buttons.high, GAP, bottom, hand.wide],
    [Math.max(hand.high, buttons.high), GAP, bottom, GAP],
  ];
}

/** The view with all there is clear of what lies over the board, but no larger than the home would be. */
function fitted() {
  const { clientWidth: wide, clientHeight: high } = stage;
  const [x, y, width, height] = content();
  const ways = margins().map(([top, right, bottom, left]) => {
    const most = Math.min(wide / home[2], (high - bottom) / home[3]);
    const room = Math.min((wide - left - right) / width, (high - top - bottom) / height);
    const scale = Math.max(Math.min(most, room), 0.02);
    const within = (low, middle, top, half) => Math.max(low + half, Math.min(top - half, middle));
    const across = within(left, wide / 2, wide - right, (width / 2) * scale);
    const down = within(top, (high - bottom) / 2, high - bottom, (height / 2) * scale);
    return { scale, across, down, worth: scale - Math.hypot(across - wide / 2, down - high / 2) * 1e-5 };
  });
  const { scale, across, down } = ways.reduce((one, other) => (other.worth > one.worth ? other : one));
  return [x + width / 2 - across / scale, y + height / 2 - down / scale, wide / scale, high / scale];
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

/** Shows a part of the board, with what is painted already if that is enough. */
function look(box) {
  view = box;
  if (isBlank()) return rest();
  const scale = painted[2] / view[2];
  const pixels = stage.clientWidth / view[2];
  const [dx, dy] = [(painted[0] - view[0]) * pixels, (painted[1] - view[1]) * pixels];
  svg.style.transform = `translate(${dx}px, ${dy}px) scale(${scale})`;
  clearTimeout(resting);
  if (!fingers.size) resting = setTimeout(rest, REST);
}

/** Whether a part of the board that is in view has not been painted. */
function isBlank() {
  return [0, 1].some((axis) => {
    const spare = painted[axis + 2] * SPARE;
    const [low, high] = [painted[axis] - spare, painted[axis] + painted[axis + 2] + spare];
    const [from, to] = [home[axis], home[axis] + home[axis + 2]];
    return Math.max(view[axis], from) < low - 1 || Math.min(view[axis] + view[axis + 2], to) > high + 1;
  });
}

/** Paints the board for the part that is shown, and some more round it. */
function rest() {
  clearTimeout(resting);
  painted = view;
  const [x, y, width, height] = view;
  const more = 1 + 2 * SPARE;
  const box = [x - width * SPARE, y - height * SPARE, width * more, height * more];
  svg.setAttribute("viewBox", box.map((number) => Math.round(number * 1000) / 1000).join(" "));
  svg.style.transform = "";
}

/** The stage has another size: what was in the middle stays there. */
function resized() {
  const { clientWidth: wide, clientHeight: high } = stage;
  if (!wide || !high) return;
  const height = (view[2] * high) / wide;
  view = moved ? [view[0], view[1] + (view[3] - height) / 2, view[2], height] : fitted();
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
