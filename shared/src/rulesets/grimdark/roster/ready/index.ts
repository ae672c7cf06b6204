// Forces that can be played as they are.
import { type ReadyForce, SMALL_FORCES } from './small.ts';

export type { ReadyForce } from './small.ts';

/** All ready forces by id, two for each army. */
export const READY_FORCES: ReadonlyMap<string, ReadyForce> = new Map(SMALL_FORCES.map((ready) => [ready.id, ready]));
