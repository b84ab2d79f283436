// What of a shelf is out of sight: below it stands how many cards, and a button leads there.
import { all, one, still } from "./page.js";
import { buttonOf } from "./chips.js";

const PANES = ".pane.set:is(.mine, .common, .others)";

/** Starts to listen. */
export function more() {
  document.addEventListener("scroll", (event) => event.target instanceof Element && event.target.matches(`${PANES} > .shelf`) && tell(event.target), true);
}

/** Takes all buttons away, so that it can be seen what fits without them. */
export function hideMore() {
  for (const button of all(`${PANES} > .more`)) button.hidden = true;
}

/** Whether a shelf has less room than it needs. @param {any} shelf */
export const isCut = (shelf) => shelf.scrollHeight > shelf.clientHeight + 1;

/** Puts a button below each shelf of which something is out of sight. */
export function showMore() {
  for (const shelf of all(`${PANES} > .shelf`).filter(isCut)) {
    buttonOn(shelf).hidden = false;
    tell(shelf);
  }
}

/** @param {any} shelf */
function tell(shelf) {
  const { bottom } = shelf.getBoundingClientRect();
  const below = all(":scope > .thing", shelf).filter((card) => middleOf(card) > bottom).length;
  buttonOn(shelf).textContent = below ? `${below} more ▾` : "To the top ▴";
}

const middleOf = (card) => card.getBoundingClientRect().top + card.offsetHeight / 2;

/** @param {any} shelf */
function buttonOn(shelf) {
  const found = one(":scope > .more", shelf.parentNode);
  if (found) return found;
  const made = buttonOf("", "more", () => {
    const isLow = shelf.scrollTop + shelf.clientHeight >= shelf.scrollHeight - 1;
    shelf.scrollTo({ top: isLow ? 0 : shelf.scrollTop + 0.8 * shelf.clientHeight, behavior: still() ? "auto" : "smooth" });
  });
  shelf.parentNode.append(made);
  return made;
}
