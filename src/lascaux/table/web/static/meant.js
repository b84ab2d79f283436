// Which card or shape somebody means who points somewhere.
import { inside } from "./page.js";

const NAMED = ".shelf > .thing, .board > [data-named] > [data-key]";

/**
 * The card or shape that is meant: what is lit wins over what lies above it.
 * @param {any} event @param {boolean} [anywhere] wherever the event was heard @returns {any}
 */
export function meantAt(event, anywhere = false) {
  const target = inside(event, NAMED);
  if (!event.clientX && !event.clientY) return target;
  const under = document.elementsFromPoint(event.clientX, event.clientY).map((element) => element.closest(NAMED));
  const pane = anywhere ? null : target?.closest(".pane");
  /** @type {any[]} */
  const there = under.filter((element) => element && (!pane || element.closest(".pane") === pane));
  return there.find((element) => element.matches(".lit, .picked")) ?? (anywhere ? there[0] : target);
}
