import type { SeatId } from '../../../../match/index.ts';
import type { Stage } from '../table.ts';

/** What comes before the first turn: P0 to P4, SET-1 to SET-8. */
export type SetupStep =
  /** A part of the match begins. */
  | { readonly do: 'stage'; readonly stage: Stage }
  | { readonly do: 'races' }
  | { readonly do: 'announce' }
  | { readonly do: 'armies' }
  /** Who has which edge, SET-2. */
  | { readonly do: 'edges' }
  | { readonly do: 'terrain' }
  /** Who begins hidden, CON-8. */
  | { readonly do: 'hides' }
  /** One of the six steps of set-up, SET-4. */
  | { readonly do: 'setup'; readonly step: number }
  /** A side places the next units of a step, SET-5: so many at most. */
  | {
      readonly do: 'place';
      readonly step: number;
      readonly seat: SeatId;
      readonly count: number;
      /** Who places nothing more in this step. */
      readonly done: readonly SeatId[];
    }
  /** Everything at once, in secret, SET-7. */
  | { readonly do: 'deploy' };
