import { type Outcome, type SeatId, saying } from '../../../../match/index.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { OUTCOMES } from '../../words/outcomes.ts';

/** Says why a match ended. */
export const endedBy = saying<typeof OUTCOMES>();

/** The match is over: everything is laid open, and nothing is asked any more. */
export const ended = ({ own }: State, outcome: Outcome): Event => ({
  kind: 'stage-began',
  stage: 'over',
  to: {
    open: { stage: 'over', outcome },
    own: Object.fromEntries(Object.keys(own).map((seat) => [seat, { asks: [], answers: {} }])),
    truth: { agenda: [], answered: {}, window: null },
  },
});

/** A seat gives up, VIC-1. */
export const conceded = function* (state: State, seat: SeatId): Generator<Event> {
  const { side } = state.seats.find(({ id }) => id === seat)!;
  yield ended(state, {
    winner: 1 - side,
    score: state.seats.map((each) => (each.side === side ? 0 : 1)),
    rule: 'VIC-1',
    ...endedBy('given-up'),
  });
};
