// The coach's ideas: told in words, drawn as 1, 2, 3 on what they are about, and taken over as a plan.
import { all, inside, one, toast } from "./page.js";
import { allBoards, boardOf, named } from "./panes.js";
import { arrangement } from "./shelves.js";
import { fetchPiece, styled } from "./fetched.js";
import { onScreen, shown } from "./screen.js";

/** @typedef {import("./screen.js").Choice} Choice */
/** What a name is marked with: the numbers of ideas, and whether it is only where they come from. @typedef {{numbers: string[], isFrom: boolean}} Mark */

const BUTTONS = ":is(#bar, .loupe) [data-idea]";
const WIDE = 28; // pixels that a number takes
const LARGE = 56; // pixels: in what is smaller a number stands in the middle

/** @type {number | null} */
let about = null; // the position that was asked about
let isListening = false;
let frame = 0;

/** Asks about a position, and shows the answer until there is another one. @param {string} url @param {() => number} where */
export async function ask(url, where) {
  const number = where();
  const place = one("#coach");
  if (about === number) place.hidden = false; // it was put aside, to see the board
  if (about === number) return;
  listen(where);
  about = number;
  place.innerHTML = '<p class="soft">The coach is thinking …</p>';
  place.hidden = false;
  place.setAttribute("aria-busy", "true");
  const [answer] = await Promise.all([fetchPiece(url + number), styled("ideas.css")]);
  if (about !== number) return;
  place.removeAttribute("aria-busy");
  if (!answer.html) {
    clear();
    return toast(answer.refused);
  }
  place.innerHTML = answer.html;
  place.scrollIntoView({ block: "nearest" });
  if (document.activeElement?.matches("[data-coach]")) one("button.suggestion", place)?.focus();
  draw();
  if (isOverBoard()) show(...all(".suggestion", place).reverse());
}

/** Brings what some ideas are about into view, that of the last one surely. */
function show(...ideas) {
  for (const { dataset } of ideas) {
    const place = named(dataset.place || dataset.thing);
    boardOf(place)?.reveal(place);
  }
}

/** @param {() => number} where */
function listen(where) {
  if (isListening) return;
  isListening = true;
  onScreen(() => (about !== null && about !== where() ? clear() : draw()));
  document.addEventListener("picked", draw);
  document.addEventListener("looked", later);
  one("#coach").addEventListener("click", taken);
}

/** Takes away what was said and drawn. */
function clear() {
  about = null;
  const place = one("#coach");
  place.hidden = true;
  place.replaceChildren();
  draw();
}

/** An idea is planned with all its picks; confirming is left to whoever asked. */
async function taken(event) {
  if (inside(event, "[data-dismiss]")) {
    clear();
    return one("[data-coach]").focus();
  }
  const button = inside(event, "button.suggestion");
  if (!button || !shown.mine) return;
  /** @type {Choice[]} */
  const picks = JSON.parse(button.dataset.picks);
  const { replan } = await import("./plan.js");
  replan(picks.flatMap((pick) => pick.actions), picks);
  if (isOverBoard()) one("#coach").hidden = true;
  show(button);
}

/** Whether it covers a part of the board: then one idea is seen at a time, beside which the others are slid. */
const isOverBoard = () => ["phone", "low"].includes(arrangement());

// --- what is drawn ---

/** What is marked, by name. @returns {Map<string, Mark>} */
function marks() {
  /** @type {Map<string, Mark>} */
  const found = new Map();
  if (shown.plan.length) return found; // what was planned is seen instead
  const ideas = all("#coach .suggestion").map((each) => each.dataset);
  const things = new Set(ideas.map(({ thing }) => thing));
  for (const { idea, thing, place } of ideas) {
    const names = things.size > 1 || !place ? [place, thing] : [place];
    for (const name of new Set(names.filter(Boolean))) {
      const mark = found.get(name) ?? { numbers: [], isFrom: true };
      mark.numbers.push(idea);
      mark.isFrom &&= name !== (place || thing);
      found.set(name, mark);
    }
  }
  return found;
}

function draw() {
  const now = marks();
  one("#coach").dataset.form = isOverBoard() ? "slides" : arrangement();
  for (const old of all(".thing > .idea")) old.remove();
  for (const board of allBoards()) layerOf(board)?.replaceChildren();
  for (const [name, mark] of now) {
    const element = named(name);
    const board = boardOf(element);
    const sign = numbers(mark);
    sign.dataset.at = name;
    if (element?.matches(".thing")) element.append(sign);
    else if (board) layerOf(board, true).append(sign);
  }
  drawOnButtons();
  later();
}

/** Answers in words are marked in the bar, and what a loupe enlarges in it. */
function drawOnButtons() {
  for (const old of all(BUTTONS)) delete old.dataset.idea;
  if (shown.plan.length) return;
  for (const { dataset } of all("#coach button.suggestion")) {
    const { id } = JSON.parse(dataset.picks)[0];
    for (const button of all(`#bar [data-key="answer ${id}"], .loupe .target[data-choice="${id}"]`)) button.dataset.idea = dataset.idea;
  }
}

/** @param {Mark} mark */
function numbers({ numbers, isFrom }) {
  const sign = document.createElement("i");
  sign.className = `idea${isFrom ? " from" : ""}`;
  sign.setAttribute("aria-hidden", "true"); // the coach says it in words
  sign.textContent = numbers.join(" ");
  return sign;
}

/** What the numbers of a board stand in. @param {import("./board.js").Board} board @returns {any} */
function layerOf(board, isWanted = false) {
  const found = one(":scope > .ideas", board.rock);
  if (found || !isWanted) return found;
  const layer = document.createElement("div");
  layer.className = "ideas";
  board.rock.append(layer);
  return layer;
}

/** Puts the numbers in their places before they are painted. */
function later() {
  frame ||= requestAnimationFrame(place);
}

function place() {
  frame = 0;
  for (const board of allBoards()) {
    const rock = board.rock.getBoundingClientRect();
    const done = [];
    for (const sign of all(":scope > .ideas > .idea", board.rock)) {
      const box = named(sign.dataset.at)?.getBoundingClientRect();
      if (!box) continue;
      const isLarge = Math.min(box.width, box.height) >= LARGE;
      const y = box.top + (isLarge ? 0.3 : 0.4) * box.height - rock.top;
      let x = box.left + (isLarge ? 0.3 : 0.5) * box.width - rock.left;
      while (done.some((other) => Math.hypot(other.x - x, other.y - y) < WIDE)) x += WIDE; // beside what stands there
      done.push({ x, y });
      sign.style.translate = `calc(${Math.round(x)}px - 50%) calc(${Math.round(y)}px - 50%)`;
    }
  }
}
