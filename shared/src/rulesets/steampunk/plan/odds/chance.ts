import type { Unit } from '../../model/units.ts';
import type { Firing, Seen } from '../../rules/gunnery/legal.ts';
import { bestModel, chanceOf, enoughFor } from '../../rules/gunnery/to-hit.ts';

/** The chance of one shot of a gun to hit a unit, 0 to 1, from its best model: GUN-6. It must be in reach. */
export const chanceAt = (table: Seen, { unit, gun, use, part }: Firing, target: Unit): number => {
  const { weapon, models } = gun;
  const { needed } = bestModel(table, { by: unit, weapon, target, part }, models);
  return chanceOf(needed, enoughFor(weapon, use === 'focus' || use === 'amp' ? use : 'normal'));
};
