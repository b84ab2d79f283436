// Shapes in SVG that scripts make and copy.

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} tag @param {Object<string, any>} attributes @param {any[]} children @returns {any} */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** A shape without what choosing has put on it. @returns {any} */
export function bare(shape) {
  const copy = shape.cloneNode(true);
  for (const name of ["class", "role", "tabindex", "aria-label", "aria-pressed", "data-key"]) copy.removeAttribute(name);
  return copy;
}

/** Hides a part that is too small to be worth drawing at a scale, or only meant for a smaller one. @param {any} part @param {number} scale */
export function fade(part, scale) {
  const [least, below] = part.dataset.sizes.split(" ").map(Number);
  part.toggleAttribute("data-small", scale < least || (below > 0 && scale >= below));
}
