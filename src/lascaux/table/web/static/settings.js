// Settings: binds every control with [data-setting] to what this browser remembers.
import { all, inside, remember, remembered } from "./page.js";

// A control is a switch, which is a button, or a group of radio buttons. Until somebody chooses
// otherwise, what stands in the page holds.
for (const control of controls()) {
  control.dataset.usual = chosen(control);
  show(control, remembered(control.dataset.setting, control.dataset.usual));
}

document.addEventListener("click", (event) => {
  const control = inside(event, "button[data-setting]");
  if (control) set(control.dataset.setting, chosen(control) === "on" ? "off" : "on");
});
document.addEventListener("change", (event) => {
  const control = inside(event, "fieldset[data-setting]");
  if (control) set(control.dataset.setting, chosen(control));
});
// What is set in one window holds in the others, and in one that comes back.
addEventListener("storage", (event) => {
  if (event.key?.startsWith("lascaux.")) take(event.key.slice("lascaux.".length));
});
addEventListener("pageshow", (event) => {
  if (event.persisted) for (const control of controls()) take(control.dataset.setting);
});

function controls(name = "") {
  return all(name ? `[data-setting="${CSS.escape(name)}"]` : "[data-setting]");
}

function set(name, value) {
  remember(name, value);
  take(name);
}

/** Shows what is remembered of a setting, and tells everybody. */
function take(name) {
  const [first] = controls(name);
  if (!first) return;
  const value = remembered(name, first.dataset.usual);
  for (const control of controls(name)) show(control, value);
  document.dispatchEvent(new CustomEvent("setting", { detail: { name, value } }));
}

function chosen(control) {
  if (control.matches("button")) return control.getAttribute("aria-pressed") === "true" ? "on" : "off";
  return all("input", control).find((input) => input.checked)?.value ?? "";
}

function show(control, value) {
  if (control.matches("button")) control.setAttribute("aria-pressed", String(value === "on"));
  else for (const input of all("input", control)) input.checked = input.value === value;
}
