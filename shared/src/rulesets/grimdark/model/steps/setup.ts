import type { SeatId } from '../../../../match/index.ts';

/** Before the battle, G-7. */
export type SetupStep =
  /** The units of both forces are listed for all to see, G-7.2. */
  | { readonly do: 'forces' }
  /** The number of markers is rolled, or the map lists them, G-7.3; then the roll-off for the first marker, G-7.4. */
  | { readonly do: 'markers-begin' }
  /** The winner of the roll-off says who places first, P1. */
  | { readonly do: 'marker-first'; readonly seat: SeatId }
  /** The seat places the next marker, P2. */
  | { readonly do: 'place-marker'; readonly seat: SeatId }
  /** The roll-off for sides, and all that follows it before the battle, as a proposal; then what both say to it, P0. */
  | { readonly do: 'propose' }
  | { readonly do: 'proposal' }
  /** The roll-off for sides, and the choice of the winner, G-7.5. */
  | { readonly do: 'sides' }
  /** The winner chooses its edge, P3. */
  | { readonly do: 'edge'; readonly seat: SeatId }
  /** Both declare, hidden from each other, G-7.6. */
  | { readonly do: 'declare' }
  /** The seat deploys a unit, P5, and a scout, P6. */
  | { readonly do: 'deploy'; readonly seat: SeatId }
  | { readonly do: 'scout'; readonly seat: SeatId };
