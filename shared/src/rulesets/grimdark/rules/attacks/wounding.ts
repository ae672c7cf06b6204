import type { WeaponRules } from '../../roster/index.ts';

/** How hits that were not blocked become wounds, G-11.7 and G-11.8. */
export interface Wounding {
  /** Wounds of each hit, all on one model: X of Deadly(X), else 1. */
  readonly deadly: number;
  /** Regeneration applies. */
  readonly regenerates: boolean;
}

/**
 * The wounding of a weapon, or of automatic hits, with these rules. Poison and Rending keep models from regenerating.
 */
export const woundingOf = ({ deadly = 1, poison, rending }: WeaponRules): Wounding => ({
  deadly,
  regenerates: !poison && !rending,
});
