import { z } from 'zod';
import { question, type RefereeQuestion } from '../../../match/index.ts';
import { wholeFrom } from '../../../reading/index.ts';
import { type Fault, fail, ok, type Result } from '../../../result.ts';
import { Id } from '../ask/intents.ts';
import { anglesHit } from '../ground/arcs.ts';
import { distanceOf } from '../ground/places.ts';
import { sightOf, spotOf } from '../ground/sight.ts';
import { isOnBoard } from '../ground/survey.ts';
import type { State } from '../model/state.ts';
import { layerOf, type Unit } from '../model/units.ts';
import { weaponOf } from '../roster/carry.ts';
import { builtOf, orderText, type Weapon } from '../roster/index.ts';
import { armourOf } from '../rules/damage/hit.ts';
import { bandAt, firing, rangeOf } from '../rules/gunnery/reach.ts';
import { toHit } from '../rules/gunnery/to-hit.ts';
import { scoresOf } from '../rules/victory/score.ts';

/** One end of a line: a hex, at ground level, or a unit where it is. */
interface End {
  readonly at: string;
  readonly unit: Unit | undefined;
}

const noSuch = (place: string, message: string): Result<never, Fault[]> => fail([{ at: place, message }]);

const unitIn = (state: State, id: string, place: string): Result<Unit & { readonly at: string }, Fault[]> => {
  const unit = Object.hasOwn(state.units, id) ? state.units[id] : undefined;
  if (!unit) return noSuch(place, `There is no unit ${id}.`);
  return unit.at === null ? noSuch(place, `The unit ${id} is not on the board.`) : ok({ ...unit, at: unit.at });
};

const endOf = (state: State, named: string, place: string): Result<End, Fault[]> => {
  if (Object.hasOwn(state.units, named)) {
    const unit = unitIn(state, named, place);
    return unit.ok ? ok({ at: unit.value.at, unit: unit.value }) : unit;
  }
  return isOnBoard(state.board, named)
    ? ok({ at: named, unit: undefined })
    : noSuch(place, `There is no hex and no unit ${named}.`);
};

/** Whether the first sees the second, and what is in the way, LOS-1 to LOS-5. */
const sight: RefereeQuestion<State> = question(z.tuple([Id, Id]), (state, [a, b]) => {
  const [from, to] = [endOf(state, a, '0'), endOf(state, b, '1')];
  if (!from.ok) return from;
  if (!to.ok) return to;
  const spot = ({ at, unit }: End) => spotOf(state.board, at, unit ? layerOf(unit) : 'ground');
  return ok({ ...sightOf(state, spot(from.value), spot(to.value)) });
});

const Shot = z.strictObject({
  by: Id,
  weapon: Id,
  at: Id,
  /** The model that fires, by index. */
  model: wholeFrom(0, 9).default(0),
  part: z.union([z.literal(1), z.literal(2)]).default(1),
});

const weaponIn = ({ arsenal }: State, id: string): Result<Weapon, Fault[]> => {
  try {
    return ok(weaponOf(id, arsenal));
  } catch {
    return noSuch('weapon', `There is no weapon ${id}.`);
  }
};

/**
 * A shot of one model with one weapon at a unit or a hex, whatever the orders say: arc and edge (ANG-3), range band (null:
 * out of range), and at a unit what is needed within range with every reason (GUN-6), and the armour of each side that may
 * be hit (ANG-2).
 */
const shot: RefereeQuestion<State> = question(Shot, (state, { by: byId, weapon: weaponId, at: atId, model, part }) => {
  const [by, at, weapon] = [unitIn(state, byId, 'by'), endOf(state, atId, 'at'), weaponIn(state, weaponId)];
  if (!by.ok) return by;
  if (!at.ok) return at;
  if (!weapon.ok) return weapon;
  const unit = by.value;
  const { models } = builtOf(unit.bought, state.arsenal);
  if (model >= models.length) return noSuch('model', `The unit has ${models.length} models, counted from 0.`);
  const { sides, onEdge } = firing(unit, weapon.value, at.value.at);
  const distance = distanceOf(unit.at, at.value.at);
  const target = at.value.unit;
  const angles = target && target.at !== unit.at ? anglesHit(target.facing, unit.at, target.at!) : [];
  const band = bandAt(rangeOf(weapon.value, unit), distance);
  return ok({
    distance,
    band,
    sides,
    onEdge,
    ...(target && {
      ...(band !== null && toHit(state, { by: unit, model, weapon: weapon.value, target, part })),
      armour: angles.map((angle) => ({ angle, value: armourOf(state, target, angle) })),
    }),
  });
});

/** The orders that a unit can be given at the speed that it has, as players write them, ORD-1 and ORD-3. */
const orders: RefereeQuestion<State> = question(Id, (state, id) => {
  const unit = unitIn(state, id, '');
  if (!unit.ok) return unit;
  const { speed, bought } = unit.value;
  const { orders: lists, defaults } = builtOf(bought, state.arsenal);
  return ok({
    speed,
    movement: (lists.movement[speed] ?? []).map(orderText),
    gunnery: (lists.gunnery[speed] ?? []).map((pair) => pair.join(' + ')),
    default: orderText(defaults[speed] ?? [['-'], ['-'], ['-']]),
  });
});

/** What a unit is built of, with its replacements and equipment, and what it costs, ARM-2 to ARM-5. */
const unit: RefereeQuestion<State> = question(Id, (state, id) => {
  const found = Object.hasOwn(state.units, id) ? state.units[id] : undefined;
  if (!found) return noSuch('', `There is no unit ${id}.`);
  const { name, size, types, cost, armor, assaultArmor, speeds, endurance, abilities, models, shared } = builtOf(
    found.bought,
    state.arsenal,
  );
  return ok({
    ...{ name, size, types, cost, armor, assaultArmor, speeds, endurance, abilities },
    models: models.map(({ id: model, types: own, weapons, assault, abilities: skills }) => ({
      ...{ model, types: own, weapons, assault, abilities: skills },
    })),
    shared: shared?.id ?? null,
  });
});

/** Match points as if the match ended now, VIC-3. */
const score: RefereeQuestion<State> = question(z.strictObject({}), (state) => {
  const shaken = Object.values(state.units).filter(({ harm }) => harm.shaken > 0);
  return ok({
    sides: scoresOf(
      state,
      shaken.map(({ id }) => id),
    ),
  });
});

/** What the referee can be asked of a state of this game. */
export const QUESTIONS: Readonly<Record<string, RefereeQuestion<State>>> = { sight, shot, orders, unit, score };
