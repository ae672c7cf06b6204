import type { SideScore } from '../score.ts';

/** How a match ends. A fact names units in fields `unit`, `by`, `target` and `units`. */
export type VictoryFact =
  /** The minutes of the match are up: this turn is the last one, VIC-2. */
  | { readonly kind: 'time-ran-out' }
  /** A round of the end-phase begins, VIC-2. */
  | { readonly kind: 'end-round-began'; readonly round: number }
  /** The points of both sides, when all is laid open, VIC-3. */
  | { readonly kind: 'scored'; readonly sides: readonly SideScore[] };
