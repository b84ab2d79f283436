// What opens large: a card, a shape or a region with all its text; and all choices as a list.
import { all, one, toast } from "./page.js";
import { answers, byName, firstOf, placeOf, quietOnes, secondOf } from "./picking.js";
import { boardOf } from "./panes.js";
import { buttonOf, textIn } from "./chips.js";
import { cropped, shapesOf, unionOf } from "./crop.js";
import { isBusy, take } from "./plan.js";
import { open } from "./dialogs.js";
import { regionOf } from "./explain.js";
import { send } from "./live.js";
import { shown } from "./screen.js";

const KEYS = [
  ["Tab ← →", "go to what is lit"],
  ["↑ ↓", "to what is lit above or below"],
  ["Enter", "pick, then confirm"],
  ["Shift Enter", "confirm"],
  ["Esc", "put back"],
  ["R, Shift R", "turn"],
  ["1 to 9", "that thing of the rail, or that number"],
  ["A", "all the rest"],
  ["Z", "undo"],
  ["N, P", "next, previous place"],
  ["M, E, O, L", "mine, common, others, log"],
  ["F + −", "show all, zoom"],
  ["?", "this list"],
];

/** Opens a card, or what a shape of a board shows. @param {any} element */
export function openLarge(element) {
  const name = element.dataset.key;
  const isCard = element.matches(".thing");
  show(isCard ? card(element) : shape(element), ...choicesOf(name));
  if (!element.matches(".of-seat")) void explainIn(one("#large .meaning"), element, name, isCard);
}

/** What a region is, and while one chooses why it is none of the choices. */
async function explainIn(place, element, name, isCard) {
  const parts = isCard ? (element.dataset.parts ?? "").split(" ").filter(Boolean) : [name];
  const region = parts.length === 1 ? await regionOf(parts[0]) : undefined; // none of several says what a card is
  if (region) place.append(textIn("p", region.text));
  if (!shown.mine || choicesOf(name).length) return;
  const { text, rule } = await why(name);
  if (text) place.append(withRule(textIn("p", text, "soft"), rule));
}

/** @returns {Promise<{text: string, rule: string}>} */
async function why(name) {
  const { say, text = "", rule = "" } = await send({ do: "why", position: shown.position, actions: shown.plan, name });
  return say === "why" ? { text, rule } : { text: "", rule: "" };
}

/** Says why something cannot be chosen, and opens it large for whoever wants to know more. @param {any} element */
export async function sayWhy(element) {
  const { text, rule } = await why(element.dataset.key);
  if (!text) return openLarge(element);
  toast(text, rule);
  offerMore(element);
}

/** A message leads to what it is about. @param {any} element */
export function offerMore(element) {
  one("#toasts .toast")?.append(" ", buttonOf("More", "button", () => openLarge(element)));
}

/** All choices, for those who listen, and what else can be done. */
export function openList() {
  const list = document.createElement("ul");
  list.className = "list";
  const choices = shown.mine ? [...byName(shown.choices), ...answers(shown.choices), ...quietOnes(shown.choices)] : [];
  list.append(...choices.map(item));
  const commands = [
    ...(shown.mine && shown.canReset ? [command("Start the turn again", "reset")] : []),
    ...(shown.canAsk ? [command(shown.freeAsk ? "Take back" : "Ask to take back", "ask")] : []),
  ];
  const row = document.createElement("div");
  row.className = "row";
  row.append(...commands);
  const keys = document.createElement("dl");
  keys.className = "keys";
  for (const [key, words] of KEYS) {
    const line = document.createElement("div");
    line.append(textIn("dt", key), textIn("dd", words));
    keys.append(line);
  }
  show([textIn("h2", choices.length ? "All choices" : shown.prompt), textIn("p", choices.length ? shown.prompt : "", "soft")], list, row, textIn("h2", "Keys"), keys);
}

function command(text, what) {
  const button = textIn("button", text, "button");
  button.type = "button";
  button.dataset.do = what;
  return button;
}

/** @param {import("./screen.js").Choice} choice */
function item(choice) {
  const line = document.createElement("li");
  const button = buttonOf(`${choice.words} ${choice.more}`.trim(), "button answer", () => !isBusy() && take(choice));
  line.append(button);
  return line;
}

/** @returns {HTMLElement[]} */
function choicesOf(name) {
  const found = shown.mine ? byName(shown.choices).filter((choice) => [firstOf(choice), secondOf(choice), placeOf(choice)].includes(name)) : [];
  if (!found.length) return [];
  const list = document.createElement("ul");
  list.className = "list";
  list.append(...found.map(item));
  return [list];
}

/** @param {any[]} head @param {any[]} more */
function show(head, ...more) {
  const meaning = document.createElement("div");
  meaning.className = "meaning";
  one("#large .sheet-text").replaceChildren(...head, meaning, ...more);
  const title = one("#large h2");
  if (title) title.id = "large-title";
  open("large");
  one("#large .sheet-text").scrollTop = 0;
}

/** A card as it is on its shelf, with all its text. */
function card(element) {
  const drawing = one(":scope > .drawing:not(.turned)", element)?.cloneNode(true);
  const facts = all(":scope > :is(.line-of, .chips, .note), .marks", element).map((each) => each.cloneNode(true));
  const title = textIn("h2", one("h3", element)?.textContent ?? "");
  const badge = one(":scope > .thing-head > .badge", element)?.cloneNode(true);
  if (badge) title.prepend(badge, " ");
  const count = one(".count", element)?.textContent;
  if (count) title.append(" ", textIn("b", count, "count"));
  const whole = one(".whole", element)?.textContent;
  const text = whole ? [withRule(textIn("p", whole), element.dataset.rule)] : element.dataset.rule ? [withRule(textIn("p", ""), element.dataset.rule)] : [];
  return [...(drawing ? [drawing] : []), title, ...facts, ...text];
}

/** A part of a board. */
function shape(element) {
  const board = boardOf(element);
  const base = element.dataset.key.split(".")[0];
  if (!board) return [textIn("h2", base)];
  const box = unionOf(board, shapesOf(board, base));
  const more = Math.max(box.width, box.height) * 0.06;
  const around = { x: box.x - more, y: box.y - more, width: box.width + 2 * more, height: box.height + 2 * more };
  return [cropped(board, around, 320), textIn("h2", one(".pane-title", element.closest(".pane"))?.textContent ?? base)];
}

/** A text with a link to its rule. */
function withRule(element, rule = "") {
  const rules = one("[data-rules]")?.dataset.rules;
  if (!rule || !rules) return element;
  const link = textIn("a", `Rule ${rule}`);
  link.href = `${rules}#${rule}`;
  link.dataset.sheet = "";
  element.append(" ", link);
  return element;
}
