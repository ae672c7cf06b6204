import type { Dice } from '../../../../dice/index.ts';
import { chosen } from '../../model/asks.ts';
import type { Contest } from '../../model/contest.ts';
import type { Event } from '../../model/events.ts';
import { figuresOf } from '../../model/figures.ts';
import type { State } from '../../model/state.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { first, type StepRules } from '../chapter.ts';
import { giveTokens } from '../damage/harm.ts';
import { rollOn } from '../damage/resolve.ts';
import { losesAim } from '../movement/tokens.ts';
import { entryQuestions, limitedBy, placeOf, slipHex, slipNeeds, slipQuestion, slipSteps } from './entry.ts';
import { fearOf, lateWithout, livingModels, participantsOf, specialOf, without } from './fighters.ts';
import { mayReleaseClouds, releaseClouds, releaseQuestions } from './release.ts';

/** The steps before assaults in which units enter, AS-2, and retreat, PAR-1 to PAR-3. */
export const SLIP_STEPS: StepRules<'slips' | 'slip'> = {
  slips: {
    asks: (state) => ({ questions: entryQuestions(state) }),
    perform: function* (state, _step, answers, dice) {
      const contests = state.contests.map((contest) => limitedBy(state, answers, contest));
      for (const { at, layer, excluded = [] } of contests) {
        if (excluded.length === 0) continue;
        yield { kind: 'kept-out', at, layer, units: excluded.map(({ unit }) => unit), to: { open: { contests } } };
      }
      const free: Unit[] = [];
      for (const participant of state.contests.flatMap((contest) => participantsOf(state, contest))) {
        const { unit } = participant;
        const needs = slipNeeds(state, unit);
        const at = slipHex(state, participant);
        if (needs === null || at === undefined) continue;
        const die = dice.roll(6, 'pre-assault retreat');
        yield { kind: 'slip-rolled', unit: unit.id, at, needs, die };
        if (die >= needs) free.push(unit);
      }
      yield first(state, ...slipSteps(state, free), { do: 'unopposed' });
    },
  },
  slip: {
    asks: (state, { unit }) => {
      const place = placeOf(state, unit);
      return { questions: place && slipHex(state, place.participant) ? [slipQuestion(place.participant)] : [] };
    },
    perform: function* (state, { unit: id }, answers) {
      const place = placeOf(state, id);
      const at = place && slipHex(state, place.participant);
      if (!place || !at || chosen(slipQuestion(place.participant), answers[`slip ${id}`]) === 'stay') return;
      const { contest } = place;
      const contests = state.contests.map((each) => (each === contest ? without(contest, id) : each));
      const from = state.units[id]!.at!;
      yield {
        kind: 'slipped',
        unit: id,
        from,
        at,
        to: {
          open: { contests },
          truth: { late: lateWithout(state, [id]) },
          units: at === from ? {} : { [id]: { at, ...(losesAim(state, place.participant.unit) && { aim: [] }) } },
        },
      };
      yield first(state, { do: 'regroup', unit: id, why: 'slipped' });
    },
  },
};

/** The enemies of a unit in a contest. */
const enemiesIn = (state: State, contest: Contest, side: number): readonly UnitId[] =>
  participantsOf(state, contest)
    .filter(({ unit }) => unit.side !== side)
    .map(({ unit }) => unit.id);

/** Stench: poison for biological units and crew damage for units with a Crew table, once for each enemy, AS-3. */
const stench = function* (state: State, contest: Contest, dice: Dice): Generator<Event> {
  for (const { unit } of participantsOf(state, contest)) {
    const by = unit.id;
    const stink = livingModels(state, unit).flatMap(({ model }) => specialOf(model, 'stench') ?? [])[0];
    if (!stink) continue;
    const units = enemiesIn(state, contest, unit.side);
    if (units.length > 0) yield { kind: 'stench-met', by, units };
    for (const target of units) {
      yield* giveTokens(state, target, [{ token: 'poison', die: stink.poison }]);
      if (figuresOf(state, state.units[target]!).tables.crew)
        yield* rollOn(state, { target, by, type: 'crew', die: stink.crew }, dice);
    }
  }
};

/** Fear: its die on the Psychic table of each enemy, AS-3. */
const fear = function* (state: State, contest: Contest, dice: Dice): Generator<Event> {
  for (const { unit } of participantsOf(state, contest)) {
    const by = unit.id;
    const sides = fearOf(state, unit);
    if (!sides) continue;
    const units = enemiesIn(state, contest, unit.side);
    if (units.length > 0) yield { kind: 'fear-met', by, die: sides, units };
    for (const target of units) yield* rollOn(state, { target, by, type: 'psychic', die: { sides, plus: 0 } }, dice);
  }
};

/** Clouds, then stench, then fear; all of it takes effect at the same time, AS-3. */
export const ABILITY_STEPS: StepRules<'abilities'> = {
  abilities: {
    asks: (state, { movement }) => ({
      questions: releaseQuestions(state, movement),
      window: mayReleaseClouds(state),
    }),
    perform: function* (state, { movement }, answers, dice) {
      yield* releaseClouds(state, movement, answers);
      const contests = state.contests.filter(({ outcome }) => !outcome);
      for (const contest of contests) yield* stench(state, contest, dice);
      for (const contest of contests) yield* fear(state, contest, dice);
      yield first(state, { do: 'apply' }, { do: 'unopposed' });
    },
  },
};
