import type { Die } from '../../roster/index.ts';

/** The dice that poison goes down by, AGO-3. */
const STEPS: readonly Die[] = [12, 10, 8, 6, 4];

/** A die one step lower; null for gone, AGO-3, HEAL-1. */
export const stepDown = (die: Die): Die | null => {
  const at = STEPS.indexOf(die);
  return at < 0 ? null : (STEPS[at + 1] ?? null);
};

/** A list with another value, or none, at one place. */
export const replaced = <T>(list: readonly T[], index: number, value: T | null): readonly T[] =>
  list.flatMap((each, at) => (at === index ? (value === null ? [] : [value]) : [each]));
