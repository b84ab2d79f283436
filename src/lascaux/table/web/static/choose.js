// Choosing: what can be chosen is lit; a thing, a place and a way make a choice.
import { all, one, toast } from "./page.js";
import { named } from "./panes.js";
import { onScreen, shown } from "./screen.js";
import { send } from "./live.js";

/** Starts to listen. */
export function choose() {
  onScreen(light);
  document.addEventListener("click", pressed);
}

function light() {
  for (const old of all(".lit")) old.classList.remove("lit");
  for (const choice of shown.choices)
    for (const name of [choice.thing, choice.place]) if (name) named(name)?.classList.add("lit");
  one('[data-say="line"]').textContent = shown.prompt;
}

/** Commands such as undo. */
async function pressed(event) {
  const button = event.target.closest("[data-do]");
  if (!button) return;
  const { do: command, seat, yes } = button.dataset;
  const more = { ...(seat && { seat: Number(seat) }), ...(yes && { yes: yes === "true" }) };
  const answer = await send({ do: command, position: shown.position, ...more });
  if (answer.say === "refused") toast(answer.text, answer.rule);
}
