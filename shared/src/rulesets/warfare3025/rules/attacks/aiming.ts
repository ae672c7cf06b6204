import {
  axialAt,
  type Direction,
  enteredSides,
  indexDistance,
  indexOfLabel,
  relativeSide,
} from '../../../../hex/index.ts';
import type { Refusal } from '../../../../match/index.ts';
import { fail, ok, type Result } from '../../../../result.ts';
import { BANDS, type Band, type Weapon } from '../../cards/card.ts';
import { unitName } from '../../model/names.ts';
import { refusal } from '../../model/refusal.ts';
import type { CloseShot, Sight, Situation } from '../../model/situation.ts';
import type { Table, Unit } from '../../model/table.ts';
import { cardOf, isDestroyed, weaponOf } from '../../model/units.ts';
import { MOST_COVER, sightBetween } from '../sight.ts';
import { aimedShot, isAimed } from './aimed-fire.ts';
import { closeShot } from './close-quarters.ts';

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
const unusable = (unit: Unit, weapon: Weapon): Refusal | undefined => {
  if (isDestroyed(unit, weapon.id)) return refusal('weapon-gone/destroyed', 'W-2.2', { weapon: weapon.name });
  if (unit.emptied.includes(weapon.id)) return refusal('weapon-gone/empty', 'W-9.6', { weapon: weapon.name });
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

/** Why a weapon does not reach so far, W-9.1; in close quarters no band binds, W-13b.2. */
const outOfRange = (weapon: Weapon, distance: number, close: boolean): Refusal | undefined => {
  const { name, maxRange: most, band: best } = weapon;
  if (distance > weapon.maxRange) return refusal('out-of-range/far', 'W-9.1', { weapon: name, distance, most });
  if (!close && bandsApart(bandAt(distance), weapon.band) > 1)
    return refusal('out-of-range/band', 'W-9.1', { weapon: name, distance, band: bandAt(distance), best });
  return undefined;
};

/** How an attack is made: whether the attacker moves in this action, and for how long it aims, W-13a.1. */
interface Manner {
  readonly moving: boolean;
  readonly aim: number;
}

/** What a weapon fires along. */
interface Line {
  readonly weapon: Weapon;
  readonly distance: number;
  readonly sight: Sight;
  /** Only in close quarters, W-13b.1. */
  readonly close: CloseShot | undefined;
}

/** What a weapon fires along, or why it cannot fire at a target at all, W-9.1 and W-13b.2. */
export const lineOfFire = (
  table: Table,
  attacker: Unit,
  target: Unit,
  weaponId: string,
  positions: Positions,
): Result<Line, Refusal> => {
  const weapon = weaponOf(table, attacker.id, weaponId);
  if (!weapon) return fail(refusal('no-weapon', 'W-2.1', { weapon: weaponId }));
  if (target.side === attacker.side) return fail(refusal('friend', 'W-9.1'));
  if (target.status !== 'field') return fail(refusal('no-target/named', 'W-3.7', { unit: unitName(table, target.id) }));
  const gone = unusable(attacker, weapon);
  if (gone) return fail(gone);
  const from = indexOfLabel(table.board, positions.from);
  const to = indexOfLabel(table.board, positions.to);
  const distance = indexDistance(table.board, from, to);
  const close = closeShot(table, weapon, target, distance);
  const far = outOfRange(weapon, distance, close !== undefined);
  if (far) return fail(far);
  if (table.options.firingArcs === 'on' && passesSide(table, to, from, positions.facing, 3))
    return fail(refusal('own-rear', 'W-9.1'));
  const sight = sightBetween(table.board, positions.from, positions.to);
  if (!sight.seen) {
    const unit = unitName(table, target.id);
    return fail(
      sight.blockedAt
        ? refusal('no-sight/ground', 'W-8.2', { unit, hex: sight.blockedAt })
        : refusal('no-sight/cover', 'W-8.6', { unit, pieces: sight.pieces, most: MOST_COVER }),
    );
  }
  return ok({ weapon, distance, sight, close });
};

/** The situation of an attack, or why it cannot be made, W-9.1, W-13a.3 and W-13b.2. */
export const aim = (
  table: Table,
  attacker: Unit,
  target: Unit,
  weaponId: string,
  positions: Positions,
  { moving, aim: ticks }: Manner,
): Result<Situation, Refusal> => {
  const line = lineOfFire(table, attacker, target, weaponId, positions);
  if (!line.ok) return line;
  const { weapon, distance, sight, close } = line.value;
  const from = indexOfLabel(table.board, positions.from);
  const to = indexOfLabel(table.board, positions.to);
  const targetFast = target.token === 'fast';
  const targetStationary = target.token === 'stationary';
  const shot =
    isAimed(table.options) && !close
      ? aimedShot(weapon, ticks, distance, {
          card: cardOf(table, target.id),
          fast: targetFast,
          stationary: targetStationary,
          cover: sight.cover,
        })
      : undefined;
  if (shot && !shot.ok) return shot;
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
    targetStationary,
    rear: passesSide(table, from, to, positions.targetFacing, 3),
    mayPilot: !shot && !close && !ignores && (targetFast || sight.pieces > 0),
    ...(shot && { aimed: shot.value }),
    ...(close && { close }),
  });
};
