// How choices are picked, as pure functions: what is lit, what a tap picks, and what that decides.
// A choice is reached by a first name and perhaps a second: its thing and its place, or the one of
// them that it has. What has neither is an answer in words.

/** @typedef {import("./screen.js").Choice} Choice */
/**
 * What is picked: names, the way that a thing lies now, and an answer in words or one of several ways, by its id.
 * @typedef {{first: string, second: string, way: string, id: string}} Pick
 */

/** @param {Choice} choice */
export const firstOf = (choice) => choice.thing || choice.place;

/** @param {Choice} choice */
export const secondOf = (choice) => (choice.thing ? choice.place : "");

/** Where a choice would show. @param {Choice} choice */
export const placeOf = (choice) => choice.place || choice.thing;

/** @param {Choice} choice */
export const isInWords = (choice) => !choice.thing && !choice.place;

/** Choices by name. @param {Choice[]} choices */
export const byName = (choices) => choices.filter((choice) => !isInWords(choice));

/** Answers in words that are not quiet. @param {Choice[]} choices */
export const answers = (choices) => choices.filter((choice) => isInWords(choice) && !choice.quiet);

/** None, stop, pass. @param {Choice[]} choices */
export const quietOnes = (choices) => choices.filter((choice) => isInWords(choice) && choice.quiet);

/** The thing that there is no other of: it is picked already. @param {Choice[]} choices */
export function onlyThing(choices) {
  const [one, ...others] = new Set(byName(choices).map(firstOf));
  return one && !others.length && byName(choices).every(secondOf) ? one : "";
}

const inOrder = new Intl.Collator("en", { numeric: true }).compare;

/** The ways that things are turned to, in order. @param {Choice[]} choices @returns {string[]} */
export const waysOf = (choices) => [...new Set(choices.filter((choice) => choice.turns).map((choice) => choice.way))].sort(inOrder);

/** What is picked before anybody has picked anything. @param {Choice[]} choices @returns {Pick} */
export const start = (choices) => ({ first: onlyThing(choices), second: "", way: waysOf(choices)[0] ?? "", id: "" });

/** The choices that agree with what is picked. @param {Choice[]} choices @param {Pick} pick */
export const rest = (choices, { first, second }) =>
  byName(choices).filter((choice) => (!first || firstOf(choice) === first) && (!second || secondOf(choice) === second));

/** The choices that what is picked names wholly. @param {Choice[]} choices @param {Pick} pick */
export const exact = (choices, { first, second }) =>
  first ? byName(choices).filter((choice) => firstOf(choice) === first && secondOf(choice) === second) : [];

/** The names that would go on with what is picked. @param {Choice[]} choices @param {Pick} pick @returns {Set<string>} */
export function lit(choices, pick) {
  const step = pick.first ? secondOf : firstOf;
  const names = pick.first ? rest(choices, { ...pick, second: "" }) : rest(choices, pick);
  return new Set(names.map(step).filter(Boolean));
}

/** Places that a thing fits only when it is turned. @param {Choice[]} choices @param {Pick} pick @returns {Set<string>} */
export function thin(choices, pick) {
  const fits = new Set(choices.filter((choice) => !choice.turns || choice.way === pick.way).map(placeOf));
  return new Set(choices.filter((choice) => choice.turns && !fits.has(placeOf(choice))).map(placeOf));
}

/** What is picked after a tap on a name, or nothing if it is no choice. @param {Choice[]} choices @param {Pick} pick @param {string} name @returns {Pick | null} */
export function tapped(choices, pick, name) {
  const { first, second } = pick;
  const only = onlyThing(choices);
  if (name === second) return back(choices, pick);
  if (name === first) return first === only ? back(choices, pick) : { ...start(choices), way: pick.way };
  const goesOn = (each) => byName(choices).some((choice) => firstOf(choice) === each.first && secondOf(choice) === each.second);
  const onward = { ...pick, second: name, id: "" };
  if (first && goesOn(onward)) return onward;
  const before = { ...pick, first: name, id: "" };
  if (second && goesOn(before)) return before;
  const anew = { ...pick, first: name, second: "", id: "" };
  if (byName(choices).some((choice) => firstOf(choice) === name)) return anew;
  const things = new Set(byName(choices).filter((choice) => secondOf(choice) === name).map(firstOf));
  if (!things.size) return null;
  return { ...pick, first: things.size === 1 ? [...things][0] : "", second: name, id: "" };
}

/** One step back: the place first, then the thing. @param {Choice[]} choices @param {Pick} pick @returns {Pick} */
export function back(choices, pick) {
  const begin = { ...start(choices), way: pick.way };
  return pick.second ? { ...pick, second: "", id: "" } : begin;
}

/** Whether nothing is picked that could be put back. @param {Choice[]} choices @param {Pick} pick */
export const isBegun = (choices, pick) => Boolean(pick.second || pick.id || pick.first !== onlyThing(choices));

/** The choice that what is picked decides on, if it does. @param {Choice[]} choices @param {Pick} pick @returns {Choice | null} */
export function settled(choices, pick) {
  if (pick.id) return choices.find((choice) => choice.id === pick.id) ?? null;
  const found = exact(choices, pick);
  if (found.length < 2) return found[0] ?? null;
  if (!found.every((choice) => choice.turns)) return null;
  const ways = waysOf(choices);
  const from = Math.max(0, ways.indexOf(pick.way));
  const order = [...ways.slice(from), ...ways.slice(0, from)];
  return order.map((way) => found.find((choice) => choice.way === way)).find(Boolean) ?? found[0];
}

/** Whether more could be picked after what is picked already, so that nothing happens by itself. @param {Choice[]} choices @param {Pick} pick */
export const isOpen = (choices, pick) =>
  !pick.id && !pick.second && byName(choices).some((choice) => firstOf(choice) === pick.first && secondOf(choice));

/** The ways that fit where something is picked, in the order in which they are turned through. @param {Choice[]} choices @param {Pick} pick @returns {string[]} */
export function fitting(choices, pick) {
  const found = exact(choices, pick).filter((choice) => choice.turns);
  return found.length ? waysOf(found) : waysOf(rest(choices, { ...pick, second: "" }));
}

/** What is picked after a turn, forwards or backwards. @param {Choice[]} choices @param {Pick} pick @param {number} step @returns {Pick} */
export function turned(choices, pick, step) {
  const ways = fitting(choices, pick);
  if (ways.length < 2) return pick;
  const now = settled(choices, pick)?.way ?? pick.way;
  const at = ways.indexOf(now);
  return { ...pick, way: ways[(Math.max(at, 0) + step + ways.length) % ways.length], id: "" };
}

/**
 * The choices that no picking leads to; there should be none.
 * @param {Choice[]} choices @returns {Choice[]}
 */
export const unreached = (choices) => choices.filter((choice) => !reaches(choices, choice));

/** Whether taps on what is lit lead to a choice, and perhaps to others that differ in their way. */
function reaches(choices, choice) {
  if (isInWords(choice)) return true;
  let pick = start(choices);
  for (const name of [firstOf(choice), secondOf(choice)]) {
    if (!name || name === pick.first) continue;
    if (!lit(choices, pick).has(name)) return false;
    const next = tapped(choices, pick, name);
    if (!next) return false;
    pick = next;
  }
  const found = exact(choices, pick);
  if (!found.includes(choice)) return false;
  if (!choice.turns) return found.length === 1 || new Set(found.map((each) => each.way)).size === found.length;
  for (let turns = 0; turns < found.length; turns++) {
    if (settled(choices, pick) === choice) return true;
    pick = turned(choices, pick, 1);
  }
  return false;
}
