// The choice that somebody points at or has the focus on, before it is picked.
import { choiceOf } from "./light.js";
import { onPicked } from "./picked.js";

/** @typedef {import("./screen.js").Choice} Choice */

/** @type {any} */
let element = null;
/** @type {Choice | null} */
let choice = null;

/** Starts to listen. */
export function pointing() {
  const lit = (event) => event.target?.closest?.(".lit") ?? null;
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && pointAt(lit(event)));
  document.addEventListener("focusin", (event) => pointAt(lit(event)));
  document.addEventListener("focusout", (event) => pointAt(lit({ target: event.relatedTarget })));
  onPicked(() => element && (choice = choiceOf(element))); // whoever wants to know listens to that as well
}

/** @returns {Choice | null} */
export const pointed = () => choice;

function pointAt(to) {
  if (to === element) return;
  element = to;
  pointTo(to ? choiceOf(to) : null);
}

/** Points at a choice, or at nothing. @param {Choice | null} to */
export function pointTo(to) {
  if (to === choice) return;
  choice = to;
  document.dispatchEvent(new CustomEvent("pointed"));
}
