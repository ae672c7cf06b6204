import type { SeatId } from '../../../../match/index.ts';
import type { UnitId } from '../units.ts';

/** What happens in the course of a battle, G-8 and G-14. */
export type RoundsFact =
  /** A round began, G-8.2; `starter` takes its first turn. */
  | { readonly kind: 'round-began'; readonly round: number; readonly starter: SeatId }
  /** A reserve was placed. */
  | { readonly kind: 'arrived'; readonly unit: UnitId; readonly at: string }
  /** A player places no more reserves in this round. */
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
