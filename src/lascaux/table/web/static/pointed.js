// The choice that somebody points at or has the focus on, before it is picked.
import { choiceAt } from "./light.js";
import { onPicked } from "./picked.js";

/** @typedef {import("./screen.js").Choice} Choice */

let name = "";
/** @type {Choice | null} */
let choice = null;

/** Starts to listen. */
export function pointing() {
  const lit = (event) => event.target?.closest?.(".lit")?.dataset.key ?? "";
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && pointAt(lit(event)));
  document.addEventListener("focusin", (event) => pointAt(lit(event)));
  document.addEventListener("focusout", () => pointAt(""));
  onPicked(() => name && pointTo(choiceAt(name)));
}

/** @returns {Choice | null} */
export const pointed = () => choice;

function pointAt(to) {
  if (to === name) return;
  name = to;
  pointTo(to ? choiceAt(to) : null);
}

/** Points at a choice, or at nothing. @param {Choice | null} to */
export function pointTo(to) {
  if (to === choice) return;
  choice = to;
  document.dispatchEvent(new CustomEvent("pointed"));
}
