import type { UnitId } from '../units.ts';

/** A melee, G-12. `fight` of the table says which units fight. */
export type MeleeStep =
  /** The active unit fights the unit that it has charged, if both are on the map. */
  | { readonly do: 'melee' }
  /**
   * A fight from G-12.1 to G-12.12, whoever's activation it is. The walking dead charge by this step too, G-17.5. The
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
