// How lines of the log are told again: what several have in common is said once.
import { one } from "./page.js";
import { chipOf } from "./since.js";

/** What people call whoever has a seat. */
export const nameOf = (seat) => one("bdi", chipOf(seat)).textContent.split(" (")[0];

/** As a sentence begins. */
export const opening = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a line says, without the name that it begins with if that was said. @param {string} [said] @returns {any[]} */
export function nodesOf(line, said) {
  const nodes = [...line.childNodes].filter((node) => !node.matches?.(".spoken-of")).map((node) => node.cloneNode(true));
  const first = nodes[0];
  if (said && first?.nodeValue?.startsWith(`${said} `)) first.nodeValue = opening(first.nodeValue.slice(said.length + 1));
  return nodes;
}

/**
 * Lines of one kind as one sentence where they begin alike: 'Ben gains 2 food, 2 wood ×2.'
 * @param {any[]} lines @param {string} name of whoever they are about @param {boolean} isSaid whether it was named
 */
export function sentenceOf(lines, name, isSaid) {
  /** @type {Map<string, any[]>} */
  const same = new Map();
  for (const line of lines) same.set(line.textContent, [...(same.get(line.textContent) ?? []), line]);
  const start = nodesOf(lines[0], name)[0]?.nodeValue ?? "";
  const isOfOne = lines.every((line) => line.textContent.startsWith(name));
  /** @type {any[]} */
  const found = [];
  for (const all of same.values()) {
    const nodes = nodesOf(all[0], isSaid || (found.length && isOfOne) ? name : "");
    const end = found.at(-1);
    const ends = nodes.length === 1 || nodes.at(-1)?.nodeValue === ".";
    const shared = ends && end?.nodeValue?.endsWith(".") ? alike(start, nodes[0]?.nodeValue ?? "") : 0;
    if (shared) nodes[0].nodeValue = nodes[0].nodeValue.slice(shared);
    if (shared) end.nodeValue = `${end.nodeValue.slice(0, -1)}, `;
    else if (end) found.push(new Text(" "));
    found.push(...nodes);
    const last = found.at(-1);
    if (all.length > 1 && last.nodeValue?.endsWith(".")) last.nodeValue = `${last.nodeValue.slice(0, -1)} ×${all.length}.`;
  }
  return found;
}

/** How long the words are with which both begin, up to where it is told how many of something there are. */
function alike(one, other) {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return one.slice(0, one.lastIndexOf(" ", at - 1) + 1).replace(/\b\d.*$/, "").length;
}
