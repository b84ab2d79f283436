// Since your last turn: what others did, a line or two for each player; fetched when somebody wants to know.
import { one } from "./page.js";
import { chipOf, recent } from "./since.js";
import { nameOf, nodesOf } from "./telling.js";
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
  const seats = [...new Set(recent.map(({ seat }) => seat))];
  const linesOf = (seat) => recent.filter((each) => each.seat === seat).map(({ line }) => line);
  one("#recap ul").replaceChildren(...seats.map((seat) => told(seat, linesOf(seat))));
  one("#recap a").hidden = !shown.since;
  one("#recap a").href = `${location.pathname}/replay?move=${shown.since}`;
  open("recap");
}

function told(seat, lines) {
  const item = textIn("li", "");
  item.dataset.seat = seat;
  const name = nameOf(seat);
  const head = textIn("b", [name, ...gains(lines)].join(", "));
  item.append(one(".badge", chipOf(seat)).cloneNode(true), head, ". ", ...paragraphs(lines.filter((line) => !line.dataset.points), name));
  return item;
}

/** The points that lines tell, by source. */
function gains(lines) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const { dataset } of lines) if (dataset.points) found.set(dataset.source, (found.get(dataset.source) ?? 0) + Number(dataset.points));
  return [...found].map(([source, points]) => `${points < 0 ? "−" : "+"}${Math.abs(points)} ${source}`);
}

/** What is of one kind is told together, without the name; what is said several times in a row is said once, with how often. */
function paragraphs(lines, name) {
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
    found.at(-1).append(...nodesOf(line, name), " ");
  }
  return found;
}

function paragraph(line) {
  const made = textIn("p", "");
  if (line.dataset.lights) made.dataset.lights = line.dataset.lights;
  return made;
}
