// The page of a replay: steps through the positions of a game by slider, buttons, keys, or by itself.
import { coach } from "./coach.js";
import { course } from "./course.js";
import { dialogs } from "./dialogs.js";
import { explain } from "./explain.js";
import { inside, one, spoken, toast } from "./page.js";
import { news } from "./news.js";
import { sheets } from "./sheet.js";
import { shelves } from "./shelves.js";
import { show } from "./screen.js";
import { tabs } from "./tabs.js";
import { watchPanes } from "./panes.js";

const PAUSE = 1100; // milliseconds between two moves when it plays by itself

const controls = one("#replay");
const slider = one("input[type=range]", controls);
const last = Number(slider.max);
let move = Number(slider.value);
let asked = null;
let playing = 0;

watchPanes();
dialogs();
news();
shelves();
tabs();
coach(() => move);
course(() => move, (to) => {
  play(false);
  go(to);
});
explain();
sheets();
go(move);

slider.addEventListener("input", () => go(Number(slider.value)));
controls.addEventListener("click", (event) => {
  const link = event.target.closest("[data-go]");
  if (!link) return;
  event.preventDefault();
  step(link.dataset.go);
});
document.addEventListener("keydown", (event) => {
  if (spoken(event) || inside(event, ".board, [data-lines], #tabs")) return;
  const word = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", p: "play" }[event.key];
  if (!word) return;
  event.preventDefault();
  step(word);
});

function step(word) {
  if (word === "play") return play(!playing);
  play(false);
  go({ first: 0, back: move - 1, on: move + 1, last }[word]);
}

/** Shows the position after that many moves; an answer that comes too late is dropped. */
async function go(number) {
  move = Math.max(0, Math.min(last, number));
  slider.value = String(move);
  slider.setAttribute("aria-valuetext", `after ${move} of ${last} moves`);
  one("[data-move]", controls).textContent = `${move} / ${last}`;
  asked?.abort();
  asked = new AbortController();
  const { signal } = asked;
  try {
    const url = new URL(controls.dataset.url, location.href);
    url.searchParams.set("move", String(move));
    const answer = await fetch(url, { signal });
    if (!answer.ok) throw new Error(String(answer.status));
    const message = await answer.json();
    if (signal.aborted) return;
    show({ ...message, title: "" });
    history.replaceState(null, "", `?move=${move}`);
  } catch {
    if (signal.aborted) return;
    play(false);
    toast("This position could not be fetched.");
  }
}

function play(on) {
  clearInterval(playing);
  playing = 0;
  if (on) {
    if (move === last) go(0);
    playing = setInterval(() => (move < last ? go(move + 1) : play(false)), PAUSE);
  }
  const button = one('[data-go="play"]', controls);
  button.setAttribute("aria-pressed", String(on));
  button.setAttribute("aria-label", on ? "Pause" : "Play");
}
