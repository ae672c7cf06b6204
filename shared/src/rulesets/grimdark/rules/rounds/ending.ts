import type { Outcome, SeatId } from '../../../../match/index.ts';
import type { Event } from '../../model/events.ts';
import type { Options } from '../../model/options.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import { scenarioEnd } from '../scenarios/ending.ts';
import { battleEnds, endedBy, ROUNDS, scoreOf } from '../victory.ts';
import { otherSeat } from './turns.ts';

/** The last round that a draw can be played on to, G-14.5. */
const LAST_ROUND: Readonly<Record<Options['overtime'], number>> = { off: ROUNDS, on: 6, 'until-won': 20 };

const hasUnits = ({ units }: Table, seat: SeatId): boolean =>
  Object.values(units).some((unit) => unit.seat === seat && unit.place !== 'destroyed' && unit.place !== 'joined');

/** The end of the battle after a round, G-14.3 to G-14.5; undefined: the battle continues. */
export const ended = (state: State): Event | undefined => {
  const { round, seats, options } = state;
  const isEmpty = seats.every(({ id }) => !hasUnits(state, id));
  const special = scenarioEnd(state, isEmpty);
  if (special !== undefined) return special ?? undefined;
  const [a, b] = scoreOf(state);
  const winner = a === b ? null : seats[a! > b! ? 0 : 1]!.id;
  if (isEmpty) return battleEnds(state, winner, 'G-14.4', endedBy('none-left'));
  if (round < ROUNDS) return undefined;
  if (winner !== null) return battleEnds(state, winner, 'G-14.3', endedBy('last-round'));
  if (round < LAST_ROUND[options.overtime]) return undefined;
  return battleEnds(state, null, round > ROUNDS ? 'G-14.5' : 'G-14.3', endedBy('score-tied', { score: a! }));
};

/** A seat gives up, G-14.4. */
export const conceded = (state: State, seat: SeatId): Event => {
  const winner = otherSeat(state, seat);
  const { side } = state.seats.find(({ id }) => id === winner)!;
  const outcome: Outcome = { winner: side, score: scoreOf(state), rule: 'G-14.4', ...endedBy('given-up') };
  return { kind: 'conceded', seat, to: { open: { stage: 'over', phase: null, active: null, outcome } } };
};
