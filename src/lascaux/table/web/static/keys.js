// The keyboard: walks through what is lit, picks, turns, confirms and puts back.
import { all, one, spoken } from "./page.js";
import { allBoards, boardOf } from "./panes.js";
import { canPutBack, putBack, tap, turn } from "./tap.js";
import { choose as chooseTab } from "./tabs.js";
import { chosen, onPicked, picked } from "./picked.js";
import { closeLoupe, isLoupeOpen } from "./loupe.js";
import { confirm } from "./confirm.js";
import { isBehind, next, skip } from "./follow.js";
import { ending, plan, repeat, repeated, takeAll, undo } from "./plan.js";
import { go, stepBy } from "./steps.js";
import { open } from "./dialogs.js";
import { openList } from "./opened.js";
import { shown } from "./screen.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const PANES = { m: "mine", e: "common", o: "others" };

let byKey = false; // whether the keyboard was used last
let last = ""; // the name that had the focus

/** Starts to listen. */
export function keys() {
  addEventListener("keydown", (event) => {
    byKey = true;
    pressed(event);
  });
  addEventListener("pointerdown", () => (byKey = false), true);
  document.addEventListener("focusin", (event) => (last = /** @type {any} */ (event.target).dataset?.key ?? last));
  onPicked(() => queueMicrotask(keepFocus));
}

function pressed(event) {
  if (spoken(event)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (ARROWS[key] ? walk(event, key) : (GENERAL[key]?.(event) ?? letter(event, key))) event.preventDefault();
}

/** @type {Object<string, (event: any) => boolean>} */
const GENERAL = {
  Enter: (event) => enter(event),
  " ": (event) => (onLit() ? enter(event) : goOn()),
  Escape: () => escape(),
};

/** Shows what others did next, unless a button is meant. */
function goOn() {
  const isBeat = isBehind() && !document.activeElement?.matches("button, a, summary");
  if (isBeat) next();
  return isBeat;
}

const onLit = () => Boolean(document.activeElement?.matches(".lit, .picked"));

/** Picks what has the focus, or confirms it if it is picked already. */
function enter(event) {
  const element = /** @type {any} */ (document.activeElement);
  if (event.shiftKey) return act();
  if (element?.matches("button, a, summary, .seat")) return false;
  if (!onLit()) return element?.matches(".thing") ? open1(element) : act();
  const isWhole = chosen() && [picked.first, picked.second].includes(element.dataset.key);
  if (isWhole && !event.repeat) return act();
  if (!event.repeat) tap(element);
  return true;
}

function open1(element) {
  tap(element);
  return true;
}

function act() {
  if (!ending()) return false;
  confirm();
  return true;
}

function escape() {
  if (isLoupeOpen()) closeLoupe();
  else if (canPutBack()) putBack();
  else if (isBehind()) skip();
  else return false;
  return true;
}

function letter(event, key) {
  if (/^[1-9]$/.test(key)) return number(Number(key));
  const run = LETTERS[key];
  if (!run) return false;
  run(event);
  return true;
}

/** @type {Object<string, (event: any) => any>} */
const LETTERS = {
  r: (event) => turn(event.shiftKey ? -1 : 1),
  a: () => shown.chain?.all && takeAll(),
  z: () => (canPutBack() && !plan.steps.length ? putBack() : undo()),
  n: () => stepBy(1),
  p: () => stepBy(-1),
  m: () => pane("m"),
  e: () => pane("e"),
  o: () => pane("o"),
  l: () => open("book-of-log"),
  f: () => board()?.fit(),
  "+": () => board()?.zoom(1.35),
  "-": () => board()?.zoom(1 / 1.35),
  "?": () => openList(),
};

/** So many of the last step, or that thing of the rail. */
function number(count) {
  if (repeated()) {
    repeat(Math.min(count, repeated()?.most ?? 0));
    return true;
  }
  const thing = all(".pane.rail :is(.lit, .grab)")[count - 1];
  if (thing) tap(thing);
  return Boolean(thing);
}

const board = () => boardOf(document.activeElement) ?? boardOf(one(".pane.stage .rock")) ?? allBoards()[0];

/** Goes to a pane, wherever it is. */
function pane(key) {
  const found = one(`.pane.${PANES[key]}`);
  if (!found) return;
  if (!found.getClientRects().length || one("#tabs")?.getClientRects().length) chooseTab(found.dataset.pane);
  one(".pane-title", found).focus();
}

// --- walking ---

/** What can be walked to: targets of the loupe, what is lit, else quiet answers; or the cards of a pane that one looks at. @returns {any[]} */
function stops() {
  const active = document.activeElement;
  if (isLoupeOpen()) return all(".loupe .target");
  const pane = active?.matches(".pane-title, .thing:not(.lit, .picked)") && active.closest(".pane.set");
  if (pane) return all(".shelf:not(.unused) > .thing", pane);
  const found = all(".lit, .answers:not([hidden]) .answer").filter((element) => element.getClientRects().length);
  return found.length ? found : all("#bar .still");
}

function walk(event, key) {
  const active = /** @type {any} */ (document.activeElement);
  if (event.target.matches?.(".board, [data-lines], [data-lines] *")) return false;
  const found = stops();
  if (!found.length) return false;
  const at = found.indexOf(active);
  const [dx, dy] = ARROWS[key];
  const next = at < 0 ? found[0] : dx ? found[(at + dx + found.length) % found.length] : vertical(active, found, dy);
  go(next);
  return true;
}

/** The nearest above or below. */
function vertical(from, found, dy) {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const start = middle(from);
  const far = (element) => {
    const { x, y } = middle(element);
    const ahead = (y - start.y) * dy;
    return ahead > 4 ? ahead + 2 * Math.abs(x - start.x) : Infinity;
  };
  const best = found.reduce((one, other) => (far(other) < far(one) ? other : one));
  return far(best) < Infinity ? best : from;
}

/** After a decision the focus is where the next one begins; only for who uses the keyboard. */
function keepFocus() {
  if (!byKey || !shown.mine || document.querySelector("dialog[open]")) return;
  const active = document.activeElement;
  if (active && active !== document.body && active.matches(".lit, .picked, .target, button:not(:disabled), a, input, .pane-title, .thing, .board")) return;
  const same = last && one(`.lit[data-key="${CSS.escape(last)}"]`);
  const first = isLoupeOpen() ? one(".loupe .target") : same || stops()[0] || one('#bar [data-key="confirm"]:not(:disabled)') || one("#bar .answer, #bar .still");
  first?.focus();
}

