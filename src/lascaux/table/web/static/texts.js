// Texts that the server tells again: as a whole, or only the lines that have changed.

/** @typedef {string | [number, string][]} News the whole text, or lines by number */

/** @type {Map<string, string>} */
const told = new Map(); // by name, as they were last

/** A text as it is now. @param {string} name @param {News} news */
export function retold(name, news) {
  const lines = typeof news === "string" ? [news] : (told.get(name) ?? "").split("\n");
  if (typeof news !== "string") for (const [number, line] of news) lines[number] = line;
  const text = lines.join("\n");
  told.set(name, text);
  return text;
}
