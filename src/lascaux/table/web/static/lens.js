// The card that somebody points at and that shows something on a board while they do.
import { inside } from "./page.js";

const CARD = ".thing[data-shows]";

/** @type {any} */
let card = null;

/** Starts to listen: to a mouse and the focus as long as they are there, to a finger until the next tap. */
export function lens() {
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && look(inside(event, CARD) || null));
  document.addEventListener("pointerdown", (event) => event.pointerType !== "mouse" && inside(event, "#table") && look(inside(event, CARD) || null));
  document.addEventListener("focusin", (event) => look(inside(event, CARD) || null));
}

/** What it shows: the name of a preview, or nothing. */
export const lookedAt = () => (card?.isConnected && card.dataset.shows) || "";

function look(at) {
  if (at === card) return;
  card = at;
  document.dispatchEvent(new CustomEvent("pointed"));
}
