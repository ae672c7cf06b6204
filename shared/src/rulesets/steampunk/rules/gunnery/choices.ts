import type { Intent, Shot } from '../../ask/intents.ts';
import { distanceOf, hexesWithin } from '../../ground/places.ts';
import { type Ask, chosen, type Question } from '../../model/asks.ts';
import { figuresOf } from '../../model/figures.ts';
import { fieldUnits } from '../../model/in-order.ts';
import { remembered } from '../../model/remembered.ts';
import type { State, View } from '../../model/state.ts';
import type { Part, SpotAttack } from '../../model/steps/gunnery.ts';
import { BATTLEFIELD, type Battlefield, type Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import type { Weapon } from '../../roster/index.ts';
import type { Answers, Batch, PartsRule } from '../chapter.ts';
import { checkShoot, checkShot, checkShots } from './legal.ts';
import { partOfStep, rangeOf, unitSees } from './reach.ts';
import { couldShoot, defaultShots, targetsOf } from './targets.ts';
import {
  cannotFire,
  cannotUse,
  type Gun,
  gunsFor,
  gunsOf,
  isUnstable,
  type Use,
  weaponsOf,
  wordOf,
} from './weapons.ts';

export const shootKey = (seat: string): string => `shoot ${seat}`;

/** Each seat chooses the targets of all its units simultaneously; a seat without a possible shot is not asked, P16. */
const shootQuestions = (state: State, part: Part): readonly Question[] =>
  state.seats
    .filter(({ id }) => fieldUnits(state).some((unit) => unit.seat === id && couldShoot(state, unit, part)))
    .map(({ id }) => ({ seat: id, prompt: 'shoot', key: shootKey(id), unit: null, options: [] }));

/** What the owner of an unstable round without a target answers for firing at nothing, P27. */
export const NONE = 'none';

/** The unstable rounds that are to be fired and have no unit to be fired at. */
export const loneRounds = (state: State, part: Part): readonly { readonly unit: Unit; readonly gun: Gun }[] =>
  fieldUnits(state).flatMap((unit) => {
    const gun = gunsOf(state, unit, part).find(({ weapon }) => isUnstable(unit, weapon));
    return gun && !couldShoot(state, unit, part) ? [{ unit, gun }] : [];
  });

/** Where unstable rounds without a target go, P27. */
export const unstableQuestions = (state: State, part: Part): readonly Question[] =>
  loneRounds(state, part).map(({ unit, gun }) => {
    const { id } = gun.weapon;
    const hexes = hexesWithin(state.board, unit.at!, 2 * rangeOf(gun.weapon, unit)).filter(
      (hex) => !checkShot(state, { unit, gun, use: 'normal', part }, { weapon: id, hex }),
    );
    return {
      seat: unit.seat,
      prompt: 'unstable',
      key: `unstable ${unit.id}`,
      unit: unit.id,
      options: [NONE, ...hexes],
    };
  });

/** The weapon of a unit that reaches farthest, the first of equals, GUN-5; undefined: it has none. */
export const longest = (table: Pick<Table, 'arsenal'>, unit: Unit): Weapon | undefined =>
  weaponsOf(figuresOf(table, unit)).reduce<Weapon | undefined>(
    (best, weapon) => (best && rangeOf(best, unit) >= rangeOf(weapon, unit) ? best : weapon),
    undefined,
  );

/** The hidden enemies that a unit can look for: their tokens in sight, within 2R of its longest weapon; the nearest first. */
const spottable = (state: State, unit: Unit): readonly Unit[] => {
  const weapon = longest(state, unit);
  if (!weapon) return [];
  const away = ({ at }: Unit): number => distanceOf(unit.at!, at!);
  return fieldUnits(state)
    .filter((other) => other.hidden && other.side !== unit.side && away(other) <= 2 * rangeOf(weapon, unit))
    .filter(({ at }) => unitSees(state, unit, at!, 'ground'))
    .sort((one, other) => away(one) - away(other) || (one.token! < other.token! ? -1 : 1));
};

/** The units that spot in this part. */
const spotters = (state: State, part: Part): readonly Unit[] =>
  fieldUnits(state).filter((unit) => wordOf(unit, part) === 'Spot' && !cannotFire(unit));

/** For which token each spotting unit looks, P17: the nearest if nothing is said. */
const spotQuestions = (state: State, part: Part): readonly Question[] =>
  spotters(state, part).flatMap((unit) => {
    const options = spottable(state, unit).map(({ token }) => token!);
    return options.length === 0
      ? []
      : [{ seat: unit.seat, prompt: 'spot', key: `spot ${unit.id}`, unit: unit.id, options } as const];
  });

/** What spotting units look for, by the answers. */
export const spotsOf = (state: State, part: Part, answers: Answers): readonly SpotAttack[] =>
  spotQuestions(state, part).map(({ key, unit, options }) => {
    const token = chosen({ options }, answers[key]);
    return { kind: 'spot', by: unit!, target: fieldUnits(state).find((hidden) => hidden.token === token)!.id };
  });

/** All questions before shots are rolled: simultaneous and secret, GUN-1 (c). */
export const targetQuestions = (state: State, part: Part): Batch => ({
  questions: [...shootQuestions(state, part), ...spotQuestions(state, part), ...unstableQuestions(state, part)],
});

const USES: readonly Use[] = ['normal', 'shared', 'area', 'focus', 'amp'];

/** What can be fired by one use of a unit's weapons: as by default, each target of each gun alone, and a gun split up. */
const shotsBy = function* (table: Battlefield, unit: Unit, use: Use, part: Part): Generator<readonly Shot[]> {
  yield defaultShots(table, unit, part, use);
  for (const gun of gunsFor(table, unit, use, part)) {
    const targets = targetsOf(table, { unit, gun, use, part }).map(({ shot }) => shot);
    for (const shot of targets) yield [shot];
    yield* split(gun, targets);
  }
};

/** The first model takes one target, the others another. */
const split = function* ({ models: [model] }: Gun, [one, other]: readonly Shot[]): Generator<readonly Shot[]> {
  if (one && other) yield [{ ...one, models: [model!] }, other];
};

/** What one unit can be told to fire at. */
const partsOf = remembered(BATTLEFIELD, (table, unit: Unit, part: Part): readonly Intent[] => [
  { kind: 'shoot', unit: unit.id, use: 'normal', shots: [] },
  ...USES.filter((use) => !cannotUse(table, unit, use, part)).flatMap((use) =>
    [...shotsBy(table, unit, use, part)]
      .filter((shots) => !checkShots(table, unit, { use, shots }, part))
      .map((shots): Intent => ({ kind: 'shoot', unit: unit.id, use, shots: [...shots] })),
  ),
]);

/** The units of a seat that could fire at something now. */
const shooters = (view: View, { seat }: Ask): readonly Unit[] => {
  const part = partOfStep(view);
  return fieldUnits(view).filter((unit) => unit.seat === seat && couldShoot(view, unit, part));
};

const parts = function* (view: View, units: readonly Unit[]): Generator<Intent> {
  const part = partOfStep(view);
  for (const unit of units) yield* partsOf(view, unit, part);
};

/** How a seat says what its units fire at, P16 and P26. */
export const SHOOT: PartsRule = {
  check: (view, { seat }, intent) => checkShoot(view, seat, intent),
  units: shooters,
  parts: (view, ask, only) => parts(view, only ? [only] : shooters(view, ask)),
};
