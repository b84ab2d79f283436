// Draws the layers of a board: parts by key, so that only what has changed is touched.
import { after, before } from "./glide.js";
import { all, one } from "./page.js";

/**
 * @typedef {{name: string, attributes?: string, named?: boolean, keys?: string[], gone?: string[],
 *   fresh?: [string, string][], parts: Object<string, any[]>}} Layer
 */

const sources = new WeakMap(); // the text that each part was made from

/**
 * Shows what has changed of a picture.
 * @param {any} svg @param {{words: string, layers: Layer[], order: string[]}} board @param {boolean} first
 */
export function drawLayers(svg, board, first) {
  const places = before(svg);
  one("desc", svg).textContent = board.words;
  for (const layer of board.layers) drawLayer(svg, layer);
  for (const group of all(":scope > [data-layer]", svg)) if (!board.order.includes(group.dataset.layer)) group.remove();
  let next = one(":scope > .changed", svg);
  for (const name of [...board.order].reverse()) {
    const group = layerOf(svg, name);
    if (!group) continue;
    if (group.nextElementSibling !== next) svg.insertBefore(group, next);
    next = group;
  }
  after(svg, places, first);
}

const layerOf = (svg, name) => one(`:scope > [data-layer="${CSS.escape(name)}"]`, svg);

/** @param {any} svg @param {Layer} layer */
function drawLayer(svg, layer) {
  let group = layerOf(svg, layer.name);
  if (layer.attributes !== undefined || !group) {
    const made = parse(`<g data-layer ${layer.named ? 'data-named=""' : ""} ${layer.attributes ?? ""}></g>`);
    made.dataset.layer = layer.name;
    if (group) made.append(...group.children);
    if (group) group.replaceWith(made);
    else svg.insertBefore(made, one(":scope > .changed", svg));
    group = made;
  }
  const parts = new Map([...group.children].map((part) => [part.dataset.key, part]));
  for (const [key, news] of Object.entries(layer.parts)) {
    const old = parts.get(key);
    const part = drawn(key, news, old);
    parts.set(key, part);
    if (old && old !== part) old.replaceWith(part);
  }
  if (layer.keys) {
    for (const [key, part] of parts) if (!layer.keys.includes(key)) part.remove();
    for (const key of layer.keys) group.append(parts.get(key));
    return;
  }
  for (const key of layer.gone ?? []) parts.get(key)?.remove();
  for (const [key, next] of [...(layer.fresh ?? [])].reverse()) group.insertBefore(parts.get(key), (next && parts.get(next)) || null);
}

/** A part as it is now: the old element if only its place is another. @param {any[]} news */
function drawn(key, news, old) {
  const [text, place, least, below] = news;
  let part = old;
  if (!part || sources.get(part) !== text) {
    part = parse(`<g data-key>${text}</g>`);
    part.dataset.key = key;
    if (old) for (const name of old.classList) part.classList.add(name);
    sources.set(part, text);
  }
  if (place) part.setAttribute("transform", place);
  else part.removeAttribute("transform");
  if (least || below) part.dataset.sizes = `${least} ${below}`;
  else delete part.dataset.sizes;
  return part;
}

/** One SVG element out of its text. @returns {any} */
function parse(text) {
  const template = document.createElement("template");
  template.innerHTML = `<svg>${text}</svg>`;
  return template.content.firstElementChild?.firstElementChild;
}
