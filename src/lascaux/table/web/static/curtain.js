// The curtain: where several people share a screen, nobody's secrets are shown until they are opened.
import { all, one } from "./page.js";
import { onScreen, shown } from "./screen.js";

/** Starts to listen. */
export function curtain() {
  onScreen(cover);
}

/** What only its owner may see is covered; how it is opened is fetched with the first curtain. */
async function cover() {
  for (const pane of all(".pane.mine")) pane.classList.toggle("curtained", Boolean(shown.curtain));
  one("#table").classList.toggle("behind-curtain", Boolean(shown.curtain));
  if (shown.curtain) (await import("./lift.js")).lifting();
}
