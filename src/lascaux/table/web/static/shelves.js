// Shelves in the room that they have: the form that fits, tighter texts, and lines between cards.
import { all, one } from "./page.js";
import { hideMore, isCut, more, showMore } from "./more.js";
import { onScreen } from "./screen.js";
import { make } from "./shapes.js";

const TIGHTEST = 3; // the side shows one pane at a time
const BESIDE = "#f-notices, #f-result, #coach"; // what takes room from shelves
const PIXELS = 16; // to a rem at the usual size of text

let waiting = 0;
/** By room: for how many things the side was tightened, how, and how many panes were too long even then, by whether what is mine is asked for. */
const tightened = new Map();

/** Starts to watch. */
export function shelves() {
  const sizes = new ResizeObserver(later);
  for (const each of [one("#table"), ...all(BESIDE)]) sizes.observe(each);
  onScreen(later);
  more();
  document.addEventListener("scroll", (event) => event.target instanceof Element && event.target.matches(".pane[data-links] > .shelf") && later(), true);
  fit();
}

/** How the page is arranged: wide, tall, phone or low. */
export const arrangement = () => getComputedStyle(one("#table")).getPropertyValue("--arrangement").trim();

/** Fits everything anew before it is painted. */
export function later() {
  waiting ||= requestAnimationFrame(fit);
}

function fit() {
  waiting = 0;
  hideMore();
  chooseForms();
  tighten();
  showMore();
  for (const pane of all(".pane[data-links]")) drawLinks(pane);
  for (const place of all(".pane.set, .shelf")) reach(place);
}

/** What scrolls can be scrolled by keys, too; what can be chosen in it may change, and then takes no focus. */
function reach(place) {
  const scrolls = place.scrollHeight > place.clientHeight + 1 || place.scrollWidth > place.clientWidth + 1;
  if (scrolls && !one("button, a", place)) place.tabIndex = 0;
  else place.removeAttribute("tabindex");
}

/** A pane with two forms shows the compact one where the other would be too small. */
function chooseForms() {
  const text = parseFloat(getComputedStyle(document.documentElement).fontSize) / PIXELS;
  for (const pane of all(".pane:has(> .compact)")) {
    const small = isSmall(pane, text);
    pane.classList.toggle("small", small);
    one(":scope > .shelf:not(.compact)", pane)?.classList.toggle("unused", small);
    one(":scope > .compact", pane).classList.toggle("unused", !small);
  }
}

function isSmall(pane, text) {
  if (pane.classList.contains("opened")) return false;
  const little = ["phone", "low"].includes(arrangement());
  if (little && pane.matches(".rail, .stage ~ .stage")) return true;
  const [wide, high] = (pane.dataset.least ?? "0 0").split(" ").map((size) => Number(size) * text);
  return pane.clientWidth < wide || (pane.matches(".stage") && pane.clientHeight < high);
}

/** Where the side is too low, others become a line, then texts are cut, then it becomes tabs. */
function tighten() {
  const table = one("#table");
  const side = all(".pane:is(.mine, .common, .others)", table);
  const sizes = [table.clientWidth, table.clientHeight, ...all(BESIDE).map((each) => each.offsetHeight)];
  const isAsked = Boolean(one(".mine :is(.lit, .picked, .framed)", table)); // then what is mine comes first
  const room = [arrangement(), getComputedStyle(table).fontSize, ...sizes].join(" ");
  const things = side.flatMap((pane) => all(".thing, .chips > *", pane)).length;
  const isOver = (pane) => all(":scope > .shelf", pane).some(isCut) || pane.getBoundingClientRect().bottom > table.getBoundingClientRect().bottom;
  const tooLong = () => side.filter((pane) => pane.checkVisibility() && isOver(pane));
  const set = (tight, isMineLong) => {
    if (tight) table.dataset.tight = tight;
    else delete table.dataset.tight;
    table.toggleAttribute("data-mine-first", isAsked && isMineLong);
  };
  const key = isAsked ? "asked" : "still";
  const last = tightened.get(room);
  if (last && things >= last.things) {
    set(last.tight, last.isMineLong);
    const over = tooLong().length;
    if (things === last.things) last.over[key] ??= over;
    if (over <= last.over[key]) return; // each trial styles all cards anew
  }
  const isWide = arrangement() === "wide";
  let tight = 0;
  set(tight, false);
  while (tight < TIGHTEST && isWide) {
    const over = tooLong();
    if (!over.length || (tight === TIGHTEST - 1 && over.every((pane) => pane.matches(".mine, .common")))) break;
    set(++tight, false);
  }
  const isMineLong = isWide && tooLong().some((pane) => pane.matches(".mine"));
  set(tight, isMineLong);
  tightened.set(room, { things, tight, isMineLong, over: { [key]: tooLong().length } });
}

/** Lines between cards, from edge to edge. */
function drawLinks(pane) {
  const links = JSON.parse(pane.dataset.links);
  let svg = one(":scope > .links", pane);
  if (!svg) {
    svg = make("svg", { class: "links", "aria-hidden": "true" });
    pane.append(svg);
  }
  const from = svg.getBoundingClientRect();
  svg.replaceChildren(
    ...links.map(([start, end, tone]) => {
      const [a, b] = [start, end].map((key) => one(`.shelf:not(.unused) > [data-key="${CSS.escape(key)}"]`, pane)?.getBoundingClientRect());
      return make("path", { class: tone, d: a?.width && b?.width ? between(a, b, from) : "" });
    }),
  );
}

/** From the edge of one card to the edge of another that faces it, with a head at its end. */
function between(a, b, from) {
  const edge = (low, high, other, most) => [Math.max(low, Math.min(high, (Math.max(low, other) + Math.min(high, most)) / 2))];
  const [ax] = edge(a.left, a.right, b.left, b.right);
  const [bx] = edge(b.left, b.right, a.left, a.right);
  const [ay, by] = a.top >= b.bottom ? [a.top, b.bottom] : b.top >= a.bottom ? [a.bottom, b.top] : [(a.top + a.bottom) / 2, (b.top + b.bottom) / 2];
  const [x1, y1, x2, y2] = [ax - from.left, ay - from.top, bx - from.left, by - from.top];
  const turn = Math.atan2(y2 - y1, x2 - x1);
  const barb = (by) => `M${x2} ${y2}L${x2 - 7 * Math.cos(turn + by)} ${y2 - 7 * Math.sin(turn + by)}`;
  return `M${x1} ${y1}L${x2} ${y2}${barb(0.6)}${barb(-0.6)}`;
}
