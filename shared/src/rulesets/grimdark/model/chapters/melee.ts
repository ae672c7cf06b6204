import type { HexLabel } from '../../../../hex/index.ts';
import type { WeaponId } from '../../roster/terms.ts';
import type { UnitId } from '../units.ts';

/** A melee, G-12. `fight` of the table says which units fight. */
export type MeleeStep =
  /** The active unit fights the unit that it has charged, if both are on the map. */
  | { readonly do: 'melee' }
  /**
   * A fight from G-12.1 to G-12.12, in any unit's activation. The walking dead charge by this step too, G-17.5. The
   * morale check of G-13.2 is not part of it.
   */
  | { readonly do: 'fight'; readonly charger: UnitId; readonly target: UnitId }
  // The parts of a fight, in this order. Each part does nothing if one of the two is gone.
  /** The target may strike first with its Counter weapons, P13. */
  | { readonly do: 'counter' }
  /** The charger rolls its Impact dice, G-12.2. */
  | { readonly do: 'impact' }
  /** The charger strikes, G-12.3. */
  | { readonly do: 'strike' }
  /** The target may strike back, P14. */
  | { readonly do: 'strike-back' }
  /** A unit is Fatigued after its last strike, G-12.4 and G-12.6. */
  | { readonly do: 'tire'; readonly unit: UnitId }
  /** Who has lost, G-12.8; the loser tests morale, G-12.9. */
  | { readonly do: 'decide' }
  /** The survivor consolidates, G-12.10, or the charger steps back, G-12.11. */
  | { readonly do: 'part' }
  | { readonly do: 'consolidate'; readonly unit: UnitId }
  | { readonly do: 'separate' }
  /** Ends the fight: `fight` of the table is null again. */
  | { readonly do: 'end-fight' };

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
