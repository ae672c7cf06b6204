/** A place at the table: a player, a bot, or empty. Unique in its match, e.g. `blue`. */
export type SeatId = string;

/** Who looks: a seat, or `public` for everybody else. */
export type Viewer = SeatId | typeof PUBLIC;

/** The viewer who may know only what all players know in common: every spectator. */
export const PUBLIC = 'public';

/** A seat with what it brings. Seats of one `side` (0, 1, …) fight together. */
export interface Seated<Force> {
  readonly id: SeatId;
  readonly side: number;
  readonly force: Force;
}
