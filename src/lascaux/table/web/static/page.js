// What every module needs of the page: lookups, remembered settings, and what keys mean now.

/** @param {string} selector @param {ParentNode} [root] @returns {any} */
export const one = (selector, root = document) => root.querySelector(selector);

/** @param {string} selector @param {ParentNode} [root] @returns {any[]} */
export const all = (selector, root = document) => [...root.querySelectorAll(selector)];

/** Whether the user wants things to stay still. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether a key press belongs to a field or a menu, or is a shortcut of the browser. */
export function spoken(event) {
  const held = event.ctrlKey || event.metaKey || event.altKey;
  return held || event.defaultPrevented || event.target.closest?.("input, textarea, select, dialog");
}

/** A setting of this browser, on or off. */
export function setting(name, fallback) {
  try {
    return (localStorage.getItem(`lascaux.${name}`) ?? (fallback ? "on" : "off")) === "on";
  } catch {
    return fallback;
  }
}

/** Makes the button [data-setting=name] a remembered switch and calls back when it is used. */
export function toggle(name, fallback, changed = () => {}) {
  const button = one(`[data-setting="${name}"]`);
  if (!button) return;
  button.setAttribute("aria-pressed", String(setting(name, fallback)));
  button.addEventListener("click", () => {
    const on = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(on));
    try {
      localStorage.setItem(`lascaux.${name}`, on ? "on" : "off");
    } catch {
      // A browser that remembers nothing still obeys until the page is closed.
    }
    changed(on);
  });
}

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
