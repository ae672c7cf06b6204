import type { SeatId } from '../match/index.ts';

/**
 * What the match waits for, as one viewer may know it and the room shows it. Times are epoch milliseconds of the
 * server's clock; 0 without clocks, and where the viewer may not know them.
 */
export interface ShownDecision {
  /** Empty for a timer, which asks no seat. */
  readonly seat: SeatId;
  /** Of the viewer's own decisions; -1 for others. */
  readonly id: number;
  /** The ruleset's word for it; empty where the viewer may not know it. */
  readonly kind: string;
  /** The class of its clock; empty where the viewer may not know it. */
  readonly clock: string;
  /** It is answered, and may be answered anew. */
  readonly committed: boolean;
  /** From here on the bank is drawn. */
  readonly bankFrom: number;
  /** Here the fallback is done. */
  readonly deadline: number;
}
