import { fetchRecord } from '../net/api.ts';
import { savedSeatsOf } from '../table/seat/saved-seats.ts';

/** The secret of one's seat in a match of this server; undefined if this browser has none. */
export const secretOf = (id: string): string | undefined => savedSeatsOf(id).at(-1)?.keys[0];

/** The record of a match of this server that is over, as text; with the secret of one's seat, if this browser has one. */
export const recordOf = (id: string): ReturnType<typeof fetchRecord> => fetchRecord(id, secretOf(id));
