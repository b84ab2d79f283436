// What has happened: the last thing that somebody else did as a caption, and how many lines are new.
import { all, one } from "./page.js";
import { buttonOf, textIn } from "./chips.js";
import { chipOfLine } from "./since.js";
import { depict } from "./dialogs.js";
import { onScreen } from "./screen.js";

const TOGETHER = 3; // lines that a caption tells at once

let seen = 0; // the number of the last line of the log that was looked at
let said = 0; // how many lines of the chat were

/** Starts to listen. */
export function news() {
  look();
  onScreen((_, message) => {
    if (message.log) tell(message.log.changed);
    if (message.log || message.fragments?.chat) count();
    if (message.log && one("#book-of-log[open]")) void depict(one("#f-log"));
  });
  one("#book-of-log")?.addEventListener("close", look);
  tell();
}

const lines = () => all("#f-log li");
const numberOf = (line) => Number(line?.id.slice(4) ?? 0);

/** All there is has been read. */
export function look() {
  seen = numberOf(lines().at(-1));
  said = all("#f-chat li").length;
  count();
}

function count() {
  const badge = one(".to-log .news");
  if (!badge) return;
  const fresh = lines().filter((line) => numberOf(line) > seen && isOthers(line)).length + Math.max(0, all("#f-chat li").length - said);
  badge.hidden = !fresh || Boolean(one("#book-of-log[open]"));
  badge.textContent = fresh > 99 ? "99+" : String(fresh);
}

/** Whether a line of the log is the doing of somebody else. */
const isOthers = (line) => line.dataset.seat && chipOfLine(line)?.matches(":not(.you)");

/** The last thing that somebody else did; what was of one kind, or decided at once, is told together. */
function tell(changed = {}) {
  const caption = one("#caption");
  const told = lines().filter((line) => isOthers(line) && !line.matches(".turn"));
  const line = told.at(-1);
  const belongs = (each) => each.dataset.seat === line.dataset.seat && (each.dataset.kind === line.dataset.kind || changed[numberOf(each)]);
  const before = [...told].reverse().findIndex((each) => !belongs(each));
  const run = before < 0 ? told : told.slice(told.length - before);
  const text = run.map((each) => each.textContent).join(" ");
  if (!caption || caption.textContent === text) return;
  caption.replaceChildren();
  if (!line) return;
  caption.dataset.seat = line.dataset.seat;
  const words = textIn("span", "");
  words.append(...run.slice(-TOGETHER).flatMap((each) => [...[...each.childNodes].map((node) => node.cloneNode(true)), " "]));
  const button = buttonOf("", "telling", async () => (await import("./recap.js")).openRecap());
  button.append(one(".badge", chipOfLine(line)).cloneNode(true), words);
  caption.append(button);
  void depict(words);
}
