// Runs before anything is painted: how this browser's user wants every page to look.
(() => {
  const root = document.documentElement;
  const LOOKS = ["theme", "text", "motion"];

  /** @param {string} name @param {string} value */
  function look(name, value) {
    if (!LOOKS.includes(name)) return;
    root.dataset[name] = value;
    if (name === "theme") paintFrame(value);
  }

  /** The browser's own bars take the colour of the theme that is shown. @param {string} theme */
  function paintFrame(theme) {
    for (const meta of document.querySelectorAll("meta[data-theme-color]")) {
      const own = meta.getAttribute("data-theme-color");
      const media = { [String(own)]: "all", system: `(prefers-color-scheme: ${own})` }[theme] ?? "not all";
      meta.setAttribute("media", media);
    }
  }

  for (const name of LOOKS) {
    try {
      look(name, localStorage.getItem(`lascaux.${name}`) ?? "system");
    } catch {
      // A browser that remembers nothing shows pages as the system says.
    }
  }
  document.addEventListener("setting", (event) => {
    const { name, value } = /** @type {CustomEvent} */ (event).detail;
    look(name, value);
  });
})();
