// What every module needs of the page: lookups, remembered settings, and what keys mean now.

/** @param {string} selector @param {ParentNode} [root] @returns {any} */
export const one = (selector, root = document) => root.querySelector(selector);

/** @param {string} selector @param {ParentNode} [root] @returns {any[]} */
export const all = (selector, root = document) => [...root.querySelectorAll(selector)];

/** The element that an event happened in, if it matches. @param {Event} event @param {string} selector @returns {any} */
export const inside = (event, selector) => event.target instanceof Element && event.target.closest(selector);

/** Whether the user wants things to stay still. */
export function still() {
  const { motion } = document.documentElement.dataset;
  if (motion === "reduced" || motion === "full") return motion === "reduced";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Whether a key press belongs to a field or a menu, or is a shortcut of the browser; or a letter,
 * where letters are switched off: whoever speaks to the computer does not want them to be commands.
 */
export function spoken(event) {
  const held = event.ctrlKey || event.metaKey || event.altKey;
  if (/^\S$/u.test(event.key) && !setting("keys", true)) return true;
  return held || event.defaultPrevented || event.target.closest?.("input, textarea, select, dialog");
}

const here = new Map(); // what a browser that stores nothing remembers until the page is closed

/** What this browser remembers of a setting. @param {string} name @param {string} fallback @returns {string} */
export function remembered(name, fallback) {
  try {
    return localStorage.getItem(`lascaux.${name}`) ?? fallback;
  } catch {
    return here.get(name) ?? fallback;
  }
}

/** @param {string} name @param {string} value */
export function remember(name, value) {
  here.set(name, value);
  try {
    localStorage.setItem(`lascaux.${name}`, value);
  } catch {
    // It holds until the page is closed.
  }
}

/** A setting of this browser, on or off. @param {string} name @param {boolean} fallback */
export const setting = (name, fallback) => remembered(name, fallback ? "on" : "off") === "on";

/** Shows a short message, read out at once; `rule` links to the rule that it is about. */
export function toast(text, rule = "") {
  const place = one("#toasts");
  const box = document.createElement("div");
  box.className = "toast";
  box.append(text);
  const rules = one("[data-rules]")?.dataset.rules;
  if (rule && rules) {
    const link = document.createElement("a");
    link.href = `${rules}#${rule}`;
    link.dataset.sheet = "";
    link.textContent = `Rule ${rule}`;
    box.append(" ", link);
  }
  place.replaceChildren(box);
  setTimeout(() => box.remove(), 9000);
}
