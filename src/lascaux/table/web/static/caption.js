// The caption: what somebody else did last, and what came of it, in the colour of whoever did it.
import { one } from "./page.js";
import { buttonOf, textIn } from "./chips.js";
import { chipOf, doings, ownSeats } from "./since.js";
import { depict } from "./dialogs.js";
import { nameOf, nodesOf } from "./telling.js";

/** @typedef {import("./since.js").Doing} Doing */

const FIRST = 6; // lines: more of what was decided at once nobody reads in so small a place
const LAST = 3; // lines of one kind that came one after the other

/** Tells it. @param {Object<string, string>} changed lines that are new @param {boolean} isOwn whether it was for the viewer to decide */
export function caption(changed, isOwn) {
  const place = one("#caption");
  const run = lastOf(changed, isOwn);
  if (!run.length && Object.keys(changed).length) return; // others have done nothing since
  const words = inWords(run);
  if (one(".telling > span", place)?.textContent === words.textContent) return;
  place.replaceChildren();
  if (!run.length) return;
  const own = ownSeats();
  const seat = run.find((each) => !own.has(each.seat))?.seat ?? run[0].turn;
  place.dataset.seat = seat;
  const button = buttonOf("", "telling", async () => (await import("./recap.js")).openRecap());
  button.append(one(".badge", chipOf(seat)).cloneNode(true), words);
  place.append(button);
  void depict(words);
}

/** What was decided at once, with all that came of it; what was of one kind before is told together with it. @returns {Doing[]} */
function lastOf(changed, isOwn) {
  const own = ownSeats();
  const isNew = ({ line }) => changed[line.id.slice(4)] !== undefined;
  const told = doings(own).filter((each) => !own.has(each.seat) || (!isOwn && isNew(each) && !own.has(each.turn)));
  const fresh = told.filter(isNew);
  const run = fresh.length || (Object.keys(changed).length && one("#caption *")) ? fresh : told.slice(-1);
  const [first] = run;
  const isAlike = (each) => each.seat === first.seat && each.line.dataset.kind === first.line.dataset.kind;
  if (!first || !run.every(isAlike)) return run.slice(0, FIRST);
  const before = told.slice(0, told.indexOf(first));
  return [...before.slice(before.findLastIndex((each) => !isAlike(each)) + 1), ...run];
}

/** Sentences; those of the same kind in a row are the last few. @param {Doing[]} run */
function inWords(run) {
  /** @type {{line: any, count: number}[]} */
  const found = [];
  for (const { line } of run) {
    if (found.at(-1)?.line.textContent === line.textContent) found[found.length - 1].count++;
    else found.push({ line, count: 1 });
  }
  const shown = new Set(run.map(({ line }) => line.dataset.kind)).size > 1 ? found : found.slice(-LAST);
  const words = textIn("span", "");
  for (const [at, { line, count }] of shown.entries()) {
    const { seat } = line.dataset;
    const isSaid = seat && seat === shown[at - 1]?.line.dataset.seat;
    words.append(...nodesOf(line, isSaid ? nameOf(seat) : ""), count > 1 ? ` (${count} times) ` : " ");
  }
  return words;
}
