import {
  axialAt,
  type Direction,
  enteredSides,
  indexDistance,
  indexOfLabel,
  relativeSide,
} from '../../../hex/index.ts';
import { type Refusal, refusal } from '../../../match/index.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { BANDS, type Band, type Weapon } from '../cards/card.ts';
import { unitName } from '../model/names.ts';
import type { Situation } from '../model/situation.ts';
import type { Table, Unit } from '../model/table.ts';
import { cardOf, isDestroyed, weaponOf } from '../model/units.ts';
import { MOST_COVER, sightBetween } from './sight.ts';

/** The farthest distance of each band, in hexes, W-9.1. */
export const BAND_REACH: Readonly<Record<Band, number>> = {
  near: 2,
  short: 6,
  medium: 14,
  long: 30,
  extreme: Number.POSITIVE_INFINITY,
};

/** The band a distance falls into, W-9.1. */
export const bandAt = (distance: number): Band => BANDS.find((band) => distance <= BAND_REACH[band])!;

/** Steps from one band to another; 0 for the same. */
export const bandsApart = (a: Band, b: Band): number => Math.abs(BANDS.indexOf(a) - BANDS.indexOf(b));

/** Where attacker and target stand and face for an attack; on a plan's path that is not where they are now. */
export interface Positions {
  readonly from: string;
  readonly facing: Direction;
  readonly to: string;
  readonly targetFacing: Direction;
}

/** Why a weapon cannot be used at all, W-2.2 and W-9.6. */
export const unusable = (unit: Unit, weapon: Weapon): Refusal | undefined => {
  if (isDestroyed(unit, weapon.id)) return refusal('weapon-gone', 'W-2.2', `The ${weapon.name} is destroyed.`);
  if (unit.emptied.includes(weapon.id))
    return refusal('weapon-gone', 'W-9.6', `The ${weapon.name} is out of ammunition.`);
  return undefined;
};

/** The weapons of a unit that still work, in printed order. */
export const usableWeapons = (table: Table, unit: Unit): Weapon[] =>
  cardOf(table, unit.id).weapons.filter((weapon) => !unusable(unit, weapon));

/**
 * Whether a line enters through this side; a line through a corner enters through neither of its sides, W-9.4 and
 * H-3.3.
 */
const passesSide = (table: Table, from: number, to: number, facing: Direction, side: number): boolean => {
  const entered = enteredSides(axialAt(table.board, from), axialAt(table.board, to));
  return entered.length === 1 && relativeSide(entered[0]!, facing) === side;
};

const outOfRange = (weapon: Weapon, distance: number): Refusal | undefined => {
  const at = distance === 1 ? '1 hex' : `${distance} hexes`;
  if (distance > weapon.maxRange)
    return refusal('out-of-range', 'W-9.1', `The target is at ${at}; the ${weapon.name} reaches ${weapon.maxRange}.`);
  if (bandsApart(bandAt(distance), weapon.band) > 1)
    return refusal(
      'out-of-range',
      'W-9.1',
      `The target is at ${at}, ${bandAt(distance)} range; the ${weapon.name} is made for ${weapon.band} range and fires one band farther or closer.`,
    );
  return undefined;
};

/** The situation of an attack, or why it cannot be made, W-9.1. `moving`: the attacker moves in this action. */
export const aim = (
  table: Table,
  attacker: Unit,
  target: Unit,
  weaponId: string,
  positions: Positions,
  moving: boolean,
): Result<Situation, Refusal> => {
  const weapon = weaponOf(table, attacker.id, weaponId);
  if (!weapon) return fail(refusal('no-weapon', 'W-2.1', `This unit has no weapon ${weaponId}.`));
  if (target.side === attacker.side) return fail(refusal('friend', 'W-9.1', 'You cannot attack your own side.'));
  if (target.status !== 'field')
    return fail(refusal('no-target', 'W-3.7', `${unitName(table, target.id)} is not on the map.`));
  const gone = unusable(attacker, weapon);
  if (gone) return fail(gone);
  const from = indexOfLabel(table.board, positions.from);
  const to = indexOfLabel(table.board, positions.to);
  const distance = indexDistance(table.board, from, to);
  const far = outOfRange(weapon, distance);
  if (far) return fail(far);
  if (table.options.firingArcs === 'on' && passesSide(table, to, from, positions.facing, 3))
    return fail(refusal('own-rear', 'W-9.1', 'You cannot fire into your own rear: turn first.'));
  const sight = sightBetween(table.board, positions.from, positions.to);
  if (!sight.seen) {
    const [rule, why] = sight.blockedAt
      ? ['W-8.2', `the ground at ${sight.blockedAt} is in the way`]
      : ['W-8.6', `${sight.pieces} pieces of cover, more than ${MOST_COVER}, lie between`];
    return fail(refusal('no-sight', rule, `You have no line of sight to ${unitName(table, target.id)}: ${why}.`));
  }
  const targetFast = target.token === 'fast';
  const ignores = weapon.traits.ignoresFastAndCover === true;
  return ok({
    attacker: attacker.id,
    target: target.id,
    weapon: weaponId,
    from: positions.from,
    to: positions.to,
    distance,
    band: bandAt(distance),
    cover: sight.cover,
    moving,
    targetFast,
    targetStationary: target.token === 'stationary',
    rear: passesSide(table, from, to, positions.targetFacing, 3),
    mayPilot: !ignores && (targetFast || sight.pieces > 0),
  });
};
