import type { SeatId } from '../../../../match/index.ts';
import type { UnitId } from '../units.ts';

/** What happens in the course of a battle, G-8 and G-14. */
export type RoundsFact =
  | { readonly kind: 'round-began'; readonly round: number; readonly starter: SeatId }
  /** A reserve was placed, or its player places no more in this round. */
  | { readonly kind: 'arrived'; readonly unit: UnitId; readonly at: string }
  | { readonly kind: 'passed'; readonly seat: SeatId }
  | { readonly kind: 'turns-began' }
  | { readonly kind: 'unit-activated'; readonly unit: UnitId; readonly idle: boolean }
  /** An activation is over; `recovered`: the unit stops being Shaken. */
  | { readonly kind: 'activation-ended'; readonly unit: UnitId; readonly recovered: boolean }
  | { readonly kind: 'seat-finished'; readonly seat: SeatId }
  /** Owners of markers after a round, and which have changed, by index. */
  | {
      readonly kind: 'markers-checked';
      readonly owners: readonly (SeatId | null)[];
      readonly changed: readonly number[];
    }
  | { readonly kind: 'round-ended'; readonly round: number }
  | { readonly kind: 'battle-ended'; readonly score: readonly number[]; readonly winner: SeatId | null }
  | { readonly kind: 'conceded'; readonly seat: SeatId };
