import type { WeaponId, WeaponRules } from '../../roster/terms.ts';
import type { UnitId } from '../units.ts';

/** How a group attacks: shooting after a Hold or an Advance, in the melee of its own charge, or in another melee. */
export type AttackHow = 'hold' | 'advance' | 'charge' | 'melee';

/** A group of attacks as it was declared: nothing in it changes any more, G-10.4. */
export interface GroupAttack {
  readonly by: UnitId;
  readonly target: UnitId;
  readonly weapon: WeaponId;
  /** It is the group of the joined hero, G-10.3. */
  readonly hero: boolean;
  readonly how: AttackHow;
  /** Each carrier by its index in the track, in track order, with its number of attacks, G-10.6. */
  readonly carriers: readonly { readonly model: number; readonly attacks: number }[];
  /** Hexes between the units. */
  readonly distance: number;
  /** Where the target's cover comes from, G-5.10. Whether it counts is for `coverCounts` to say. */
  readonly cover: 'none' | 'sight' | 'terrain';
  /** Sniper: the model that each carrier names, by index in the target's track. */
  readonly named?: readonly number[];
}

/** Hits without a roll to hit: of spells, Impact, events and scenarios. */
export interface AutoHits {
  readonly target: UnitId;
  readonly hits: number;
  readonly ap: number;
  /** Rules of the hits. Blast multiplies them, so they are resolved from G-11.4 on. */
  readonly rules: WeaponRules;
  /** A spell, `impact`, `event 14`, `chamber`. */
  readonly source: string;
  /** The unit that causes them, for G-12.8: the charger with Impact, the caster of a spell; null: none. */
  readonly by: UnitId | null;
}

/** Wounds that are still to be allocated, G-11.8. */
export interface Pending {
  readonly target: UnitId;
  /** As in `AutoHits`. */
  readonly by: UnitId | null;
  /** The weapon, or as in `AutoHits`. */
  readonly source: string;
  /** How many hits came through; one of Deadly counts once. */
  readonly wounds: number;
  /** How many wounds each of them is: X of Deadly(X), else 1. */
  readonly deadly: number;
  /** Regeneration applies. */
  readonly regenerates: boolean;
  /** Sniper: the model that takes each of them, by index in the track. */
  readonly named?: readonly number[];
}

/** Attacks and what they do, G-10 and G-11. */
export type AttacksStep =
  /** The active unit is asked for targets, P11, and shoots. */
  | { readonly do: 'shoot' }
  /** A group of attacks from G-11.1 on; dropped where its target is gone. */
  | { readonly do: 'attack'; readonly attack: GroupAttack }
  /** Automatic hits from G-11.4 on. */
  | { readonly do: 'hits'; readonly hits: AutoHits }
  /**
   * Wounds without a block roll: of dangerous terrain and of events 43 and 45. Regeneration applies. `by`: as in
   * `AutoHits`.
   */
  | {
      readonly do: 'wounds';
      readonly target: UnitId;
      readonly wounds: number;
      readonly source: string;
      readonly by: UnitId | null;
    }
  /** A unit whose last model is gone, or that routs, leaves the map, G-11.B; passengers bail out first, G-15.1 e. */
  | { readonly do: 'destroy'; readonly unit: UnitId; readonly why: 'casualties' | 'routed' | 'no-room' }
  /** The shooting, or the strike, of a unit is over: so are effects until its next attacks, G-16.6. */
  | { readonly do: 'attacks-end'; readonly unit: UnitId }
  /** Wounds are allocated, G-11.8, perhaps as their owner chooses, P15. */
  | { readonly do: 'allocate'; readonly pending: Pending }
  /** A passenger that has survived leaves a lost transport, P18. */
  | { readonly do: 'bail-out'; readonly unit: UnitId; readonly transport: UnitId }
  /** A destroyed unit's counter leaves the map, after its passengers. */
  | { readonly do: 'remove'; readonly unit: UnitId; readonly why: 'casualties' | 'routed' | 'no-room' };
