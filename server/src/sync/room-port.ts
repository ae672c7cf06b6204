import type { MatchClient } from './guest.ts';

/** The room as the session needs it. */
export interface RoomPort {
  /** Everybody who is connected. */
  guests(): readonly MatchClient[];
  /** Closes a connection whose seat has a new link: from now on it is sent nothing, and its messages are ignored. */
  sendOut(client: MatchClient): void;
  /** Sends what changed in the state. */
  patch(): void;
  /** The match is another process's now: sends everybody there. */
  lost(): void;
  /** The match cannot go on here: sends everybody to look for it elsewhere. */
  leave(): void;
}
