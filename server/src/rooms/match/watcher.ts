import type { RulesetTypes, SeatId, Viewer } from '@ironhex/shared/match';
import type { Entry } from './entries.ts';

/** Hears what happens at a table: it shows the match and keeps it. */
export interface Watcher {
  /** A viewer got to see an event. */
  seen(viewer: Viewer, seen: RulesetTypes['seen']): void;
  /** Something happened that must be kept. */
  happened(entry: Entry): void;
  /** State, decisions or clocks are different now. */
  changed(): void;
  /** A seat's time for a decision is used up, or with `seat` null that of a timer. */
  expired(seat: SeatId | null, id: number): void;
  /** Something that must not happen did; the match goes on. */
  trouble(what: string, details: object): void;
}
