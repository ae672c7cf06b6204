import { type Moments, momentsOf } from '../../../reckoning/index.ts';
import { figuresOf } from '../model/figures.ts';
import type { Table } from '../model/table.ts';
import { type Harm, harmOf, livingOf, type Unit } from '../model/units.ts';
import { pointsFor } from '../rules/victory/score.ts';

/**
 * What a unit loses between two states of its harm, in victory points: each model its share of what the destroyed unit is
 * worth, VIC-3. A token of endurance counts as the model that it saved, so that it makes no difference whether its owner
 * spends it.
 */
export const lossOf = (table: Pick<Table, 'arsenal'>, unit: Unit, before: Harm, after: Harm): number => {
  const { cost, models } = figuresOf(table, unit);
  const lost = livingOf(before) - livingOf(after) + before.endurance - after.endurance;
  return (lost * pointsFor(cost, 'destroyed')) / models.length;
};

/** What a unit loses by all that may become of it. */
export const lossIn = (
  table: Pick<Table, 'arsenal'>,
  unit: Unit,
  ways: readonly { readonly harm: Harm; readonly chance: number }[],
): Moments => momentsOf(ways.map(({ harm, chance }) => [lossOf(table, unit, harmOf(unit), harm), chance]));
