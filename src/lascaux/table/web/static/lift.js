// Opening the curtain: held for a moment, or pressed twice by a key, so that nobody does it by chance.
import { inside, one } from "./page.js";
import { send } from "./live.js";
import { shown } from "./screen.js";

const HOLD = 600; // milliseconds
const AGAIN = 4000; // within which a key is pressed once more
const HANDLE = '#bar [data-key="open"]';

let listens = false;
let timer = 0;
let armed = -Infinity; // when a key or a click without a pointer has asked once

/** Starts to listen, once. */
export function lifting() {
  if (listens) return;
  listens = true;
  document.addEventListener("pointerdown", (event) => inside(event, HANDLE) && hold(inside(event, HANDLE)));
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, release);
  document.addEventListener("click", (event) => inside(event, HANDLE) && !event.detail && twice());
}

function hold(button) {
  button.classList.add("held");
  clearTimeout(timer);
  timer = setTimeout(lift, HOLD);
}

function release() {
  clearTimeout(timer);
  one(HANDLE)?.classList.remove("held");
}

/** By keyboard it is pressed twice. */
function twice() {
  if (performance.now() - armed < AGAIN) return lift();
  armed = performance.now();
  one(HANDLE).textContent = "Press again to open";
}

function lift() {
  armed = -Infinity;
  release();
  if (shown.curtain && shown.turn !== null) void send({ do: "open", seat: shown.turn });
}
