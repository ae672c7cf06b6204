import type { WeaponId, WeaponRules } from '../../roster/terms.ts';
import type { UnitId } from '../units.ts';

/** How a group attacks: shooting after a Hold or an Advance, in the melee of its own charge, or in another melee. */
export type AttackHow = 'hold' | 'advance' | 'charge' | 'melee';

/** A group of attacks as it was declared: what is in it is fixed from then on, G-10.4. */
export interface GroupAttack {
  readonly by: UnitId;
  readonly target: UnitId;
  readonly weapon: WeaponId;
  /** The group of the joined hero, G-10.3. */
  readonly hero: boolean;
  readonly how: AttackHow;
  /** Attacks of each carrier, by its place in the track, in its order, G-10.6. */
  readonly carriers: readonly { readonly model: number; readonly attacks: number }[];
  /** Hexes between the units. */
  readonly distance: number;
  /** G-5.10. */
  readonly cover: 'none' | 'sight' | 'terrain';
  /** Sniper: per carrier the model of the target's track that it names. */
  readonly named?: readonly number[];
}

/** Hits that are not rolled for: of spells, Impact, events and scenarios. */
export interface AutoHits {
  readonly target: UnitId;
  readonly hits: number;
  readonly ap: number;
  /** Blast multiplies the hits (from G-11.4), the others have their effect. */
  readonly rules: WeaponRules;
  /** A spell, `impact`, `event 14`, `chamber`. */
  readonly source: string;
  /** The unit whose wounds they are in a melee, G-12.8, or that casts; null: nobody's. */
  readonly by: UnitId | null;
}

/** Wounds that are still to be allocated, G-11.8. */
export interface Pending {
  readonly target: UnitId;
  /** As in `AutoHits`. */
  readonly by: UnitId | null;
  /** The weapon, or as in `AutoHits`. */
  readonly source: string;
  /** How many there are; each of Deadly counts once. */
  readonly wounds: number;
  /** How many wounds each is: X of Deadly, else 1. */
  readonly deadly: number;
  /** Regeneration applies. */
  readonly regenerates: boolean;
  /** Sniper: per wound the model of the track that takes it. */
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
  /** Comes after all groups of a unit's shooting, or of one of its strikes: effects until its next attacks end. */
  | { readonly do: 'attacks-end'; readonly unit: UnitId }
  /** Inner steps of this chapter: wounds are marked, perhaps as their owner chooses, P15. */
  | { readonly do: 'allocate'; readonly pending: Pending }
  /** A passenger that has survived leaves a lost transport, P18. */
  | { readonly do: 'bail-out'; readonly unit: UnitId; readonly transport: UnitId }
  /** The counter is taken away. */
  | { readonly do: 'remove'; readonly unit: UnitId; readonly why: 'casualties' | 'routed' | 'no-room' };
