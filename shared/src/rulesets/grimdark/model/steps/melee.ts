import type { UnitId } from '../units.ts';

/** A melee, 12: `fight` of the table says who fights whom. */
export type MeleeStep =
  /** The active unit has charged: it fights whom it named, if both are alive. */
  | { readonly do: 'melee' }
  /**
   * A charger fights its target from G-12.1 to G-12.12, whoever's activation it is; nothing happens unless both are on
   * the map. For the charges of units of nobody, G-17.5: the check of G-13.2 is not part of it.
   */
  | { readonly do: 'fight'; readonly charger: UnitId; readonly target: UnitId }
  // What a fight consists of, in this order. Each part looks for itself who is still there.
  /** The target may strike first with its Counter weapons, P13. */
  | { readonly do: 'counter' }
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
  /** The fight is over. */
  | { readonly do: 'end-fight' };
