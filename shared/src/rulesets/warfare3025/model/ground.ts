import type { Tier } from '../rules/skill.ts';

/** What a hex is to those who enter it: `difficult` of W-6.3, or a line of the table of W-13c.1. */
export type GroundName =
  | 'difficult'
  | 'building'
  | 'swamp'
  | 'sand'
  | 'rough'
  | 'rubble'
  | 'shallow'
  | 'deep'
  | 'woods'
  | 'impassable';

/** What failing its roll does: W-6.3; or the unit gets stuck, takes minor damage, or becomes unstable, W-13c.4 to .6. */
export type Threat = 'difficult' | 'stuck' | 'minor' | 'unstable';

/** What ground demands of a unit that enters it. */
export interface Demand {
  readonly ground: GroundName;
  /** The tier at which the piloting roll succeeds. */
  readonly tier: Tier;
  readonly threat: Threat;
}
