import type { Intent } from '../../ask/intents.ts';
import { hexesWithin } from '../../ground/places.ts';
import { chosen, type Question } from '../../model/asks.ts';
import type { Event } from '../../model/events.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { State } from '../../model/state.ts';
import type { Attack, Part } from '../../model/steps/gunnery.ts';
import type { Unit } from '../../model/units.ts';
import { type Answers, type Batch, first } from '../chapter.ts';
import { figuresOf } from '../damage/figures.ts';
import { checkShot, isUnstable } from './check-shot.ts';
import { defaultShots } from './default-shots.ts';
import { type Gun, gunsOf } from './guns.ts';
import { spent } from './loading.ts';
import { rangeOf } from './reach.ts';
import { type Salvo, salvoOf } from './salvo.ts';
import { spotQuestions, spotsOf } from './spot.ts';
import { couldShoot } from './targets.ts';

type Shoot = Extract<Intent, { kind: 'shoot' }>;

const shootKey = (seat: string): string => `shoot ${seat}`;

/** Each seat chooses targets for all of its units at once; a seat without any possible shot is not asked, P16. */
const shootQuestions = (state: State, part: Part): readonly Question[] =>
  state.seats
    .filter(({ id }) => fieldUnits(state).some((unit) => unit.seat === id && couldShoot(state, unit, part)))
    .map(({ id }) => ({ seat: id, prompt: 'shoot', key: shootKey(id), unit: null, options: [] }));

/** What the owner of an unstable round without a target answers for firing at nothing, P27. */
const NONE = 'none';

/** The unstable rounds that are to be fired and have no unit to be fired at. */
const loneRounds = (state: State, part: Part): readonly { readonly unit: Unit; readonly gun: Gun }[] =>
  fieldUnits(state).flatMap((unit) => {
    const gun = gunsOf(state, unit, part).find(({ weapon }) => isUnstable(unit, weapon));
    return gun && !couldShoot(state, unit, part) ? [{ unit, gun }] : [];
  });

/** Where unstable rounds without a target go, P27. */
const unstableQuestions = (state: State, part: Part): readonly Question[] =>
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

/** Everything that is asked before shots are rolled: all at once, in secret, GUN-1 (c). */
export const targetQuestions = (state: State, part: Part): Batch => ({
  questions: [...shootQuestions(state, part), ...spotQuestions(state, part), ...unstableQuestions(state, part)],
});

/** What a unit fires: as its owner said; or by default, P16. */
const salvoBy = (state: State, unit: Unit, part: Part, answers: Answers): Salvo => {
  const told = answers[shootKey(unit.seat)]?.parts[unit.id] as Shoot | undefined;
  const use = told?.use ?? 'normal';
  return salvoOf(state, { unit, use, part }, told?.shots ?? defaultShots(state, unit, part));
};

/** What the owners of unstable rounds without a target have them fired at. */
const burstsOf = (state: State, part: Part, answers: Answers): readonly Salvo[] => {
  const questions = unstableQuestions(state, part);
  return loneRounds(state, part).flatMap(({ unit, gun }, index) => {
    const { key, ...question } = questions[index]!;
    const hex = chosen(question, answers[key]);
    return hex === NONE ? [] : [salvoOf(state, { unit, use: 'normal', part }, [{ weapon: gun.weapon.id, hex }])];
  });
};

/** The units of each side by ascending priority, DET-6, then in the order of DET-2. */
const byPriority = (state: State): readonly Unit[] => {
  const priority = ({ id }: Unit): number => state.orders[id]?.now?.priority ?? 0;
  return fieldUnits(state).toSorted((one, other) => one.side - other.side || priority(one) - priority(other));
};

/** Both sides have chosen: ammunition is spent, and everything that is rolled is put in its order. */
export const openFire = function* (state: State, part: Part, answers: Answers): Generator<Event> {
  const units = byPriority(state);
  const salvos = [
    ...units.filter((unit) => gunsOf(state, unit, part).length > 0).map((unit) => salvoBy(state, unit, part, answers)),
    ...burstsOf(state, part, answers),
  ].filter(({ fired }) => fired.length > 0);
  const spots = spotsOf(state, part, answers);
  if (salvos.length > 0)
    yield {
      kind: 'fire-opened',
      part,
      units: salvos.map(({ unit }) => unit.id),
      to: {
        units: Object.fromEntries(
          salvos.map(({ unit, weapons }) => [unit.id, spent(figuresOf(state, unit), unit, weapons)]),
        ),
      },
    };
  const attacks = units.flatMap(({ id }): readonly Attack[] => [
    ...salvos.filter(({ unit }) => unit.id === id).flatMap((salvo) => salvo.attacks),
    ...spots.filter(({ by }) => by === id),
  ]);
  yield first(state, ...attacks.map((attack) => ({ do: 'attack', part, attack }) as const), {
    do: 'cease-fire',
    part,
    fired: salvos.flatMap(({ fired }) => fired),
  });
};
