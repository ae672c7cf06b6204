import { type Outcome, type Said, type SeatId, saying } from '../../../match/index.ts';
import type { Open } from '../model/change.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import type { Table } from '../model/table.ts';
import type { OUTCOMES } from '../words/index.ts';

/** How many rounds a battle has, G-8.1. */
export const ROUNDS = 4;

/** Markers and victory points of each seat, seat A first, G-14.3. */
export const scoreOf = ({ seats, markers }: Pick<Table, 'seats' | 'markers'>): readonly number[] =>
  seats.map(({ id, points }) => points + markers.filter(({ owner }) => owner === id).length);

/** The change that gives victory points to seats, G-14.3. */
export const scored = (
  { seats }: Pick<Table, 'seats'>,
  points: Readonly<Record<SeatId, number>>,
): Pick<Open, 'seats'> => ({
  seats: seats.map((seat) => ({ ...seat, points: seat.points + (points[seat.id] ?? 0) })),
});

/** Says why a battle ended. */
export const endedBy = saying<typeof OUTCOMES>();

/** The event that ends the battle, with its winner; null: a draw. */
export const battleEnds = (state: State, winner: SeatId | null, rule: string, why: Said): Event => {
  const score = scoreOf(state);
  const side = state.seats.find(({ id }) => id === winner)?.side;
  const outcome: Outcome = { ...(side !== undefined && { winner: side }), score, rule, ...why };
  return { kind: 'battle-ended', score, winner, to: { open: { stage: 'over', phase: null, active: null, outcome } } };
};
