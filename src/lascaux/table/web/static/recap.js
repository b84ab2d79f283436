// Since your last turn: what others did, a line or two for each player; fetched when somebody wants to know.
import { one } from "./page.js";
import { chipOfLine, recent } from "./since.js";
import { open } from "./dialogs.js";
import { shown } from "./screen.js";
import { textIn } from "./chips.js";

const DIALOG = `<dialog id="recap" class="sheet" aria-labelledby="recap-title">
  <button type="button" class="close" data-close aria-label="Close what has happened">✕</button>
  <div class="sheet-text">
    <h2 id="recap-title">Since your last turn</h2>
    <ul class="lines" data-lines tabindex="0" aria-labelledby="recap-title"></ul>
    <a class="button" hidden>Look back</a>
  </div>
</dialog>`;

/** Opens what others did, by player, in the order in which they moved; or all of the log. */
export function openRecap() {
  if (!recent.length) return open("book-of-log");
  if (!one("#recap")) one("#book-of-log").insertAdjacentHTML("afterend", DIALOG);
  const seats = [...new Set(recent.map((line) => line.dataset.seat))];
  one("#recap ul").replaceChildren(...seats.map((seat) => told(seat, recent.filter((line) => line.dataset.seat === seat))));
  one("#recap a").hidden = !shown.since;
  one("#recap a").href = `${location.pathname}/replay?move=${shown.since}`;
  open("recap");
}

function told(seat, lines) {
  const item = textIn("li", "");
  item.dataset.seat = seat;
  item.append(one(".badge", chipOfLine(lines[0])).cloneNode(true), ...paragraphs(lines));
  return item;
}

/** What is of one kind is told together; what is said several times in a row is said once, with how often. */
function paragraphs(lines) {
  /** @type {any[]} */
  const found = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    if (before?.textContent === line.textContent) {
      const count = Number(found.at(-1).dataset.count ?? 1) + 1;
      found.at(-1).dataset.count = String(count);
      continue;
    }
    if (before?.dataset.kind !== line.dataset.kind) found.push(paragraph(line));
    found.at(-1).append(...[...line.childNodes].map((node) => node.cloneNode(true)), " ");
  }
  return found;
}

function paragraph(line) {
  const made = textIn("p", "");
  if (line.dataset.lights) made.dataset.lights = line.dataset.lights;
  return made;
}
