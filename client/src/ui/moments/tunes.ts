import type { MomentKind } from '../../rulesets/moments.ts';

/** One note, as ZzFX reads it: volume, randomness, hertz, attack, sustain, release (seconds), shape and so on. */
type Note = readonly number[];

const SINE = 0;
const TRIANGLE = 1;
const NOISE = 4;

/** A clean note. */
const note = (hertz: number, seconds: number, shape = SINE, volume = 1): Note => [
  volume,
  0,
  hertz,
  0.008,
  seconds * 0.4,
  seconds * 0.6,
  shape,
];

/** A crash: noise that falls. */
const crash = (hertz: number, seconds: number, volume: number): Note => [
  ...[volume, 0, hertz, 0.002, seconds * 0.2, seconds * 0.8, NOISE, 1.4, -1.5],
  ...[0, 0, 0, 0, 0.8, 0, 0.12],
];

const [C4, E4, G4, A4, C5, D5, E5, G5, C6] = [262, 330, 392, 440, 523, 587, 659, 784, 1047] as const;

/** The sound of each kind of moment, as notes one after the other; all under a second but the end of a match. */
export const TUNES: Readonly<Record<MomentKind, readonly Note[]>> = {
  turn: [note(C5, 0.12), note(G5, 0.26)],
  interrupt: [note(E5, 0.07, TRIANGLE), note(C6, 0.07, TRIANGLE), note(E5, 0.07, TRIANGLE), note(C6, 0.16, TRIANGLE)],
  interrupted: [note(G5, 0.08, TRIANGLE), note(D5, 0.08, TRIANGLE), note(A4, 0.2, TRIANGLE)],
  defend: [note(G4, 0.12, TRIANGLE), note(G4, 0.12, TRIANGLE), note(C4, 0.24, TRIANGLE)],
  pick: [note(C6, 0.06), note(E5, 0.06), note(C6, 0.14)],
  hit: [crash(160, 0.22, 0.9)],
  destroyed: [crash(120, 0.16, 0.9), crash(55, 0.75, 1.2)],
  won: [note(C5, 0.13), note(E5, 0.13), note(G5, 0.13), note(C6, 0.5)],
  lost: [note(G4, 0.22), note(E4, 0.22), note(C4, 0.55)],
  drawn: [note(E5, 0.2), note(E5, 0.4)],
};
