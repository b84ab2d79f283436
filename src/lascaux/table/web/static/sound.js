// Sounds, each for itself to be switched on: one's turn, conflict, points, moves and what is said.
import { onScreen, shown } from "./screen.js";
import { ownSeats } from "./since.js";
import { setting } from "./page.js";

const KINDS = ["turn", "conflict", "points", "chat", "moves"]; // of several at once the first is heard

let was = { mine: true, position: -1 };

/** Starts to listen. */
export function sound() {
  document.addEventListener("setting", (/** @type {any} */ { detail: { name, value } }) => {
    if (name.startsWith("sound-") && value === "on") play(name.slice("sound-".length));
  });
  onScreen(hear);
}

function hear(fresh, message) {
  const lines = Object.values(message.log?.changed ?? {}).join("");
  const heard = {
    turn: shown.mine && (!was.mine || tellsOthersTurn(lines)),
    conflict: lines.includes('class="conflict"'),
    points: lines.includes("data-points"),
    chat: Boolean(message.fragments?.chat),
    moves: fresh && lines !== "",
  };
  const isFirst = was.position < 0;
  was = { mine: shown.mine, position: shown.position };
  const kind = KINDS.find((each) => heard[each] && setting(`sound-${each}`, false));
  if (kind && !isFirst) play(kind);
}

/** Whether somebody else has had a turn meanwhile: what came fast is shown at once. @param {string} lines */
function tellsOthersTurn(lines) {
  const own = ownSeats();
  return [...lines.matchAll(/ class="turn" data-seat="(\d+)"/g)].some(([, seat]) => !own.has(seat));
}

/** The instrument is fetched when it is first heard. */
const play = async (kind) => (await import("./tones.js")).tones(kind);
