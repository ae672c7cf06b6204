/** A place at the table: a player, a bot, or empty. Unique in its match, e.g. `blue`. */
export type SeatId = string;

/** A viewer of a match: a seat, `public`, or `omniscient`. */
export type Viewer = SeatId | typeof PUBLIC | typeof OMNISCIENT;

/** The viewer of all spectators, which may know only what all players know. */
export const PUBLIC = 'public';

/** The viewer who sees all of the state, the secrets of every seat among it. */
export const OMNISCIENT = 'omniscient';

/** The seat of a viewer; null for spectators. */
export const seatOf = (viewer: Viewer): SeatId | null => (viewer === PUBLIC || viewer === OMNISCIENT ? null : viewer);

/** A seat with its force. Seats of one `side` (0, 1, …) fight together. */
export interface Seated<Force> {
  readonly id: SeatId;
  readonly side: number;
  readonly force: Force;
}
