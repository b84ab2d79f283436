// The curtain: where several people share a screen, nobody's secrets are shown until they are opened.
import { all, one } from "./page.js";
import { onScreen, shown } from "./screen.js";

/** Starts to listen; how a curtain is opened is fetched where there may be one, before it can be pressed. */
export function curtain() {
  onScreen(cover);
  if (all(".seat.you").length > 1) void open();
}

/** What only its owner may see is covered. */
function cover() {
  for (const pane of all(".pane.mine")) pane.classList.toggle("curtained", Boolean(shown.curtain));
  one("#table").classList.toggle("behind-curtain", Boolean(shown.curtain));
  if (shown.curtain) void open();
}

const open = async () => (await import("./lift.js")).lifting();
