import type { Dice } from '../../../../dice/index.ts';
import type { Contest } from '../../model/contest.ts';
import type { Event } from '../../model/events.ts';
import { figuresOf } from '../../model/figures.ts';
import type { State } from '../../model/state.ts';
import type { UnitId } from '../../model/units.ts';
import { first, type StepRules } from '../chapter.ts';
import { giveTokens } from '../damage/harm.ts';
import { rollOn } from '../damage/resolve.ts';
import { fearOf, livingModels, specialOf } from './bout.ts';
import { participantsOf } from './participants.ts';
import { mayReleaseClouds, releaseClouds, releaseQuestions } from './release.ts';

/** The enemies of a unit in a contest. */
const enemiesIn = (state: State, contest: Contest, side: number): readonly UnitId[] =>
  participantsOf(state, contest)
    .filter(({ unit }) => unit.side !== side)
    .map(({ unit }) => unit.id);

/** Stench: poison for who is biological, and crew damage for who has a Crew table, once for each enemy, AS-3. */
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

/** Clouds, then stench, then fear; all of it counts at once, AS-3. */
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
