// The caption: what somebody else did last, and what came of it, in the colour of whoever did it.
import { one } from "./page.js";
import { buttonOf, textIn } from "./chips.js";
import { chipOf, doings, ownSeats } from "./since.js";
import { depict } from "./dialogs.js";
import { nameOf, sentenceOf } from "./telling.js";

/** @typedef {import("./since.js").Doing} Doing */

const FIRST = 6; // lines: more of what was decided at once nobody reads in so small a place
const LAST = 3; // lines of one kind that came one after the other
const MANY = 40; // lines: whoever was away is told the last of them

let told = ""; // the last line that is told

/** Tells it. @param {Object<string, string>} changed lines that are new @param {boolean} isOwn whether it was for the viewer to decide */
export function caption(changed, isOwn) {
  const place = one("#caption");
  const run = lastOf(changed, isOwn);
  const end = run.at(-1)?.line.outerHTML ?? "";
  if (end === told) return; // others have done nothing since
  told = end;
  place.replaceChildren();
  if (!run.length) return;
  const own = ownSeats();
  const seat = run.find((each) => !own.has(each.seat))?.seat ?? run[0].turn;
  place.dataset.seat = seat;
  const button = buttonOf("", "telling", async () => (await import("./recap.js")).openRecap());
  const words = inWords(run);
  button.append(one(".badge", chipOf(seat)).cloneNode(true), words);
  place.append(button);
  void depict(words);
}

/** What was decided at once, with all that came of it; what was of one kind before is told together with it. @returns {Doing[]} */
function lastOf(changed, isOwn) {
  const own = ownSeats();
  const isNew = ({ line }) => changed[line.id.slice(4)] !== undefined;
  const lines = doings(own).filter((each) => !own.has(each.seat) || (!isOwn && isNew(each) && !own.has(each.turn)));
  const fresh = lines.filter(isNew);
  const run = fresh.length && fresh.length < MANY ? fresh : lines.filter(({ line }) => line.dataset.seat).slice(-1);
  const [first] = run;
  const isAlike = (each) => each.seat === first.seat && each.line.dataset.kind === first.line.dataset.kind;
  if (!first || !run.every(isAlike)) return run.slice(0, FIRST);
  const before = lines.slice(0, lines.indexOf(first));
  return [...before.slice(before.findLastIndex((each) => !isAlike(each)) + 1), ...run];
}

/** Sentences; of one kind only, the last few. @param {Doing[]} run */
function inWords(run) {
  /** @type {Doing[][]} */
  const kinds = [];
  for (const each of run) {
    const [last] = kinds.at(-1) ?? [];
    if (last?.line.dataset.kind === each.line.dataset.kind && last.seat === each.seat) kinds.at(-1)?.push(each);
    else kinds.push([each]);
  }
  const shown = kinds.length > 1 ? kinds : kinds.map((alike) => alike.slice(-LAST));
  const words = textIn("span", "");
  for (const [at, alike] of shown.entries()) {
    const { seat, line } = alike[0];
    const isSaid = line.dataset.seat && seat === shown[at - 1]?.[0].line.dataset.seat;
    words.append(...sentenceOf(alike.map((each) => each.line), nameOf(seat), Boolean(isSaid)), " ");
  }
  return words;
}
