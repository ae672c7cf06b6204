import type { SeatId } from '../../../../match/index.ts';
import type { RoundsStep } from '../../model/chapters/rounds.ts';
import type { State } from '../../model/state.ts';
import type { Step } from '../../model/steps.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { first, type StepRules } from '../chapter.ts';
import { ACTIVATION_STEPS } from './activation.ts';
import { ARRIVAL_STEPS, FROM_ROUND } from './arrivals.ts';
import { ended } from './ending.ts';
import { MARKER_STEPS } from './markers.ts';
import { finishedBy, nextTurn, otherSeat } from './turns.ts';

export { conceded } from './ending.ts';

/** The start phase of a round after its first step, G-8.2, and then the turns. */
export const startPhase = (round: number, starter: SeatId): readonly Step[] => [
  { do: 'random-event' },
  { do: 'scenario-start' },
  { do: 'tokens' },
  ...(round >= FROM_ROUND ? [{ do: 'arrivals', seat: starter } as const] : []),
  { do: 'turns' },
];

/** Clears `activated` and `arrived` of the round before, G-8.2 step 1. */
const refreshed = ({ units }: State): Record<UnitId, Partial<Unit>> =>
  Object.fromEntries(
    Object.values(units)
      .filter(({ activated, arrived }) => activated || arrived)
      .map(({ id }) => [id, { activated: false, arrived: false }]),
  );

/** Clears `fatigued`, G-8.5 step 3. */
const notFatigued = ({ units }: State): Record<UnitId, Partial<Unit>> =>
  Object.fromEntries(
    Object.values(units)
      .filter(({ fatigued }) => fatigued)
      .map(({ id }) => [id, { fatigued: false }]),
  );

/** How this chapter's steps are taken, G-8 and G-14. */
export const ROUNDS_STEPS: StepRules<RoundsStep['do']> = {
  // How a round begins and ends, G-8.2, G-8.4 and G-8.5.
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
      yield first(state, ...startPhase(round, starter));
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
          units: notFatigued(state),
        },
      };
      const end = ended(state);
      if (end) yield end;
      else yield first(state, { do: 'round' });
    },
  },
  ...ARRIVAL_STEPS,
  ...ACTIVATION_STEPS,
  ...MARKER_STEPS,
};
