import type { Contest } from '../../model/contest.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { StepRules } from '../chapter.ts';
import { losesAim } from '../movement/effects.ts';
import { participantsOf, seatsIn, withContest } from './participants.ts';

/** Is there still somebody to fight with on both sides? */
export const isOpposed = (state: State, contest: Contest): boolean => seatsIn(state, contest).length > 1;

/** Units that entered have the hex, PAR-4, AS-15. One that attacks from the air stays in the air above it. */
export const movedIn = (
  state: State,
  { at, layer }: Pick<Contest, 'at' | 'layer'>,
  units: readonly string[],
): Event & { readonly kind: 'moved-in' } => ({
  kind: 'moved-in',
  at,
  layer,
  units,
  to: {
    units: Object.fromEntries(units.map((id) => [id, { at, ...(losesAim(state, state.units[id]!) && { aim: [] }) }])),
  },
});

/** Contests in which one side has nobody left: the units of the other that were entering move in, and nobody fights, PAR-4. */
export const UNOPPOSED_STEPS: StepRules<'unopposed'> = {
  unopposed: {
    perform: function* (state) {
      for (const contest of state.contests) {
        if (contest.outcome || isOpposed(state, contest)) continue;
        const entered = participantsOf(state, contest).filter(({ entering }) => entering);
        const contests = withContest(state.contests, { ...contest, outcome: { winner: null, leaving: [] } });
        yield { kind: 'went-on', to: { open: { contests } } };
        if (entered.length > 0)
          yield movedIn(
            state,
            contest,
            entered.map(({ unit }) => unit.id),
          );
      }
    },
  },
};
