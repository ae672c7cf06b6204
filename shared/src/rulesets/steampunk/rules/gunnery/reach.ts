import type { Direction, HexLabel } from '../../../../hex/index.ts';
import type { Refusal } from '../../../../match/index.ts';
import { type Arc, enteringSides, type Firing, firingAt } from '../../ground/arcs.ts';
import type { Layer } from '../../ground/passage.ts';
import { distanceOf } from '../../ground/places.ts';
import { sees, spotOf } from '../../ground/sight.ts';
import { refusal } from '../../model/refusal.ts';
import type { Table } from '../../model/table.ts';
import { layerOf, type Unit } from '../../model/units.ts';
import { abilityOf, type Weapon } from '../../roster/index.ts';

/** How far a shot goes, measured by the range R of its weapon. */
export type Band = 'point_blank' | 'normal' | 'long';

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** R of a weapon as the unit fires it now, in hexes: some reach farther from the air. */
export const rangeOf = ({ range, abilities }: Weapon, unit: Pick<Unit, 'speed'>): number =>
  range + (layerOf(unit) === 'air' ? (abilityOf(abilities, 'range_plus_if_flying')?.n ?? 0) : 0);

/** The band of a distance: 0 and 1 are point blank, up to R normal, up to 2R long; null: out of range. */
export const bandAt = (range: number, distance: number): Band | null => {
  if (distance <= 1) return 'point_blank';
  if (distance <= range) return 'normal';
  return distance <= 2 * range ? 'long' : null;
};

/** Which way a weapon of this unit can fire: only to the front with a stuck turret, CON-5. */
export const arcOf = ({ harm }: Pick<Unit, 'harm'>, { arc, fixed }: Weapon): Arc =>
  harm.criticals.includes('stuck_turret') ? { arc: [arc[0], 0, 0, 0], fixed } : { arc, fixed };

/** Through which sides of its hex a unit can fire a weapon at another hex, and whether it is on edge, ANG-2 to ANG-5. */
export const firing = (unit: Unit, weapon: Weapon, at: HexLabel): Firing =>
  firingAt(arcOf(unit, weapon), unit.facing, unit.at!, at);

/** The sides through which a shot can come into a hex, among which the attacker chooses, ANG-2, ANG-5. */
export const comesInto = (from: HexLabel, at: HexLabel): readonly Direction[] =>
  from === at ? SIX : enteringSides(from, at);

/** Does a unit see a hex of this layer from where it stands, LOS-1? */
export const unitSees = (table: Pick<Table, 'board' | 'markers'>, unit: Unit, at: HexLabel, layer: Layer): boolean =>
  sees(table, spotOf(table.board, unit.at!, layerOf(unit)), spotOf(table.board, at, layer));

/** What a weapon is fired at: a hex, in the layer of what it should strike, and how far at most. */
export interface Aimed {
  readonly at: HexLabel;
  readonly layer: Layer;
  /** Shots go as far as long range, areas and markers as far as normal range, GUN-4, GUN-7. */
  readonly most: 'normal' | 'long';
}

/** Why a unit cannot fire a weapon there: too near or too far, not in its arc, not in sight; undefined if it can. */
export const outOfReach = (
  table: Pick<Table, 'board' | 'markers'>,
  unit: Unit,
  weapon: Weapon,
  { at, layer, most }: Aimed,
): Refusal | undefined => {
  const range = rangeOf(weapon, unit);
  const distance = distanceOf(unit.at!, at);
  const { name } = weapon;
  if (distance === 0 && !abilityOf(weapon.abilities, 'range_zero_ok'))
    return refusal('own-hex', 'ANG-5', { weapon: name });
  if (most === 'normal' && distance > range)
    return refusal('out-of-range/hex', 'GUN-7', { weapon: name, range, hex: at, distance });
  if (bandAt(range, distance) === null)
    return refusal('out-of-range/unit', 'GUN-4', { weapon: name, most: 2 * range, hex: at, distance });
  if (firing(unit, weapon, at).sides.length === 0) return refusal('not-in-arc/hex', 'ANG-3', { weapon: name, hex: at });
  if (!unitSees(table, unit, at, layer)) return refusal('no-sight', 'LOS-5', { unit: unit.id, hex: at });
  return undefined;
};
