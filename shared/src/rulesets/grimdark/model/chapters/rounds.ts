import type { SeatId } from '../../../../match/index.ts';
import type { UnitId } from '../units.ts';
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
  /** The rest of an activation after the first dangerous test: idle, or the action, G-8.6 steps 3 to 8. */
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

/** What happens in the course of a battle, G-8 and G-14. */
export type RoundsFact =
  /** A round began, G-8.2; `starter` takes its first turn. */
  | { readonly kind: 'round-began'; readonly round: number; readonly starter: SeatId }
  /** A reserve was placed. */
  | { readonly kind: 'arrived'; readonly unit: UnitId; readonly at: string }
  /** A player passes on placing reserves for the rest of this round. */
  | { readonly kind: 'passed'; readonly seat: SeatId }
  /** The arrivals are over, and the turns begin, G-8.3. */
  | { readonly kind: 'turns-began' }
  /** A unit was named, G-8.6; `idle`: it is Shaken. */
  | { readonly kind: 'unit-activated'; readonly unit: UnitId; readonly idle: boolean }
  /** An activation is over; `recovered`: the unit stops being Shaken. */
  | { readonly kind: 'activation-ended'; readonly unit: UnitId; readonly recovered: boolean }
  /** A player was the first to have no unit left to activate, G-8.4. */
  | { readonly kind: 'seat-finished'; readonly seat: SeatId }
  /** Owners of markers after a round, and which have changed, by index. */
  | {
      readonly kind: 'markers-checked';
      readonly owners: readonly (SeatId | null)[];
      readonly changed: readonly number[];
    }
  | { readonly kind: 'round-ended'; readonly round: number }
  /** The battle ended. `score`: seat A's first; `winner` null: a draw. */
  | { readonly kind: 'battle-ended'; readonly score: readonly number[]; readonly winner: SeatId | null }
  /** This seat gave up, G-14.4. */
  | { readonly kind: 'conceded'; readonly seat: SeatId };
