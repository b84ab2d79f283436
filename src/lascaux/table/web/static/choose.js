// Choosing: what a click, a wheel or a right click on a card or a shape means; starts all that belongs to it.
import { inside, one, toast } from "./page.js";
import { arrangement } from "./shelves.js";
import { bar } from "./bar.js";
import { boardOf, named } from "./panes.js";
import { clear as dismiss } from "./coach.js";
import { curtain } from "./curtain.js";
import { dragging } from "./drag.js";
import { edges } from "./edges.js";
import { gains } from "./gains.js";
import { holding } from "./held.js";
import { isTurning, tap, turn } from "./tap.js";
import { keys } from "./keys.js";
import { large } from "./large.js";
import { lighting } from "./light.js";
import { loupe } from "./loupe.js";
import { marks } from "./marks.js";
import { meantAt } from "./meant.js";
import { onScreen, shown } from "./screen.js";
import { add, plan, planning, repeatBy, repeated, take } from "./plan.js";
import { pointing } from "./pointed.js";
import { send } from "./live.js";
import { steps } from "./steps.js";

const NOTCH = 140; // milliseconds between two turns by the wheel

let lastNotch = 0;

/** Starts to listen. */
export function choose() {
  planning();
  lighting();
  pointing();
  holding();
  marks();
  loupe();
  gains();
  edges();
  steps();
  bar();
  large();
  curtain();
  dragging();
  keys();
  const table = one("#table");
  table.addEventListener("click", clicked);
  table.addEventListener("contextmenu", rightClicked);
  table.addEventListener("wheel", wheeled, { capture: true, passive: false });
  document.addEventListener("click", commanded);
  document.addEventListener("click", advised);
  onScreen(() => one("[data-coach]").toggleAttribute("hidden", !shown.coach));
}

function clicked(event) {
  const isAnswered = !event.target.isConnected; // what was pressed has done its work and is gone
  if (isAnswered || inside(event, "a, button, summary, input, dialog")) return;
  const element = inside(event, ".chip-of.lit") ?? meantAt(event);
  if (element) tap(element, event);
}

/** A right click turns what is turned, and takes one away of what was taken several times. */
function rightClicked(event) {
  const element = event.pointerType === "touch" ? null : meantAt(event);
  const last = plan.steps.at(-1)?.choice;
  const now = repeated();
  if (isTurning(element?.dataset.key)) turn(1);
  else if (element && now && last?.place === element.dataset.key) repeatBy(-1);
  else return;
  event.preventDefault();
}

function wheeled(event) {
  const element = inside(event, ".rock, .thing") && meantAt(event);
  if (!element || event.ctrlKey || !isTurning(element.dataset.key)) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.timeStamp - lastNotch < NOTCH) return;
  lastNotch = event.timeStamp;
  turn(event.deltaY > 0 ? 1 : -1);
}

/** Commands such as undo. */
async function commanded(event) {
  const button = event.target.closest("[data-do]");
  if (!button) return;
  const { do: command, seat, yes } = button.dataset;
  const more = { ...(seat && { seat: Number(seat) }), ...(yes && { yes: yes === "true" }) };
  const answer = await send({ do: command, position: shown.position, ...more });
  if (answer.say === "refused") toast(answer.text, answer.rule);
}

/** What the coach would do is picked like all else; of choices that decide more, only that. */
function advised(event) {
  const button = inside(event, "#coach [data-action]");
  const action = Number(button?.dataset.action ?? -1);
  const begun = shown.choices.filter((each) => each.actions[0] === action);
  const choice = begun.find((each) => each.actions.length === 1) ?? begun[0];
  if (!choice) return;
  if (choice.actions.length === 1) take(choice);
  else void add({ ...choice, id: String(action), actions: [action], short: one(".sentence", button).textContent });
  if (["phone", "low"].includes(arrangement())) dismiss(); // there it covers the board
  const place = named(choice.place);
  boardOf(place)?.reveal(place);
}
