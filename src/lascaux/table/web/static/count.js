// The count at the end of a game: source by source, with what is counted lit, and all sums growing.
import { all, one } from "./page.js";
import { clear, light, regionOf } from "./explain.js";

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

/** Lights all of what is counted. @param {Beat} beat */
async function enlighten(beat) {
  light(beat.names, beat.text);
  const regions = await Promise.all(beat.names.map(regionOf));
  light([...beat.names, ...regions.flatMap((region) => region?.parts ?? [])], beat.text);
}

/** What leads to points is told with them, and those of one source together. @returns {Beat[]} */
function beatsOf(lines) {
  /** @type {(Beat & {source?: string})[]} */
  const found = [];
  for (const { dataset, textContent } of lines) {
    const last = found.at(-1);
    const isNew = !last || (last.source !== undefined && last.source !== dataset.source);
    const beat = isNew ? { text: "", names: [], points: [] } : last;
    if (isNew) found.push(beat);
    beat.text = `${beat.text} ${textContent}`.trim();
    beat.names.push(...(dataset.lights ?? "").split(" ").filter(Boolean));
    if (!dataset.points) continue;
    beat.source = dataset.source;
    beat.points.push({ seat: dataset.seat, source: dataset.source, points: Number(dataset.points) });
  }
  return found;
}
