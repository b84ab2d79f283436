// Choosing: lights what can be done, shows what it would do, turns it, and sends what was decided.
import { all, one, setting, spoken, toast, toggle } from "./page.js";
import { onScreen, shown } from "./screen.js";
import { reveal, toBoard } from "./board.js";
import { send } from "./live.js";

const LISTED = "#f-choices [data-action], #coach [data-action]"; // choices beside the board

/** What is picked but not yet decided. @type {{actions: number[], at: number} | null} */
let picked = null;
let busy = false;
let freshly = false; // whether the last click picked something, so that a second one decides
let keys = false; // whether the last input came from the keyboard

/** Starts to listen. */
export function choose() {
  toggle("confirm", true);
  const board = one("#board");
  board.addEventListener("click", (event) => {
    const target = event.target.closest(".choice[data-actions]");
    if (!target) return event.target === board && cancel();
    if (same(target)) {
      if (event.detail === 2 && freshly) decide();
      else turn();
      freshly = false;
    } else {
      pick(target);
      freshly = Boolean(picked);
    }
  });
  for (const start of ["pointerover", "focusin"]) document.addEventListener(start, hint);
  for (const end of ["pointerout", "focusout"]) document.addEventListener(end, unhint);
  document.addEventListener("click", pressed);
  document.addEventListener("keydown", key);
  document.addEventListener("pointerdown", () => (keys = false));
  document.addEventListener("keydown", () => (keys = true), true);
  onScreen((fresh) => {
    if (fresh) picked = null;
    else if (picked && !targetOf(picked.actions[picked.at])) picked = null;
    dress();
    paint();
    refocus();
  });
}

const targetOf = (action) => one(`#board .choice[data-actions~="${action}"]:not(.off)`);
const buttonOf = (action) => one(`#f-choices [data-action="${action}"]`);
const targets = () => all("#board .choice[data-actions]:not(.off)");
const labelOf = (action) => shown.choices.find((one) => one.action === action)?.label ?? buttonOf(action)?.textContent.trim() ?? "";
const same = (target) => picked !== null && targetOf(picked.actions[picked.at]) === target;

/** The actions of a target that are offered now; a guided game offers fewer than the rules. */
function actionsOf(target) {
  const offered = new Set(shown.choices.map((choice) => choice.action));
  return target.dataset.actions.split(" ").map(Number).filter((action) => offered.has(action));
}

/** Makes everything that can be chosen reachable and gives it a name. */
function dress() {
  for (const target of all("#board .choice[data-actions]")) {
    const actions = actionsOf(target);
    target.classList.toggle("off", !actions.length);
    const ways = actions.length > 1 ? `, ${actions.length} ways` : "";
    target.setAttribute("tabindex", "0");
    target.setAttribute("role", "button");
    target.setAttribute("aria-label", labelOf(actions[0]) + ways);
  }
}

/** Picks a target: shows its first action, or the given one, and asks; or sends it at once. */
function pick(target, action) {
  if (busy) return;
  const actions = actionsOf(target);
  const at = Math.max(0, actions.indexOf(action));
  picked = { actions, at };
  if (actions.length === 1 && !setting("confirm", true)) return decide();
  paint();
  reveal(target.getBoundingClientRect());
}

function turn(step = 1) {
  if (!picked || busy) return;
  picked.at = (picked.at + step + picked.actions.length) % picked.actions.length;
  paint();
}

function cancel() {
  picked = null;
  paint();
}

function decide() {
  if (picked) act({ do: "act", action: picked.actions[picked.at] });
}

/** Sends a command for the position on the screen; one at a time. */
async function act(command) {
  if (busy) return;
  busy = true;
  one("#table").setAttribute("aria-busy", "true");
  const position = shown.position;
  const answer = await send({ position, ...command });
  busy = false;
  one("#table").removeAttribute("aria-busy");
  if (answer.say === "refused") toast(answer.text, answer.rule);
  else if (answer.say === "done") one("#toasts").replaceChildren();
  if (command.do === "act" && position === shown.position && answer.say === "done") picked = null;
  paint();
}

/** Shows the picked action, or nothing, on the board and in the bar. */
function paint() {
  const action = picked?.actions[picked.at];
  showPreview(action, "shown");
  for (const old of all("#board .picked")) old.classList.remove("picked");
  const target = picked && targetOf(action);
  target?.classList.add("picked");
  ring(target);
  const bar = one("#confirm");
  if (!bar) return;
  bar.hidden = !picked;
  document.body.classList.toggle("picking", Boolean(picked));
  if (!picked) return;
  const several = picked.actions.length > 1;
  one("[data-label]", bar).textContent = labelOf(action);
  const button = one('[data-bar="turn"]', bar);
  button.hidden = !several;
  one("[data-ways]", bar).textContent = several ? `${picked.at + 1}/${picked.actions.length}` : "";
}

/** Shows one preview in one way: `shown`, or `hinted` while a target is only looked at. */
function showPreview(action, how) {
  for (const old of all(`#board [data-layer="previews"] > .${how}`)) old.classList.remove(how);
  if (action === undefined) return;
  one(`#board [data-layer="previews"] > [data-key="${action}"]`)?.classList.add(how);
}

/** A chalk frame round a target, so that focus and choice are seen on any picture. */
function ring(target) {
  const place = one("#overlay");
  if (!target) return place?.replaceChildren();
  const box = target.getBoundingClientRect();
  const [a, b] = [toBoard(box.left, box.top), toBoard(box.right, box.bottom)];
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  const size = { x: a.x - 3, y: a.y - 3, width: b.x - a.x + 6, height: b.y - a.y + 6, rx: 5 };
  for (const [name, value] of Object.entries(size)) frame.setAttribute(name, String(value));
  const under = frame.cloneNode();
  under.classList.add("under");
  place.replaceChildren(under, frame);
}

/** What the pointer or the focus is on: a target of the board or a button, with its action. */
function pointed(event) {
  const target = event.target.closest?.("#board .choice[data-actions]");
  if (target) return { target, action: actionsOf(target)[0] };
  const button = event.target.closest?.(LISTED);
  if (!button) return null;
  const action = Number(button.dataset.action);
  return { target: targetOf(action), action };
}

function hint(event) {
  if (event.pointerType === "touch") return;
  const at = pointed(event);
  if (!at || !at.target || (picked && same(at.target) && !event.target.closest(LISTED))) return;
  at.target.classList.add("hinted");
  showPreview(at.action, "hinted");
  ring(at.target);
  if (event.type === "focusin") reveal(at.target.getBoundingClientRect());
}

function unhint(event) {
  if (!pointed(event)) return;
  for (const old of all("#board .choice.hinted")) old.classList.remove("hinted");
  showPreview(undefined, "hinted");
  ring(picked && targetOf(picked.actions[picked.at]));
}

/** Buttons: choices of the list, the bar, and commands such as undo. */
function pressed(event) {
  const button = event.target.closest("[data-action], [data-bar], [data-do]");
  if (!button || button.closest("#board")) return;
  const { action, bar, do: command, seat, yes } = button.dataset;
  if (bar) return { place: decide, turn: () => turn(), cancel }[bar]();
  if (command) {
    const more = { ...(seat && { seat: Number(seat) }), ...(yes && { yes: yes === "true" }) };
    return act({ do: command, ...more });
  }
  const target = targetOf(Number(action));
  if (!target) return act({ do: "act", action: Number(action) });
  if (picked?.actions[picked.at] === Number(action)) return decide();
  pick(target, Number(action));
  one("#stage").scrollIntoView({ block: "nearest" });
}

function key(event) {
  if (spoken(event)) return;
  const target = event.target.closest?.("#board .choice");
  const plain = !event.target.closest?.("button, a, summary, [data-lines]");
  if (event.key === "Escape" && picked) {
    cancel();
  } else if (event.key.toLowerCase() === "r" && (picked || target)) {
    if (target && !same(target)) pick(target);
    else turn(event.shiftKey ? -1 : 1);
  } else if (event.key === "Enter" && plain && (picked || target)) {
    if (target && !same(target)) pick(target);
    else decide();
  } else if (event.key === " " && target) {
    if (same(target)) turn();
    else pick(target);
  } else if (target && event.key.startsWith("Arrow")) {
    step(target, event.key);
  } else return;
  event.preventDefault();
}

/** Left and right follow the reading order, up and down go to the nearest above and below. */
function step(from, key) {
  const spots = targets().map((target) => {
    const box = target.getBoundingClientRect();
    return { target, x: box.left + box.width / 2, y: box.top + box.height / 2, high: box.height };
  });
  const rough = Math.max(4, Math.min(...spots.map((spot) => spot.high)) / 2);
  spots.sort((a, b) => (Math.abs(a.y - b.y) > rough ? a.y - b.y : a.x - b.x));
  const at = spots.findIndex((spot) => spot.target === from);
  const here = spots[at];
  let next;
  if (key === "ArrowRight") next = spots[(at + 1) % spots.length];
  else if (key === "ArrowLeft") next = spots[(at - 1 + spots.length) % spots.length];
  else {
    const sign = key === "ArrowDown" ? 1 : -1;
    const away = (spot) => Math.abs(spot.y - here.y) + 2 * Math.abs(spot.x - here.x);
    next = spots
      .filter((spot) => (spot.y - here.y) * sign > rough)
      .sort((a, b) => away(a) - away(b))[0];
  }
  next?.target.focus();
}

/** Whoever plays by keyboard goes on where there is something to do. */
function refocus() {
  if (!keys || document.activeElement !== document.body || !shown.mine) return;
  (targets()[0] ?? one("#f-choices button") ?? one("#board"))?.focus();
}
