import type { SeatInfo } from '../../table/facts.ts';

/** How far a rematch is. `refused`: all players want it, and the server cannot open it now. */
export type RematchState = 'open' | 'wanted' | 'offered' | 'refused';

/** How far a rematch is for a seat. `refusal` is the server's reason why it cannot open it; empty if it can. */
export const rematchState = (seats: readonly SeatInfo[], own: string | null, refusal = ''): RematchState => {
  if (own !== null && refusal !== '' && seats.every(({ rematch }) => rematch)) return 'refused';
  if (seats.some(({ id, rematch }) => id === own && rematch)) return 'wanted';
  return seats.some(({ rematch }) => rematch) ? 'offered' : 'open';
};
