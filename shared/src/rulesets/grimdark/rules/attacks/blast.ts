import type { WeaponRules } from '../../roster/index.ts';

/** How many copies Blast(X) makes of each hit, G-11.4: X, but at most the target's living models. 1 without Blast. */
export const blastOf = ({ blast = 1 }: WeaponRules, models: number): number => Math.max(1, Math.min(blast, models));
