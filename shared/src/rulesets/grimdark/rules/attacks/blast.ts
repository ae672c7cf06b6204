import type { WeaponRules } from '../../roster/index.ts';

/** How often each hit counts, G-11.4: X of Blast, but not more than the target has living models. */
export const blastOf = ({ blast = 1 }: WeaponRules, models: number): number => Math.max(1, Math.min(blast, models));
