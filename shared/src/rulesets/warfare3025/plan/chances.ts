import type { Roll } from '../model/roll.ts';
import { APPROPRIATE, capped, D20, type Skill, type Tier, tierOf } from '../rules/skill.ts';

/** The exact chance of each tier, 0 to 4, by counting every face or pair of faces, W-1. */
export const tierChances = (skill: Skill, damage: number, keep: Roll['keep']): number[] => {
  const chances = [0, 0, 0, 0, 0];
  const faces = Array.from({ length: D20 }, (_, i) => capped(i + 1, damage));
  for (const one of faces) {
    if (keep === 'only') chances[tierOf(skill, one)]! += 1 / D20;
    else
      for (const other of faces) {
        const kept = keep === 'higher' ? Math.max(one, other) : Math.min(one, other);
        chances[tierOf(skill, kept)]! += 1 / (D20 * D20);
      }
  }
  return chances;
};

/** The chance of a tier or a better one, from the chance of each. */
export const atLeast = (chances: readonly number[], tier: Tier): number =>
  chances.slice(tier).reduce((sum, chance) => sum + chance, 0);

/** The exact chance that a required roll succeeds, W-6.1; at another tier if ground demands one, W-13c.1. */
export const successChance = (skill: Skill, damage: number, keep: Roll['keep'], tier: Tier = APPROPRIATE): number =>
  atLeast(tierChances(skill, damage, keep), tier);
