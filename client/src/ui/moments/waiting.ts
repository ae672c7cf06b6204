import type { Moment } from '../../rulesets/moments.ts';

/** A moment for the player. */
export interface Told {
  readonly moment: Moment;
  /** Its decision; undefined for an event. */
  readonly decision: number | undefined;
}

/** Milliseconds that a band stays: a sentence to read longest, what asks for the player longer, less if the next one waits. */
const EXPLAINED = 4500;
const ASKING = 2800;
const HAPPENED = 1600;
const HURRIED = 900;

/** How many may wait behind the one that is shown; older ones are dropped. */
const MOST = 3;

/** Adds a moment to the queue: the first is shown, the others wait. */
export const withMoment = (told: readonly Told[], next: Told): readonly Told[] => {
  const [shown, ...waiting] = told;
  return shown ? [shown, ...[...waiting, next].slice(-MOST)] : [next];
};

/** What is left to tell once these decisions are open: those of other decisions need no player now. */
export const stillAsked = (told: readonly Told[], asked: ReadonlySet<number>): readonly Told[] =>
  told.filter(({ decision }) => decision === undefined || asked.has(decision));

/** How long the first of these is shown, in milliseconds. */
export const staysFor = ([shown, ...waiting]: readonly Told[]): number => {
  const isExplained = shown?.moment.about !== undefined;
  if (waiting.length > 0) return isExplained ? ASKING : HURRIED;
  if (isExplained) return EXPLAINED;
  return shown?.decision === undefined ? HAPPENED : ASKING;
};
