import type { SeatId } from '../../../../match/index.ts';
import type { Needed } from '../needed.ts';
import type { UnitId } from '../units.ts';

/** Morale, G-13. */
export type MoraleStep =
  /** Every unit that had wounds marked and is at half strength takes a test, G-13.2, those of seat `first` first. */
  | { readonly do: 'morale'; readonly first: SeatId }
  /** One unit takes a test: of wounds, G-13.2, or as the loser of a melee, G-13.3. */
  | { readonly do: 'test'; readonly unit: UnitId; readonly why: 'wounds' | 'melee' };

/** What comes of a morale test, G-13.2 and G-13.3. */
type MoraleResult = 'none' | 'shaken' | 'routed';

/** Why a unit becomes Shaken: a morale test, its transport was lost (G-15.1 e), or event 41. */
export type ShakenWhy = 'morale' | 'wreck' | 'event 41';

/** What happens to the morale of units, G-13. */
export type MoraleFact =
  /**
   * The units that must test because of wounds, in the order in which they do, G-13.2. Clears the wounds that this
   * check counts.
   */
  | { readonly kind: 'morale-checked'; readonly units: readonly UnitId[] }
  /** A unit has taken a test, G-13.4. */
  | ({
      readonly kind: 'morale-tested';
      readonly unit: UnitId;
      readonly why: 'wounds' | 'melee';
      /** null: it is Shaken and failed without rolling. */
      readonly die: number | null;
      /** The die that was rolled again for Emotion, G-18.4; null: none. */
      readonly again: number | null;
      /** The die of Fearless after a failure; null: none. */
      readonly fearless: number | null;
      readonly result: MoraleResult;
    } & Needed)
  | { readonly kind: 'became-shaken'; readonly unit: UnitId; readonly why: ShakenWhy };
