/** How many may be connected to one match. */
export interface RoomLimits {
  /** Spectators of one match at once. */
  readonly spectators: number;
  /** Connections of one seat at once. */
  readonly connectionsPerSeat: number;
}

/** More than a table of people needs. */
export const ROOM_LIMITS: RoomLimits = { spectators: 500, connectionsPerSeat: 10 };
