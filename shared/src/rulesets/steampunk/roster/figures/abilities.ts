import type { PoisonCloud } from './effects.ts';
import type { HideTerrain } from './orders.ts';
import type { Die, DieExpression, Speed } from './terms.ts';

/** What a resistance is against, SPD-6. */
export type ResistanceType = 'regular' | 'psychic' | 'crew' | 'poison' | 'fire' | 'acid';
/** What a unit may be immune to, SPD-7. */
export type ImmunityType = 'minor_acid' | 'poison_cloud';

/** Holds only while a model of this id lives in the unit. */
interface WhileAlive {
  readonly whileAlive?: string;
}

/** Abilities of a unit, chapter 17. */
export type UnitAbility =
  | { readonly key: 'take_cover'; readonly speeds: readonly Speed[]; readonly n: number }
  | { readonly key: 'camouflage'; readonly terrain: readonly ('forest' | 'swamp')[]; readonly n: number }
  | { readonly key: 'elusive'; readonly speeds: readonly Speed[]; readonly n: number }
  | { readonly key: 'steady'; readonly speeds: readonly Speed[] }
  | { readonly key: 'forward_position'; readonly n: number }
  | ({ readonly key: 'pre_assault_retreat'; readonly n: number } & WhileAlive)
  | ({ readonly key: 'resistance'; readonly type: ResistanceType; readonly n: number } & WhileAlive)
  | { readonly key: 'resistance_min' | 'resistance_bonus'; readonly type: ResistanceType; readonly n: number }
  | { readonly key: 'immunity'; readonly what: readonly ImmunityType[] }
  /** Points of HEAL-1; `phase` 1 or 2. */
  | {
      readonly key: 'heal';
      readonly n: number | 'models_alive';
      readonly target: 'self' | 'any';
      readonly phase: 1 | 2;
    }
  | {
      readonly key: 'repair';
      readonly n: number | 'models_alive';
      readonly target: 'self' | 'any';
      readonly phase: 1 | 2;
      readonly evenIfBio?: true;
    }
  /** Tokens at the start of the match for each regular and each elite model, AB-EN. */
  | { readonly key: 'endurance'; readonly regular: number; readonly elite: number }
  | { readonly key: 'crew_count'; readonly n: number }
  | { readonly key: 'release_cloud'; readonly cloud: PoisonCloud }
  | { readonly key: 'terror'; readonly die: Die; readonly range: number }
  | { readonly key: 'unconscious'; readonly heal: number }
  | { readonly key: 'hide'; readonly terrain: readonly HideTerrain[] }
  | { readonly key: 'one_sector'; readonly weapon: string }
  | {
      readonly key:
        | 'destroy_buildings'
        | 'hidden_start'
        | 'no_buildings'
        | 'no_ranged_weapons'
        | 'perfect_braking'
        | 'trench_coat';
    };

/** Abilities of one model when it shoots, chapter 17. */
export type ModelAbility =
  | {
      readonly key:
        | 'good_shot'
        | 'excellent_shot'
        | 'superb_shot'
        | 'bad_shot'
        | 'terrible_shot'
        | 'optimal_at_point_blank'
        | 'ignore_own_fast'
        | 'aim_lost_on_move'
        | 'auto_reserve';
    }
  | { readonly key: 'enhanced_accuracy'; readonly n: number }
  | { readonly key: 'good_shot_or_hover'; readonly ground: number; readonly hover: number };

/** Abilities of one model in an assault, chapter 17. */
export type AssaultAbility =
  | { readonly key: 'cunning_assault'; readonly per: number }
  | { readonly key: 'cunning_defence'; readonly dice: number; readonly die: number }
  | { readonly key: 'reroll_assault'; readonly n: number }
  | { readonly key: 'poison'; readonly die: Die; readonly per: number }
  | { readonly key: 'poison_on_deflect'; readonly die: Die }
  | { readonly key: 'fear'; readonly die: Die }
  /** Poison token and crew damage for each enemy unit, once an assault. */
  | { readonly key: 'stench'; readonly poison: Die; readonly crew: DieExpression }
  | { readonly key: 'strength_minus_unless_still'; readonly n: number }
  | {
      readonly key:
        | 'assault_fire'
        | 'counter_attack'
        | 'crawl_penalty'
        | 'destroyed_if_retreat'
        | 'fly_by'
        | 'gas_assault'
        | 'retreat_after_win'
        | 'weakest_armor';
    };

/** Abilities of a weapon, chapter 17. */
export type WeaponAbility =
  | { readonly key: 'enhanced_accuracy'; readonly n: number }
  | { readonly key: 'range_plus_if_flying'; readonly n: number }
  /** With an aim token: `hit` instead of +2, `regular` more damage, and `extra` dice. */
  | {
      readonly key: 'improved_aim';
      readonly hit: number;
      readonly regular: number;
      readonly extra: readonly ExtraDie[];
    }
  | { readonly key: 'burst'; readonly n: number }
  | { readonly key: 'coaxial' | 'same_sector_as'; readonly weapon: string }
  | { readonly key: 'needs_alive'; readonly n: number }
  | { readonly key: 'focus_fire'; readonly shots: number }
  | { readonly key: 'unstable_round'; readonly area: number; readonly regular: DieExpression; readonly ap: number }
  | { readonly key: 'gunsmoke'; readonly cloud: PoisonCloud }
  | { readonly key: 'crew_if_penetrated'; readonly die: DieExpression }
  | {
      readonly key:
        | 'amplified'
        | 'auto_load_after_assault'
        | 'bad_at_long_range'
        | 'bullet_storm'
        | 'clears_forest'
        | 'drag'
        | 'ignore_fast_and_flying'
        | 'in_addition'
        | 'instead_of_normal'
        | 'range_zero_ok'
        | 'reserve'
        | 'same_target_shots'
        | 'sniper'
        | 'splash_minor_acid';
    };

/** A damage die besides the regular one, rolled on the table of its type, chapter 15. */
export interface ExtraDie {
  readonly type: 'psychic' | 'crew' | 'light';
  readonly die: DieExpression;
}

/** The ability of this key in a list of abilities; undefined if it is not there. */
export const abilityOf = <A extends { readonly key: string }, K extends A['key']>(
  abilities: readonly A[],
  key: K,
): Extract<A, { readonly key: K }> | undefined =>
  abilities.find((ability): ability is Extract<A, { readonly key: K }> => ability.key === key);
