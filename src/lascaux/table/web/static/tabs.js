// The tabs of a small screen: one for each pane that has no room of its own there.
import { all, one } from "./page.js";
import { onScreen } from "./screen.js";

const FOLDED = ".pane:is(.mine, .common, .others)";

/** Starts to listen. */
export function tabs() {
  one("#tabs").addEventListener("click", (event) => {
    const button = event.target.closest("[data-tab-of]");
    if (button) choose(button.dataset.tabOf);
  });
  onScreen(fill);
  fill();
}

/** Opens the sheet of a pane, or with nothing the board again. */
export function choose(key) {
  const table = one("#table");
  table.dataset.tab = table.dataset.tab === key ? "" : key;
  for (const pane of all(FOLDED)) pane.classList.toggle("opened", pane.dataset.pane === table.dataset.tab);
  for (const button of all("#tabs button")) button.setAttribute("aria-pressed", String(button.dataset.tabOf === table.dataset.tab));
}

function fill() {
  const stage = one(".pane.stage .pane-title");
  const names = [["", stage?.dataset.tab || "Board"], ...all(FOLDED).map((pane) => [pane.dataset.pane, one(".pane-title", pane).dataset.tab])];
  const table = one("#table");
  one("#tabs").replaceChildren(
    ...names.map(([key, text]) => {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.tabOf = key;
      button.textContent = text;
      button.setAttribute("aria-pressed", String(key === (table.dataset.tab ?? "")));
      return button;
    }),
  );
}
