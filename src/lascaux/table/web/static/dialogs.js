// Opens what [data-open] names, a dialog, and closes it again; rules open in one, and a chip of a seat that no card tells of opens the players.
import { inside, one } from "./page.js";

/** Starts to listen. */
export function dialogs() {
  document.addEventListener("click", (event) => {
    const button = inside(event, "[data-open]");
    if (button) return open(button.dataset.open);
    const link = inside(event, "a[data-sheet]");
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) return openRules(event, link);
    const seat = inside(event, "[data-person]");
    if (seat && !event.defaultPrevented) return open("people");
    const dialog = inside(event, "dialog");
    if (dialog && (event.target === dialog || inside(event, "[data-close]"))) dialog.close();
  });
  // The menu of a small screen goes away with what it has opened.
  one("#menu")?.addEventListener("click", (event) => {
    if (event.target.closest("[data-open], [data-sheet], [data-coach]") && event.currentTarget.matches(":popover-open")) event.currentTarget.hidePopover();
  });
}

/** The rules open beside the game. */
async function openRules(event, link) {
  event.preventDefault();
  (await import("./sheet.js")).openSheet(link);
}

/** Opens a dialog of the page; lists show their latest lines, and what must be fetched is. */
export function open(id) {
  const dialog = one(`#${CSS.escape(id)}`);
  if (!dialog || dialog.open) return;
  dialog.showModal();
  for (const list of dialog.querySelectorAll("#f-log, #f-chat")) list.scrollTop = list.scrollHeight;
  for (const fold of dialog.querySelectorAll("[data-course]")) fold.open = true;
  void depict(dialog);
}

/** Shows what lines speak of. @param {any} root */
export async function depict(root) {
  if (one("[data-at], [data-lights], .turn", root)) (await import("./pictures.js")).picture(root);
}
