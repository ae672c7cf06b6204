import { type ClockKey, type Outcome, type SeatId, saying, type Timer } from '../../../../match/index.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import type { OUTCOMES } from '../../words/index.ts';

/** Says why a match ended. */
export const endedBy = saying<typeof OUTCOMES>();

/** The match is over: everything is laid open, and all questions are closed. */
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

/** The number of the timer: windows count from 1. */
export const MATCH_TIMER = 0;

/** Is this the last turn of a timed match, by its number or because the minutes are up, VIC-2? */
export const isLastTurn = ({
  options: { victory },
  turn,
  timeUp,
}: Pick<Table, 'options' | 'turn' | 'timeUp'>): boolean =>
  victory.kind === 'timed' && (turn >= victory.turns || timeUp);

/** The clock of the whole match, from the first orders to the last turn; undefined where it does not run, VIC-2. */
export const matchClock = ({
  options,
  stage,
  timeUp,
}: Pick<Table, 'options' | 'stage' | 'timeUp'>): ClockKey | undefined => {
  const { victory } = options;
  if (victory.kind !== 'timed' || victory.minutes === null || timeUp) return undefined;
  return stage === 'orders' || stage === 'turn'
    ? { class: 'match', run: 'match', seconds: 60 * victory.minutes }
    : undefined;
};

/** The minutes of the match, as a timer that runs beside all decisions. */
export const matchTimers = (table: Pick<Table, 'options' | 'stage' | 'timeUp'>): readonly Timer[] => {
  const clock = matchClock(table);
  return clock ? [{ id: MATCH_TIMER, clock }] : [];
};

/** The minutes are up: the current turn becomes the last one. Its open decisions continue. */
export const timeIsUp: Event = { kind: 'time-ran-out', to: { open: { timeUp: true } } };
