import type { SeatId } from '../../../../match/index.ts';
import type { UnitId } from '../units.ts';

/** Morale, G-13. */
export type MoraleStep =
  /** Every unit that had wounds marked and is at half strength takes a test, G-13.2, those of seat `first` first. */
  | { readonly do: 'morale'; readonly first: SeatId }
  /** One unit takes a test: of wounds, G-13.2, or as the loser of a melee, G-13.3. */
  | { readonly do: 'test'; readonly unit: UnitId; readonly why: 'wounds' | 'melee' };
