// A lesson: frames what its note is about, brings that into sight, and gives the keyboard its buttons.
import { all, one, toast } from "./page.js";
import { allBoards, boardOf, named } from "./panes.js";
import { bare, make } from "./shapes.js";
import { choose } from "./tabs.js";
import { onPicked } from "./picked.js";
import { onScreen, shown } from "./screen.js";
import { replan } from "./plan.js";
import { send } from "./live.js";

const SETTLED = 300; // milliseconds after which a board does not glide any more

let looked = ""; // the note whose things were brought into sight
let byKey = false; // whether the keyboard was used last
let opened = ""; // the sheet that a note has opened
let kept = ""; // what stays in sight until somebody moves the board themselves
let lit = ""; // the single place that is lit
let timer = 0;
let wantsNew = false; // whether somebody has asked for a new game
/** What a plan has to do with the beat that it has led to. @type {{back: number, rest: number[]}} */
let within = { back: -1, rest: [] };

onScreen((_, message) => {
  within = message;
  show(message.look ?? []);
});
document.addEventListener("click", step, true);
onPicked(() => requestAnimationFrame(showLit));
addEventListener("keydown", () => (byKey = true), true);
addEventListener("pointerdown", () => {
  byKey = false;
  kept = "";
}, true);
addEventListener("wheel", () => (kept = ""), { capture: true, passive: true });
document.addEventListener("looked", () => {
  clearTimeout(timer);
  timer = setTimeout(() => boardOf(named(kept))?.reveal(named(kept)), SETTLED); // it may have glided elsewhere meanwhile
});
document.addEventListener("click", (event) => {
  wantsNew ||= Boolean(event.target instanceof Element && event.target.closest(".guide [data-do=rematch]"));
});

/** From a beat to which only a plan has led, Back shortens the plan, and Skip step decides it with the rest of the beat. */
async function step(event) {
  const command = event.target instanceof Element && event.target.closest(".guide [data-do]")?.getAttribute("data-do");
  if (!(within.back >= 0) || !["lesson-back", "lesson-skip"].includes(command || "")) return;
  event.stopPropagation();
  if (command === "lesson-back") return replan(shown.plan.slice(0, within.back));
  const answer = await send({ do: "act", position: shown.position, actions: [...shown.plan, ...within.rest] });
  if (answer.say === "refused") toast(answer.text, answer.rule);
}

/** @param {string[]} names */
function show(names) {
  const found = names.map(named).filter(Boolean);
  for (const board of allBoards()) frame(board, found.filter((shape) => boardOf(shape) === board && !shape.matches(".thing")));
  for (const card of all(".thing.framed")) if (!found.includes(card)) card.classList.remove("framed");
  for (const card of found) if (card.matches(".thing")) card.classList.add("framed");
  const now = one(".guide-count")?.textContent ?? "";
  if (now !== looked) {
    looked = now;
    one(".guide-text")?.scrollTo(0, 0);
    kept = names[0] ?? "";
    reveal(found[0]);
    requestAnimationFrame(() => found.filter((card) => card.matches(".thing")).reverse().forEach(bring)); // once they have the room that they get
  }
  const on = one(".guide [data-do=lesson-on]");
  if (on && byKey && !one("dialog[open]")) on.focus();
  if (wantsNew) one(".guide a[href^='/t/']")?.click();
}

/** Where a single place is to be chosen, it comes into sight. */
function showLit() {
  const [place, ...others] = one(".guide[data-kind=do]") ? all(".board > [data-named] > .lit") : [];
  const key = place && !others.length ? place.dataset.key : "";
  if (key && key !== lit) boardOf(place)?.reveal(place);
  if (key) kept = key;
  lit = key;
}

/** A frame round each shape, above all that lies on its board. */
function frame(board, shapes) {
  one(":scope > .frames", board.svg)?.remove();
  if (shapes.length) board.svg.append(make("g", { class: "frames" }, ...shapes.map(bare)));
}

/** Moves to what a note is about; a sheet is opened for it, and closed again. @param {any} [element] */
function reveal(element) {
  const pane = element?.closest(".pane").dataset.pane ?? "";
  const tab = one("#table").dataset.tab ?? "";
  const isFolded = pane && one(`#tabs [data-tab-of="${CSS.escape(pane)}"]`)?.getClientRects().length;
  const isRead = Boolean(one(".guide [data-do=lesson-on]")); // else a sheet would cover what is to be chosen
  const wanted = isRead && isFolded && (tab === pane || !element.checkVisibility()) ? pane : "";
  if (wanted ? tab !== wanted : opened && tab === opened) choose(wanted);
  opened = wanted;
  if (element && !element.matches(".thing")) boardOf(element)?.reveal(element);
}

/** Scrolls a card into sight; of several that have no room together, the first comes last and stays. @param {any} card */
function bring(card) {
  card.scrollIntoView({ block: "nearest", inline: "nearest" });
}
