// What is picked now, and who wants to know when it changes.
import { exact, settled, start } from "./picking.js";
import { shown } from "./screen.js";

/** @typedef {import("./picking.js").Pick} Pick */
/** @typedef {import("./screen.js").Choice} Choice */

/** @type {Pick} */
export const picked = start([]);

/** Picks something else. @param {Partial<Pick>} pick */
export function pickTo(pick) {
  Object.assign(picked, pick);
  tell();
}

/** As it was before anybody picked; a thing that was turned stays so. @param {Partial<Pick>} [more] */
export function pickNothing(more) {
  Object.assign(picked, start(shown.choices), more);
}

/** Calls back whenever what is picked, planned or asked has changed. @param {() => void} callback */
export const onPicked = (callback) => document.addEventListener("picked", callback);

/** Tells everybody to look again. */
export const tell = () => document.dispatchEvent(new CustomEvent("picked"));

/** The choice that is picked, if it is a whole one. @returns {Choice | null} */
export const chosen = () => settled(shown.choices, picked);

/** The choices between which only a loupe can tell. @returns {Choice[]} */
export function undecided() {
  const found = exact(shown.choices, picked);
  return found.length > 1 && !chosen() ? found : [];
}
