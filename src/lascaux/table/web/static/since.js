// What others did since the viewer's last turn: the lines of the log that tell it, and what it has changed.
import { all, one } from "./page.js";
import { onScreen, shown } from "./screen.js";

/** @typedef {{line: any, seat: string, turn: string}} Doing a line of the log, whose doing it is, and whose turn it was */

/** What happened in the turns of others between the viewer's last turn and the next one. @type {Doing[]} */
export let recent = [];
/** By the name of what they speak of: the seat that has changed it last. @type {Map<string, string>} */
let movers = new Map();
let decided = false; // whether the viewer has, since
let was = { position: -1, mine: false };

/** Starts to listen. */
export function since() {
  onScreen((fresh, message) => {
    if (fresh) decided = was.mine && was.position >= 0;
    was = { position: shown.position, mine: shown.mine };
    if (message.log) gather();
  });
  gather();
}

/** The chip of a seat. @returns {any} */
export const chipOf = (seat) => one(`.seat[data-person="${seat}"]`);

/** The seats of whoever is told what others did; in a replay everybody is somebody else. @returns {Set<string>} */
export const ownSeats = () => new Set(one("#replay") ? [] : all(".seat.you").map((chip) => chip.dataset.person));

/** The seat of whoever has changed what has a name, or what it is a part of, until the viewer decides. @returns {string | undefined} */
export const changedBy = (name, whole = name.split(".")[0]) => (decided ? undefined : movers.get(name) ?? movers.get(whole));

/** Whether anything has been changed that is still of use. */
export const isChanged = () => !decided && !shown.over && movers.size > 0;

/** What the log tells; what is nobody's doing comes of what was done before, and of no victim's doing. @returns {Doing[]} */
export function doings(own = ownSeats()) {
  const found = [];
  let [turn, doer] = ["", ""];
  for (const line of all("#f-log li")) {
    const { seat = doer } = line.dataset;
    if (line.matches(".turn")) turn = doer = seat;
    else found.push({ line, seat, turn });
    if (seat === turn || !own.has(seat)) doer = seat;
  }
  return found;
}

/** Goes back over the viewer's turn that runs, and those of others before it, to the viewer's last one. */
function gather() {
  const own = ownSeats();
  const told = own.size ? doings(own) : [];
  const isOthers = ({ turn }) => turn && !own.has(turn);
  const end = told.findLastIndex(isOthers) + 1;
  const begin = told.slice(0, end).findLastIndex((each) => !isOthers(each)) + 1;
  recent = told.slice(begin, end);
  movers = new Map(recent.filter(({ seat }) => !own.has(seat)).flatMap(({ line, seat }) => lightsOf(line).map((name) => [name, seat])));
  for (const { line } of told.slice(end)) for (const name of lightsOf(line)) movers.delete(name);
}

const lightsOf = (line) => (line.dataset.lights ?? "").split(" ").filter(Boolean);
