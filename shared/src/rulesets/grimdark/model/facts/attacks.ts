import type { HexLabel } from '../../../../hex/index.ts';
import type { Needed } from '../needed.ts';
import type { AutoHits, GroupAttack } from '../steps/attacks.ts';
import type { UnitId } from '../units.ts';

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
