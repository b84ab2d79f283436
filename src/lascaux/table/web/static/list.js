// The choices on the board once more as a list, made when somebody opens it.
import { one } from "./page.js";
import { onScreen, shown } from "./screen.js";

/** Starts to listen. */
export function list() {
  onScreen(fill);
  document.addEventListener("toggle", fill, true);
}

function fill() {
  const place = one("#f-choices [data-list]");
  if (!place?.closest("details").open) return;
  place.replaceChildren(
    ...shown.choices
      .filter((choice) => choice.on_board)
      .map(({ action, label, notation }) => {
        const button = document.createElement("button");
        button.type = "button";
        button.className = "line";
        button.dataset.action = String(action);
        button.title = notation;
        button.textContent = label;
        return button;
      }),
  );
}
