// The page of a replay: steps through the positions of a game by slider, buttons, keys, or by itself.
import { coach } from "./coach.js";
import { course } from "./course.js";
import { dialogs } from "./dialogs.js";
import { explain } from "./explain.js";
import { inside, one, remember, remembered, spoken, toast } from "./page.js";
import { news } from "./news.js";
import { shelves } from "./shelves.js";
import { show } from "./screen.js";
import { tabs } from "./tabs.js";
import { watchPanes } from "./panes.js";

const SPEEDS = { slow: 2400, normal: 1200, fast: 400 }; // milliseconds between two moves when it plays by itself
const SIGNS = { slow: "×½", normal: "×1", fast: "×3" };

const controls = one("#replay");
const slider = one("input[type=range]", controls);
const last = Number(slider.max);
/** After which moves turns began. @type {number[]} */
const turns = controls.dataset.turns.split(" ").map(Number);
let move = Number(slider.value);
let asked = null;
let playing = 0;

if (one("#caption").textContent) toast(one("#caption").textContent); // there is no such position: it stays while the nearest is shown
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
tellSpeed();
go(move);

slider.addEventListener("input", () => go(Number(slider.value)));
document.addEventListener("click", (event) => {
  const link = inside(event, "[data-go]");
  if (!link) return;
  event.preventDefault();
  step(link.dataset.go);
});
document.addEventListener("keydown", (event) => {
  if (spoken(event) || inside(event, ".board, [data-lines], #tabs")) return;
  const words = { ArrowLeft: "back", ArrowRight: "on", PageUp: "turn-back", PageDown: "turn-on", Home: "first", End: "last", p: "play", s: "speed" };
  const word = words[event.key];
  if (!word) return;
  event.preventDefault();
  step(word);
});

function step(word) {
  if (word === "play") return play(!playing);
  if (word === "speed") return faster();
  if (word === "link") return void copyLink();
  play(false);
  const before = turns.filter((turn) => turn < move).at(-1) ?? 0;
  const after = turns.find((turn) => turn > move) ?? last;
  go({ first: 0, back: move - 1, on: move + 1, last, "turn-back": before, "turn-on": after }[word]);
}

function speed() {
  const name = remembered("speed", "normal");
  return name in SPEEDS ? name : "normal";
}

/** The next speed; after the fastest the slowest. */
function faster() {
  const names = Object.keys(SPEEDS);
  remember("speed", names[(names.indexOf(speed()) + 1) % names.length]);
  tellSpeed();
  if (playing) play(true);
}

function tellSpeed() {
  const button = one('[data-go="speed"]', controls);
  button.textContent = SIGNS[speed()];
  button.setAttribute("aria-label", `Speed ${SIGNS[speed()]}`);
}

/** A link to the position on the screen. */
async function copyLink() {
  try {
    await navigator.clipboard.writeText(new URL(`?move=${move}`, location.href).href);
    toast("The link to this position is copied.");
  } catch {
    toast("Please copy the address of this page.");
  }
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
    one("[data-picture]").href = `${location.pathname}.svg?move=${move}`;
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
    playing = setInterval(() => (move < last ? go(move + 1) : play(false)), SPEEDS[speed()]);
  }
  const button = one('[data-go="play"]', controls);
  button.setAttribute("aria-pressed", String(on));
  button.setAttribute("aria-label", on ? "Pause" : "Play");
}
