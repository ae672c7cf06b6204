import type { HexLabel } from '../../../../hex/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import type { Layer } from '../../ground/passage.ts';
import type { HexMarker } from '../../roster/figures/effects.ts';
import type { Reason } from '../reason.ts';
import type { Part } from '../steps/gunnery.ts';
import type { UnitId } from '../units.ts';

/** What makes a shot easier or harder, a row of GUN-6 each. What begins with `target_` is to be hit, the rest to hit. */
export type ToHitWhy =
  | 'still'
  | 'fast'
  | 'air'
  | 'smoke'
  | 'aim'
  | 'point_blank'
  | 'long'
  | 'on_edge'
  | 'good_shot'
  | 'excellent_shot'
  | 'superb_shot'
  | 'bad_shot'
  | 'terrible_shot'
  | 'bad_at_long_range'
  | 'steady'
  | 'optimal_at_point_blank'
  | 'enhanced_accuracy'
  | 'weapon'
  | 'critical'
  | 'crippled_crew'
  | 'revealed'
  | 'target_still'
  | 'target_fast'
  | 'target_air'
  | 'target_smoke'
  | 'target_terrain'
  | 'target_tiny'
  | 'target_huge'
  | 'target_steady'
  | 'target_camouflage'
  | 'target_take_cover'
  | 'target_elusive'
  | 'target_critical';

/** What makes up the number that an area attack needs, GUN-7: that of the weapon, more models with it, evasion. */
export type AreaWhy = 'area' | 'more_models' | 'evasion';

/** Why a unit does nothing in a part of its order, GUN-1. */
export type VoidWhy = 'speed' | 'shaken' | 'hidden' | 'unconscious';

/** The part of a gunnery order that a unit carries out. */
export interface PartRead {
  readonly unit: UnitId;
  readonly seat: SeatId;
  /** The word of the order; `-` for nothing. */
  readonly word: string;
  /** Why nothing comes of what was written, for the owner alone; null: it is as written. */
  readonly void: VoidWhy | null;
}

/** The dice of an area attack against one unit. */
export interface AreaDice {
  readonly target: UnitId;
  readonly reasons: readonly Reason<AreaWhy>[];
  readonly needed: number;
  /** For each model the die and its extra dice, DET-3. */
  readonly dice: readonly (readonly number[])[];
  readonly hits: number;
}

/** What happens in gunnery. A fact names units in fields `unit`, `by`, `target` and `units`. */
export type GunneryFact =
  /** The parts of all orders that are carried out now, GUN-1; Load is done at once. A viewer reads those of units it knows. */
  | { readonly kind: 'parts-read'; readonly part: Part; readonly orders: readonly PartRead[] }
  /** Both sides have chosen: these units fire, and spend their load, GUN-2. */
  | { readonly kind: 'fire-opened'; readonly part: Part; readonly units: readonly UnitId[] }
  /** A shot with its to-hit dice, GUN-6. */
  | {
      readonly kind: 'shot-fired';
      readonly by: UnitId;
      /** The model that fires, by index. */
      readonly model: number;
      /** Its id. */
      readonly weapon: string;
      readonly target: UnitId;
      readonly reasons: readonly Reason<ToHitWhy>[];
      readonly needed: number;
      /** The d6 and its extra dice, DET-3. */
      readonly dice: readonly number[];
      readonly hit: boolean;
    }
  /** A shot that was not rolled: its target is destroyed already, DET-6. */
  | {
      readonly kind: 'shot-lost';
      readonly by: UnitId;
      readonly model: number;
      readonly weapon: string;
      readonly target: UnitId;
    }
  /** An attack on all models in one layer of a hex, GUN-7; `units` are those that stand there. */
  | {
      readonly kind: 'area-attacked';
      readonly by: UnitId;
      readonly weapon: string;
      readonly at: HexLabel;
      readonly layer: Layer;
      readonly units: readonly UnitId[];
      readonly rolls: readonly AreaDice[];
    }
  /** A weapon places markers on a hex, GUN-8; or its smoke does. */
  | {
      readonly kind: 'markers-laid';
      readonly by: UnitId;
      readonly weapon: string;
      readonly at: HexLabel;
      readonly markers: readonly HexMarker[];
    }
  /** A unit looks under a token, GUN-5. Only the owner of the hidden unit knows who it is and what was needed. */
  | {
      readonly kind: 'spot-tried';
      readonly by: UnitId;
      /** The seat that hides the unit. */
      readonly seat: SeatId;
      readonly token: string;
      readonly at: HexLabel;
      readonly dice: readonly number[];
      readonly success: boolean;
      readonly hides?: {
        readonly id: UnitId;
        readonly reasons: readonly Reason<ToHitWhy>[];
        readonly needed: number;
      };
    }
  /** A harpoon holds a unit: it is dragged in the next Movement 1. */
  | { readonly kind: 'harpooned'; readonly by: UnitId; readonly target: UnitId }
  /** Shots have turned the forest in front of a unit into rough. */
  | { readonly kind: 'forest-cleared'; readonly by: UnitId; readonly at: HexLabel }
  /** The phase ends: these units have taken aim, or used it up, GUN-3. */
  | { readonly kind: 'aims-changed'; readonly part: Part; readonly units: readonly UnitId[] };
