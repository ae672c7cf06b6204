import type { SeatId } from '../match/index.ts';
import type { Status } from './messages.ts';

/** How a match stands, as spectators were told last. */
export interface AwakeMatch {
  readonly status: Status;
  /** Who sits, by seat; nobody at free seats. Names are empty where nobody may watch. */
  readonly players: Readonly<Record<SeatId, string>>;
  /** Seats whose players have sat down in the middle of the match, in place of others. */
  readonly newcomers: readonly SeatId[];
  /** Seats that the match waits for, as spectators know it; empty where nobody may watch. */
  readonly awaits: readonly SeatId[];
}

/**
 * How a match stands for those who ask without opening it. `asleep`: it is not over and nobody is at it, so no more is
 * known. `gone`: there is no such match.
 */
export type FoundMatch = { readonly id: string } & (
  | { readonly state: 'awake'; readonly standing: AwakeMatch }
  | { readonly state: 'asleep' | 'over' | 'gone' }
);

/** The most matches that can be asked for at once. */
export const MOST_ASKED = 30;
