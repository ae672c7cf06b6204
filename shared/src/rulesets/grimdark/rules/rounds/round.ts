import type { State } from '../../model/state.ts';
import type { Step } from '../../model/steps.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { first, type StepRules } from '../chapter.ts';
import { ended } from './ending.ts';
import { finishedBy, nextTurn, otherSeat } from './turns.ts';

/** What every unit is at the beginning of a round, G-8.2 step 1: only those that differ. */
const refreshed = ({ units }: State): Record<UnitId, Partial<Unit>> =>
  Object.fromEntries(
    Object.values(units)
      .filter(({ activated, arrived }) => activated || arrived)
      .map(({ id }) => [id, { activated: false, arrived: false }]),
  );

/** Units that stop being Fatigued, G-8.5 step 3. */
const rested = ({ units }: State): Record<UnitId, Partial<Unit>> =>
  Object.fromEntries(
    Object.values(units)
      .filter(({ fatigued }) => fatigued)
      .map(({ id }) => [id, { fatigued: false }]),
  );

/** How a round begins and ends, G-8.2, G-8.4 and G-8.5. */
export const ROUND_STEPS: StepRules<'round' | 'turns' | 'end-round'> = {
  round: {
    perform: function* (state) {
      const round = state.round + 1;
      const starter = state.starter!;
      yield {
        kind: 'round-began',
        round,
        starter,
        to: { open: { stage: 'battle', phase: 'start', round, finished: null, passed: [] }, units: refreshed(state) },
      };
      const arrivals: readonly Step[] = round > 1 ? [{ do: 'arrivals', seat: starter }] : [];
      yield first(state, { do: 'random-event' }, { do: 'scenario-start' }, { do: 'tokens' }, ...arrivals, {
        do: 'turns',
      });
    },
  },
  turns: {
    perform: function* (state) {
      const starter = state.starter!;
      const other = otherSeat(state, starter);
      const one = finishedBy(state, starter, other);
      // If both have nothing to activate, the previous order stays, G-8.4.
      const finished = one === starter && finishedBy(state, other, starter) === other ? null : one;
      yield { kind: 'turns-began', to: { open: { phase: 'turns', finished } } };
      yield first(state, ...nextTurn(state, starter, other));
    },
  },
  'end-round': {
    perform: function* (state) {
      const { round, finished, starter } = state;
      yield {
        kind: 'round-ended',
        round,
        to: {
          open: {
            phase: 'end',
            starter: finished ?? starter,
            effects: state.effects.filter(({ until }) => until !== 'round' && until !== 'attacks'),
          },
          units: rested(state),
        },
      };
      const end = ended(state);
      if (end) yield end;
      else yield first(state, { do: 'round' });
    },
  },
};
