// What has happened: how many lines are new, and a caption of what others did, which is fetched with the first of them.
import { all, one } from "./page.js";
import { depict } from "./dialogs.js";
import { onScreen, shown } from "./screen.js";
import { ownSeats } from "./since.js";

let seen = 0; // the number of the last line of the log that was looked at
let said = 0; // how many lines of the chat were

/** Starts to listen. */
export function news() {
  look();
  /** @type {boolean | undefined} */
  let wasMine;
  onScreen((_, message) => {
    if (message.log) void tell(wasMine === undefined ? {} : message.log.changed, wasMine);
    wasMine = shown.mine;
    if (message.log || message.fragments?.chat) count();
    if (message.log && one("#book-of-log[open]")) void depict(one("#f-log"));
  });
  one("#book-of-log")?.addEventListener("close", look);
  void tell();
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
  const own = ownSeats();
  const fresh = lines().filter((line) => numberOf(line) > seen && isOthers(line, own)).length + Math.max(0, all("#f-chat li").length - said);
  badge.hidden = !fresh || Boolean(one("#book-of-log[open]"));
  badge.textContent = fresh > 99 ? "99+" : String(fresh);
}

/** Whether a line of the log is the doing of somebody else. */
const isOthers = ({ dataset: { seat } }, own) => seat && !own.has(seat);

async function tell(changed = {}, isOwn = true) {
  const own = ownSeats();
  if (lines().some((line) => isOthers(line, own))) (await import("./caption.js")).caption(changed, isOwn);
}
