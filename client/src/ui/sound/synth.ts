// The sounds are made by this module while the game runs, from the tables below. Files would have to be loaded (seven
// short ones, 8 bits at 16 kHz, are about 50 kB; this is 2 kB), and nobody could tell how they were made.

import type { Sound } from './cues';

/** One tone or one puff of noise. Times are in seconds. */
interface Voice {
  at: number;
  lasts: number;
  loud: number;
  /** The pitch in hertz, and what it slides to; for noise, the middle of the band that is let through. */
  pitch: number;
  to?: number;
  of: 'noise' | OscillatorType;
}

const knock = (at: number, pitch: number, loud: number): Voice[] => [
  { at, lasts: 0.03, loud, pitch: pitch * 6, of: 'noise' },
  { at, lasts: 0.05, loud: loud * 0.7, pitch, to: pitch * 0.6, of: 'sine' },
];

/** A struck bell: its partials fade the faster the higher they are. */
const struck = (at: number, pitch: number, loud: number, lasts: number): Voice[] =>
  [1, 2.76, 5.4].map((partial, index) => ({
    at,
    lasts: lasts / (index + 1),
    loud: loud / (index + 1) ** 1.5,
    pitch: pitch * partial,
    of: 'sine',
  }));

const SOUNDS: Record<Sound, Voice[]> = {
  // Wood on wood, three times, each softer.
  die: [...knock(0, 330, 0.5), ...knock(0.07, 290, 0.35), ...knock(0.12, 310, 0.2)],
  coin: [...struck(0, 2100, 0.16, 0.22), ...struck(0.05, 2640, 0.12, 0.26)],
  // Bubbles rise in the mug while it fills.
  pour: [
    { at: 0, lasts: 0.3, loud: 0.14, pitch: 700, to: 1500, of: 'noise' },
    ...[0, 1, 2, 3].map((bubble): Voice => ({
      at: 0.04 + bubble * 0.06,
      lasts: 0.05,
      loud: 0.12,
      pitch: 380 + 70 * bubble,
      to: 560 + 90 * bubble,
      of: 'sine',
    })),
  ],
  card: [{ at: 0, lasts: 0.09, loud: 0.22, pitch: 2600, to: 1300, of: 'noise' }],
  chime: [...struck(0, 659, 0.25, 0.6), ...struck(0.1, 831, 0.25, 0.6), ...struck(0.2, 988, 0.28, 0.9)],
  // The bell over the door.
  bell: [...struck(0, 880, 0.4, 1.2), ...struck(0.22, 1109, 0.35, 1.4)],
  fanfare: [523, 659, 784, 1047].flatMap((pitch, index): Voice[] => [
    { at: index * 0.16, lasts: index === 3 ? 0.9 : 0.2, loud: 0.22, pitch, of: 'triangle' },
    { at: index * 0.16, lasts: index === 3 ? 0.9 : 0.2, loud: 0.1, pitch: pitch / 2, of: 'triangle' },
  ]),
};

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Plays a sound. The browser must have seen a click or a key before. */
export function play(sound: Sound, volume: number): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  strike(context, sound, volume);
}

/** Puts a sound into whatever plays or keeps it. */
export function strike(context: BaseAudioContext, sound: Sound, volume: number): void {
  const out = context.createGain();
  // Ears hear the square: half way up sounds half as loud.
  out.gain.value = volume ** 2;
  out.connect(context.destination);
  for (const voice of SOUNDS[sound]) speak(context, voice, out);
}

function speak(context: BaseAudioContext, voice: Voice, out: GainNode): void {
  const start = context.currentTime + 0.01 + voice.at;
  const end = start + voice.lasts;
  const swell = context.createGain();
  swell.gain.setValueAtTime(0, start);
  swell.gain.linearRampToValueAtTime(voice.loud, start + 0.005);
  swell.gain.exponentialRampToValueAtTime(0.0005, end);
  swell.connect(out);
  const source = voice.of === 'noise' ? noise(context, voice, swell) : tone(context, voice, voice.of, swell);
  source.start(start);
  source.stop(end + 0.02);
  // The parts of a sound that has ended are let go.
  source.onended = () => swell.disconnect();
}

function tone(context: BaseAudioContext, { at, lasts, pitch, to }: Voice, of: OscillatorType, out: AudioNode) {
  const source = context.createOscillator();
  source.type = of;
  slide(source.frequency, context.currentTime + 0.01 + at, lasts, pitch, to);
  source.connect(out);
  return source;
}

function noise(context: BaseAudioContext, { at, lasts, pitch, to }: Voice, out: AudioNode) {
  hiss ??= makeHiss(context);
  const source = context.createBufferSource();
  source.buffer = hiss;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  slide(band.frequency, context.currentTime + 0.01 + at, lasts, pitch, to);
  source.connect(band).connect(out);
  return source;
}

function slide(what: AudioParam, start: number, lasts: number, from: number, to = from): void {
  what.setValueAtTime(from, start);
  what.exponentialRampToValueAtTime(to, start + lasts);
}

/** Half a second of noise, the same every time. */
function makeHiss(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  let state = 1;
  buffer.getChannelData(0).forEach((_, index, samples) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[index] = state / 2 ** 31 - 1;
  });
  return buffer;
}
