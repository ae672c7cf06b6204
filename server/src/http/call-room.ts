import { matchMaker } from 'colyseus';
import { busy } from '../refusals.ts';
import type { MatchRoom } from '../rooms/lifecycle/match-room.ts';

/**
 * Calls a method of a match's room, on whatever server it is.
 * @throws ServerError that it is not possible now, if that server was lost just now.
 */
export const callRoom = async <T>(roomId: string, method: keyof MatchRoom, ...given: unknown[]): Promise<T> => {
  try {
    return (await matchMaker.remoteRoomCall<MatchRoom>(roomId, method, given)) as T;
  } catch {
    throw busy();
  }
};
