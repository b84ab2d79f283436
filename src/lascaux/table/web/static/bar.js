// The bar: asks, says what is picked or planned, and has the buttons that answer.
import { all, inside, one } from "./page.js";
import { answers, fitting, quietOnes } from "./picking.js";
import { canPutBack, canTurn, putBack, turn } from "./tap.js";
import { chosen, onPicked, picked } from "./picked.js";
import { confirm, isConnected, isDeaf } from "./confirm.js";
import { drop, ending, isBusy, isTold, plan, repeatBy, repeated, take, takeAll, undo } from "./plan.js";
import { goesByStep, isBehind, isCounting, next, skip } from "./follow.js";
import { isLoupeOpen } from "./loupe.js";
import { send } from "./live.js";
import { shown } from "./screen.js";
import { openList } from "./opened.js";
import { pointed } from "./pointed.js";
import { textIn } from "./chips.js";

/** @typedef {import("./screen.js").Choice} Choice */
/**
 * @typedef {{key: string, text: string, sign?: string, kind?: string, label?: string, off?: boolean, pressed?: boolean,
 *   opens?: string, does?: string, href?: string, run?: () => any}} Button
 */

const IN_THE_BAR = 3; // answers in words; more of them stand above it

const NARROW = 200; // pixels: less is too little for the text
const TIGHTER = ["tight", "tighter", "tightest", "signs", "stacked"];

let lastKey = ""; // of the button that was pressed last
let explained = ""; // what is said of what one points at
let frame = 0; // before which everything is fitted
let saying = 0; // before which it is seen how long that is which is asked
/** @type {Map<string, () => any>} */
const runs = new Map();

/** Starts to listen. */
export function bar() {
  onPicked(fill); // which every screen tells, too
  document.addEventListener("pointed", say);
  document.addEventListener("explained", (/** @type {any} */ event) => {
    explained = event.detail;
    say();
  });
  const place = one("#bar");
  place.addEventListener("click", pressed);
  one(".bar-text", place).addEventListener("click", (event) => inside(event, "a") || place.classList.toggle("told-whole"));
  new MutationObserver(fill).observe(one("#line"), { attributes: true, attributeFilter: ["data-state"] });
  new ResizeObserver(fit).observe(place);
}

function pressed(event) {
  const button = inside(event, "[data-key]");
  if (!button || button.disabled || isDeaf()) return;
  const { key } = button.dataset;
  const isSecond = event.detail > 1 && (key === "confirm" || key !== lastKey); // of a fast double click
  lastKey = key;
  if (!isSecond) runs.get(key)?.();
}

function fill() {
  say();
  showPills();
  const place = one("#bar");
  const many = wordsOf();
  const inBar = many.length <= IN_THE_BAR;
  runs.clear();
  set(one(".bar-buttons", place), buttons(inBar ? many : []));
  set(one(".answers", place), inBar ? [] : many);
  one(".answers", place).hidden = inBar;
  place.classList.remove("whole-words", "told-whole");
  frame ||= requestAnimationFrame(fit); // measuring it at once, while others still write, takes long
}

/** What does not fit becomes shorter step by step; at last answers in words move above the bar. */
function fit() {
  frame = 0;
  const place = one("#bar");
  const row = one(".bar-buttons", place);
  place.classList.remove(...TIGHTER);
  TIGHTER.forEach((step, at) => isFull(place, row, at < 2) && place.classList.add(step));
  const few = wordsOf();
  if (isFull(place, row) && few.length && few.length <= IN_THE_BAR) {
    set(row, buttons([]));
    set(one(".answers", place), few);
    one(".answers", place).hidden = false;
  }
  const pills = one(".pills", place);
  pills.scrollLeft = pills.scrollWidth; // the last one is seen
}

/** Whether the buttons do not fit, or leave too little room for a text beside them; perhaps also whether what is asked is cut. */
function isFull(place, row, asks = false) {
  const isCut = row.scrollWidth > row.clientWidth + 1 || [...row.children].some((button) => button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 1);
  const text = one(".bar-text", place);
  const isBeside = row.offsetLeft > text.offsetLeft;
  const isHigher = (part) => part.scrollHeight > part.offsetHeight + 1;
  return isCut || (isBeside && (text.clientWidth < NARROW || isHigher(text) || (asks && isHigher(one("strong", text)))));
}

// --- what it says ---

function say() {
  const [line, more] = sentences();
  const place = one("#bar");
  put(one('[data-say="line"]', place), line);
  put(one('[data-say="more"]', place), isConnected() ? more : "Not connected. What you picked is kept.");
  saying ||= requestAnimationFrame(spread);
  const badge = one(".badge", place);
  badge.toggleAttribute("hidden", shown.turn === null);
  const [use, href] = [one("use", badge), `#badge-${shown.turn ?? 0}`];
  if (use.getAttribute("href") !== href) use.setAttribute("href", href);
  const rule = one(".rule", place);
  rule.hidden = !shown.rule || Boolean(chosen());
  rule.textContent = shown.rule;
  rule.href = `${one("[data-rules]").dataset.rules}#${shown.rule}`;
}

/** Beside what is asked in one line there is room for two lines more. */
function spread() {
  saying = 0;
  const line = one("#bar strong");
  one("#bar").classList.toggle("brief", line.offsetHeight < 1.5 * parseFloat(getComputedStyle(line).lineHeight));
}

/** @returns {[string, string]} */
function sentences() {
  const choice = chosen();
  const last = plan.steps.at(-1)?.choice;
  const hinted = pointed();
  if (isCounting()) return ["The count", explained];
  if (shown.over) return [one("#f-result h2")?.textContent ?? shown.prompt, explained];
  if (shown.curtain) return [`Pass to ${shown.curtain}`, `${shown.curtain}: hold the button to see what only you may see.`];
  const said = shown.standing?.said ? "When you are asked, the table answers for you. Press again to take that back." : "";
  if (!shown.mine) return [shown.prompt, explained || said || waiting()];
  if (hinted && (isLoupeOpen() || shown.finished)) return [hinted.words, hinted.more];
  if (hinted && hinted !== choice) return [choice ? choice.words : asked(), `${hinted.words} ${hinted.more}`.trim()];
  if (choice) return [choice.words, explained || choice.more];
  if (shown.finished && shown.summary) return [`${shown.summary}.`, explained];
  if (shown.finished && last?.words) return [last.words, explained || last.more];
  return [asked(), explained || said || shown.summary];
}

const waiting = () => (isBehind() && goesByStep() ? "Next shows what happened." : shown.thinking ? "Thinking …" : "");

const asked = () => (shown.plan.length ? shown.prompt : `Your turn: ${shown.prompt}`);

/** Only what has changed is read out. */
function put(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

// --- the plan ---

/** One for each thing that is planned, with how often. */
function showPills() {
  /** @type {Map<string, {choice: Choice, steps: number}>} */
  const found = new Map();
  for (const { choice } of plan.steps.filter(isTold)) {
    const pill = found.get(choice.id) ?? { choice, steps: 0 };
    pill.steps += 1;
    found.set(choice.id, pill);
  }
  const pills = [...found.values()].map(({ choice, steps }) => {
    const text = choice.short || choice.confirm || choice.words;
    const count = steps / choice.actions.length;
    const item = textIn("li", count > 1 ? `${count}: ${text}` : text, "pill");
    item.dataset.choice = choice.id;
    const cross = textIn("button", "✕", "cross");
    cross.type = "button";
    cross.setAttribute("aria-label", `Not ${text}`);
    cross.addEventListener("click", () => drop(choice));
    item.append(cross);
    return item;
  });
  const place = one("#bar .pills");
  place.replaceChildren(...pills);
  place.hidden = !pills.length;
}

// --- buttons ---

/** Answers in words. @returns {Button[]} */
function wordsOf() {
  if (!shown.mine || plan.acting) return [];
  return answers(shown.choices).filter((choice) => !isEnd(choice)).map((choice) => answer(choice, "button answer"));
}

/** @param {Choice} choice @param {string} kind @returns {Button} */
function answer(choice, kind) {
  const pressed = picked.id === choice.id;
  const text = choice.confirm || choice.words;
  const label = choice.words === text ? "" : `${text}: ${choice.words}`;
  return { key: `answer ${choice.id}`, text, kind, label, pressed, run: () => (pressed ? putBack() : take(choice)) };
}

/** @param {Button[]} words @returns {Button[]} */
function buttons(words) {
  if (shown.over) return isCounting() ? behind() : ended();
  if (shown.curtain) return [{ key: "open", text: "Hold to open", kind: "button strong confirm hold" }];
  const more = { key: "more", text: "⋯", kind: "button small spare", label: "All choices, and more", run: openList };
  if (!shown.mine) return [...behind(), ...seats(), ...standing(), ...asking(), more];
  if (chosen()?.turns) return [...turning(), last()];
  return [...words, ...standing(), ...stepper(), ...allOfIt(), ...turning(), ...quiet(), undoing(), more, last()];
}

/** @returns {Button[]} */
function stepper() {
  const now = repeated();
  if (!now || chosen()) return [];
  return [
    { key: "less", text: "−", kind: "button small stepper", label: "One less", run: () => repeatBy(-1) },
    { key: "count", text: String(now.count), kind: "count stepper", label: `${now.count} of ${now.most}`, off: true },
    { key: "one more", text: "+", kind: "button small stepper", label: "One more", off: now.count >= now.most, run: () => repeatBy(1) },
  ];
}

/** @returns {Button[]} */
const allOfIt = () => (shown.chain?.all && !chosen() ? [{ key: "all", text: shown.chain.all, kind: "button all", run: takeAll }] : []);

/** @returns {Button[]} */
function turning() {
  const back = canPutBack() && !picked.id ? [{ key: "back", sign: "✕", text: "Back", kind: "button folds", label: "Put back", run: putBack }] : [];
  if (!canTurn()) return back;
  const ways = fitting(shown.choices, picked);
  const at = ways.indexOf(chosen()?.way ?? "") + 1;
  return [...back, { key: "turn", sign: "↻", text: `Turn ${at}/${ways.length}`, kind: "button", run: () => turn(1) }];
}

/** Whether Confirm says already what a choice does. @param {Choice} choice */
const isEnd = (choice) => Boolean(shown.chain?.words) && String(shown.chain?.end) === choice.id;

/** None, stop, pass; but not what Confirm says already. @returns {Button[]} */
function quiet() {
  if (chosen() && !chosen()?.quiet && !plan.steps.length) return [];
  return quietOnes(shown.choices).filter((choice) => !isEnd(choice)).map((choice) => answer(choice, "button still"));
}

/** @returns {Button} */
function undoing() {
  const [ask] = asking();
  const can = plan.steps.length > 0 || shown.canUndo;
  if (!can && ask) return ask;
  return { key: "undo", sign: "↶", text: "Undo", kind: "button shrinks", label: "Undo", off: !can, run: undo };
}

/** @returns {Button[]} */
const asking = () => (shown.canAsk ? [{ key: "ask", sign: "↶", text: shown.freeAsk ? "Take back" : "Ask to take back", kind: "button shrinks", label: shown.freeAsk ? "Take back" : "Ask to take back", does: "ask" }] : []);

/** @returns {Button} */
function last() {
  const end = ending();
  const kind = `button confirm${end?.decides ?? true ? " strong" : ""}`;
  return { key: "confirm", sign: "✓", text: end?.words ?? "Confirm", kind, label: end?.words ?? "Confirm", off: !end || isBusy(), run: confirm };
}

/** What is said beforehand, until it is used or taken back. @returns {Button[]} */
function standing() {
  if (!shown.standing) return [];
  const { about, words, said } = shown.standing;
  const run = () => send({ do: "stand", about, yes: !said });
  const sign = said ? "✓" : undefined;
  return [{ key: "standing", sign, text: words, kind: "button still", label: `${words}, said beforehand`, pressed: said, run }];
}

/** While others are followed. @returns {Button[]} */
function behind() {
  if (!isBehind()) return [];
  const step = goesByStep() ? [{ key: "next beat", text: "Next", kind: "button", run: next }] : [];
  return [...step, { key: "skip", text: "Skip", kind: "button", label: "Skip to what is now", run: skip }];
}

/** Before the game there are seats. @returns {Button[]} */
const seats = () => (one("#people form.sit") || (!shown.started && one("#f-notices .waiting")) ? [{ key: "people", text: "Seats", kind: "button", opens: "people" }] : []);

/** @returns {Button[]} */
function ended() {
  return all("#f-result .row > .button").map((each, at) => ({
    key: `end ${at}`, text: each.textContent, kind: each.className, does: each.dataset.do, href: each.getAttribute("href") ?? undefined,
  }));
}

/** Shows buttons by key, so that the one that has the focus keeps it. @param {any} place @param {Button[]} wanted */
function set(place, wanted) {
  const old = new Map([...place.children].map((child) => [child.dataset.key, child]));
  const made = wanted.map((button) => filled(old.get(button.key), button));
  for (const child of old.values()) if (!made.includes(child)) child.remove();
  made.forEach((child, at) => place.children[at] !== child && place.insertBefore(child, place.children[at] ?? null));
}

/** @param {any} old @param {Button} button */
function filled(old, button) {
  const tag = button.href ? "A" : button.kind?.startsWith("count") ? "OUTPUT" : "BUTTON";
  const element = old?.tagName === tag ? old : document.createElement(tag.toLowerCase());
  if (element.textContent !== (button.sign ?? "") + button.text) element.replaceChildren(...written(button));
  element.className = button.kind ?? "button";
  element.dataset.key = button.key;
  const attributes = { "aria-label": button.label, "aria-pressed": button.pressed === undefined ? undefined : String(button.pressed), "data-open": button.opens, "data-do": button.does, href: button.href };
  for (const [name, value] of Object.entries(attributes)) if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
  if (tag === "BUTTON") {
    element.type = "button";
    element.disabled = Boolean(button.off) || !isConnected();
  }
  if (button.run) runs.set(button.key, button.run);
  return element;
}

/** @param {Button} button */
function written({ sign, text }) {
  if (!sign) return [text];
  const mark = textIn("span", sign, "sign");
  mark.setAttribute("aria-hidden", "true");
  return [mark, textIn("span", text, "said")];
}
