// Lets pieces glide from their old place to their new one, and new parts of a board fade in.
import { all, still } from "./page.js";

const PIECES = ':scope > [data-layer="pieces"] > [data-key]';

/** Where everything is before a change. */
export function before(svg) {
  const places = new Map();
  if (still()) return places;
  for (const part of all(":scope > [data-layer] > [data-key]", svg)) places.set(name(part), null);
  for (const piece of all(PIECES, svg)) places.set(name(piece), middle(piece));
  return places;
}

/** Moves what has moved since; at first sight nothing moves. */
export function after(svg, places, first) {
  if (first || still()) return;
  const parts = all(":scope > [data-layer]:not([data-named]) > [data-key]", svg);
  const fresh = parts.filter((part) => !places.has(name(part)) && part.parentNode.dataset.layer !== "previews");
  if (fresh.length < 60)
    for (const part of fresh) part.animate({ opacity: [0, 1] }, { duration: 320, easing: "ease-out" });
  for (const piece of all(PIECES, svg)) {
    const from = places.get(name(piece));
    if (!from) continue;
    const to = middle(piece);
    const [dx, dy] = [from[0] - to[0], from[1] - to[1]];
    if (Math.hypot(dx, dy) < 0.5) continue;
    piece.animate(
      { transform: [`translate(${dx}px, ${dy}px)`, "translate(0, 0)"] },
      { duration: 480, easing: "cubic-bezier(.3, .1, .2, 1)", composite: "accumulate" },
    );
  }
}

const name = (part) => `${part.parentNode.dataset.layer} ${part.dataset.key}`;

/** In units of the board, wherever a transform has brought it. */
function middle(part) {
  const box = part.getBBox();
  const place = part.transform.baseVal.consolidate()?.matrix;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return place ? [place.a * x + place.c * y + place.e, place.b * x + place.d * y + place.f] : [x, y];
}
