// The sounds of the table, made here of tones and noise: nothing is recorded, so nothing is to be fetched or credited.

let context;

/** A tone: when it begins, how long it lasts (both in seconds), its pitch from and to (in hertz), how loud, what shape. */
function tone(at, long, from, to = from, loud = 0.2, type = "triangle") {
  const [voice, level] = [context.createOscillator(), context.createGain()];
  voice.type = type;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + long);
  fade(level.gain, at, long, loud);
  voice.connect(level).connect(context.destination);
  voice.start(at);
  voice.stop(at + long);
}

/** Noise, of which what is above a pitch is left out. */
function noise(at, long, below, loud) {
  const length = Math.ceil(context.sampleRate * long);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < length; n += 1) samples[n] = Math.random() * 2 - 1;
  const [source, filter, level] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  source.buffer = buffer;
  filter.type = "lowpass";
  filter.frequency.value = below;
  fade(level.gain, at, long, loud);
  source.connect(filter).connect(level).connect(context.destination);
  source.start(at);
}

/** Loud at once, and gone at the end. */
function fade(gain, at, long, loud) {
  gain.setValueAtTime(0, at);
  gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.exponentialRampToValueAtTime(0.001, at + long);
}

const SOUNDS = {
  /** A card is put on the table. */
  play(at) {
    noise(at, 0.07, 1800, 0.25);
    tone(at, 0.1, 190, 90, 0.3, "sine");
  },
  /** Something breaks. */
  destroy(at) {
    noise(at, 0.28, 900, 0.35);
    tone(at, 0.3, 240, 55, 0.18, "sawtooth");
  },
  /** Two coins. */
  points(at) {
    tone(at, 0.14, 1319, 1319, 0.12);
    tone(at + 0.08, 0.28, 1760, 1760, 0.12);
  },
  /** A drum, and a call of three tones. */
  score(at) {
    tone(at, 0.35, 120, 45, 0.5, "sine");
    [392, 523, 659].forEach((pitch, n) => tone(at + 0.12 + n * 0.11, 0.3, pitch, pitch, 0.14));
  },
  /** A small bell. */
  turn(at) {
    tone(at, 0.5, 880, 880, 0.14, "sine");
    tone(at + 0.14, 0.7, 1175, 1175, 0.12, "sine");
  },
  /** A fanfare. */
  win(at) {
    const melody = [523, 523, 523, 698, 880, 1047];
    const begins = [0, 0.13, 0.26, 0.39, 0.6, 0.82];
    melody.forEach((pitch, n) => {
      tone(at + begins[n], n === 5 ? 1.1 : 0.24, pitch, pitch, 0.16);
      tone(at + begins[n], n === 5 ? 1.1 : 0.24, pitch / 2, pitch / 2, 0.1, "sine");
    });
  },
};

/** Makes the sound of this name. */
export function play(name) {
  context ??= new AudioContext();
  // A browser may have put it to sleep while the tab was away.
  if (context.state === "suspended") context.resume();
  SOUNDS[name](context.currentTime + 0.01);
}
