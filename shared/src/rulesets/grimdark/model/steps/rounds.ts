import type { SeatId } from '../../../../match/index.ts';
import type { Planned } from './movement.ts';

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
  /** The active unit goes on after its first dangerous test: idle, or to its action, G-8.6 steps 3 to 8. */
  | { readonly do: 'proceed'; readonly planned?: Planned }
  /** The active unit uses its action: it shoots after a Hold or Advance, fights after a Charge, G-8.6 step 7. */
  | { readonly do: 'use' }
  /** The end of an activation, G-8.6 step 8: morale tests, the scenario, then `activated`. */
  | { readonly do: 'end-activation' }
  /** The activation is over: the unit is marked as activated, and the next turn begins. */
  | { readonly do: 'activated' }
  /** Markers are checked, G-14.2. */
  | { readonly do: 'markers' }
  /** The round ends, and perhaps the battle, G-8.5 and G-14.3. */
  | { readonly do: 'end-round' };
