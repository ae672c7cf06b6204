import { lookAt } from '../../../../cost.ts';
import { type Direction, type HexLabel, turn } from '../../../../hex/index.ts';
import type { Refusal } from '../../../../match/index.ts';
import type { Shot } from '../../ask/intents.ts';
import { type Arc, enteringSides, type Firing, firingAt, leavingSides } from '../../ground/arcs.ts';
import type { Layer } from '../../ground/passage.ts';
import { distanceOf, hexesOf, neighbourOf } from '../../ground/places.ts';
import { sees, spotOf } from '../../ground/sight.ts';
import { fieldUnits } from '../../model/in-order.ts';
import { refusal } from '../../model/refusal.ts';
import type { Part } from '../../model/steps/gunnery.ts';
import type { Battlefield, Table } from '../../model/table.ts';
import { type AimToken, layerOf, livingOf, type Unit } from '../../model/units.ts';
import { abilityOf, type Mode, type Weapon } from '../../roster/index.ts';
import { unitsAt } from '../movement/stacking.ts';

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
interface Aimed {
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

/** A hex that is attacked, and what a die must show there, GUN-8. */
interface Struck {
  readonly at: HexLabel;
  readonly layer: Layer;
  readonly n: number;
}

type Sweep = Extract<Mode, { mode: 'sweep' }>;

type Cone = Extract<Mode, { mode: 'cone' }>;

type Area = Extract<Mode, { mode: 'area' }>;

/** The last number holds for all larger counts of models. */
const byModels = ({ n }: Area, unit: Unit): number => n[Math.min(livingOf(unit.harm), n.length) - 1]!;

const ownUnitsAt = (table: Pick<Table, 'units'>, { side }: Unit, at: HexLabel): boolean =>
  fieldUnits(table).some((unit) => unit.at === at && unit.side === side && !unit.hidden);

/** Every hex in sight that lies in this direction as far as the weapon reaches, corners included, by column and row. */
const sweptBy = (
  table: Battlefield,
  unit: Unit,
  weapon: Weapon,
  mode: Sweep,
  direction: Direction,
  layer: Layer,
  among: readonly HexLabel[],
): readonly Struck[] => {
  const n = { point_blank: mode.pointBlank, normal: mode.normal, long: mode.long };
  const range = rangeOf(weapon, unit);
  lookAt(among.length);
  return among.flatMap((at) => {
    if (at === unit.at) return [];
    const band = bandAt(range, distanceOf(unit.at!, at));
    if (band === null || !leavingSides(unit.at!, at).includes(direction)) return [];
    if (mode.friendlySafe && ownUnitsAt(table, unit, at)) return [];
    return unitSees(table, unit, at, layer) ? [{ at, layer, n: n[band] }] : [];
  });
};

/** The hex in front, and the three behind it, as far as they are seen. */
const inCone = (table: Battlefield, unit: Unit, { pointBlank, longCentre, longEdge }: Cone): readonly Struck[] => {
  const { facing } = unit;
  const front = neighbourOf(table.board, unit.at!, facing);
  if (front === undefined) return [];
  const behind = ([side, n]: readonly [Direction, number]) => {
    const at = neighbourOf(table.board, front, side);
    return at === undefined ? [] : [{ at, n }];
  };
  const far = (
    [
      [facing, longCentre],
      [turn(facing, 1), longEdge],
      [turn(facing, -1), longEdge],
    ] as const
  ).flatMap(behind);
  return [{ at: front, n: pointBlank }, ...far]
    .filter(({ at }) => unitSees(table, unit, at, 'ground'))
    .map((struck) => ({ ...struck, layer: 'ground' as const }))
    .sort((one, other) => (one.at < other.at ? -1 : 1));
};

/**
 * The hexes that a shot with an area, a sweep or a cone attacks, in the order of DET-2, GUN-7, GUN-8. `among`: of a sweep
 * only these hexes are looked at.
 */
export const struckBy = (
  table: Battlefield,
  unit: Unit,
  weapon: Weapon,
  { hex, direction, layer = 'ground' }: Pick<Shot, 'hex' | 'direction' | 'layer'>,
  among = hexesOf(table.board),
): readonly Struck[] => {
  const { attack } = weapon;
  switch (attack.mode) {
    case 'area':
      return [{ at: hex!, layer: 'ground', n: byModels(attack, unit) }];
    case 'sweep':
      return sweptBy(table, unit, weapon, attack, direction as Direction, layer, among);
    case 'cone':
      return inCone(table, unit, attack);
    default:
      return [];
  }
};

/** The units that an area attack strikes in a hex: those of the enemy, or of both sides. Hidden ones are spared. */
export const victimsAt = (
  table: Pick<Table, 'units'>,
  { side }: Unit,
  { at, layer }: Pick<Struck, 'at' | 'layer'>,
  friends: boolean,
): readonly Unit[] => unitsAt(table, at, layer).filter((unit) => friends || unit.side !== side);

/** The part of the next gunnery phase, or of the one that is going on: part 2 from Movement 1 on, section 9. */
export const partOfStep = ({ step }: Pick<Table, 'step'>): Part => (step <= LAST_OF_FIRST_HALF ? 1 : 2);
const LAST_OF_FIRST_HALF = 4;

/** Is the token still good in this part, GUN-3? */
const lasts = ({ until }: AimToken, turn: number, part: Part): boolean =>
  turn < until.turn || (turn === until.turn && part <= until.part);

/** The aim token of a unit that this weapon can use in this part, GUN-3. */
export const aimFor = (
  { turn }: Pick<Table, 'turn'>,
  { aim }: Pick<Unit, 'aim'>,
  { aimedBy }: Weapon,
  part: Part,
): AimToken | undefined => aim.find((token) => aimedBy.some((word) => word === token.word) && lasts(token, turn, part));

/** Does an aim help against a target: is it in sight from the unit, and from where the unit aimed, GUN-3? */
export const aimSees = (
  table: Pick<Table, 'board' | 'markers'>,
  unit: Unit,
  { at }: AimToken,
  target: Unit,
): boolean => {
  const to = spotOf(table.board, target.at!, layerOf(target));
  const seesFrom = (hex: HexLabel) => sees(table, spotOf(table.board, hex, layerOf(unit)), to);
  return seesFrom(unit.at!) && (at === unit.at || seesFrom(at));
};

/** The aim tokens of a unit after it has taken one more, which replaces an older one of the same word, GUN-3. */
export const aimsWith = ({ aim }: Pick<Unit, 'aim'>, token: AimToken): readonly AimToken[] => [
  ...aim.filter(({ word }) => word !== token.word),
  token,
];

/** The token that a unit takes by an order in a gunnery part, GUN-3. */
export const aimInPart = ({ turn }: Pick<Table, 'turn'>, { at }: Unit, word: string, part: Part): AimToken => ({
  word,
  at: at!,
  until: { turn: turn + 1, part },
});

/** The token that a unit takes in a movement step: good in Gunnery 2 of this turn and Gunnery 1 of the next, GUN-3. */
export const aimInMovement = ({ turn }: Pick<Table, 'turn'>, { at }: Unit): AimToken => ({
  word: 'Aim',
  at: at!,
  until: { turn: turn + 1, part: 1 },
});

/** The aim tokens that are left in the Aftermath of this turn, AFT-4. */
export const aimsLeft = ({ turn }: Pick<Table, 'turn'>, { aim }: Pick<Unit, 'aim'>): readonly AimToken[] =>
  aim.filter(({ until }) => until.turn > turn);
