/** A place at the table: a player, a bot, or empty. Unique in its match, e.g. `blue`. */
export type SeatId = string;

/** Who looks: a seat, `public`, or `omniscient`. */
export type Viewer = SeatId | typeof PUBLIC | typeof OMNISCIENT;

/** The viewer who may know only what all players know in common: every spectator. */
export const PUBLIC = 'public';

/** The viewer who sees all of the state, the secrets of every seat among it. */
export const OMNISCIENT = 'omniscient';

/** The seat that a viewer is; null for those who only watch. */
export const seatOf = (viewer: Viewer): SeatId | null => (viewer === PUBLIC || viewer === OMNISCIENT ? null : viewer);

/** A seat with what it brings. Seats of one `side` (0, 1, …) fight together. */
export interface Seated<Force> {
  readonly id: SeatId;
  readonly side: number;
  readonly force: Force;
}
