// The coach: asks about the position on the screen, and shows the answer until there is another one.
import { inside, one, toast } from "./page.js";
import { onScreen } from "./screen.js";

let about = null; // the position that was asked about

/** Starts to listen. @param {() => number} where tells which position is on the screen */
export function coach(where) {
  document.addEventListener("click", (event) => {
    const button = inside(event, "[data-coach]");
    if (button && about !== where()) ask(button.dataset.coach, where());
  });
  onScreen(() => about !== null && about !== where() && clear());
}

/** Takes away what it said. */
export function clear() {
  about = null;
  const place = one("#coach");
  place.hidden = true;
  place.replaceChildren();
}

async function ask(url, number) {
  about = number;
  const place = one("#coach");
  place.innerHTML = '<p class="soft">The coach is thinking …</p>';
  place.hidden = false;
  place.setAttribute("aria-busy", "true");
  const answer = await fetchPiece(url + number);
  if (about !== number) return;
  place.removeAttribute("aria-busy");
  if (answer.html) {
    place.innerHTML = answer.html;
    place.scrollIntoView({ block: "nearest" });
    if (document.activeElement?.matches("[data-coach]")) one("button.suggestion", place)?.focus();
    return;
  }
  clear();
  toast(answer.refused);
}

/** A piece of a page, or why there is none. @returns {Promise<{html?: string, refused?: string}>} */
export async function fetchPiece(url) {
  try {
    const answer = await fetch(url);
    return await answer.json();
  } catch {
    return { refused: "The coach cannot be reached. Try again in a moment." };
  }
}
