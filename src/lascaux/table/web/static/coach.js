// The coach: asked about the position on the screen; what shows its answer comes when it is first needed.
import { inside, toast } from "./page.js";

/** Starts to listen. @param {() => number} where tells which position is on the screen */
export function coach(where) {
  document.addEventListener("click", async (event) => {
    const button = inside(event, "[data-coach]");
    if (!button) return;
    try {
      (await import("./ideas.js")).ask(button.dataset.coach, where);
    } catch {
      toast("The coach cannot be reached. Try again in a moment.");
    }
  });
}
