// Dragging a thing to a place: a card or a shape of a board, by mouse, pen or finger.
import { follow, gesture } from "./plan.js";
import { boardOf, named } from "./panes.js";
import { inside, one } from "./page.js";
import { meantAt } from "./meant.js";
import { picked, pickTo } from "./picked.js";
import { exact } from "./picking.js";
import { shown } from "./screen.js";

const SLACK = 8; // pixels

/** @type {{name: string, x: number, y: number, pointer: number, ghost: any} | null} */
let held = null;

/** Starts to listen. */
export function dragging() {
  const table = one("#table");
  table.addEventListener("pointerdown", down, true);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
  addEventListener("keydown", (event) => event.key === "Escape" && cancel());
}

function down(event) {
  if (event.button !== 0 || inside(event, "button, a")) return;
  const thing = meantAt(event);
  if (!thing?.matches(".grab")) return;
  held = { name: thing.dataset.key, x: event.clientX, y: event.clientY, pointer: event.pointerId, ghost: null };
}

function move(event) {
  if (!held || event.pointerId !== held.pointer) return;
  const thing = named(held.name);
  if (!thing) return cancel();
  boardOf(thing)?.letGo(event);
  if (!held.ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK) return;
  if (!held.ghost) {
    held.ghost = ghostOf(thing);
    if (picked.first !== held.name) pickTo({ first: held.name, second: "", id: "" });
  }
  held.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
  event.preventDefault();
}

function up(event) {
  if (!held || event.pointerId !== held.pointer) return;
  const { name, ghost } = held;
  cancel();
  if (!ghost) return;
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, true));
  drop(name, meantAt(event, true)?.dataset.key ?? "");
}

/** A drag is no click. */
const swallow = (event) => event.stopPropagation();

/** Where a choice is meant it is picked, elsewhere the game is asked what it could mean. */
function drop(thing, place) {
  if (!place || place === thing) return;
  const pick = { ...picked, first: thing, second: place, id: "" };
  if (!exact(shown.choices, pick).length) return void gesture(thing, place);
  follow(pick);
}

function cancel() {
  held?.ghost?.remove();
  held = null;
}

/** What is seen of the thing under the pointer. */
function ghostOf(thing) {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  const drawing = one(":scope > .drawing.turned", thing) ?? one(":scope > .drawing", thing);
  if (drawing) ghost.append(drawing.cloneNode(true));
  document.body.append(ghost);
  return ghost;
}

