/** A place at the table: a player, a bot, or empty. Unique in its match, e.g. `blue`. */
export type SeatId = string;

/** A viewer of a match: a seat, `public`, `omniscient`, or `sides`. */
export type Viewer = SeatId | typeof PUBLIC | typeof OMNISCIENT | typeof SIDES;

/** The viewer of all spectators, which may know only what all players know. */
export const PUBLIC = 'public';

/** The viewer who sees all of the state, the secrets of every seat among it. */
export const OMNISCIENT = 'omniscient';

/**
 * The viewer who sees what all sides plan, but nothing that can stay secret to the end. Only games with such secrets have
 * it, see {@link Ruleset.lastingSecrets}.
 */
export const SIDES = 'sides';

/** Does this viewer see what more than one side keeps secret? It is told so only some time later, while a match is played. */
export const seesSides = (viewer: Viewer): boolean => viewer === OMNISCIENT || viewer === SIDES;

/** The seat of a viewer; null for spectators. */
export const seatOf = (viewer: Viewer): SeatId | null => (viewer === PUBLIC || seesSides(viewer) ? null : viewer);

/** A seat with its force. Seats of one `side` (0, 1, …) fight together. */
export interface Seated<Force> {
  readonly id: SeatId;
  readonly side: number;
  readonly force: Force;
}
