// Chips out of data, as the page sets them elsewhere: an icon and a few letters.
import { make } from "./shapes.js";

/** @typedef {import("./screen.js").Chip} Chip */

/** @param {Chip} chip @returns {HTMLElement} */
export function chipOf({ text, symbol, name, tone }) {
  const chip = document.createElement("span");
  chip.className = `chip-of ${tone}`.trim();
  if (name) chip.title = name;
  if (symbol) chip.append(icon(symbol));
  if (name && symbol) chip.append(textIn("span", `${name} `, "unseen"));
  if (text) chip.append(textIn("b", text));
  return chip;
}

/** A symbol of the page. @param {string} symbol */
export const icon = (symbol) => make("svg", { class: "icon", viewBox: "-62 -68 124 124", "aria-hidden": "true" }, make("use", { href: `#${symbol}` }));

/** An element with a text. @param {string} tag @param {string} text @param {string} [name] its class @returns {any} */
export function textIn(tag, text, name = "") {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.textContent = text;
  return element;
}

/** @param {string} text @param {string} name its class @param {() => void} run @returns {HTMLButtonElement} */
export function buttonOf(text, name, run) {
  const button = textIn("button", text, name);
  button.type = "button";
  button.addEventListener("click", run);
  return button;
}
