// Opens what [data-open] names, a dialog, and closes it again.
import { inside, one } from "./page.js";

/** Starts to listen. */
export function dialogs() {
  document.addEventListener("click", (event) => {
    const button = inside(event, "[data-open]");
    if (button) return open(button.dataset.open);
    const dialog = inside(event, "dialog");
    if (dialog && (event.target === dialog || inside(event, "[data-close]"))) dialog.close();
  });
}

/** Opens a dialog of the page. */
export function open(id) {
  const dialog = one(`#${CSS.escape(id)}`);
  if (dialog && !dialog.open) dialog.showModal();
}
