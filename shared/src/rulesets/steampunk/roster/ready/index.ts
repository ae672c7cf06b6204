// Armies that can be played as they are.
import { LARGE_ARMIES } from './large.ts';
import type { ReadyArmy } from './ready-army.ts';
import { SMALL_ARMIES } from './small.ts';

export type { ReadyArmy } from './ready-army.ts';

/** All ready armies by id: two of 24 points and two of 12 for each race. */
export const ARMIES: ReadonlyMap<string, ReadyArmy> = new Map(
  [...LARGE_ARMIES, ...SMALL_ARMIES].map((army) => [army.id, army]),
);
