// Puts what the server says into the page: panes, fragments, the log; and keeps what can be chosen.
import { Idiomorph } from "./vendor/idiomorph.esm.js";
import { all, one } from "./page.js";
import { showPanes } from "./panes.js";
import { retold } from "./texts.js";

/**
 * @typedef {{text: string, symbol: string, name: string, tone: string}} Chip
 * @typedef {{id: string, actions: number[], words: string, thing: string, place: string, way: string, turns: boolean,
 *   shows: string, confirm: string, short: string, more: string, gains: Chip[], chain: string,
 *   most: number, quiet: boolean}} Choice told from all others by its id, which is made of its actions
 * @typedef {{key: string, words: string, end: number[], all: string, ahead: number[]}} Chain
 */

/**
 * What is shown now.
 * @type {{position: number, mine: boolean, over: boolean, started: boolean, thinking: boolean, turn: number | null,
 *   eyes: number, since: number, plan: number[], finished: boolean, summary: string, canUndo: boolean, canReset: boolean, canAsk: boolean,
 *   freeAsk: boolean, coach: boolean, curtain: string, prompt: string, rule: string, calm: boolean,
 *   chain: Chain | null, choices: Choice[], standing: {about: string, words: string, said: boolean} | null}}
 */
export const shown = {
  position: -1, mine: false, over: false, started: false, thinking: false, turn: null,
  eyes: -1, since: 0, plan: [], finished: false, summary: "", canUndo: false, canReset: false, canAsk: false,
  freeAsk: false, coach: false, curtain: "", prompt: "", rule: "", calm: false,
  chain: null, choices: [], standing: null,
};

let first = true;

/** Calls back after every screen that was shown, with whether the position is another one. */
export function onScreen(callback) {
  document.addEventListener("screen", (/** @type {any} */ event) => callback(event.detail.fresh, event.detail.message));
}

/** Shows one 'screen' message. */
export function show(message) {
  const fresh = message.position !== shown.position;
  Object.assign(shown, {
    position: message.position,
    mine: message.mine,
    over: message.over,
    started: message.started,
    thinking: message.thinking,
    turn: message.turn,
    eyes: message.eyes,
    since: message.since,
    plan: message.plan,
    finished: message.finished,
    summary: message.summary,
    canUndo: message.can_undo,
    canReset: message.can_reset,
    canAsk: message.can_ask,
    freeAsk: message.free_ask,
    coach: message.coach,
    curtain: message.curtain,
    standing: message.standing ?? null,
    ...asked(message.ask),
  });
  if (message.title) document.title = message.title;
  const headline = one("#headline");
  if (headline) headline.textContent = message.headline;
  for (const [number, step] of all("#steps > li").entries()) step.ariaCurrent = number === message.step ? "step" : null;
  one("#table").dataset.eyes = String(message.eyes);
  for (const [name, news] of Object.entries(message.fragments ?? {})) morph(`f-${name}`, retold(`f-${name}`, news));
  one("#table").toggleAttribute("data-noticed", Boolean(one("#f-notices > *")));
  if (message.log) log(message.log);
  if (message.panes) showPanes(message.panes, first);
  first = false;
  document.dispatchEvent(new CustomEvent("screen", { detail: { fresh, message } }));
}

/** A decision out of its rows of numbers of texts. */
function asked({ prompt, rule, calm, chain, texts, choices }) {
  const text = (number) => texts[number ?? 0];
  const chip = ([words, symbol, name, tone]) => ({ text: text(words), symbol: text(symbol), name: text(name), tone: text(tone) });
  const names = ["words", "thing", "place", "way", "shows", "confirm", "short", "more", "chain"];
  return {
    prompt,
    rule,
    calm,
    chain: chain && { key: chain[0], words: chain[1], end: chain[2], all: chain[3], ahead: chain[4] },
    choices: choices.map(([actions, flags, most, gains, ...told]) => ({
      id: String(actions),
      actions: [actions].flat(),
      quiet: Boolean(flags & 1),
      turns: Boolean(flags & 2),
      most,
      gains: (gains || []).map(chip),
      ...Object.fromEntries(names.map((name, at) => [name, text(told[at])])),
    })),
  };
}

function morph(id, html) {
  const old = document.getElementById(id);
  if (!old) return;
  const template = document.createElement("template"); // without the document that a parser would make first
  template.innerHTML = html;
  Idiomorph.morph(old, template.content.firstElementChild, { morphStyle: "outerHTML", callbacks: { beforeAttributeUpdated: kept, beforeNodeMorphed: isTold } });
}

/** What was fetched in the meantime stays. */
const isTold = (old) => !(old instanceof Element && old.matches(".course-text"));

/** What a reader has folded open stays open. */
function kept(attribute, node) {
  return !(attribute === "open" && node.tagName === "DETAILS");
}

/** Lines that are new or say something else; those before and after the ends are gone. */
function log({ ends, changed }) {
  const list = one("#f-log");
  if (!list) return;
  const low = !list.closest("dialog:not([open])") && (first || list.scrollHeight - list.scrollTop - list.clientHeight < 48);
  for (const line of all("li", list)) {
    const number = Number(line.id.slice(4));
    if (number < ends[0] || number > ends[1] || changed[number]) line.remove();
  }
  for (const [number, html] of Object.entries(changed)) {
    const next = all("li", list).find((line) => Number(line.id.slice(4)) > Number(number));
    const template = document.createElement("template");
    template.innerHTML = html;
    list.insertBefore(template.content, next ?? null);
  }
  if (low) list.scrollTop = list.scrollHeight;
}
