// What somebody points at or has the focus on: a choice, before it is picked, and a card that shows something.
import { choiceOf } from "./light.js";
import { inside } from "./page.js";
import { onPicked } from "./picked.js";

/** @typedef {import("./screen.js").Choice} Choice */

/** @type {any} */
let element = null;
/** @type {Choice | null} */
let choice = null;
/** @type {any} */
let card = null;

/** Starts to listen. What a card shows stays until a mouse leaves it, or a finger taps elsewhere. */
export function pointing() {
  const lit = (event) => event.target?.closest?.(".lit") ?? null;
  const look = (event) => lookAt(inside(event, "[data-shows]") || null);
  const looks = (event) => (inside(event, "[data-shows]") || card?.contains(event.relatedTarget)) && look(event); // a mouse that lies elsewhere takes nothing away
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && (looks(event), pointAt(lit(event))));
  document.addEventListener("pointerdown", (event) => inside(event, "#table") && look(event));
  document.addEventListener("focusin", (event) => (looks(event), pointAt(lit(event))));
  document.addEventListener("focusout", (event) => (event.target === card && lookAt(null), pointAt(lit({ target: event.relatedTarget }))));
  onPicked(() => element && (choice = choiceOf(element))); // whoever wants to know listens to that as well
}

/** @returns {Choice | null} */
export const pointed = () => choice;

/** What the card shows that somebody points at: the name of a preview, or nothing. */
export const lookedAt = () => (card?.isConnected && card.dataset.shows) || "";

function lookAt(to) {
  if (to === card) return;
  card = to;
  document.dispatchEvent(new CustomEvent("pointed"));
}

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
