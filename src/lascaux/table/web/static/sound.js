// Two soft strokes on a hollow bone when it becomes the viewer's turn; off until switched on.
import { setting, toggle } from "./page.js";
import { onScreen } from "./screen.js";

let context = null;
let was = true;

/** Starts to listen. */
export function sound() {
  toggle("sound", false, (on) => on && knock());
  onScreen((_, message) => {
    const mine = Boolean(message.mine);
    if (mine && !was && setting("sound", false)) knock();
    was = mine;
  });
}

function knock() {
  context ??= new AudioContext();
  context.resume();
  for (const [at, pitch] of [[0, 330], [0.16, 440]]) {
    const start = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    const volume = new GainNode(context, { gain: 0.14 });
    volume.gain.setValueAtTime(0.14, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.22);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.25);
  }
}
