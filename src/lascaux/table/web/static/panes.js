// The panes of the table: puts shelves and boards in their places and changes only what has changed.
import { Idiomorph } from "./vendor/idiomorph.esm.js";
import { Board } from "./board.js";
import { all, one } from "./page.js";
import { retold } from "./texts.js";

/** @type {Map<string, Board>} */
const boards = new Map(); // by the key of their pane
/** @type {Map<string, any>} */
const known = new Map(); // what each name was of when it was last asked for

/** Takes over the boards that the page was sent with. */
export function watchPanes() {
  for (const pane of all(".pane")) prepare(pane);
}

/** What a name is of: a card, or a shape of a board. @returns {any} */
export function named(name) {
  const last = known.get(name);
  if (last?.isConnected && !last.parentNode.matches(".unused")) return last; // looking through all boards takes long
  const key = CSS.escape(name);
  const found = name && one(`.shelf:not(.unused) > [data-key="${key}"], .board > [data-named] > [data-key="${key}"]`);
  known.set(name, found);
  return found || null;
}

/** All that has a name, in reading order. @returns {any[]} */
export const allNamed = () => all(".shelf:not(.unused) > .thing, .board > [data-named] > [data-key]");

/** The board that an element is in, if any. @returns {Board | undefined} */
export const boardOf = (element) => boards.get(element?.closest?.(".pane")?.dataset.pane);

/** @returns {Board[]} */
export const allBoards = () => [...boards.values()];

/** Shows what has changed. @param {{order: string[], kinds: string, changed: Object<string, any>}} panes */
export function showPanes({ order, kinds, changed }, first) {
  const table = one("#table");
  table.dataset.with = kinds;
  for (const pane of all(".pane", table)) {
    if (order.includes(pane.dataset.pane)) continue;
    boards.get(pane.dataset.pane)?.forget();
    boards.delete(pane.dataset.pane);
    pane.remove();
  }
  for (const [key, news] of Object.entries(changed)) showPane(table, key, news, first);
  let next = one("#coach") ?? one("#tabs") ?? null;
  for (const key of [...order].reverse()) {
    const pane = paneOf(key);
    if (pane.nextElementSibling !== next) table.insertBefore(pane, next);
    next = pane;
  }
}

const paneOf = (key) => one(`.pane[data-pane="${CSS.escape(key)}"]`);

function showPane(table, key, news, first) {
  if (news.frame) {
    boards.get(key)?.forget();
    boards.delete(key);
    const template = document.createElement("template");
    template.innerHTML = news.frame;
    const made = template.content.querySelector(".pane");
    const old = paneOf(key);
    if (old) old.replaceWith(made);
    else table.append(made);
    prepare(made);
  }
  const pane = paneOf(key);
  if (news.title) {
    const heading = one(".pane-title", pane);
    [heading.textContent, heading.dataset.tab] = news.title;
  }
  if (news.cards) setShelf(one(".shelf:not(.compact)", pane), news.cards, key);
  if (news.compact) setShelf(one(".shelf.compact", pane), news.compact, `compact ${key}`);
  if (news.peek !== undefined) one(".peek", pane)?.replaceChildren(...parsed(news.peek));
  if (news.links) pane.dataset.links = JSON.stringify(news.links);
  if (news.board) boards.get(key)?.draw(news.board, first);
}

/** Gives a pane its columns and its board. */
function prepare(pane) {
  for (const shelf of all(".shelf[data-columns]", pane)) shelf.style.setProperty("--columns", shelf.dataset.columns);
  if (one(".board", pane)) boards.set(pane.dataset.pane, new Board(one(".rock", pane)));
}

/** Cards by key, in their order; one that has changed is morphed, so that the focus stays. */
function setShelf(shelf, { order, changed }, name) {
  const old = new Map([...shelf.children].map((card) => [card.dataset.key, card]));
  for (const [key, card] of old) if (!order.includes(key)) card.remove(); // first, so that those that stay need not be moved
  let at = shelf.firstElementChild;
  for (const key of order) {
    let card = old.get(key);
    if (changed[key] !== undefined) {
      const [made] = parsed(retold(`${name} ${key}`, changed[key]));
      if (card) Idiomorph.morph(card, made, { morphStyle: "outerHTML", callbacks: { beforeAttributeUpdated } });
      else card = made;
    }
    if (card === at) at = at.nextElementSibling;
    else shelf.insertBefore(card, at);
  }
}

/** What choosing has put on a card stays until it is taken away. */
function beforeAttributeUpdated(name) {
  return !["tabindex", "role", "aria-label"].includes(name);
}

function parsed(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return [...template.content.children];
}
