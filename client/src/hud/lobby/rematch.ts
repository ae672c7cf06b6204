import type { SeatInfo } from '../../net/shared-state.ts';

/** Where the way to another match stands. */
export type RematchState = 'open' | 'wanted' | 'offered';

/** Who wants another match, seen from a seat. */
export const rematchState = (seats: readonly SeatInfo[], own: string | null): RematchState => {
  if (seats.some(({ id, rematch }) => id === own && rematch)) return 'wanted';
  return seats.some(({ rematch }) => rematch) ? 'offered' : 'open';
};
