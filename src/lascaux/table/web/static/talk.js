// The small things round the game: chat, names, links to copy, clocks and the hidden corner menus.
import { all, inside, one, toast } from "./page.js";
import { onScreen } from "./screen.js";
import { send } from "./live.js";

/** Starts to listen. */
export function talk() {
  for (const form of all("form[data-say]")) {
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const field = one("input", form);
      const text = field.value.trim();
      if (!text) return;
      const answer = await send({ do: form.dataset.say, text });
      if (answer.say === "refused") toast(answer.text, answer.rule);
      if (answer.say !== "done") return;
      if (form.dataset.say === "chat") field.value = "";
      else form.closest("details")?.removeAttribute("open");
    });
  }
  document.addEventListener("click", copy);
  document.addEventListener("click", (event) => {
    for (const menu of all("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
  });
  document.addEventListener("keydown", (event) => {
    const menu = event.key === "Escape" && inside(event, "details.menu[open]");
    if (!menu) return;
    menu.open = false;
    one("summary", menu).focus();
  });
  document.addEventListener("toggle", low, true);
  for (const id of ["#f-log", "#f-chat"]) if (one(id)) one(id).scrollTop = one(id).scrollHeight;
  let lines = all("#f-chat li").length;
  localise();
  onScreen((_, message) => {
    if (message.fragments?.chat) {
      localise();
      lines = heard(lines);
    }
    if (message.fragments?.people) started = performance.now();
  });
  setInterval(tick, 500);
}

const hours = new Intl.DateTimeFormat([], { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** Times as they are here; what comes from the server is in UTC. */
function localise() {
  for (const time of all("time[datetime]")) {
    const at = new Date(time.dateTime);
    if (Number.isNaN(at.getTime())) continue;
    time.textContent = hours.format(at);
    time.title = at.toLocaleString();
  }
}

/** New lines of the chat are marked until the chat is looked at. */
function heard(before) {
  const list = one("#f-chat");
  const now = all("li", list).length;
  const fold = list.closest("details");
  if (fold && !fold.open && now > before && before >= 0) fold.classList.add("news");
  return now;
}

/** A fold that is opened shows its latest lines. */
function low(event) {
  if (!event.target.open) return;
  event.target.classList.remove("news");
  const list = event.target.querySelector("#f-log, #f-chat");
  if (list) list.scrollTop = list.scrollHeight;
}

async function copy(event) {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  try {
    await navigator.clipboard.writeText(new URL(button.dataset.copy, location.href).href);
    button.textContent = "Copied";
  } catch {
    toast("Please copy the link by hand.");
  }
}

let started = performance.now();

/** The clock of the seat to move runs on between messages. */
function tick() {
  const clock = one(".person.active [data-clock], .thing.active [data-clock]");
  const [minutes, seconds] = clock?.dataset.clock.split(":").map(Number) ?? [];
  if (!(minutes >= 0 && seconds >= 0)) return;
  const left = Math.max(0, minutes * 60 + seconds - Math.floor((performance.now() - started) / 1000));
  clock.textContent = `${String(Math.floor(left / 60)).padStart(2, "0")}:${String(left % 60).padStart(2, "0")}`;
  clock.classList.toggle("short", left < 30);
}
