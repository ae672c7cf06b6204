import type { ClockKey, Timer } from '../../../../match/index.ts';
import type { Event } from '../../model/events.ts';
import type { Table } from '../../model/table.ts';

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

/** The minutes of the match, as time that runs whoever is asked. */
export const matchTimers = (table: Pick<Table, 'options' | 'stage' | 'timeUp'>): readonly Timer[] => {
  const clock = matchClock(table);
  return clock ? [{ id: MATCH_TIMER, clock }] : [];
};

/** The minutes are up: the turn that is played becomes the last one. What is asked for it goes on. */
export const timeIsUp: Event = { kind: 'time-ran-out', to: { open: { timeUp: true } } };
