// Pictures in lines of the log, as they come into sight: of what a line speaks of, and of places that have no name.
import { all, one } from "./page.js";
import { bare, make } from "./shapes.js";
import { boardOf, named } from "./panes.js";
import { cropped, shapesOf, unionOf } from "./crop.js";
import { chipOf } from "./since.js";
import { textIn } from "./chips.js";

const WIDE = 48; // pixels
const LOW = 8; // pixels: so near to the end is at it

const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    seen.unobserve(target);
    depict(target);
  }
});

/** Puts pictures into the lines of a list. @param {any} root */
export function picture(root) {
  for (const line of all(".turn[data-seat], [data-lights], :has(> [data-at])", root)) seen.observe(line);
}

function depict(line) {
  const places = all("[data-at]:not(:has(svg))", line);
  for (const place of places) {
    const map = mapOf(place.dataset.at);
    if (map) place.replaceChildren(textIn("span", place.dataset.at, "unseen"), map);
  }
  if (places.length || one("svg", line)) return;
  const drawing = line.matches(".turn") ? one(".badge", chipOf(line.dataset.seat))?.cloneNode(true) : drawingOf(line.dataset.lights.split(" ")[0]);
  if (!drawing) return;
  const list = line.closest("#f-log");
  const isLow = list && list.scrollHeight - list.scrollTop - list.clientHeight < LOW;
  drawing.setAttribute("class", "spoken-of");
  line.prepend(drawing);
  if (isLow) list.scrollTop = list.scrollHeight;
}

/** All places of the same layer, one of them marked. */
function mapOf(name) {
  const shape = named(name);
  const board = shape && boardOf(shape);
  if (!board) return null;
  const shapes = [...shape.parentNode.children];
  const { x, y, width, height } = unionOf(board, shapes);
  const parts = shapes.map((each) => make("g", { class: each === shape ? "here" : "" }, bare(each)));
  return make("svg", { class: "map", viewBox: `${x} ${y} ${width} ${height}`, "aria-hidden": "true" }, ...parts);
}

/** The drawing of a card, or what lies on a board. */
function drawingOf(name) {
  const found = named(name);
  const board = found && boardOf(found);
  if (!board) return found && one(":scope:not(.of-seat) > .drawing", found)?.cloneNode(true);
  return cropped(board, unionOf(board, shapesOf(board, name.split(".")[0])), WIDE);
}
