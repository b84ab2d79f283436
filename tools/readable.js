// Measures what can be seen of a table now: every text, whether it can be read, and every target.
// Lengths are CSS pixels; a text's box is as high as its capitals.
(bounds) => {
  const SLACK = 1; // pixels that a rounding may cost
  const PANES = bounds.panes ?? ".pane, #bar, #caption, #f-notices, #f-result, #coach, #tabs, header, dialog[open], .loupe";
  const HOLDERS = "button, .button, .thing, .chip-of, h3.group, .pane";
  const STRIPS = ".pane, #bar, #tabs, header"; // inside of these something may be longer than there is room for, and scroll
  const TARGETS = "button, a[href], select, summary, input:not([type=hidden]), [role=tab]";
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  const metrics = new Map();
  const faults = { small: [], tiny: [], overlap: [], overflow: [], cut: [], sentence: [], target: [] };

  // How far below the top of a line its capitals begin, and where they end, in parts of its height.
  const capitals = (style) => {
    const font = `${style.fontStyle} ${style.fontWeight} 100px ${style.fontFamily}`;
    if (!metrics.has(font)) {
      pen.font = font;
      const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down, actualBoundingBoxAscent: high } = pen.measureText("H");
      metrics.set(font, [(up - high) / (up + down), up / (up + down)]);
    }
    return metrics.get(font);
  };
  const box = (left, top, right, bottom) => ({ left, top, right, bottom });
  const wide = (a) => a.right - a.left;
  const high = (a) => a.bottom - a.top;
  const both = (a, b) => box(Math.max(a.left, b.left), Math.max(a.top, b.top), Math.min(a.right, b.right), Math.min(a.bottom, b.bottom));
  const meet = (a, b, by = SLACK) => wide(both(a, b)) > by && high(both(a, b)) > by;
  const within = (a, b) => a.left >= b.left - SLACK && a.right <= b.right + SLACK && a.top >= b.top - SLACK && a.bottom <= b.bottom + SLACK;
  const isSeen = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })) return false;
    return !element.closest(".unseen, .skip, [data-small], [hidden], [data-layer=previews]"); // what is not displayed in a picture has a place all the same
  };
  const nameOf = (pane) => pane.dataset?.pane || pane.id || pane.localName;

  // What of a box can be seen through all that scrolls round it, and whether anything cuts it off.
  const shown = (element, area) => {
    let [seen, isCut, isStrip] = [area, false, false];
    const letters = parseFloat(getComputedStyle(element).fontSize);
    for (let round = element; round && round !== document.body; round = round.parentElement) {
      const style = getComputedStyle(round);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (round instanceof SVGElement && round.localName !== "svg") continue;
      const frame = round.getBoundingClientRect();
      if (Math.min(frame.width, frame.height) < letters) return { seen: box(0, 0, 0, 0), isCut: false, isStrip: false }; // a dot, and words for those who listen
      const scrolls = [style.overflowX, style.overflowY].some((each) => each === "auto" || each === "scroll");
      const clamps = style.webkitLineClamp !== "none";
      if (!scrolls && !clamps && !round.closest(".rock") && !within(seen, frame)) isCut = true;
      if (round.scrollWidth > round.clientWidth + SLACK && scrolls && round.closest(STRIPS)) isStrip = true;
      seen = both(seen, frame);
      if (style.position === "fixed") break;
    }
    return { seen: both(seen, box(0, 0, innerWidth, innerHeight)), isCut, isStrip };
  };

  // A board that shows only a part of itself cuts off what lies at its edge, as it should.
  const partly = (rock) => {
    const frame = rock.getBoundingClientRect();
    const parts = [...rock.querySelectorAll(".board > [data-layer] > [data-key]")].filter(isSeen);
    const middle = ({ left, top, right, bottom }) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return box(x, y, x, y);
    };
    return parts.map((part) => part.getBoundingClientRect()).some((part) => part.width && !within(middle(part), frame));
  };
  // What moves such a board lies upon it, and upon something else when it has moved.
  const MOVERS = ".view button, .edge, .steps";
  const panned = new Map([...document.querySelectorAll(".rock")].map((rock) => [rock, partly(rock)]));

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.data.replace(/\s+/g, " ").trim();
    const parent = node.parentElement;
    if (!words || !parent || parent.closest("script, style, template, title, desc, option") || !isSeen(parent)) continue;
    const pane = parent.closest(PANES);
    if (!pane) continue;
    const style = getComputedStyle(parent);
    const drawn = parent.closest("svg text");
    const matrix = drawn?.getScreenCTM();
    const size = parseFloat(style.fontSize) * (matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1);
    const range = document.createRange();
    range.selectNodeContents(node);
    const [from, to] = capitals(style);
    const rock = parent.closest(".rock");
    for (const line of range.getClientRects()) {
      if (line.width < 1 || line.height < 1) continue;
      const area = box(line.left, line.top + line.height * from, line.right, line.top + line.height * to);
      const { seen, isCut, isStrip } = shown(parent, area);
      if (wide(seen) <= 0 || high(seen) <= 0) {
        if (isCut) faults.cut.push(`${nameOf(pane)}: ${words}`);
        continue;
      }
      texts.push({ node, words, pane, parent, drawn, rock, size, area, seen, isCut, isStrip });
    }
  }

  const smallest = (found) => found.reduce((least, text) => (text.size < least.size ? text : least), { size: Infinity, words: "" });
  const told = ({ pane, words, size }) => `${nameOf(pane)}: ${words} (${size.toFixed(1)})`;
  for (const text of texts) {
    const { words, pane, parent, drawn, rock, size, area, seen } = text;
    if (drawn && size < bounds.drawn - 0.05) faults.tiny.push(told(text));
    if (!drawn && size < bounds.set - 0.05) faults.small.push(told(text));
    if (drawn?.closest(".board, #board") && drawn.textContent.trim().split(/\s+/).length > 3) faults.sentence.push(drawn.textContent.trim());
    const frame = rock?.getBoundingClientRect();
    if (text.isCut || (rock && !panned.get(rock) && !within(area, frame))) faults.cut.push(`${nameOf(pane)}: ${words}`);
    if (!drawn) {
      const holder = parent.closest(HOLDERS);
      const edge = holder?.getBoundingClientRect();
      if (holder && !text.isCut && !within(area, edge) && within(seen, area)) faults.overflow.push(`${nameOf(pane)}: ${words}`);
      const outside = area.right > innerWidth + SLACK || area.left < -SLACK;
      if (outside && wide(seen) < wide(area) - SLACK && !text.isCut && !text.isStrip && seen.right >= innerWidth - SLACK) faults.overflow.push(`page: ${words}`);
    }
    for (const cover of rock?.querySelectorAll(".view button, .over > *") ?? []) {
      if (panned.get(rock) && cover.matches(MOVERS)) continue;
      if (isSeen(cover) && !cover.contains(parent) && drawn && meet(seen, cover.getBoundingClientRect())) {
        faults.overlap.push(`${nameOf(pane)}: ${words} under ${cover.getAttribute("aria-label") || cover.textContent.trim()}`);
      }
    }
  }

  // Figures in a table are compared with each other: none of its columns may be scrolled away.
  for (const table of document.querySelectorAll("table")) {
    const pane = table.closest(PANES);
    if (pane && isSeen(table) && table.offsetWidth > table.parentElement.clientWidth + SLACK) faults.cut.push(`${nameOf(pane)}: columns of a table`);
  }

  // An outline and its filling are one text, drawn twice.
  const isTwin = (a, b) => a.node === b.node || (a.words === b.words && Math.abs(a.area.left - b.area.left) < 2 && Math.abs(a.area.top - b.area.top) < 2);
  texts.sort((a, b) => a.seen.left - b.seen.left);
  texts.forEach((text, at) => {
    for (const other of texts.slice(at + 1)) {
      if (other.seen.left > text.seen.right) break;
      const moves = [text, other].some((each) => panned.get(each.rock) && each.parent.closest(MOVERS));
      if (other.pane === text.pane && !moves && meet(text.seen, other.seen) && !isTwin(text, other)) {
        faults.overlap.push(`${nameOf(text.pane)}: ${text.words} | ${other.words}`);
      }
    }
  });

  // What is lit may be small if it is a part of something that is not: there a loupe opens.
  const large = (element) => {
    const area = element.getBoundingClientRect();
    return area.width > bounds.target - 0.5 && area.height > bounds.target - 0.5;
  };
  const whole = (part) => part.ownerSVGElement?.querySelector(`[data-named] > [data-key="${CSS.escape(part.dataset.key.split(".")[0])}"]`);
  const targets = matchMedia("(pointer: coarse)").matches ? [...document.querySelectorAll(`${TARGETS}, .lit`)] : [];
  for (const target of targets) {
    const pane = target.closest(PANES);
    if (!pane || !isSeen(target)) continue;
    const area = target.getBoundingClientRect();
    const { seen } = shown(target, area);
    if (wide(seen) <= 0 || high(seen) <= 0 || large(target)) continue;
    if (target instanceof SVGElement && target.dataset.key && whole(target) && large(whole(target))) continue;
    const label = target.closest("label");
    if (label && large(label)) continue;
    const words = target.getAttribute("aria-label") || target.dataset.key || target.textContent.replace(/\s+/g, " ").trim();
    faults.target.push(`${nameOf(pane)}: ${words} (${Math.round(area.width)}x${Math.round(area.height)})`);
  }

  const [set, drawn] = [texts.filter((text) => !text.drawn), texts.filter((text) => text.drawn)];
  return {
    texts: texts.length,
    set: smallest(set).size,
    drawn: smallest(drawn).size,
    faults: Object.fromEntries(Object.entries(faults).map(([kind, found]) => [kind, [...new Set(found)]])),
  };
}
