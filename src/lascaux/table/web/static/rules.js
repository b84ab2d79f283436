// Search in a game's rules, and the contents beside them; without this the page is simply whole.

/** @typedef {{ element: HTMLElement, words: string }} Entry what can be found, and what it says */

const form = /** @type {HTMLFormElement} */ (document.getElementById("rules-search"));
const field = /** @type {HTMLInputElement} */ (document.getElementById("rules-words"));
const told = /** @type {HTMLOutputElement} */ (document.getElementById("rules-found"));
const text = /** @type {HTMLElement} */ (document.getElementById("rules-text"));
const contents = /** @type {HTMLDetailsElement} */ (document.getElementById("rules-contents"));
const book = /** @type {HTMLElement} */ (text.parentElement);

const NUMBER = /^[a-z]+\d+$/;
const sections = /** @type {HTMLElement[]} */ ([...text.querySelectorAll("section:not(.summary)")]);
/** @type {Entry[]} */
const entries = sections.flatMap((section) =>
  [.../** @type {NodeListOf<HTMLElement>} */ (section.querySelectorAll("li, tbody tr"))].map((element) => ({ element, words: said(element) })),
);
/** @type {Entry[]} */
let found = [];
let at = -1;

/** Without capitals and accents, so that "Dananu" finds Danānu; as long as before. @param {string} words */
function plain(words) {
  return [...words].map((letter) => letter.normalize("NFD")[0]).join("").toLowerCase();
}

/** What a rule says; its pictures say nothing more. @param {HTMLElement} element */
function said(element) {
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  for (const picture of copy.querySelectorAll("svg")) picture.remove();
  return plain(copy.textContent ?? "");
}

/** A number is a whole word: C4 does not find C41. @param {string} word */
function pattern(word) {
  const letters = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(NUMBER.test(word) ? `\\b${letters}\\b` : letters, "g");
}

/** Shows what has all the words, and counts it. */
function seek() {
  const wanted = plain(field.value).split(/\s+/).filter(Boolean).map(pattern);
  leave();
  at = -1;
  found = wanted.length ? entries.filter(({ words }) => wanted.every((word) => words.search(word) >= 0)) : [];
  const shown = new Set(found.map((entry) => entry.element));
  for (const { element } of entries) element.hidden = wanted.length > 0 && !shown.has(element);
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (text.querySelectorAll("section:not(.summary), section > :is(ul, ol, .across)"))) {
    part.hidden = wanted.length > 0 && !part.querySelector("li:not([hidden]), tbody tr:not([hidden])");
  }
  text.toggleAttribute("data-sought", wanted.length > 0);
  told.textContent = wanted.length ? count() : "";
  highlight(wanted);
}

function count() {
  if (!found.length) return "Nothing found";
  return at < 0 ? `${found.length} found` : `${at + 1} of ${found.length}`;
}

/** Goes to another of what was found, round and round; a rule that was named comes first. @param {number} step */
function jump(step) {
  if (!found.length) return;
  leave();
  const named = found.findIndex((entry) => plain(entry.element.id) === plain(field.value.trim()));
  at = at < 0 ? Math.max(named, step < 0 ? found.length - 1 : 0) : (at + step + found.length) % found.length;
  const { element } = found[at];
  element.classList.add("sought");
  element.scrollIntoView({ block: "center" });
  told.textContent = count();
}

function leave() {
  found[at]?.element.classList.remove("sought");
}

/** The whole text again, where one was. */
function clear() {
  const last = found[at]?.element;
  field.value = "";
  seek();
  last?.scrollIntoView({ block: "center" });
}

/** Marks the words in what was found, where the browser can. @param {RegExp[]} words */
function highlight(words) {
  if (!("highlights" in CSS)) return;
  const ranges = found.flatMap(({ element }) => words.flatMap((word) => places(element, word)));
  CSS.highlights.set("found", new Highlight(...ranges));
}

/** @param {HTMLElement} element @param {RegExp} word @returns {Range[]} */
function places(element, word) {
  const ranges = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: hit, index } of plain(node.nodeValue ?? "").matchAll(word)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + hit.length);
      ranges.push(range);
    }
  }
  return ranges;
}

form.hidden = false;
field.addEventListener("input", seek);
field.addEventListener("keydown", (event) => {
  if (event.key === "Enter") jump(event.shiftKey ? -1 : 1);
  else if (event.key === "Escape" && field.value) clear();
  else return;
  event.preventDefault();
});
form.addEventListener("submit", (event) => event.preventDefault());
document.addEventListener("keydown", (event) => {
  const writes = event.target instanceof Element && event.target.closest("input, textarea, select");
  if (event.key !== "/" || writes || event.ctrlKey || event.metaKey || event.altKey || !form.checkVisibility()) return;
  event.preventDefault();
  field.focus();
  field.select();
});

// A link leads to what may be hidden just now; it is seen again before the browser goes there.
book.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
  if (!link) return;
  if (field.value) {
    field.value = "";
    seek();
  }
  if (!beside() && contents.contains(link)) contents.open = false;
});
addEventListener("hashchange", () => {
  if (field.value) clear();
});

/** Whether the contents stand beside the text, as the style sheet says. */
function beside() {
  return getComputedStyle(book).display === "grid";
}

/** Scrolls the contents, and never the page. @param {HTMLElement} link */
function uncover(link) {
  const box = contents.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) contents.scrollTop += top - box.top - box.height / 2;
}

/** Where one is: the last chapter that has begun in the upper part. @type {Set<Element>} */
const seen = new Set();
const parts = [...text.querySelectorAll("section")];
const watch = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) isIntersecting ? seen.add(target) : seen.delete(target);
  const now = parts.filter((section) => seen.has(section)).pop();
  for (const link of contents.querySelectorAll("a")) {
    const here = now !== undefined && link.hash === `#${now.getAttribute("aria-labelledby")}`;
    if (here && beside()) uncover(link);
    if (here) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}, { rootMargin: "0px 0px -75% 0px" });
for (const section of parts) watch.observe(section);

new ResizeObserver(() => { contents.open = beside(); }).observe(document.documentElement);
if (field.value) seek(); // what the browser kept when one went back
