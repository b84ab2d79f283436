// The thing in hand as it lies now: a card whose thing is turned shows it turned.
import { all, one } from "./page.js";
import { chosen, onPicked, picked } from "./picked.js";
import { isChoosing } from "./light.js";
import { named } from "./panes.js";
import { shown } from "./screen.js";

/** Starts to listen. */
export function holding() {
  onPicked(show);
}

function show() {
  const way = chosen()?.way ?? picked.way;
  const choice = isChoosing() && shown.choices.find((each) => each.turns && each.thing === picked.first && each.way === way);
  const card = choice ? named(choice.thing) : null;
  const part = choice && one(`.board > [data-layer="previews"] > [data-key="${CSS.escape(choice.shows)}"]`);
  const drawing = card && one(":scope > .drawing:not(.turned)", card);
  for (const old of all(".thing.turning")) if (old !== card || !part) lay(old);
  if (!drawing || !part) return;
  let turned = one(":scope > .turned", card);
  if (!turned) {
    turned = drawing.cloneNode(false);
    turned.classList.add("turned");
    drawing.after(turned);
  }
  card.classList.add("turning");
  const now = `${choice.shows} ${shown.position}`;
  if (turned.dataset.now === now) return;
  turned.dataset.now = now;
  const copy = part.cloneNode(true);
  copy.removeAttribute("data-key");
  copy.removeAttribute("transform");
  turned.replaceChildren(copy);
  requestAnimationFrame(() => { // when all is laid out
    const { x, y, width, height } = copy.getBBox();
    if (width) turned.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  });
}

/** As the server has drawn it. */
function lay(card) {
  card.classList.remove("turning");
  one(":scope > .turned", card)?.remove();
}
