import type { SeatInfo } from '../../net/shared-state.ts';

/** Where the way to another match stands; `refused` means that everybody wants it and the server opens none now. */
export type RematchState = 'open' | 'wanted' | 'offered' | 'refused';

/** Who wants another match, seen from a seat; `refusal` is why there is none, empty if nothing is in its way. */
export const rematchState = (seats: readonly SeatInfo[], own: string | null, refusal = ''): RematchState => {
  if (own !== null && refusal !== '' && seats.every(({ rematch }) => rematch)) return 'refused';
  if (seats.some(({ id, rematch }) => id === own && rematch)) return 'wanted';
  return seats.some(({ rematch }) => rematch) ? 'offered' : 'open';
};
