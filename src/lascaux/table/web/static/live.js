// The line to the server: connects, reconnects by itself, sends commands and hands out what comes.
import { one } from "./page.js";

const NAMES = { on: "Connected", off: "Reconnecting …", lost: "Offline", gone: "Table closed" };

let url = "";
let socket = null;
/** @type {(message: any) => void} */
let receive = () => {};
let tries = 0;
let timer = 0;
let watchdog = 0;
let count = 0;
const pending = new Map();

/** Connects to [data-live] and calls back with every screen. */
export function connect(path, onScreen) {
  url = new URL(path, location.href.replace(/^http/, "ws")).href;
  receive = onScreen;
  open();
  addEventListener("online", () => open());
  addEventListener("offline", () => badge("lost"));
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && check());
  addEventListener("pageshow", (event) => event.persisted && check());
  setInterval(check, 25000);
}

/**
 * Sends a command; the promise tells whether it was done, or what was said against it.
 * @returns {Promise<{say: string, text?: string, rule?: string, told?: boolean, regions?: any[]}>}
 */
export function send(command) {
  if (socket?.readyState !== WebSocket.OPEN) {
    return Promise.resolve({ say: "refused", text: "Not connected. One moment, trying again …" });
  }
  const id = ++count;
  socket.send(JSON.stringify({ ...command, id }));
  return new Promise((resolve) => pending.set(id, resolve));
}

function open() {
  clearTimeout(timer);
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  const mine = new WebSocket(url);
  socket = mine;
  mine.addEventListener("message", (event) => {
    if (mine !== socket) return;
    tries = 0;
    badge("on");
    clearTimeout(watchdog);
    const message = JSON.parse(event.data);
    if (message.say === "screen") return receive(message);
    const answer = pending.get(message.id);
    pending.delete(message.id);
    answer?.(message);
  });
  mine.addEventListener("close", (event) => mine === socket && closed(event.code));
}

function closed(code) {
  socket = null;
  clearTimeout(watchdog);
  for (const answer of pending.values()) answer({ say: "lost" });
  pending.clear();
  if (code === 1008 || code === 4404) return badge("gone");
  badge(navigator.onLine ? "off" : "lost");
  const wait = Math.min(15000, 400 * 2 ** tries++);
  timer = setTimeout(open, wait * (0.6 + 0.8 * Math.random()));
}

/** Finds out whether the line still stands, and mends it. */
function check() {
  if (socket?.readyState !== WebSocket.OPEN) return one("#line").dataset.state === "gone" || open();
  const asked = socket;
  send({ do: "ping" });
  clearTimeout(watchdog);
  watchdog = setTimeout(() => {
    if (asked !== socket) return;
    asked.close();
    closed(0);
    open();
  }, 6000);
}

function badge(state) {
  const place = one("#line");
  if (place.dataset.state === state) return;
  place.dataset.state = state;
  place.textContent = NAMES[state];
}
