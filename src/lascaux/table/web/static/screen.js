// Puts what the server says into the page: morphs fragments, and redraws the board's parts by key.
import { Idiomorph } from "./vendor/idiomorph.esm.js";
import { after, before } from "./glide.js";
import { one } from "./page.js";
import { setHome } from "./board.js";

/**
 * @typedef {{action: number, label: string, notation: string, on_board: boolean}} Choice
 * @typedef {{name: string, attributes: string, keys: string[], parts: Object<string, [string, string]>}} Layer
 */

/** What is shown now. @type {{position: number, mine: boolean, choices: Choice[]}} */
export const shown = { position: -1, mine: false, choices: [] };

const sources = new WeakMap(); // the text that each part was made from
let first = true;

/** Calls back after every screen that was shown, with whether the position is another one. */
export function onScreen(callback) {
  document.addEventListener("screen", (event) => callback(event.detail.fresh, event.detail.message));
}

/** Shows one 'screen' message. */
export function show(message) {
  const fresh = message.position !== shown.position;
  shown.position = message.position;
  shown.mine = Boolean(message.mine);
  shown.choices = message.choices ?? [];
  if (message.title) document.title = message.title;
  for (const [name, html] of Object.entries(message.fragments ?? {})) morph(`f-${name}`, html);
  if (message.board) draw(message.board);
  document.dispatchEvent(new CustomEvent("screen", { detail: { fresh, message } }));
}

function morph(id, html) {
  const old = document.getElementById(id);
  if (!old) return;
  const log = old.getAttribute("role") === "log";
  const low = log && (first || old.scrollHeight - old.scrollTop - old.clientHeight < 48);
  Idiomorph.morph(old, html, {
    morphStyle: "outerHTML",
    callbacks: { beforeAttributeUpdated: kept },
  });
  const now = document.getElementById(id);
  if (low && now) now.scrollTop = now.scrollHeight;
}

/** What a reader has folded open stays open. */
function kept(attribute, node) {
  return !(attribute === "open" && node.tagName === "DETAILS");
}

/** @param {{box: number[], layers: Layer[], order: string[]}} board */
function draw(board) {
  const svg = one("#board");
  const places = before(svg);
  for (const layer of board.layers) drawLayer(svg, layer);
  for (const group of svg.querySelectorAll(":scope > [data-layer]"))
    if (!board.order.includes(group.dataset.layer)) group.remove();
  let next = one("#overlay", svg);
  for (const name of [...board.order].reverse()) {
    const group = layerOf(svg, name);
    if (!group) continue;
    if (group.nextElementSibling !== next) svg.insertBefore(group, next);
    next = group;
  }
  setHome(board.box);
  hand(svg);
  after(svg, places, first);
  first = false;
}

/** Shows what the layer `hand` defines, if there is one, beside the board; its first shape frames it. */
function hand(svg) {
  const held = one('[data-layer="hand"] [id]', svg);
  const frame = one("#in-hand");
  frame.hidden = !held;
  if (!held) return;
  const copy = held.cloneNode(true);
  copy.removeAttribute("id");
  const picture = one("svg", frame);
  picture.replaceChildren(copy);
  const { x, y, width, height } = (copy.firstElementChild ?? copy).getBBox();
  picture.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
}

function layerOf(svg, name) {
  return one(`:scope > [data-layer="${CSS.escape(name)}"]`, svg);
}

/** @param {SVGSVGElement} svg @param {Layer} layer */
function drawLayer(svg, layer) {
  const made = parse(`<g data-layer ${layer.attributes ?? ""}></g>`);
  made.dataset.layer = layer.name;
  const group = layerOf(svg, layer.name) ?? svg.insertBefore(made, one("#overlay", svg));
  for (const { name } of [...group.attributes])
    if (!made.hasAttribute(name)) group.removeAttribute(name);
  for (const { name, value } of [...made.attributes]) group.setAttribute(name, value);

  const old = new Map([...group.children].map((part) => [part.dataset.key, part]));
  let at = group.firstElementChild;
  for (const key of layer.keys) {
    let part = old.get(key);
    const [text, place] = layer.parts[key] ?? [];
    if (text !== undefined && (!part || sources.get(part) !== text)) {
      const drawn = parse(`<g data-key>${text}</g>`);
      drawn.dataset.key = key;
      sources.set(drawn, text);
      if (part === at) at = at?.nextElementSibling ?? null;
      part?.remove();
      part = drawn;
    }
    if (place) part?.setAttribute("transform", place);
    else if (text !== undefined) part.removeAttribute("transform");
    old.delete(key);
    if (!part) continue;
    if (part === at) at = at.nextElementSibling;
    else group.insertBefore(part, at);
  }
  for (const part of old.values()) part.remove();
}

/** One SVG element out of its text. */
function parse(text) {
  const template = document.createElement("template");
  template.innerHTML = `<svg>${text}</svg>`;
  return template.content.firstElementChild.firstElementChild;
}
