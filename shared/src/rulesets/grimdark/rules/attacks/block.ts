import type { Dice } from '../../../../dice/index.ts';
import type { WeaponRules } from '../../roster/index.ts';

/** Block dice as they fell, and the hits that they did not block. */
export interface Blocked {
  readonly blockDice: readonly number[];
  readonly rerolls: readonly number[];
  /** Per failed block the index of its hit; copies of Blast fail one by one. */
  readonly failed: readonly number[];
}

/**
 * Rolls to block hits, G-11.5 to G-11.7: `needs` has per hit what the die must show, and each hit is there `blast` times.
 * Poison rolls each natural 6 again, after all others.
 */
export const rollBlocks = (needs: readonly number[], blast: number, { poison }: WeaponRules, dice: Dice): Blocked => {
  const blockDice: number[] = [];
  for (let left = needs.length * blast; left > 0; left--) blockDice.push(dice.roll(6, 'to block'));
  const rerolls: number[] = [];
  const failed: number[] = [];
  if (poison) for (const die of blockDice) if (die === 6) rerolls.push(dice.roll(6, 'poison'));
  let again = 0;
  for (const [place, die] of blockDice.entries()) {
    const hit = Math.floor(place / blast);
    const shown = poison && die === 6 ? rerolls[again++]! : die;
    if (shown < needs[hit]!) failed.push(hit);
  }
  return { blockDice, rerolls, failed };
};
