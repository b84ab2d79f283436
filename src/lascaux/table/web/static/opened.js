// What opens large: its script is fetched when something is opened for the first time.
import { inside, one } from "./page.js";

const large = () => import("./large.js");

/** Starts to listen. */
export function opening() {
  one("#large").addEventListener("click", (event) => {
    if (inside(event, ".sheet-text button, a[data-sheet]")) one("#large").close();
  });
  document.addEventListener("click", openPerson);
}

/** A tap on the chip of a seat: all that is known of that player, if a card tells it. */
function openPerson(event) {
  const chip = inside(event, "[data-person]");
  const found = chip && one(`.thing.of-seat[data-seat="${chip.dataset.person}"]`);
  if (!found) return;
  event.preventDefault();
  void openLarge(found);
}

/** Opens a card, or what a shape of a board shows. @param {any} element */
export const openLarge = async (element) => (await large()).openLarge(element);

/** Says why something cannot be chosen. @param {any} element */
export const sayWhy = async (element) => (await large()).sayWhy(element);

/** A message leads to what it is about. @param {any} element */
export const offerMore = async (element) => (await large()).offerMore(element);

/** All choices, for those who listen, and what else can be done. */
export const openList = async () => (await large()).openList();
