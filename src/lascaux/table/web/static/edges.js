// At the edges of a board: how much is lit beyond them, and a way there.
import { all, one } from "./page.js";
import { allBoards } from "./panes.js";
import { buttonOf } from "./chips.js";
import { covers } from "./spots.js";
import { onPicked } from "./picked.js";

/** @typedef {import("./board.js").Board} Board */

const SIDES = { left: "◂", right: "▸", up: "▴", down: "▾" };

const ALONG = ["50%", "35%", "65%", "20%", "80%"]; // of an edge, where its button may be

let frame = 0;

/** Starts to listen; after those who fill what lies over the boards. */
export function edges() {
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  };
  onPicked(later);
  document.addEventListener("looked", later);
}

function mark() {
  for (const board of allBoards()) {
    for (const old of all(".edge", board.over)) old.remove();
    const found = beyond(board);
    for (const [side, shapes] of Object.entries(found)) {
      if (!shapes.length) continue;
      const button = buttonOf(`${shapes.length} ${SIDES[side]}`, `edge ${side}`, () => board.reveal(shapes[0]));
      button.setAttribute("aria-label", `${shapes.length} more beyond the edge: ${side}`);
      board.over.append(button);
      clear(button, ["left", "right"].includes(side) ? "top" : "left", board);
    }
  }
}

/** Moves a button along its edge to where no place lies under it, nor what leads from place to place. @param {any} button @param {"top" | "left"} along @param {Board} board */
function clear(button, along, board) {
  const places = all(":scope > [data-named] > .lit", board.svg).map((shape) => shape.getBoundingClientRect());
  const steps = one(":scope > .steps:not([hidden])", board.rock)?.getBoundingClientRect();
  const isOver = (box) => steps && covers({ left: steps.left - 32, top: steps.top - 32, right: steps.right + 32, bottom: steps.bottom + 32 }, box);
  const isFree = () => !isOver(button.getBoundingClientRect()) && !places.some((place) => covers(button.getBoundingClientRect(), place));
  for (const part of ALONG) {
    button.style[along] = part;
    if (isFree()) return;
  }
  button.style[along] = "";
}

/** What is lit and out of sight, by side, the nearest first. @param {Board} board */
function beyond(board) {
  const rock = board.rock.getBoundingClientRect();
  /** @type {Object<string, any[]>} */
  const found = { left: [], right: [], up: [], down: [] };
  for (const shape of all(":scope > [data-named] > .lit", board.svg)) {
    const box = shape.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const over = { left: rock.left - x, right: x - rock.right, up: rock.top - y, down: y - rock.bottom };
    const [side, far] = Object.entries(over).reduce((one, other) => (other[1] > one[1] ? other : one));
    if (far > 0) found[side].push({ shape, far });
  }
  return Object.fromEntries(Object.entries(found).map(([side, shapes]) => [side, shapes.sort((a, b) => a.far - b.far).map(({ shape }) => shape)]));
}
