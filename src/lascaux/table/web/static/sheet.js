// Opens the rules beside the game instead of leaving it; without this the links simply lead there.
import { one } from "./page.js";

let loaded = "";

/** Makes links with [data-sheet] open in the dialog #sheet. */
export function sheets() {
  const dialog = one("#sheet");
  if (!dialog?.showModal) return;
  document.addEventListener("click", async (event) => {
    const link = event.target.closest("a[data-sheet]");
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      const url = new URL(link.href);
      if (await fill(dialog, url)) show(dialog, url.hash.slice(1));
      else location.href = link.href;
    } else if (event.target === dialog || event.target.closest("[data-close]")) {
      dialog.close();
    }
  });
  // Links within the rules must not move the page behind them.
  dialog.addEventListener("click", (event) => {
    const link = event.target.closest('a[href^="#"]');
    if (!link) return;
    event.preventDefault();
    show(dialog, link.getAttribute("href").slice(1));
  });
}

async function fill(dialog, url) {
  if (loaded === url.pathname) return true;
  try {
    const answer = await fetch(url.pathname);
    if (!answer.ok) return false;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    one(".sheet-text", dialog).replaceChildren(...one("main", page).childNodes);
  } catch {
    return false;
  }
  loaded = url.pathname;
  return true;
}

function show(dialog, id) {
  if (!dialog.open) dialog.showModal();
  for (const old of dialog.querySelectorAll(".sought")) old.classList.remove("sought");
  const rule = id && one(`#${CSS.escape(id)}`, dialog);
  if (!rule) return;
  rule.classList.add("sought");
  rule.scrollIntoView({ block: "center" });
}
