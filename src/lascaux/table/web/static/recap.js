// Since your last turn: what others did, a line or two for each player; fetched when somebody wants to know.
import { one } from "./page.js";
import { chipOf, recent } from "./since.js";
import { nameOf, sentenceOf } from "./telling.js";
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
  return [...found].map(([source, points]) => `${points < 0 ? "−" : "+"}${Math.abs(points)} for ${source}`);
}

/** What is of one kind is told together, also where it alternates with something else. */
function paragraphs(lines, name) {
  /** @type {any[][]} */
  const groups = [];
  for (const line of lines) {
    const alike = groups.slice(-2).find(([first]) => first.dataset.kind === line.dataset.kind);
    if (alike) alike.push(line);
    else groups.push([line]);
  }
  return groups.map((alike) => {
    const made = textIn("p", "");
    const lights = new Set(alike.flatMap((line) => (line.dataset.lights ?? "").split(" ").filter(Boolean)));
    if (lights.size) made.dataset.lights = [...lights].join(" ");
    made.append(...sentenceOf(alike, name, true), " ");
    return made;
  });
}
