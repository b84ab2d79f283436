// Opens the rules beside the game instead of leaving it; without this the links simply lead there.
import { one } from "./page.js";

let loaded = "";

/** Opens what a link leads to in the dialog #sheet. @param {any} link */
export async function openSheet(link) {
  const dialog = one("#sheet");
  const url = new URL(link.href);
  if (dialog && (await fill(dialog, url))) show(dialog, url.hash.slice(1));
  else location.href = link.href;
}

async function fill(dialog, url) {
  if (loaded === url.pathname) return true;
  try {
    const answer = await fetch(url.pathname);
    if (!answer.ok) return false;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    one(".sheet-text", dialog).replaceChildren(...one("main", page).childNodes);
    await dress(page);
  } catch {
    return false;
  }
  if (!loaded) dialog.addEventListener("click", stay);
  loaded = url.pathname;
  return true;
}

/** Links within the rules must not move the page behind them. */
function stay(event) {
  const link = event.target.closest('a[href^="#"]');
  if (!link) return;
  event.preventDefault();
  show(event.currentTarget, link.getAttribute("href").slice(1));
}

function show(dialog, id) {
  if (!dialog.open) dialog.showModal();
  unveil(one("#rules-words", dialog));
  for (const old of dialog.querySelectorAll(".sought")) old.classList.remove("sought");
  const rule = id && one(`#${CSS.escape(id)}`, dialog);
  if (!rule) return;
  rule.classList.add("sought");
  rule.scrollIntoView({ block: "center" });
}

/** Ends a search: it would hide what is shown now. */
function unveil(field) {
  if (!field?.value) return;
  field.value = "";
  field.dispatchEvent(new Event("input"));
}

/** Gets what only the rules' own page has otherwise: its style, and its search. */
async function dress(page) {
  const style = one('link[href$="/rules.css"]', page);
  await new Promise((resolve) => {
    style.onload = style.onerror = resolve;
    document.head.append(style);
  });
  await import(one('script[src$="/rules.js"]', page).getAttribute("src"));
}
