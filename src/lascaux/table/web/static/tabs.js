// The tabs of a small screen: one for each pane that has no room of its own there.
import { all, inside, one } from "./page.js";
import { arrangement, later } from "./shelves.js";
import { onScreen } from "./screen.js";

const FOLDED = ".pane:is(.mine, .common, .others), .pane.stage ~ .pane.stage";
const EDGE = 8; // pixels: of what is lit, its halo
const ROLES = ["stage", "mine", "common", "others"]; // in the order of their tabs

let byItself = false; // whether the open sheet was opened because something in it can be chosen
let byHand = false; // whether somebody has chosen a tab since the position came
let counting = 0;

/** Starts to listen. */
export function tabs() {
  const bar = one("#tabs");
  bar.addEventListener("click", (event) => {
    const button = event.target.closest("[data-tab-of]");
    if (button) choose(button.dataset.tabOf);
  });
  bar.addEventListener("keydown", walk);
  document.addEventListener("click", (event) => {
    const pane = inside(event, ".peek")?.closest(".pane");
    if (pane) choose(pane.dataset.pane);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented && isCovered() && !one("dialog[open]")) choose("");
  });
  onScreen((fresh) => {
    if (fresh) byHand = false;
    fill();
  });
  const light = new MutationObserver(() => (counting ||= requestAnimationFrame(mark)));
  light.observe(one("#table"), { subtree: true, childList: true, attributeFilter: ["class"] });
  fill();
}

/** Opens the sheet of a pane; once more, or with nothing, the board again. */
export function choose(key) {
  byItself = false;
  byHand = true;
  open(one("#table").dataset.tab === key ? "" : key);
}

function open(key) {
  const table = one("#table");
  table.dataset.tab = key;
  delete table.dataset.opened;
  for (const pane of all(FOLDED)) {
    const isOpen = pane.dataset.pane === key;
    pane.classList.toggle("opened", isOpen);
    if (!isOpen) continue;
    table.dataset.opened = pane.dataset.role;
    for (const shelf of all(":scope > .shelf", pane)) shelf.scrollTop = 0;
  }
  for (const button of all("#tabs button")) button.setAttribute("aria-pressed", String(button.dataset.tabOf === key));
  later();
}

/** One button for the board and one for each pane that is folded; those that are there already stay. */
function fill() {
  const stage = one(".pane.stage");
  const panes = [...(stage ? [stage] : []), ...all(FOLDED).sort((a, b) => ROLES.indexOf(a.dataset.role) - ROLES.indexOf(b.dataset.role))];
  const bar = one("#tabs");
  const old = new Map(all("button", bar).map((button) => [button.dataset.tabOf, button]));
  const now = panes.map((pane) => {
    const key = pane === stage ? "" : pane.dataset.pane;
    const button = old.get(key) ?? document.createElement("button");
    button.type = "button";
    button.dataset.tabOf = key;
    button.dataset.role = pane.dataset.role;
    button.textContent = one(".pane-title", pane).dataset.tab;
    return button;
  });
  bar.replaceChildren(...now);
  const key = one("#table").dataset.tab ?? "";
  open(now.some((button) => button.dataset.tabOf === key) ? key : "");
  mark();
}

/** Left and right go from tab to tab. */
function walk(event) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const buttons = all("#tabs button").filter((button) => button.checkVisibility());
  const at = buttons.indexOf(document.activeElement);
  if (!step || at < 0) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length].focus();
}

/** Whether a sheet lies over the board. */
function isCovered() {
  return ["phone", "low"].includes(arrangement()) && Boolean(one("#table").dataset.tab);
}

/** A tab tells how much can be chosen behind it. Where nothing else can be chosen, its pane comes near, or opens by itself. */
function mark() {
  counting = 0;
  const lit = new Map(all("#tabs button").map((button) => [button.dataset.tabOf, 0]));
  let elsewhere = 0;
  for (const thing of all(".pane :is(.thing, [data-key]).lit")) {
    const { pane } = thing.closest(".pane").dataset;
    if (lit.has(pane) && !thing.closest(".compact")) lit.set(pane, (lit.get(pane) ?? 0) + 1);
    else elsewhere += 1;
  }
  for (const button of all("#tabs button")) {
    const count = lit.get(button.dataset.tabOf);
    if (count) button.dataset.lit = String(count);
    else delete button.dataset.lit;
  }
  const { tab } = one("#table").dataset;
  const mine = one(".pane.mine");
  if (mine) bringNear(mine, !elsewhere);
  const [first] = [...lit].find(([, count]) => count) ?? [];
  if (first && !byHand && !elsewhere && !lit.get(tab) && !isSeen(first)) {
    open(first);
    byItself = true;
  } else if (byItself && tab && !lit.get(tab)) {
    byItself = false;
    open("");
  }
}

/** What is mine comes near when nothing on the board can be chosen, and stays while something in it is picked. */
function bringNear(mine, isOnlyThere) {
  const things = all(".thing:is(.lit, .picked)", mine);
  const wasNear = mine.matches(".near");
  const isNear = things.length > 0 && (isOnlyThere || (wasNear && things.some((thing) => thing.matches(".picked"))));
  mine.classList.toggle("near", isNear);
  if (isNear && !wasNear) one(".shelf", mine).scrollLeft = things[0].offsetLeft - EDGE;
}

/** Whether what can be chosen in a pane is on the screen already. */
function isSeen(key) {
  const things = all(`.pane[data-pane="${CSS.escape(key)}"] .lit`);
  return !isCovered() && things.some((thing) => thing.checkVisibility());
}
