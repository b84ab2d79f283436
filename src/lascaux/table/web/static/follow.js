// Following: what others decide is shown one thing after the other, at a speed that one chooses.
import { all, one, remembered } from "./page.js";
import { show, shown } from "./screen.js";
import { tell } from "./picked.js";

const SPEEDS = { slow: 2400, normal: 1200, fast: 400, step: Infinity, once: 0 }; // milliseconds for a beat
const BREATH = 400; // milliseconds after what one has decided oneself, and between things of one kind
const COUNTED = 0.75; // of a beat: how long a thing is shown that is counted in the end
const FAR = 24; // beats: who is farther behind gets the newest

/** @typedef {{message: any, isBeat: boolean, isEnd: boolean, about: string}} Item what has come, and who did what, if others did */

/** What has come and is not shown yet. @type {Item[]} */
const queue = [];
let came = { position: -1, mine: true, over: true }; // of the last screen that has come
/** The count at the end of the game, while it runs. @type {{next: () => void, skip: () => void} | null} */
let counting = null;
let last = { about: "", at: 0, length: 0 }; // what was shown last: when, and for how long
let timer = 0;

/** Starts to listen. */
export function following() {
  document.addEventListener("visibilitychange", () => document.hidden && skip());
  document.addEventListener("setting", (event) => {
    if (/** @type {CustomEvent} */ (event).detail.name === "speed") next();
  });
}

/** Takes a screen as it comes. A beat is what somebody else has decided, if there is anything to tell of it. */
export function follow(message) {
  const isNew = came.position >= 0 && message.position !== came.position;
  if (message.over && came.position < 0) void lookBack();
  const isEnd = message.over && !came.over && Boolean(message.log);
  queue.push({ message, isBeat: isNew && !came.mine && tells(message), isEnd, about: about(message) });
  came = message;
  if (document.hidden || (message.mine && one("[data-clock]"))) return skip();
  if (queue.length > FAR) while (queue.length > 1 && !queue[0].isEnd) showNext(true);
  go();
}

/** Whether more is told than whose turn it is. */
const tells = ({ log }) => Object.values(log?.changed ?? {}).some((line) => !line.includes('class="turn"'));

/** Who did what: several steps of the same kind are soon told. */
const about = ({ log }) => Object.values(log?.changed ?? {}).find((line) => line.includes(" data-seat="))?.match(/data-kind="[^>]*?data-seat="\d+"/)?.[0] ?? "";

/** Whether something has happened that is not shown yet. */
export const isBehind = () => queue.length > 0 || isCounting();

/** Whether points are being counted. */
export const isCounting = () => counting !== null;

/** Whether one goes on beat by beat. */
export const goesByStep = () => pause() === Infinity;

const pause = () => SPEEDS[remembered("speed", "normal")] ?? SPEEDS.normal;

/** Shows the next beat without waiting. */
export function next() {
  if (!queue.length) counting?.next();
  last.length = 0;
  go();
}

/** Shows all that has happened. */
export function skip() {
  while (queue.length) showNext(true);
  counting?.skip();
  go();
}

/** How many milliseconds must pass before something is shown. @param {Item} item */
function wait(item) {
  const length = item.about && item.about === last.about ? Math.min(BREATH, last.length) : last.length;
  return item.isBeat ? last.at + length - performance.now() : 0;
}

function go() {
  clearTimeout(timer);
  while (queue.length && wait(queue[0]) <= 0) showNext();
  if (!queue.length) return;
  if (wait(queue[0]) < Infinity) timer = setTimeout(go, wait(queue[0]));
  tell(); // there is something to skip
}

function showNext(isHurried = false) {
  const item = /** @type {Item} */ (queue.shift());
  const length = item.isBeat || goesByStep() ? pause() : Math.min(pause(), BREATH);
  if (item.message.position !== shown.position) last = { about: item.about, at: performance.now(), length };
  show(item.message);
  if (item.isEnd) void end(item.message.log.changed, isHurried || pause() === 0);
}

/** The game is over: points are counted, then one sees where it turned. */
async function end(changed, isHurried) {
  if (!isHurried) await count(changed);
  const fold = await lookBack();
  if (fold) fold.open = pause() > 0;
}

/** Whoever wants to know where it turned is told. @returns {Promise<any>} where */
async function lookBack() {
  const fold = one("#f-result [data-course]");
  if (fold) (await import("./course.js")).course(() => shown.position, (move) => location.assign(`${location.pathname}/replay?move=${move}`));
  return fold;
}

/** Counts what has brought points in the end. @returns {Promise<void>} once it is told */
async function count(changed) {
  const lines = all("#f-log li").filter((line) => changed[line.id.slice("log-".length)]);
  if (!lines.some((line) => line.dataset.points)) return;
  const module = await import("./count.js");
  await new Promise((done) => {
    counting = module.count(lines, () => pause() * COUNTED, () => done(undefined));
    tell();
  });
  counting = null;
  tell();
}
