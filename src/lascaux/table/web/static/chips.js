// Chips out of data, as the page sets them elsewhere: an icon and a few letters.

/** @typedef {import("./screen.js").Chip} Chip */

const SVG = "http://www.w3.org/2000/svg";

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
export function icon(symbol) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "icon");
  svg.setAttribute("viewBox", "-62 -68 124 124");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${symbol}`);
  svg.append(use);
  return svg;
}

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

/** A sentence begins with a capital letter. @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
