import type { HexLabel } from '../../../../hex/index.ts';
import { distanceOf } from '../../ground/places.ts';
import type { Unit } from '../../model/units.ts';
import { enemyDistance, isFree, waysOut } from './ground.ts';
import type { Stand } from './stacking.ts';

/** Where a unit can flee, the default first, and who chooses. */
interface Flight {
  readonly by: 'owner' | 'enemy';
  /** None: it stays. */
  readonly hexes: readonly HexLabel[];
}

const NOWHERE: Flight = { by: 'owner', hexes: [] };

/** The hex in the middle of the board. */
const middleOf = ({ board: { width, height } }: Stand): HexLabel =>
  `${Math.ceil(width / 2)}`.padStart(2, '0') + `${Math.ceil(height / 2)}`.padStart(2, '0');

/**
 * Where a unit flees, ORD-7: further away from the nearest enemy, else as far, else where the enemy wants it (P22). With no
 * enemy in sight it stays. By default as far as it can with the least turn; the enemy takes the hex nearest to the middle.
 */
export const flightOf = (table: Stand, unit: Unit): Flight => {
  const near = enemyDistance(table, unit, unit.at!);
  if (!Number.isFinite(near)) return NOWHERE;
  const legal = waysOut(table, unit, unit.facing).filter((to) => isFree(table, unit, to));
  const ways = legal.map((to) => ({ to, far: enemyDistance(table, unit, to) }));
  const farther = ways.filter(({ far }) => far > near).sort((one, other) => other.far - one.far);
  const owned = farther.length > 0 ? farther : ways.filter(({ far }) => far === near);
  if (owned.length > 0) return { by: 'owner', hexes: owned.map(({ to }) => to) };
  const middle = middleOf(table);
  const inwards = legal.toSorted((one, other) => distanceOf(one, middle) - distanceOf(other, middle));
  return { by: 'enemy', hexes: inwards };
};
