import type { Angle } from '../../ground/arcs.ts';
import type { Allocation, Fight } from '../../model/contest.ts';
import { figuresOf } from '../../model/figures.ts';
import type { Table } from '../../model/table.ts';
import type { UnitId } from '../../model/units.ts';
import { armourOf, type Hit } from '../damage/hit.ts';
import { fighterOf, hitOf, specialOf } from './bout.ts';

const ANGLES: readonly Angle[] = [0, 1, 2, 3];

/** The side of a unit that a hit strikes, AS-13: the one with which it fights, or its weakest. */
const angleStruck = (table: Table, fight: Fight, hit: number, target: UnitId): Angle => {
  const { by, model } = fight.hits[hit]!;
  const source = figuresOf(table, table.units[by]!).models[model]!;
  if (!specialOf(source, 'weakest_armor')) return fighterOf(fight, target).angle;
  const armour = (angle: Angle): number => armourOf(table, table.units[target]!, angle, { assault: true });
  return ANGLES.reduce((weakest, angle) => (armour(angle) < armour(weakest) ? angle : weakest));
};

/** What a primary hit does, with the hits that support it, AS-13. */
export const primaryHit = (
  table: Table,
  fight: Fight,
  { support }: Allocation,
  { hit, on }: Allocation['primary'][number],
): Hit => {
  const supporting = support.filter(({ to }) => to === hit).length;
  return {
    target: on,
    by: fight.hits[hit]!.by,
    damage: hitOf(table, fight, fight.hits[hit]!),
    angle: angleStruck(table, fight, hit, on),
    range: 'assault',
    bonuses: supporting > 0 ? [{ why: 'support', add: supporting }] : [],
  };
};
