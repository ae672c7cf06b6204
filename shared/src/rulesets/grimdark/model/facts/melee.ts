import type { HexLabel } from '../../../../hex/index.ts';
import type { WeaponId } from '../../roster/terms.ts';
import type { UnitId } from '../units.ts';

/** When a unit strikes in a melee: by Counter, after its charge, or back; G-12.1, G-12.3 and G-12.5. */
export type StrikeWhen = 'counter' | 'charge' | 'back';

/** What one side brings to the comparison of G-12.8. */
export interface MeleeSide {
  readonly unit: UnitId;
  /** Wounds that it has caused. */
  readonly wounds: number;
  /** The Fear of its living models. */
  readonly fear: number;
}

/** What happens in melees, G-12. */
export type MeleeFact =
  /** A charger and its target fight. */
  | { readonly kind: 'melee-began'; readonly charger: UnitId; readonly target: UnitId }
  /** A unit strikes with these weapons; its groups follow one by one. */
  | {
      readonly kind: 'strike-began';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly when: StrikeWhen;
      readonly weapons: readonly WeaponId[];
    }
  /** A unit could strike, and its player declined. */
  | { readonly kind: 'strike-declined'; readonly unit: UnitId; readonly when: StrikeWhen }
  /**
   * The dice of Impact, G-12.2: `impact` less one for each of `counters`, the target's models with a Counter weapon.
   */
  | {
      readonly kind: 'impact-rolled';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly impact: number;
      readonly counters: number;
      readonly needs: number;
      readonly dice: readonly number[];
      readonly hits: number;
    }
  /** A unit became Fatigued: until the end of the round it hits in melee on natural 6 only, G-12.7. */
  | { readonly kind: 'became-fatigued'; readonly unit: UnitId }
  /**
   * Who has lost, G-12.8; null: a tie. `destroyed`: the loser has lost because it is destroyed, and the sides do not
   * count.
   */
  | {
      readonly kind: 'melee-decided';
      readonly charger: UnitId;
      readonly target: UnitId;
      /** The charger's first. */
      readonly sides: readonly MeleeSide[];
      readonly loser: UnitId | null;
      readonly destroyed: boolean;
    }
  /** The survivor of a melee has moved, G-12.10. */
  | {
      readonly kind: 'consolidated';
      readonly unit: UnitId;
      readonly from: HexLabel;
      readonly path: readonly HexLabel[];
    }
  /** A charger has stepped back, G-12.11; null: it had nowhere to go and stays in contact, G-12.12. */
  | { readonly kind: 'separated'; readonly unit: UnitId; readonly from: HexLabel; readonly at: HexLabel | null }
  | { readonly kind: 'melee-ended'; readonly charger: UnitId; readonly target: UnitId };
