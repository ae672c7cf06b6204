import type { SeatId } from '../../../../match/index.ts';

/** The course of a battle, 8. */
export type RoundsStep =
  /** A round begins: its start phase, turns and end phase follow. */
  | { readonly do: 'round' }
  /** The next to place a reserve is asked, 8.2 step 4. */
  | { readonly do: 'arrivals'; readonly seat: SeatId }
  /** The first turn of the round begins, after the arrivals. */
  | { readonly do: 'turns' }
  /** The seat activates a unit, 8.3. */
  | { readonly do: 'turn'; readonly seat: SeatId }
  /** The active unit goes on after its first dangerous test, 8.6 step 3. */
  | { readonly do: 'proceed' }
  /** It shoots or fights, 8.6 step 7. */
  | { readonly do: 'use' }
  /** 8.6 step 8: first the morale tests, then what comes after them. */
  | { readonly do: 'end-activation' }
  | { readonly do: 'activated' }
  /** Markers are checked, 14.2. */
  | { readonly do: 'markers' }
  /** The round ends, and perhaps the battle, 8.5 and 14.3. */
  | { readonly do: 'end-round' };
