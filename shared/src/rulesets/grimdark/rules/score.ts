import type { SeatId } from '../../../match/index.ts';
import type { Open } from '../model/change.ts';
import type { Table } from '../model/table.ts';

/** The change that gives victory points to seats, G-14.3. */
export const scored = (
  { seats }: Pick<Table, 'seats'>,
  points: Readonly<Record<SeatId, number>>,
): Pick<Open, 'seats'> => ({
  seats: seats.map((seat) => ({ ...seat, points: seat.points + (points[seat.id] ?? 0) })),
});
