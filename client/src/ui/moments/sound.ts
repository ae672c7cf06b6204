import type { MomentKind } from '../../rulesets/moments.ts';
import { sound } from '../../table/storage/settings.ts';
import { TUNES } from './tunes.ts';

type Synth = typeof import('zzfx').ZZFX;

/** Milliseconds in which the same sound is not begun again. */
const REST = 300;
/** Of what a machine can do: these sounds stand beside a conversation. */
const VOLUME = 0.55;

let synth: Promise<Synth | undefined> | undefined;
const samples = new Map<MomentKind, readonly number[]>();
const last = new Map<MomentKind, number>();

/** Loads the synthesizer, once. A machine without audio stays silent, and nothing else is different. */
const load = (): Promise<Synth | undefined> => {
  synth ??= import('zzfx').then(
    ({ ZZFX }) => ZZFX,
    () => undefined,
  );
  return synth;
};

/** Browsers let no page be heard before its user has done something on it. */
const mayBeHeard = (): boolean => sound.peek() && (navigator.userActivation?.hasBeenActive ?? false);

/** Plays the sound of a moment, if sounds are on and the browser allows them. */
export const playSound = async (kind: MomentKind): Promise<void> => {
  const now = performance.now();
  if (!mayBeHeard() || now - (last.get(kind) ?? Number.NEGATIVE_INFINITY) < REST) return;
  last.set(kind, now);
  const zzfx = await load();
  try {
    await zzfx?.audioContext.resume();
    const tune = samples.get(kind) ?? TUNES[kind].flatMap((note) => zzfx?.buildSamples(...note) ?? []);
    samples.set(kind, tune);
    zzfx?.playSamples([tune], VOLUME);
  } catch {
    // The machine has taken its audio away, for example with a headset. It is silent until it is back.
  }
};

/** Gets sounds ready at the first thing that the user does: some browsers let them begin only then. Returns how to stop. */
export const prepareSound = (): (() => void) => {
  const stop = () => {
    removeEventListener('pointerup', prepare);
    removeEventListener('keydown', prepare);
  };
  const prepare = () => {
    if (!mayBeHeard()) return;
    stop();
    void load()
      .then((zzfx) => zzfx?.audioContext.resume())
      .catch(() => undefined);
  };
  addEventListener('pointerup', prepare);
  addEventListener('keydown', prepare);
  return stop;
};
