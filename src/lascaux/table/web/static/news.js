// What has happened: the last thing that somebody else did as a caption, and how many lines are new.
import { all, one } from "./page.js";
import { onScreen } from "./screen.js";
import { textIn } from "./chips.js";

let seen = 0; // the number of the last line of the log that was looked at
let said = 0; // how many lines of the chat were

/** Starts to listen. */
export function news() {
  look();
  onScreen((_, message) => {
    if (message.log) tell();
    if (message.log || message.fragments?.chat) count();
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
  const fresh = lines().filter((line) => numberOf(line) > seen && whoDid(line)).length + Math.max(0, all("#f-chat li").length - said);
  badge.hidden = !fresh || Boolean(one("#book-of-log[open]"));
  badge.textContent = fresh > 99 ? "99+" : String(fresh);
}

/** The chip of whose doing a line of the log is, unless it is the viewer's own. */
const whoDid = (line) => line.dataset.seat && one(`.seat:not(.you)[data-person="${line.dataset.seat}"]`);

function tell() {
  const caption = one("#caption");
  const line = lines().reverse().find(whoDid);
  if (!caption || caption.textContent === line?.textContent) return;
  caption.replaceChildren();
  if (!line) return;
  caption.append(one(".badge", whoDid(line)).cloneNode(true), textIn("span", line.textContent));
}
