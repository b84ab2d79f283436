// Where something small stands that belongs to a place of a board: beside it or in it, where it covers least.

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box in pixels of the rock */
/** @typedef {{wide: number, high: number}} Size */

const GAP = 6;
const ROOMY = 100; // pixels: a place so high has room for what is told in it
const CENTRE = 5; // pixels round the middle of a place, which somebody aims at
const DEAR = 1e6; // what it costs to cover that

/** Whether the middle of a place lies under a box. @param {Box} box @param {Box} place */
export function covers(box, place) {
  const [x, y] = middleOf(place);
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/** Whether what is told in a place would fill it. @param {Box} at */
export const isSmall = (at) => at.bottom - at.top < ROOMY;

/**
 * Beside a place: below it, else left, right or above; over nothing that can be chosen if that is possible.
 * @param {Box} at @param {Size} size @param {Size} room @param {{taken: Box[], land: Box[], done: Box[]}} others @returns {Box}
 */
export function beside(at, size, room, { taken, land, done }) {
  const { wide, high } = size;
  const [across, down] = middleOf(at);
  const under = done.reduce((low, box) => (overlap(box, { ...at, bottom: at.bottom + 60 }) ? Math.max(low, box.bottom) : low), at.bottom);
  const spots = [
    [across - wide / 2, at.bottom + GAP],
    [across - wide / 2, under + GAP],
    [at.left - wide - GAP, down - high / 2],
    [at.right + GAP, down - high / 2],
    [across - wide / 2, at.top - high - GAP],
    [at.left, at.bottom + GAP],
    [at.right - wide, at.bottom + GAP],
    [at.left, at.top - high - GAP],
    [at.right - wide, at.top - high - GAP],
  ];
  return best(spots, size, room, (box) => sum([at], box) + sum(land, box) / 4 + 4 * sum(taken, box) + 8 * sum(done, box));
}

/**
 * In a place, at its lower edge, across that or at the top; aside where something else is told, and never over the middle of another.
 * @param {Box} at @param {Size} size @param {Size} room @param {{taken: Box[], fixed: Box[], done: Box[], pieces: Box[], names: Box[]}} others @returns {Box}
 */
export function within(at, size, room, { taken, fixed, done, pieces, names }) {
  const { wide, high } = size;
  const [across] = middleOf(at);
  const inside = at.bottom - high - 0.14 * (at.bottom - at.top);
  const foot = at.bottom - 0.75 * high;
  const aside = (at.right - at.left) / 4;
  const spots = [...(isSmall(at) ? [] : [inside]), foot, foot - high - 2, at.top + 2].flatMap((top) => [0, aside, -aside].map((to) => [across - wide / 2 + to, top]));
  const others = taken.filter((box) => box !== at);
  const centres = others.map((box) => middleOf(box)).map(([x, y]) => boxAt(x - CENTRE, y - CENTRE, 2 * CENTRE, 2 * CENTRE));
  const away = (box) => Math.hypot(box.left - spots[0][0], box.top - spots[0][1]);
  return best(spots, size, room, (box) => DEAR * sum(centres, box) + 8 * sum([...done, ...pieces], box) + 4 * sum(fixed, box) + sum(names, box) / 4 + sum(others, box) / 50 + 4 * away(box));
}

/** The spot that costs least, moved into the room. @param {number[][]} spots @param {Size} size @param {Size} room @param {(box: Box) => number} cost */
function best(spots, { wide, high }, room, cost) {
  const held = (at, most) => Math.max(2, Math.min(most - 2, at));
  const boxes = spots.map(([left, top]) => boxAt(held(left, room.wide - wide), held(top, room.high - high), wide, high));
  return boxes.reduce((one, other) => (cost(other) < cost(one) - 1 ? other : one));
}

/** @param {Box} box */
const middleOf = ({ left, top, right, bottom }) => [(left + right) / 2, (top + bottom) / 2];

/** @returns {Box} */
const boxAt = (left, top, wide, high) => ({ left, top, right: left + wide, bottom: top + high });

/** @param {Box[]} boxes @param {Box} box */
const sum = (boxes, box) => boxes.reduce((total, each) => total + overlap(each, box), 0);

/** How much of two boxes is the same. @param {Box} a @param {Box} b */
const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
