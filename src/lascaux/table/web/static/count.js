// The count at the end of a game: source by source, with what is counted lit, and all sums growing.
import { all, one } from "./page.js";
import { clear, light, regionOf } from "./explain.js";
import { boardOf } from "./panes.js";
import { nameOf, nodesOf, opening } from "./telling.js";

/** @typedef {{text: string, names: string[], points: {seat: string, source: string, points: number}[]}} Beat what is counted at once */
/** @typedef {{place: any, final: number, counts: (each: {seat: string, source: string}) => boolean}} Sum a number on the page that grows */

/**
 * Begins to count what some lines of the log tell.
 * @param {any[]} lines @param {() => number} pause how many milliseconds each thing is shown @param {() => void} done
 */
export function count(lines, pause, done) {
  const beats = beatsOf(lines);
  const sums = [...inResult(), ...atSeats()];
  let timer = 0;
  const put = (sum) => (sum.place.textContent = String(sum.final - pointsOf(beats, sum)));

  function next() {
    clearTimeout(timer);
    const beat = beats.shift();
    if (!beat) return end();
    void enlighten(beat);
    for (const sum of sums) {
      sum.place.classList.toggle("grows", pointsOf([beat], sum) !== 0);
      put(sum);
    }
    if (pause() < Infinity) timer = setTimeout(next, pause());
  }

  function end() {
    clearTimeout(timer);
    beats.length = 0;
    for (const sum of sums) sum.place.classList.remove("grows");
    sums.forEach(put);
    clear();
    one("#table").classList.remove("counting");
    done();
  }

  one("#table").classList.add("counting");
  sums.forEach(put);
  next();
  return { next, skip: end };
}

/** The cells of the table by source, and its totals. @returns {Sum[]} */
const inResult = () =>
  all("#f-result [data-of]").map((cell) => {
    const [of, source] = [cell.dataset.of.split(" ")[0], cell.dataset.of.split(" ").slice(1).join(" ")];
    return { place: one("b", cell) ?? cell, final: Number(cell.textContent), counts: (each) => each.seat === of && (!source || each.source === source) };
  });

/** What cards and chips of the players tell of their points. @returns {Sum[]} */
function atSeats() {
  const totals = new Map(all("#f-result tfoot [data-of]").map((cell) => [cell.dataset.of, cell.textContent]));
  const places = [...all(".thing.of-seat .count"), ...all(".seat b")];
  const seatOf = (place) => place.closest("[data-seat], [data-person]").dataset.seat ?? place.closest("[data-person]").dataset.person;
  return places
    .filter((place) => totals.get(seatOf(place)) === place.textContent)
    .map((place) => ({ place, final: Number(place.textContent), counts: (each) => each.seat === seatOf(place) }));
}

/** What some beats bring to a sum. @param {Beat[]} beats @param {Sum} sum */
const pointsOf = (beats, sum) => beats.flatMap((beat) => beat.points).reduce((found, each) => found + (sum.counts(each) ? each.points : 0), 0);

/** Lights all of what is counted, and brings the first of it into view. @param {Beat} beat */
async function enlighten(beat) {
  light(beat.names, beat.text);
  const regions = await Promise.all(beat.names.map(regionOf));
  light([...beat.names, ...regions.flatMap((region) => region?.parts ?? [])], beat.text);
  const first = one(".board .told");
  boardOf(first)?.reveal(first);
}

/**
 * Source by source, as the table has them: those of one are told together, unless something leads to them.
 * @returns {Beat[]}
 */
function beatsOf(lines) {
  const sources = all("#f-result tbody th").map((head) => head.textContent);
  const order = (part) => sources.indexOf(part.at(-1).dataset.source);
  const parts = partsOf(lines).sort((one, other) => order(one) - order(other));
  for (let at = parts.length - 1; at > 0; at--) {
    const isLed = !parts[at][0].dataset.points;
    if (!isLed && order(parts[at]) === order(parts[at - 1])) parts[at - 1].push(...parts.splice(at, 1)[0]);
  }
  return parts.map((part) => ({
    text: textOf(part, parts.length === 1),
    names: part.flatMap(({ dataset }) => (dataset.lights ?? "").split(" ").filter(Boolean)),
    points: part.filter(({ dataset }) => dataset.points).map(({ dataset: { seat, source, points } }) => ({ seat, source, points: Number(points) })),
  }));
}

/** The points of all players, and what they come of: what nobody did, or at the very end what somebody did last. */
function textOf(part, isAll) {
  const { source } = part.at(-1).dataset;
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { dataset } of part) if (dataset.points) sums.set(dataset.seat, (sums.get(dataset.seat) ?? 0) + Number(dataset.points));
  const points = [...sums].map(([seat, sum]) => `${nameOf(seat)} ${sum < 0 ? "−" : "+"}${Math.abs(sum)}`);
  const tells = (line, at) => (line.dataset.points ? !line.textContent.endsWith(` ${source}.`) : !line.dataset.seat || (isAll && part[at + 1]?.dataset.points));
  return [`${opening(source)}: ${points.join(", ")}.`, ...part.filter(tells).map(wordsOf)].join(" ");
}

const wordsOf = (line) => nodesOf(line).map((node) => (node.matches?.(".unseen") ? "" : node.textContent)).join("");

/** Each line that tells points, with what leads to it; a region that leads to none is not told. @returns {any[][]} */
function partsOf(lines) {
  const found = [];
  let before = [];
  for (const line of lines) {
    const { kind, points, seat } = line.dataset;
    if (points) found.push([...before.splice(0), line]);
    else before = [...before.filter((each) => seat || each.dataset.kind !== kind), line];
  }
  return found;
}
