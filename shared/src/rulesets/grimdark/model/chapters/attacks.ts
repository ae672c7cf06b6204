import type { HexLabel } from '../../../../hex/index.ts';
import type { WeaponId, WeaponRules } from '../../roster/terms.ts';
import type { Needed } from '../needed.ts';
import type { UnitId } from '../units.ts';

/** How a group attacks: shooting after a Hold or an Advance, in the melee of its own charge, or in another melee. */
export type AttackHow = 'hold' | 'advance' | 'charge' | 'melee';

/** A group of attacks as it was declared, fixed from then on, G-10.4. */
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

/**
 * What a run of carriers must roll to hit. Carriers are in one run while they are of one model type and, with Sniper,
 * name the same model.
 */
export interface Aim extends Needed {
  /** How many carriers the run has; the runs follow each other in the order of the carriers. */
  readonly carriers: number;
}

/** A hit that must be blocked, G-11.3, before Blast copies it, G-11.4. */
export interface Hit {
  /** Index of its die among the hit dice. */
  readonly die: number;
  readonly ap: number;
  /** The rule that made it, or that changed its AP; `hit` for neither. */
  readonly why: 'hit' | 'rending' | 'furious' | 'relentless';
  /** Index in `defenses` of what its block dice must show. */
  readonly defense: number;
}

/** The dice that block hits, G-11.5 and G-11.6. */
export interface Blocking {
  /** How many copies there are of each hit, G-11.4; 1 without Blast. */
  readonly blast: number;
  /** What block dice must show: one entry for each AP, and for each model that Sniper names. */
  readonly defenses: readonly Needed[];
  /** In the order of the hits; the copies of one hit follow each other. */
  readonly blockDice: readonly number[];
  /** Poison: the second roll for each natural 6 among the block dice, in their order. */
  readonly rerolls: readonly number[];
  /** How many hits were not blocked, copies counted. */
  readonly failed: number;
}

/** What one wound did to a model, or the X wounds of one Deadly hit. */
export interface Marked {
  /** Index of the model in the track. */
  readonly model: number;
  /** Dice of Regeneration: each 5+ ignores one. */
  readonly dice: readonly number[];
  readonly marked: number;
  /** The model is removed. */
  readonly removed: boolean;
}

/** What happens when units shoot and attacks are resolved, G-10 and G-11. */
export type AttacksFact =
  /** The active unit shoots with these groups, in the order in which they are resolved, G-10.5. */
  | { readonly kind: 'shooting-declared'; readonly unit: UnitId; readonly groups: readonly GroupAttack[] }
  /** A group was resolved, G-11.1 to G-11.7. If a hit was not blocked, `wounds-marked` follows. */
  | ({
      readonly kind: 'group-resolved';
      readonly attack: GroupAttack;
      /** The alien cannon's die for its AP, event 63. */
      readonly apDie?: number;
      readonly aims: readonly Aim[];
      /** One per attack, in the order of the carriers. */
      readonly hitDice: readonly number[];
      readonly hits: readonly Hit[];
      /** Cover added 1 to the block dice, G-5.9. */
      readonly cover: boolean;
      /** Hits lost because the model that Sniper named for them was dead, G-15. */
      readonly lost: number;
    } & Blocking)
  /** The group's target was destroyed before; it rolled nothing, G-10.5. */
  | { readonly kind: 'group-dropped'; readonly attack: GroupAttack }
  /** Automatic hits were resolved, G-11.4 to G-11.7. */
  | ({ readonly kind: 'hits-resolved'; readonly hits: AutoHits } & Blocking)
  /** Wounds were allocated, G-11.8: of the group or the hits that were resolved just before, or of `source`. */
  | {
      readonly kind: 'wounds-marked';
      readonly target: UnitId;
      /** The unit that caused them; null: none did. */
      readonly by: UnitId | null;
      /** The weapon, or what else caused them. */
      readonly source: string;
      readonly wounds: readonly Marked[];
      /** The wounds that were really marked, G-11.9. */
      readonly caused: number;
    }
  /** The effects that lasted until this unit's next attacks are over, G-16.6. */
  | { readonly kind: 'attacks-ended'; readonly unit: UnitId }
  /** A unit was destroyed. `at`: where it stood, if it was on the map. */
  | {
      readonly kind: 'unit-destroyed';
      readonly unit: UnitId;
      readonly why: 'casualties' | 'routed' | 'no-room';
      readonly at: HexLabel | null;
    }
  /** A passenger left a lost transport, G-15.1 e; it becomes Shaken next. */
  | { readonly kind: 'bailed-out'; readonly unit: UnitId; readonly transport: UnitId; readonly at: HexLabel };
