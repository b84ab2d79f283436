// The view of one board: pan by dragging, zoom by wheel, pinch, buttons and keys, fit to size.
// While it moves, the painted picture is shifted and scaled; it is painted anew when it rests.
import { drawLayers } from "./layers.js";
import { all, one, spoken, still } from "./page.js";
import { fade } from "./shapes.js";

const SLACK = 6; // a pointer that moves less than this many pixels has clicked
const REST = 160; // milliseconds without a movement until the board is painted anew
const SPARE = 0.25; // of the rock, painted beyond each of its sides
const GAP = 10; // pixels between the board and what lies over it
const CLOSEST = 14; // times the home
const NEARLY = 0.8; // of what fingers like is enough for the whole board to be seen
const COARSE = matchMedia("(pointer: coarse)");
const STEPS = { ArrowLeft: [-60, 0], ArrowRight: [60, 0], ArrowUp: [0, -60], ArrowDown: [0, 60] };

/** @typedef {[number, number, number, number]} Box left, top, width, height in units of the board */

export class Board {
  /** @param {HTMLElement} rock what the board lies on */
  constructor(rock) {
    this.rock = rock;
    /** @type {any} */
    this.pane = rock.closest(".pane");
    /** @type {any} */
    this.svg = one(".board", rock);
    /** @type {HTMLElement} */
    this.over = one(".over", rock);
    this.wide = rock.clientWidth; // kept, since asking for it may lay out the whole page
    this.home = this.svg.getAttribute("viewBox").split(/[\s,]+/).map(Number); // what the server would show
    this.view = this.home; // what is shown, in the proportions of the rock
    this.painted = this.view; // what the board was last painted for
    this.smallest = Number(this.pane.dataset.smallest ?? 0); // pixels to a unit, for fingers
    /** @type {Box | null} */
    this.latest = null; // what has changed last
    this.moved = false; // whether the user has chosen a view
    this.dragged = false;
    this.frame = 0;
    this.resting = 0;
    this.fingers = new Map();
    this.listening = new AbortController();
    this.sizes = new ResizeObserver(() => this.resized());
    rock.classList.add("live");
    this.listen();
    this.sizes.observe(rock);
  }

  listen() {
    const { signal } = this.listening;
    const { rock, svg } = this;
    rock.addEventListener("pointerdown", (event) => this.down(event), { signal });
    rock.addEventListener("pointermove", (event) => this.move(event), { signal });
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) rock.addEventListener(end, (event) => this.up(event), { signal });
    svg.addEventListener("click", (event) => this.dragged && event.stopImmediatePropagation(), { capture: true, signal });
    rock.addEventListener("wheel", (event) => this.wheel(event), { passive: false, signal });
    this.pane.addEventListener("click", (event) => this.pressed(event.target), { signal });
    svg.addEventListener("keydown", (event) => this.key(event), { signal });
  }

  /** The board is taken from the page. */
  forget() {
    this.listening.abort();
    this.sizes.disconnect();
    cancelAnimationFrame(this.frame);
    clearTimeout(this.resting);
  }

  /** Shows what has changed. */
  draw(news, first) {
    drawLayers(this.svg, news, first);
    this.home = news.box.map(Number);
    if (this.smallest && COARSE.matches && !first) this.latest = this.changed(news) ?? this.latest;
    this.measure();
    this.fade();
    requestAnimationFrame(() => this.follow()); // when all is lit and laid out
  }

  /** Pixels to a unit. */
  get scale() {
    return this.wide / this.view[2];
  }

  /** Shows the home, or what matters of it, unless that is seen well already or the user looks elsewhere. */
  follow() {
    if (this.moved) return;
    const to = this.fitted();
    if (!this.isSeen(this.isClose() ? this.heart() : this.home) || this.view[2] > to[2] * 1.15) this.glide(to);
  }

  /** The whole board; where that is too small for fingers, it stays until one asks once more. */
  fit() {
    this.moved = this.isClose() && !this.isSeen(this.home);
    this.glide(this.moved ? this.fittedTo(this.home) : this.fitted());
  }

  /** Shows a part of the board as large as it can be. @param {Box} box */
  show(box) {
    this.moved = true;
    this.glide(this.fittedTo(box));
  }

  /** Moves the view as little as needed to show an element of the board clear of what lies over it. */
  reveal(element) {
    const box = element.getBoundingClientRect();
    const [top, right, bottom, left] = this.margins()[0];
    const clear = this.rock.getBoundingClientRect();
    const by = (low, high, least, most) => (low < least ? low - least : high > most ? high - most : 0);
    const dx = by(box.left, box.right, clear.left + left, clear.right - right);
    const dy = by(box.top, box.bottom, clear.top + top, Math.min(clear.bottom - bottom, this.sheet() - GAP));
    if (dx || dy) this.shift(dx, dy);
  }

  /** Where a sheet begins that lies over the lower part of the rock. */
  sheet() {
    const rock = this.rock.getBoundingClientRect();
    const tops = all(".table > :is(.coach, .result)").map((sheet) => sheet.getBoundingClientRect());
    const over = tops.filter(({ left, right, top, bottom }) => left < rock.right && right > rock.left && top > rock.top && bottom > rock.top);
    return Math.min(...over.map(({ top }) => top), Infinity);
  }

  /** A point of the screen in units of the board. */
  toBoard(x, y) {
    const { left, top } = this.rock.getBoundingClientRect();
    return { x: this.view[0] + (x - left) / this.scale, y: this.view[1] + (y - top) / this.scale };
  }

  /** A point of the board in pixels from the corner of the rock. */
  toRock(x, y) {
    return { x: (x - this.view[0]) * this.scale, y: (y - this.view[1]) * this.scale };
  }

  /** The ways to keep clear of what lies over the rock, in pixels: top, right, bottom and left. */
  margins() {
    const rock = this.rock.getBoundingClientRect();
    const cover = (part) => {
      const box = part?.getBoundingClientRect();
      const over = box && box.width && box.left < rock.right && box.right > rock.left && box.top < rock.bottom && box.bottom > rock.top;
      return over ? { wide: box.width + 2 * GAP, high: box.height + 2 * GAP } : { wide: GAP, high: GAP };
    };
    const buttons = cover(one(".view", this.rock));
    const inset = cover(one('.pane[data-rail="inset"]'));
    const foot = cover(one(".steps", this.rock)).high;
    return [
      [GAP, buttons.wide, foot, inset.wide],
      [inset.high, buttons.wide, foot, GAP],
      [buttons.high, GAP, foot, inset.wide],
      [Math.max(inset.high, buttons.high), GAP, foot, GAP],
    ];
  }

  /** The view of the home; if fingers could hit nothing then, closer, with what matters in the middle. */
  fitted() {
    if (!this.isClose()) return this.fittedTo(this.home);
    const [x, y, width, height] = this.heart();
    const [wide, high] = [this.rock.clientWidth / this.smallest, this.rock.clientHeight / this.smallest];
    const within = (at, low, size, room) => (size < room ? low + (size - room) / 2 : Math.min(low + size - room, Math.max(low, at)));
    return [
      within(x + (width - wide) / 2, this.home[0], this.home[2], wide),
      within(y + (height - high) / 2, this.home[1], this.home[3], high),
      wide,
      high,
    ];
  }

  /** Whether fingers need a closer view than that of the whole board. */
  isClose() {
    return COARSE.matches && this.rock.clientWidth / this.fittedTo(this.home)[2] < NEARLY * this.smallest;
  }

  /** What matters: what is prepared; of all that is lit, what is nearest to the latest change; or that change. @returns {Box} */
  heart() {
    const about = one(".bench [data-parts]")?.dataset.parts.split(" ").at(-1);
    const shape = about && one(`:scope > [data-named] > [data-key="${about}"]`, this.svg);
    if (shape) return this.boxOf(shape);
    const latest = this.latest ?? this.home;
    const far = (box) => Math.hypot(...[0, 1].map((axis) => box[axis] + box[axis + 2] / 2 - latest[axis] - latest[axis + 2] / 2));
    const lit = all(":scope > [data-named] > .lit", this.svg).map((shape) => this.boxOf(shape));
    return lit.length ? lit.reduce((one, other) => (far(other) < far(one) ? other : one)) : latest;
  }

  /** Where the last new thing is that is not nearly as large as the board. @returns {Box | undefined} */
  changed({ layers }) {
    const boxes = layers.flatMap(({ name, parts }) => {
      const drawn = all(`:scope > [data-layer="${CSS.escape(name)}"]:not([data-named]) > [data-key]`, this.svg);
      return drawn.filter((part) => part.dataset.key in parts).map((part) => this.boxOf(part));
    });
    return boxes.findLast(([, , width, height]) => width > 0 && width * height < (this.home[2] * this.home[3]) / 4);
  }

  /** Where an element is, in units of the board. @returns {Box} */
  boxOf(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const { a, d, e, f } = this.svg.getScreenCTM(); // as it is painted, even if the rock has another size by now
    return [(left - e) / a, (top - f) / d, width / a, height / d];
  }

  /** The view with a box as large as there is room for, clear of what lies over the board. @param {Box} box */
  fittedTo([x, y, width, height]) {
    const { clientWidth: wide, clientHeight: high } = this.rock;
    const ways = this.margins().map(([top, right, bottom, left]) => {
      const room = Math.min((wide - left - right) / width, (high - top - bottom) / height);
      const scale = Math.max(room, 0.02);
      const within = (low, middle, most, half) => Math.max(low + half, Math.min(most - half, middle));
      const across = within(left, wide / 2, wide - right, (width / 2) * scale);
      const down = within(top, high / 2, high - bottom, (height / 2) * scale);
      return { scale, across, down, worth: scale - Math.hypot(across - wide / 2, down - high / 2) * 1e-5 };
    });
    const { scale, across, down } = ways.reduce((one, other) => (other.worth > one.worth ? other : one));
    return [x + width / 2 - across / scale, y + height / 2 - down / scale, wide / scale, high / scale];
  }

  /** Whether a box is in view and clear of what lies over the board. @param {Box} box */
  isSeen([x, y, width, height]) {
    const unit = 1 / this.scale;
    const { view } = this;
    return this.margins().some(
      ([top, right, bottom, left]) =>
        x >= view[0] + left * unit - 1 &&
        y >= view[1] + top * unit - 1 &&
        x + width <= view[0] + view[2] - right * unit + 1 &&
        y + height <= view[1] + view[3] - bottom * unit + 1,
    );
  }

  /** Shows a part of the board, with what is painted already if that is enough. */
  look(box) {
    this.view = box;
    if (this.isBlank()) return this.rest();
    const scale = this.painted[2] / box[2];
    const pixels = this.rock.clientWidth / box[2];
    const [dx, dy] = [(this.painted[0] - box[0]) * pixels, (this.painted[1] - box[1]) * pixels];
    this.svg.style.transform = `translate(${dx}px, ${dy}px) scale(${scale})`;
    clearTimeout(this.resting);
    if (!this.fingers.size) this.resting = setTimeout(() => this.rest(), REST);
    this.tell();
  }

  /** Whether a part of the board that is in view has not been painted. */
  isBlank() {
    const { painted, view, home } = this;
    return [0, 1].some((axis) => {
      const spare = painted[axis + 2] * SPARE;
      const [low, high] = [painted[axis] - spare, painted[axis] + painted[axis + 2] + spare];
      const [from, to] = [home[axis], home[axis] + home[axis + 2]];
      return Math.max(view[axis], from) < low - 1 || Math.min(view[axis] + view[axis + 2], to) > high + 1;
    });
  }

  /** Paints the board for the part that is shown, and some more round it. */
  rest() {
    clearTimeout(this.resting);
    this.painted = this.view;
    const [x, y, width, height] = this.view;
    const more = 1 + 2 * SPARE;
    const box = [x - width * SPARE, y - height * SPARE, width * more, height * more];
    const shown = box.map((number) => Math.round(number * 1000) / 1000).join(" ");
    if (this.svg.getAttribute("viewBox") !== shown) this.svg.setAttribute("viewBox", shown); // lays out every shape
    this.svg.style.transform = "";
    this.measure();
    this.fade();
    this.tell();
  }

  /** Tells what keeps its size on the screen how large a pixel is; if the board told it, every shape would be styled anew. */
  measure() {
    const unit = String(1 / this.scale);
    for (const part of all(".pixels", this.svg)) if (part.style.getPropertyValue("--unit") !== unit) part.style.setProperty("--unit", unit);
  }

  /** Hides what is too small to be worth drawing, what was only meant for a small scale, and what does not fit beside the board. */
  fade() {
    for (const part of all("[data-sizes]", this.svg)) fade(part, this.scale);
    for (const part of all(':scope > [data-layer="aside"] > *', this.svg)) part.style.visibility = this.holds(part) ? "" : "hidden";
  }

  /** Whether there is room for the whole of a part. */
  holds(part) {
    const { x, y, width, height } = part.getBBox();
    const { view } = this;
    return x >= view[0] && y >= view[1] && x + width <= view[0] + view[2] && y + height <= view[1] + view[3];
  }

  /** Tells those who put something over the board that it has moved. */
  tell() {
    this.rock.dispatchEvent(new CustomEvent("looked", { bubbles: true }));
  }

  /** The rock has another size: what was in the middle stays there. */
  resized() {
    const { clientWidth: wide, clientHeight: high } = this.rock;
    this.wide = wide;
    if (!wide || !high) return;
    const height = (this.view[2] * high) / wide;
    this.view = this.moved ? [this.view[0], this.view[1] + (this.view[3] - height) / 2, this.view[2], height] : this.fitted();
    cancelAnimationFrame(this.frame);
    this.rest();
  }

  glide(to) {
    cancelAnimationFrame(this.frame);
    const from = this.view;
    if (still() || from.every((number, index) => Math.abs(number - to[index]) < 1)) return this.look(to);
    const start = performance.now();
    const step = (now) => {
      const part = Math.min(1, Math.max(0, now - start) / 280);
      const eased = 1 - (1 - part) ** 3;
      this.look(from.map((number, index) => number + (to[index] - number) * eased));
      if (part < 1) this.frame = requestAnimationFrame(step);
      else this.rest();
    };
    this.frame = requestAnimationFrame(step);
  }

  /** Zooms about a point of the screen, or about the middle. */
  zoom(factor, x, y) {
    cancelAnimationFrame(this.frame);
    const box = this.rock.getBoundingClientRect();
    const at = this.toBoard(x ?? box.left + box.width / 2, y ?? box.top + box.height / 2);
    const width = Math.min(this.home[2] * 3, Math.max(this.home[2] / CLOSEST, this.view[2] / factor));
    const scale = width / this.view[2];
    this.moved = true;
    this.look([at.x - (at.x - this.view[0]) * scale, at.y - (at.y - this.view[1]) * scale, width, this.view[3] * scale]);
  }

  pan(dx, dy) {
    this.moved = true;
    this.shift(dx, dy);
  }

  /** Shifts the view by pixels, but never away from the board. */
  shift(dx, dy) {
    cancelAnimationFrame(this.frame);
    const { home, view, scale } = this;
    const held = (low, size, at, width) => Math.min(low + size - width * 0.2, Math.max(low - width * 0.8, at));
    this.look([
      held(home[0], home[2], view[0] + dx / scale, view[2]),
      held(home[1], home[3], view[1] + dy / scale, view[3]),
      view[2],
      view[3],
    ]);
  }

  down(event) {
    if (event.button !== 0 || event.target.closest("button")) return;
    if (!this.fingers.size) this.dragged = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, from: [event.clientX, event.clientY] });
  }

  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const { clientX: x, clientY: y } = event;
    const far = Math.hypot(x - finger.from[0], y - finger.from[1]);
    if (!this.dragged && far < SLACK) return;
    if (!this.dragged || !this.svg.hasPointerCapture(event.pointerId)) this.svg.setPointerCapture(event.pointerId);
    this.dragged = true;
    this.svg.classList.add("dragged");
    const [other] = [...this.fingers.values()].filter((each) => each !== finger);
    if (other) {
      const span = (px, py) => Math.max(20, Math.hypot(px - other.x, py - other.y));
      this.zoom(span(x, y) / span(finger.x, finger.y), (x + other.x) / 2, (y + other.y) / 2);
      this.pan((finger.x - x) / 2, (finger.y - y) / 2);
    } else {
      this.pan(finger.x - x, finger.y - y);
    }
    finger.x = x;
    finger.y = y;
  }

  /** A drag of this pointer belongs to somebody else: the board stays where it is. */
  letGo(event) {
    this.fingers.delete(event.pointerId);
  }

  up(event) {
    if (event.type === "pointerleave" && this.svg.hasPointerCapture(event.pointerId)) return;
    this.fingers.delete(event.pointerId);
    if (this.fingers.size) return;
    if (this.painted !== this.view) this.rest();
    this.svg.classList.remove("dragged");
    setTimeout(() => (this.dragged = false)); // after the click that ends a drag
  }

  wheel(event) {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode ? 20 : 1);
    this.zoom(Math.exp(-Math.max(-200, Math.min(200, pixels)) * (event.ctrlKey ? 0.01 : 0.0018)), event.clientX, event.clientY);
  }

  pressed(target) {
    const button = target.closest("[data-view], [data-stop]");
    if (!button) return;
    const { view, stop } = button.dataset;
    if (stop) return this.show(stop.split(" ").map(Number));
    ({ in: () => this.zoom(1.35), out: () => this.zoom(1 / 1.35), fit: () => this.fit() })[view]();
  }

  /** Arrows move the board while it has the focus itself. */
  key(event) {
    if (spoken(event) || event.target !== this.svg || !STEPS[event.key]) return;
    this.pan(...STEPS[event.key]);
    event.preventDefault();
  }
}
