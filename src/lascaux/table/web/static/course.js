// The course of a finished game: fetched when somebody wants to see it; its turning points lead there.
import { one, toast } from "./page.js";
import { fetchPiece } from "./fetched.js";
import { onScreen } from "./screen.js";

/**
 * Starts to listen.
 * @param {() => number} where tells which position is on the screen
 * @param {(move: number) => void} go shows another one
 */
export function course(where, go) {
  const fold = one("[data-course]");
  if (!fold) return;
  fold.addEventListener("toggle", () => fold.open && fill(fold, where));
  fold.addEventListener("click", (event) => {
    const slips = event.target.closest("[data-slips]");
    if (slips) void fillSlips(slips);
    const turn = event.target.closest("[data-to]");
    if (!turn) return;
    event.preventDefault();
    go(Number(turn.dataset.to));
  });
  onScreen(() => mark(where()));
}

async function fill(fold, where) {
  const place = one(".course-text", fold);
  if (place.children.length) return;
  place.innerHTML = '<p class="soft">The coach looks back …</p>';
  const answer = await fetchPiece(fold.dataset.course);
  place.innerHTML = answer.html ?? "";
  if (!answer.html) {
    fold.open = false;
    toast(answer.refused);
  }
  mark(where());
}

/** Shows the decisions that can be tried again, instead of the button that asks for them. */
async function fillSlips(button) {
  const place = button.parentNode;
  place.innerHTML = '<p class="soft">The coach looks for what cost most …</p>';
  const found = await fetchPiece(button.dataset.slips);
  if (!found.html) toast(found.refused);
  if (found.html) place.innerHTML = found.html;
  else place.replaceChildren(button);
  one("a", place)?.focus();
}

/** Shows in the drawing which position is on the screen. */
function mark(move) {
  const drawing = one(".course > svg");
  if (!drawing) return;
  const { left, right, moves } = drawing.dataset;
  const x = Number(left) + ((right - left) * move) / Math.max(1, moves);
  one(".now", drawing).setAttribute("transform", `translate(${x} 0)`);
}
