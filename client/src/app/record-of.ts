import { fetchRecord } from '../net/api.ts';
import { savedSeatsOf } from '../table/seat/saved-seats.ts';

/** The record of a match of this server that is over, as text; with the secret of one's seat, if this browser has one. */
export const recordOf = (id: string): ReturnType<typeof fetchRecord> =>
  fetchRecord(id, savedSeatsOf(id).at(-1)?.keys[0]);
