// Confirming: once, and never by a fast second click.
import { ending, isBusy } from "./plan.js";
import { one } from "./page.js";
import { tell } from "./picked.js";

const DEAF = 300; // milliseconds after a Confirm in which the bar hears nothing

let until = 0;

/** Whether the bar does not listen, since somebody has just confirmed. */
export const isDeaf = () => performance.now() < until;

/** Does what Confirm says. */
export function confirm() {
  const end = ending();
  if (!end || isBusy() || isDeaf() || !isConnected()) return;
  deafen();
  void end.run();
}

/** From now on nothing is heard for a moment. */
function deafen() {
  until = performance.now() + DEAF;
  one("#bar").dataset.deaf = "";
  setTimeout(() => {
    if (isDeaf()) return;
    delete one("#bar").dataset.deaf;
    tell();
  }, DEAF + 10);
}

/** Whether the line to the server stands. */
export const isConnected = () => one("#line").dataset.state === "on";
