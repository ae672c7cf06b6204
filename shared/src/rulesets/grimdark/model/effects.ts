import type { SeatId } from '../../../match/index.ts';
import type { ModelRule } from '../roster/terms.ts';
import type { UnitId } from './units.ts';

/**
 * What an effect is on: a unit, all units of a seat, all in a quarter of the map (G-2.4); with no field, every unit.
 */
export interface EffectOn {
  readonly unit?: UnitId;
  readonly seat?: SeatId;
  readonly quarter?: 1 | 2 | 3 | 4;
}

/** Events that wait for the first die of a kind. */
export type FirstDie = 42 | 43 | 45;

/** What a spell, a random event or a scenario does for a time. */
export type EffectWhat =
  /** On dice to hit, G-16.6. `against`: only those at units of this seat. */
  | {
      readonly kind: 'hit';
      readonly amount: number;
      readonly scope: 'shooting' | 'melee' | 'all' | 'next-attacks';
      readonly against?: SeatId;
    }
  /** On all block dice. */
  | { readonly kind: 'defense'; readonly amount: number }
  /** On morale tests; `within`: on those of enemies that are so near, event 56. */
  | { readonly kind: 'morale'; readonly amount: number; readonly within?: number }
  /** All models have the rule. */
  | { readonly kind: 'grant'; readonly rule: ModelRule }
  /** Event 15. */
  | { readonly kind: 'cannot-shoot' }
  /** On the range of weapons, event 25. */
  | { readonly kind: 'range'; readonly amount: number }
  /** On the attacks of the first listed melee weapon of each model, event 26. */
  | { readonly kind: 'melee-attacks'; readonly amount: number }
  /** Ranged weapons make so many times their attacks, event 54. */
  | { readonly kind: 'shots'; readonly times: number }
  /** Moves into terrain pieces are dangerous, event 21. */
  | { readonly kind: 'fauna' }
  /**
   * Waits for the die that sets off event 42, 43 or 45. Event 42 on one unit waits for the end of that unit's shooting.
   */
  | { readonly kind: 'first-die'; readonly event: FirstDie };

/** What a spell, event or scenario has put on units, and how long it lasts. */
export interface Effect {
  /**
   * What put it there: the id of a spell, `event 16`, `tomb`, `logic`. The same source counts once on the same dice,
   * G-3.3.
   */
  readonly source: string;
  readonly on: EffectOn;
  readonly what: EffectWhat;
  /**
   * `activation`: to the end of the unit's next activation, or of this one if it is active; `next-activation`: to that
   * of the one after this; `attacks`: to its next attacks.
   */
  readonly until: 'attacks' | 'activation' | 'next-activation' | 'round' | 'battle';
}
