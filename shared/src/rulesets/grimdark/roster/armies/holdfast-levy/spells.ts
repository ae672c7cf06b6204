import type { Spell } from '../../terms.ts';

/** The Holdfast Levy knows no spells. */
export const SPELLS: readonly Spell[] = [];
