import type { SeatId } from '../../../../match/index.ts';

/** The course of a battle, G-8. */
export type RoundsStep =
  /** A round begins: its start phase, turns and end phase follow. */
  | { readonly do: 'round' }
  /** The next to place a reserve is asked, G-8.2 step 4. */
  | { readonly do: 'arrivals'; readonly seat: SeatId }
  /** The first turn of the round begins, after the arrivals. */
  | { readonly do: 'turns' }
  /** The seat activates a unit, G-8.3. */
  | { readonly do: 'turn'; readonly seat: SeatId }
  /** The active unit goes on after its first dangerous test, G-8.6 step 3. */
  | { readonly do: 'proceed' }
  /** It shoots or fights, G-8.6 step 7. */
  | { readonly do: 'use' }
  /** G-8.6 step 8: first the morale tests, then what comes after them. */
  | { readonly do: 'end-activation' }
  | { readonly do: 'activated' }
  /** Markers are checked, G-14.2. */
  | { readonly do: 'markers' }
  /** The round ends, and perhaps the battle, G-8.5 and G-14.3. */
  | { readonly do: 'end-round' };
