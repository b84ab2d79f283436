// The view of the board: pan by dragging, zoom by wheel, pinch, buttons and keys, fit to size.
import { one, spoken, still } from "./page.js";

const SLACK = 6; // a pointer that moves less than this many pixels has clicked

let svg;
let home = [0, 0, 1, 1]; // what the server would show
let view = [0, 0, 1, 1]; // what is shown
let moved = false; // whether the user has chosen a view
let dragged = false;
let frame = 0;
const fingers = new Map();

/** Starts to listen. */
export function watchBoard() {
  svg = one("#board");
  home = view = svg.getAttribute("viewBox").split(/[\s,]+/).map(Number);
  svg.addEventListener("pointerdown", down);
  svg.addEventListener("pointermove", move);
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) svg.addEventListener(end, up);
  svg.addEventListener("click", (event) => dragged && event.stopImmediatePropagation(), true);
  svg.addEventListener("wheel", wheel, { passive: false });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-view]");
    if (button) ({ in: () => zoom(1.35), out: () => zoom(1 / 1.35), fit })[button.dataset.view]();
  });
  document.addEventListener("keydown", key);
}

/** The part of the board that is worth seeing; shown unless the user looks elsewhere. */
export function setHome(box) {
  home = box.map(Number);
  if (!moved) glide(home);
}

/** Back to the whole board. */
export function fit() {
  moved = false;
  glide(home);
}

/** Moves the view as little as needed to show a rectangle of the screen. */
export function reveal(box) {
  const frame = svg.getBoundingClientRect();
  const by = (low, high, least, most) => (low < least ? low - least : high > most ? high - most : 0);
  const dx = by(box.left, box.right, frame.left + 8, frame.right - 8);
  const dy = by(box.top, box.bottom, frame.top + 8, frame.bottom - 70);
  if ((dx || dy) && moved) pan(dx, dy);
}

/** A point of the screen in units of the board. */
export function toBoard(x, y) {
  return new DOMPoint(x, y).matrixTransform(svg.getScreenCTM().inverse());
}

function set(box) {
  view = box;
  svg.setAttribute("viewBox", box.map((number) => Math.round(number * 100) / 100).join(" "));
}

function glide(to) {
  cancelAnimationFrame(frame);
  const from = view;
  if (still() || from.every((number, index) => Math.abs(number - to[index]) < 1)) return set([...to]);
  const start = performance.now();
  const step = (now) => {
    const part = Math.min(1, Math.max(0, now - start) / 280);
    const eased = 1 - (1 - part) ** 3;
    set(from.map((number, index) => number + (to[index] - number) * eased));
    if (part < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
}

/** Zooms about a point of the screen, or about the middle. */
function zoom(factor, x, y) {
  cancelAnimationFrame(frame);
  const box = svg.getBoundingClientRect();
  const at = toBoard(x ?? box.left + box.width / 2, y ?? box.top + box.height / 2);
  const width = Math.min(home[2] * 2.5, Math.max(home[2] / 14, view[2] / factor));
  const scale = width / view[2];
  moved = true;
  set([at.x - (at.x - view[0]) * scale, at.y - (at.y - view[1]) * scale, width, view[3] * scale]);
}

/** Shifts the view by pixels, but never away from the board. */
function pan(dx, dy) {
  cancelAnimationFrame(frame);
  const scale = 1 / svg.getScreenCTM().a;
  const held = (low, size, at, width) => Math.min(low + size - width * 0.2, Math.max(low - width * 0.8, at));
  moved = true;
  set([
    held(home[0], home[2], view[0] + dx * scale, view[2]),
    held(home[1], home[3], view[1] + dy * scale, view[3]),
    view[2],
    view[3],
  ]);
}

function down(event) {
  if (event.button !== 0) return;
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
  svg.classList.remove("dragged");
  setTimeout(() => (dragged = false)); // after the click that ends a drag
}

function wheel(event) {
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
