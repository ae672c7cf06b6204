import type { HexLabel } from '../../../../hex/index.ts';
import type { Needed } from '../needed.ts';
import type { AutoHits, GroupAttack } from '../steps/attacks.ts';
import type { UnitId } from '../units.ts';

/** What carriers in a row, each the same, had to roll to hit. */
export interface Aim extends Needed {
  /** So many carriers of the group, from where those before end. */
  readonly carriers: number;
}

/** A hit that is to be blocked, G-11.3; Blast makes several of it. */
export interface Hit {
  /** The place of its die among the hit dice. */
  readonly die: number;
  readonly ap: number;
  /** Why it is there, or has this AP. */
  readonly why: 'hit' | 'rending' | 'furious' | 'relentless';
  /** The place of what blocks it in `defenses`. */
  readonly defense: number;
}

/** The dice that block hits, G-11.5 and G-11.6. */
export interface Blocking {
  /** Each hit counts so many times, G-11.4. */
  readonly blast: number;
  /** What block dice had to show: one for each AP, and for each model that Sniper names. */
  readonly defenses: readonly Needed[];
  /** In the order of the hits; those of one hit follow each other. */
  readonly blockDice: readonly number[];
  /** Poison: what was rolled again for each natural 6 among them, in order. */
  readonly rerolls: readonly number[];
  /** Hits that were not blocked. */
  readonly failed: number;
}

/** A wound that was marked, or ignored; or the wounds of one Deadly hit. */
export interface Marked {
  /** The model of the track. */
  readonly model: number;
  /** Dice of Regeneration: each 5+ ignores one. */
  readonly dice: readonly number[];
  readonly marked: number;
  /** The model is removed. */
  readonly removed: boolean;
}

/** What happens in this chapter. */
export type AttacksFact =
  /** The active unit shoots with these groups, in the order in which they are resolved, G-10.5. */
  | { readonly kind: 'shooting-declared'; readonly unit: UnitId; readonly groups: readonly GroupAttack[] }
  /** A group rolled to hit, and its target to block, G-11.1 to G-11.7. Wounds follow in `wounds-marked`, if there are any. */
  | ({
      readonly kind: 'group-resolved';
      readonly attack: GroupAttack;
      /** The alien cannon's die for its AP, event 63. */
      readonly apDie?: number;
      readonly aims: readonly Aim[];
      /** One per attack, in the order of the carriers. */
      readonly hitDice: readonly number[];
      readonly hits: readonly Hit[];
      /** Cover added to the block dice. */
      readonly cover: boolean;
      /** Hits at models named by Sniper that are dead. */
      readonly lost: number;
    } & Blocking)
  /** A group had no target any more, G-10.5. */
  | { readonly kind: 'group-dropped'; readonly attack: GroupAttack }
  /** Automatic hits were blocked, or not. */
  | ({ readonly kind: 'hits-resolved'; readonly hits: AutoHits } & Blocking)
  /** Wounds were allocated, G-11.8: of the group or the hits that were resolved just before, or of `source`. */
  | {
      readonly kind: 'wounds-marked';
      readonly target: UnitId;
      /** Who caused them; null: nobody. */
      readonly by: UnitId | null;
      /** The weapon, or what else caused them. */
      readonly source: string;
      readonly wounds: readonly Marked[];
      /** The wounds that were really marked, G-11.9. */
      readonly caused: number;
    }
  /** Effects until the next attacks of a unit are over, G-16.6. */
  | { readonly kind: 'attacks-ended'; readonly unit: UnitId }
  /** A unit is no more; `at`: where it stood, if it was on the map. */
  | {
      readonly kind: 'unit-destroyed';
      readonly unit: UnitId;
      readonly why: 'casualties' | 'routed' | 'no-room';
      readonly at: HexLabel | null;
    }
  /** Passengers of a lost transport are on the map, and Shaken, G-15.1. */
  | { readonly kind: 'bailed-out'; readonly unit: UnitId; readonly transport: UnitId; readonly at: HexLabel };
