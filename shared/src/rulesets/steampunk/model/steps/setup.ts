import type { SeatId } from '../../../../match/index.ts';

/** What comes before the first turn: P0 to P4, SET-1 to SET-8. */
export type SetupStep =
  | { readonly do: 'races' }
  | { readonly do: 'announce' }
  | { readonly do: 'armies' }
  | { readonly do: 'terrain' }
  /** Who begins hidden, CON-8. */
  | { readonly do: 'hides' }
  /** One of the six steps of set-up, SET-4. */
  | { readonly do: 'setup'; readonly step: number }
  /** A side places the next `count` units of a step, SET-5. */
  | { readonly do: 'place'; readonly step: number; readonly seat: SeatId; readonly count: number }
  /** Everything at once, in secret, SET-7. */
  | { readonly do: 'deploy' };
