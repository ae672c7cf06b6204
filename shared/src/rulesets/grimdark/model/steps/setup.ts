import type { SeatId } from '../../../../match/index.ts';

/** Before the battle, G-7. */
export type SetupStep =
  /** The units of both forces are listed for all to see, G-7.2. */
  | { readonly do: 'forces' }
  /** Markers are rolled or read from the map, G-7.3, and it is rolled who says who places first, G-7.4. */
  | { readonly do: 'markers-begin' }
  | { readonly do: 'marker-first'; readonly seat: SeatId }
  | { readonly do: 'place-marker'; readonly seat: SeatId }
  /** The roll-off for sides, and the choice of the winner, G-7.5. */
  | { readonly do: 'sides' }
  | { readonly do: 'edge'; readonly seat: SeatId }
  /** Both declare, hidden from each other, G-7.6. */
  | { readonly do: 'declare' }
  | { readonly do: 'deploy'; readonly seat: SeatId }
  | { readonly do: 'scout'; readonly seat: SeatId };
