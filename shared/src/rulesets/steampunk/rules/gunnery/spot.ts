import type { Dice } from '../../../../dice/index.ts';
import { distanceOf } from '../../ground/places.ts';
import { chosen, type Question } from '../../model/asks.ts';
import type { Event } from '../../model/events.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { State } from '../../model/state.ts';
import type { Part, SpotAttack } from '../../model/steps/gunnery.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import type { Weapon } from '../../roster/index.ts';
import { type Answers, first } from '../chapter.ts';
import { figuresOf } from '../damage/figures.ts';
import { cannotFire, wordOf } from './guns.ts';
import { weaponsOf } from './loading.ts';
import { resultOf } from './open-ended.ts';
import { rangeOf, unitSees } from './reach.ts';
import { openEnded } from './roll-open-ended.ts';
import { bestModel } from './to-hit.ts';

/** The weapon of a unit that reaches farthest, the first of equals, GUN-5; undefined: it has none. */
const longest = (table: Pick<Table, 'arsenal'>, unit: Unit): Weapon | undefined =>
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
export const spotQuestions = (state: State, part: Part): readonly Question[] =>
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

/** Rolls to look under a token, as for a shot with the longest weapon, GUN-5: who is found is shown without bonuses. */
export const spot = function* (
  state: State,
  { by: spotter, target: id }: SpotAttack,
  part: Part,
  dice: Dice,
): Generator<Event> {
  const by = state.units[spotter]!;
  const target = state.units[id]!;
  if (!target.hidden) return;
  const models = by.harm.alive.flatMap((lives, index) => (lives ? [index] : []));
  const weapon = longest(state, by)!;
  const { needed, reasons } = bestModel(state, { by, weapon, target, part }, models, { free: true });
  const rolled = openEnded(dice, needed, 'to spot');
  const success = resultOf(rolled) >= needed;
  yield {
    kind: 'spot-tried',
    by: spotter,
    seat: target.seat,
    token: target.token!,
    at: target.at!,
    dice: rolled,
    success,
    hides: { id, needed, reasons },
  };
  if (success) yield first(state, { do: 'uncover', unit: id });
};
