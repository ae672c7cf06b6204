import type { Direction, HexLabel } from '../../../../hex/index.ts';
import type { Layer } from '../../ground/passage.ts';
import type { UnitId } from '../units.ts';

/** The half of a turn's gunnery order that is carried out. */
export type Part = 1 | 2;

/** One shot at a unit, GUN-4. Its guns and what it spends are settled: only dice are left. */
export interface ShotAttack {
  readonly kind: 'shot';
  readonly by: UnitId;
  /** The model that fires, by index. */
  readonly model: number;
  /** Its id. */
  readonly weapon: string;
  readonly target: UnitId;
  /** The side of the target's hex through which the shot comes, where the attacker has the choice, ANG-2; else null. */
  readonly into: Direction | null;
  /** One of the shots at one unit instead of an area, or an amplified one. */
  readonly use: 'normal' | 'focus' | 'amp';
  readonly unstable: boolean;
}

/** An attack on all enemy models in one layer of a hex, GUN-7. */
export interface AreaAttack {
  readonly kind: 'area';
  readonly by: UnitId;
  readonly model: number;
  readonly weapon: string;
  readonly at: HexLabel;
  readonly layer: Layer;
  readonly into: Direction | null;
  /** What a die must show, and how many more models make the same attack. */
  readonly n: number;
  readonly more: number;
  /** It strikes models of both sides. */
  readonly friends: boolean;
  /** The burst of an unstable round that was fired at a hex. */
  readonly unstable: boolean;
}

/** Markers that a weapon places on a hex, GUN-8. */
export interface PlaceAttack {
  readonly kind: 'place';
  readonly by: UnitId;
  readonly weapon: string;
  readonly at: HexLabel;
}

/** A look under a token, GUN-5. */
export interface SpotAttack {
  readonly kind: 'spot';
  readonly by: UnitId;
  /** The hidden unit. */
  readonly target: UnitId;
}

/** One thing that is rolled for in a gunnery phase. */
export type Attack = ShotAttack | AreaAttack | PlaceAttack | SpotAttack;

/** What a unit fired in a phase: what follows from it at the end. */
export interface Fired {
  readonly unit: UnitId;
  readonly weapon: string;
  /** Sides of its hex through which it fired; empty if that is all the same. */
  readonly sides: readonly Direction[];
}

/** Gunnery: section 13. */
export type GunneryStep =
  /** Parts are validated, and what is loaded is loaded, GUN-1 (a) and (b). */
  | { readonly do: 'gunnery'; readonly part: Part }
  /** Both sides choose targets in secret, GUN-1 (c). */
  | { readonly do: 'targets'; readonly part: Part }
  /** One attack is rolled, GUN-1 (d). */
  | { readonly do: 'attack'; readonly part: Part; readonly attack: Attack }
  /** What the hits of an attack do is rolled: `on` names the unit of each, in the order of the dice. */
  | {
      readonly do: 'hits';
      readonly part: Part;
      readonly attack: ShotAttack | AreaAttack;
      readonly on: readonly UnitId[];
    }
  /** What comes after the shots: smoke of the guns, aiming, GUN-1 (b). */
  | { readonly do: 'cease-fire'; readonly part: Part; readonly fired: readonly Fired[] };
