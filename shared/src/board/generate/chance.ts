import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** The generator's only source of chance. Never used in match play: it can be predicted. */
export interface Chance {
  /** A whole number from `min` to `max`, both included. */
  readonly int: (min: number, max: number) => number;
  /** True in so many of a hundred cases. */
  readonly percent: (cases: number) => boolean;
  /** One of a list that is not empty. */
  readonly pick: <T>(list: readonly T[]) => T;
}

/** A text as a 32-bit number (FNV-1a): for seeds and names, not for secrets. */
export const hash32 = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

/** A stream of chance that depends on the seed alone. */
export const makeChance = (seed: number | string): Chance => {
  const stream = xoroshiro128plus(hash32(`${seed}`));
  const int = (min: number, max: number): number => uniformInt(stream, min, max);
  return { int, percent: (cases) => int(1, 100) <= cases, pick: (list) => list[int(0, list.length - 1)]! };
};
