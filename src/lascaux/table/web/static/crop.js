// A part of a board, enlarged: copies what lies there into a picture of its own.
import { all } from "./page.js";
import { fade, make } from "./shapes.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {{x: number, y: number, width: number, height: number}} Box in units of the board */

const UNSEEN = ["data-layer", "data-named", "id"];

/** All shapes of a board with this name, or of which it is the part before the dot. @param {Board} board @param {string} base @returns {any[]} */
export const shapesOf = (board, base) =>
  all(":scope > [data-named] > [data-key]", board.svg).filter(({ dataset: { key } }) => key === base || key.split(".")[0] === base);

/** What some shapes cover together. @param {Board} board @param {any[]} shapes @returns {Box} */
export function unionOf(board, shapes) {
  const boxes = shapes.map((shape) => boxOf(board, shape));
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** From the units of an element to those of its board. @param {Board} board @param {any} element @returns {DOMMatrix} */
function toBoardFrom(board, element) {
  const [board1, own] = [board.svg.getScreenCTM(), element.getScreenCTM()];
  return DOMMatrix.fromMatrix(board1).inverse().multiply(DOMMatrix.fromMatrix(own));
}

/** @param {Board} board @param {any} element @returns {Box} */
function boxOf(board, element) {
  const { x, y, width, height } = element.getBBox();
  const matrix = toBoardFrom(board, element);
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([px, py]) => new DOMPoint(px, py).matrixTransform(matrix));
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** A picture of what lies in a box of a board, so many pixels wide. @param {Board} board @param {Box} box @param {number} wide */
export function cropped(board, box, wide) {
  const svg = make("svg", { class: "crop", viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`, "aria-hidden": "true" });
  const scale = wide / Math.max(box.width, box.height);
  for (const layer of all(':scope > [data-layer]:not([data-named], [data-layer="previews"], [data-layer="wall"])', board.svg)) {
    const copy = layer.cloneNode(false);
    for (const name of UNSEEN) copy.removeAttribute(name);
    for (const part of layer.children) if (meets(boxOf(board, part), box)) copy.append(resized(part.cloneNode(true), scale));
    if (copy.childElementCount) svg.append(copy);
  }
  return svg;
}

/** @param {Box} a @param {Box} b */
const meets = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A part at another scale shows more, or less. */
function resized(part, scale) {
  for (const each of [part, ...all("[data-sizes]", part)]) if (each.dataset.sizes) fade(each, scale);
  for (const each of all(".pixels", part)) each.style.setProperty("--unit", String(1 / scale));
  part.removeAttribute("data-key");
  return part;
}

/** A point well inside a shape, in units of the board. @param {Board} board @param {any} part */
export function insideOf(board, part) {
  const shape = part.querySelector("path, polygon, rect, circle, ellipse") ?? part;
  const { x, y, width, height } = shape.getBBox();
  const grid = Array.from({ length: 121 }, (_, at) => new DOMPoint(x + ((at % 11) + 0.5) * (width / 11), y + (Math.floor(at / 11) + 0.5) * (height / 11)));
  const within = shape.isPointInFill ? grid.filter((point) => shape.isPointInFill(point)) : grid;
  const points = within.length ? within : grid;
  const mean = (name) => points.reduce((sum, point) => sum + point[name], 0) / points.length;
  const middle = { x: mean("x"), y: mean("y") };
  const far = (point) => Math.hypot(point.x - middle.x, point.y - middle.y);
  return points.reduce((one, other) => (far(other) < far(one) ? other : one)).matrixTransform(toBoardFrom(board, shape));
}
