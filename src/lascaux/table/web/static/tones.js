// The instrument: strokes on hollow bone, wood and hide, made here.

/** Seconds after which each stroke begins, its pitch in hertz, how long it sounds, and its wave. @type {Object<string, [number, number, number, OscillatorType][]>} */
const TUNES = {
  turn: [[0, 330, 0.25, "triangle"], [0.16, 440, 0.25, "triangle"]],
  conflict: [[0, 98, 0.3, "sawtooth"], [0.18, 82, 0.4, "sawtooth"]],
  points: [[0, 440, 0.12, "sine"], [0.09, 554, 0.12, "sine"], [0.18, 659, 0.25, "sine"]],
  chat: [[0, 740, 0.08, "sine"], [0.1, 740, 0.08, "sine"]],
  moves: [[0, 196, 0.09, "triangle"]],
};
const LOUD = 0.14;

/** @type {AudioContext | null} */
let context = null;

/** Plays one of them. @param {string} kind */
export function tones(kind) {
  context ??= new AudioContext();
  void context.resume();
  for (const [at, pitch, length, type] of TUNES[kind] ?? []) {
    const start = context.currentTime + at;
    const tone = new OscillatorNode(context, { type, frequency: pitch });
    const volume = new GainNode(context, { gain: LOUD });
    volume.gain.setValueAtTime(LOUD, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
