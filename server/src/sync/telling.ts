import type { SeatId } from '@ironhex/shared/match';
import type { Table } from '../rooms/match/table.ts';

/**
 * What some viewers are told: a match as it stands for them. Seats and the public are told of it as it is; a viewer that
 * lags behind has a fold of its own, of what is old enough.
 */
export interface Telling {
  /** The match, and the viewers who are told of it. */
  readonly table: Table;
  /** By how many milliseconds the clock of these viewers is behind; undefined: they are told at once. */
  readonly behind?: number;
}

/** A line of the chat. */
export interface Said {
  readonly from: string;
  /** Null for a spectator. */
  readonly seat: SeatId | null;
  readonly text: string;
}
