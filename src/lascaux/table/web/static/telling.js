// How lines of the log are told again: what several have in common is said once.
import { one } from "./page.js";
import { chipOf } from "./since.js";

/** What people call whoever has a seat. */
export const nameOf = (seat) => one("bdi", chipOf(seat)).textContent.split(" (")[0];

/** What a line says, without the name that it begins with if that was said. @param {string} [said] @returns {any[]} */
export function nodesOf(line, said) {
  const nodes = [...line.childNodes].filter((node) => !node.matches?.(".spoken-of")).map((node) => node.cloneNode(true));
  const first = nodes[0];
  const rest = said && [`${said} `, `${said}: `].find((lead) => first?.nodeValue?.startsWith(lead));
  if (rest) first.nodeValue = opening(first.nodeValue.slice(rest.length));
  return nodes;
}

/** As a sentence begins. */
export const opening = (text) => text.charAt(0).toUpperCase() + text.slice(1);
