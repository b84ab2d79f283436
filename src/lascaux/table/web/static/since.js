// What others did since the viewer's last turn: the lines of the log that tell it, and what it has changed.
import { all, one } from "./page.js";
import { onScreen, shown } from "./screen.js";

/** Lines of the log about what others did between the viewer's last turn and the next one. @type {any[]} */
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

/** The chip of whose doing a line of the log is. @returns {any} */
export const chipOfLine = (line) => one(`.seat[data-person="${line.dataset.seat}"]`);

/** The seat of whoever has changed what has a name, until the viewer decides. @returns {string | undefined} */
export const changedBy = (name) => (decided ? undefined : movers.get(name) ?? movers.get(name.split(".")[0]));

/** Whether anything has been changed. */
export const isChanged = () => !decided && movers.size > 0;

const isOwn = (line) => Boolean(chipOfLine(line)?.matches(".you"));

/** Goes back over the viewer's turn that runs, and those of others before it, to the viewer's last one. */
function gather() {
  /** @type {any[]} */
  const found = [];
  let turn = []; // lines of the turn that is looked at
  const lines = one(".seat.you") ? all("#f-log li[data-seat]").reverse() : [];
  for (const line of lines) {
    if (!line.matches(".turn")) turn.push(line);
    else if (!isOwn(line)) found.push(...turn.splice(0));
    else if (found.length) break;
    else turn = [];
  }
  recent = found.filter((line) => !isOwn(line)).reverse();
  movers = new Map(recent.flatMap((line) => (line.dataset.lights ?? "").split(" ").filter(Boolean).map((name) => [name, line.dataset.seat])));
}
