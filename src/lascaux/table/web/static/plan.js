// The plan: picks gather in it on the server's twin; Confirm sends it, Undo shortens it.
import { one, setting, toast } from "./page.js";
import { onScreen, shown } from "./screen.js";
import { chosen, pickNothing, pickTo, picked, tell } from "./picked.js";
import { firstOf, fitting, isOpen, secondOf } from "./picking.js";
import { send } from "./live.js";

/** @typedef {import("./screen.js").Choice} Choice */
/**
 * A decision in the plan, and the choice that it belongs to; what one movement has added is of one group.
 * @typedef {{action: number, choice: Choice, group: number}} Step
 */

const LONGEST_QUEUE = 12;
const BRIEF = 32; // letters that a button has room for
const SLOW = 80; // milliseconds until somebody who waits is shown it

/**
 * The steps, as far as they are known here; the choices that the last of them was among; the decision
 * that is on its way; and what was picked meanwhile.
 * @type {{steps: Step[], among: Choice[], waiting: boolean, acting: boolean, queue: Choice[]}}
 */
export const plan = { steps: [], among: [], waiting: false, acting: false, queue: [] };

let planned = ""; // the plan that was shown last
let groups = 0;
let timer = 0;
/** What somebody wants who did not wait for the answer; it is done afterwards. @type {{run: () => any, count?: number} | null} */
let wish = null;

/** Starts to listen. */
export function planning() {
  onScreen(seen);
}

/** Whether something has been sent that is not answered yet. */
export const isBusy = () => plan.waiting || plan.acting;

/** A screen has come: what was picked for another one is gone, what was planned for this one stays. */
function seen(fresh) {
  const lost = !fresh && !isBusy() && shown.mine && plan.steps.length && !shown.plan.length;
  if (fresh) {
    Object.assign(plan, { steps: [], queue: [], among: [], acting: false, waiting: false });
    wish = null;
  }
  if (lost) void tryOut(plan.steps, { anew: false }); // the line was lost meanwhile
  else if (!plan.waiting) agree();
  const now = `${shown.position} ${shown.plan}`;
  if (now !== planned || !remains()) pickNothing(others());
  planned = now;
  if (!plan.waiting) tell(); // else the answer, which comes with the screen, tells it
}

/** Where one of several ways was just taken, the others stay at hand. @returns {Partial<import("./picking.js").Pick>} */
function others() {
  const last = plan.steps.at(-1)?.choice;
  if (!last?.way || last.turns || shown.finished) return {};
  const same = shown.choices.filter((choice) => choice.thing === last.thing && choice.place === last.place);
  return same.length > 1 ? { first: firstOf(last), second: secondOf(last) } : {};
}

/** Whether what is picked can still be chosen. */
const remains = () =>
  (!picked.id || shown.choices.some((choice) => choice.id === picked.id)) &&
  [picked.first, picked.second].every((name) => !name || shown.choices.some((choice) => [choice.thing, choice.place].includes(name)));

/** The steps as the server has them; what a movement has added is told by the choices that it was made among. */
function agree() {
  const known = [...plan.among, ...plan.steps.map((step) => step.choice)];
  plan.steps = shown.plan.map((action, at) => {
    const step = plan.steps[at];
    if (step?.action === action) return step;
    return { action, choice: known.find((choice) => choice.id === String(action)) ?? unknown(action), group: groups };
  });
}

/** @returns {Choice} */
const unknown = (action) => ({
  id: String(action), actions: [action], words: "", thing: "", place: "", way: "", turns: false, shows: "", confirm: "",
  short: "", more: "", gains: [], chain: "", most: 1, quiet: false,
});

/** Picks one choice, however it is reached. @param {Choice} choice */
export function take(choice) {
  const way = choice.turns ? choice.way : picked.way;
  follow({ first: firstOf(choice), second: secondOf(choice), way, id: choice.turns ? "" : choice.id });
}

/** Picks something, which goes its way: into the plan, or it waits to be confirmed. @param {Partial<import("./picking.js").Pick>} pick */
export function follow(pick) {
  Object.assign(picked, pick); // everybody is told once, below
  const choice = chosen();
  if (!choice || !choice.chain || isOpen(shown.choices, picked)) return tell();
  if (!choice.turns) return void add(choice);
  if (!setting("confirm", true) && fitting(shown.choices, picked).length === 1) return void goOn(choice);
  tell();
}

/** The steps of a movement. @param {Choice[]} choices @returns {Step[]} */
function stepsOf(...choices) {
  groups += 1;
  return choices.flatMap((choice) => choice.actions.map((action) => ({ action, choice, group: groups })));
}

/** Adds a choice to the plan; while another one is on its way, afterwards. @param {Choice} choice */
export async function add(choice) {
  if (!isBusy()) return tryOut([...plan.steps, ...stepsOf(choice)], { onward: true });
  if (plan.queue.length < LONGEST_QUEUE) plan.queue.push(choice);
  else toast("One moment, please.");
  tell();
}

/** Takes another choice instead of the last one. @param {Choice} choice */
export async function replace(choice) {
  if (isBusy()) return;
  const among = plan.among;
  const last = plan.steps.at(-1)?.choice.actions.length ?? 0;
  await tryOut([...plan.steps.slice(0, -last), ...stepsOf(choice)]);
  plan.among = among;
  tell();
}

/**
 * Shows how the table would be after these steps.
 * @param {Step[]} steps @param {{anew?: boolean, onward?: boolean}} [how] whether this is another plan than before,
 *   and whether it only goes on with that one
 */
async function tryOut(steps, { anew = true, onward = false } = {}) {
  const { steps: before, among } = plan;
  if (anew) {
    plan.among = shown.choices;
    pickNothing({ way: picked.way });
  }
  plan.steps = steps;
  const answer = await ask({ do: "plan", actions: steps.map((step) => step.action) });
  if (answer.say === "refused" && plan.steps === steps) Object.assign(plan, { steps: before, among, queue: [] });
  tell();
  const done = answer.say === "done";
  if (!done || !onward || !(await goAhead())) next();
  return done;
}

/** What hardly anybody would not do next is planned in advance, as a movement that can be taken back by itself. */
async function goAhead() {
  const ahead = shown.chain?.ahead ?? [];
  const choices = ahead.flatMap((action) => shown.choices.filter((choice) => choice.id === String(action)));
  return choices.length > 0 && tryOut([...plan.steps, ...stepsOf(...choices)]);
}

/** Sends something about this position, and says what was said against it, unless that is of no interest. */
async function ask(command, quietly = false) {
  plan.waiting = true;
  clearTimeout(timer);
  timer = setTimeout(slow, SLOW); // what comes sooner is painted once, with its answer
  const answer = await send({ position: shown.position, ...command });
  plan.waiting = false;
  clearTimeout(timer);
  one("#table").removeAttribute("aria-busy");
  if (answer.say !== "done") wish = null;
  if (answer.say === "refused" && !quietly && !answer.told) toast(answer.text, answer.rule);
  if (answer.say === "done" && !plan.acting) agree();
  return answer;
}

/** Whoever waits for long is shown it. */
function slow() {
  one("#table").setAttribute("aria-busy", "true");
  tell();
}

/** Whether something has to wait for an answer; how often the last step is wanted is shown at once. */
function isLater(run, count) {
  if (plan.waiting && !plan.acting) {
    wish = { run, count };
    tell();
  }
  return isBusy();
}

/** What was picked while we waited; what is not possible any more is told. */
function next() {
  const wished = wish;
  wish = null;
  if (wished) return wished.run();
  const wanted = plan.queue.shift();
  if (!wanted) return;
  const same = (choice) => firstOf(choice) === firstOf(wanted) && secondOf(choice) === secondOf(wanted) && choice.way === wanted.way;
  const choice = shown.choices.find((each) => each.id === wanted.id) ?? shown.choices.find(same);
  if (choice) return void add(choice);
  plan.queue = [];
  toast(`${wanted.short || wanted.words}: not possible any more.`);
}

/** Into the plan with what waited to be confirmed; if nothing follows from it, it is decided. @param {Choice} choice */
async function goOn(choice) {
  const done = await tryOut([...plan.steps, ...stepsOf(choice)], { onward: true });
  if (!done) return pickTo({ first: firstOf(choice), second: secondOf(choice), way: choice.way });
  if (shown.finished && !isBusy()) await act(shown.plan); // unless something else was pressed meanwhile
}

/** What Confirm would do now: what it says, whether it decides, and how. @returns {{words: string, decides: boolean, run: () => any} | null} */
export function ending() {
  const choice = chosen();
  const { chain, finished, plan: actions } = shown;
  if (plan.waiting) return null;
  if (choice?.chain && choice.turns) return { words: choice.confirm || "Go on", decides: false, run: () => goOn(choice) };
  if (choice?.chain) return { words: choice.confirm || "Go on", decides: false, run: () => add(choice) };
  if (choice) return { words: choice.confirm || "Confirm", decides: true, run: () => act([...actions, ...choice.actions]) };
  if (finished && actions.length) return { words: inShort() || plan.steps.at(-1)?.choice.confirm || "Confirm", decides: true, run: () => act(actions) };
  if (chain?.words) return { words: (!chain.end.length && inShort()) || chain.words, decides: true, run: () => act([...actions, ...chain.end]) };
  return null;
}

/** What the plan comes to, if that fits on a button. */
const inShort = () => (shown.summary.length <= BRIEF ? shown.summary : "");

/** Decides. @param {number[]} actions */
async function act(actions) {
  if (plan.acting) return;
  plan.acting = true;
  const answer = await ask({ do: "act", actions });
  if (answer.say === "done") return; // the screen with it tells everybody
  plan.acting = false;
  tell();
}

/** The last movement is taken out of the plan; without a plan, the last decision is taken back. */
export async function undo() {
  if (isLater(undo)) return;
  const last = plan.steps.at(-1);
  if (!last) return shown.canUndo && ask({ do: "undo" });
  await shorten(plan.steps.filter((step) => step.group !== last.group));
}

/** @param {Step[]} steps */
async function shorten(steps) {
  const gone = plan.steps[steps.length]?.choice;
  if (!(await tryOut(steps)) || !gone?.turns || plan.steps.length !== steps.length) return;
  if (shown.choices.some((choice) => choice.id === gone.id)) pickTo({ first: firstOf(gone), second: secondOf(gone), way: gone.way });
}

/** Whether a step is told by itself; what was turned is seen well enough. @param {Step} step */
export const isTold = ({ choice }) => Boolean(choice.words) && !choice.turns && !choice.quiet;

/** Takes a choice out of the plan, however often it was taken, and what its movements did beyond telling. @param {Choice} choice */
export function drop(choice) {
  if (isLater(() => drop(choice))) return;
  const gone = plan.steps.filter((step) => step.choice.id === choice.id);
  const goes = (step) => gone.includes(step) || (!isTold(step) && gone.some(({ group }) => group === step.group));
  void shorten(plan.steps.filter((step) => !goes(step)));
}

/** How often in a row the last step was taken, and how often it could be. @returns {{count: number, most: number} | null} */
export function repeated() {
  const last = plan.steps.at(-1)?.choice;
  if (!last || last.actions.length > 1) return null;
  const others = [...plan.steps].reverse().findIndex((step) => step.choice.id !== last.id);
  const count = others < 0 ? plan.steps.length : others;
  const more = shown.choices.find((choice) => choice.id === last.id)?.most ?? 0;
  const most = count + more + shown.plan.length - plan.steps.length; // what is shown may be a step behind
  return most > 1 ? { count: wish?.count ?? count, most } : null;
}

/** Takes the last step so many times. @param {number} count */
export function repeat(count) {
  const now = repeated();
  if (!now || count < 0 || count > now.most || count === now.count || isLater(() => repeat(count), count)) return;
  const base = plan.steps.slice(0, plan.steps.length - now.count);
  const { choice } = plan.steps[plan.steps.length - 1];
  const among = plan.among;
  const steps = Array.from({ length: count }, () => stepsOf(choice)).flat();
  void tryOut([...base, ...steps]).then(() => (plan.among = [...among, choice]));
}

/** Once more, or once less, than is wanted now: whoever presses twice at once means two. @param {number} by */
export const repeatBy = (by) => repeat((repeated()?.count ?? 0) + by);

/** All the rest, as the game understands it. */
export function takeAll() {
  const last = plan.steps.at(-1)?.choice;
  void gesture(picked.first || last?.thing || "", picked.second || last?.place || "");
}

/** Plans something else; as far as that is the same, it is taken back as before. @param {number[]} actions @param {Choice[]} [picks] that they are, if it is known */
export function replan(actions, picks = []) {
  if (isLater(() => replan(actions, picks))) return;
  let same = true;
  groups += 1;
  const choices = picks.flatMap((pick) => pick.actions.map(() => pick));
  const steps = actions.map((action, at) => {
    same &&= plan.steps[at]?.action === action;
    return same ? plan.steps[at] : { action, choice: choices[at] ?? unknown(action), group: groups };
  });
  void tryOut(steps);
}

/**
 * What a person does in one movement; the game knows which decisions that are, or why there are none.
 * @returns {Promise<boolean>} whether there were some
 */
export async function gesture(thing, place, quietly = false) {
  if (isBusy()) return true;
  groups += 1;
  plan.among = shown.choices;
  const answer = await ask({ do: "gesture", actions: shown.plan, thing, place }, quietly);
  tell();
  if (answer.say !== "done" || !(await goAhead())) next();
  return answer.say !== "refused";
}
