import type { ExtraDie, WeaponAbility } from './abilities.ts';
import type { HexMarker, OnHit } from './effects.ts';
import type { AimWord, FireWord, LoadWord } from './orders.ts';
import type { ByAngle, DieExpression, Race, Slots } from './terms.ts';

/** What one hit does to armour and tables, chapter 14. */
export interface Damage {
  /** Armour piercing; 0 where there is no regular damage. */
  readonly ap: number;
  /** The die on the Regular table; null: no regular damage. */
  readonly regular: DieExpression | null;
  /** Further dice, in the order in which they are rolled. */
  readonly extra: readonly ExtraDie[];
  /** Added to the regular damage when all armour is penetrated, DMG-3. */
  readonly penetrateBonus: number;
}

/** How a weapon attacks, GUN-8. Numbers are what the area roll must show. */
export type Mode =
  | { readonly mode: 'direct' }
  /** `n` with 1, 2, … living models; the last holds for more. */
  | { readonly mode: 'area'; readonly n: readonly number[] }
  | {
      readonly mode: 'sweep';
      readonly pointBlank: number;
      readonly normal: number;
      readonly long: number;
      /** Skips hexes with own units. */
      readonly friendlySafe: boolean;
      /** Attacks own models too. */
      readonly hitsFriends: boolean;
    }
  | { readonly mode: 'cone'; readonly pointBlank: number; readonly longCentre: number; readonly longEdge: number }
  | { readonly mode: 'spray' }
  /** Places markers and rolls nothing. */
  | { readonly mode: 'place'; readonly markers: readonly HexMarker[] };

/** What a weapon needs before it can fire, GUN-2. */
export type Ammo =
  | { readonly kind: 'load'; readonly capacity: number; readonly perLoad: number; readonly perUse: number }
  | { readonly kind: 'always' }
  | { readonly kind: 'limited'; readonly uses: number }
  /** Loaded while that weapon is; `main` is the model's ranged weapon in its hands. */
  | { readonly kind: 'linked'; readonly weapon: string };

/** A ranged weapon. */
export interface Weapon extends Damage {
  /** Unique among all weapons, e.g. `elf.rifle`. */
  readonly id: string;
  readonly race: Race;
  readonly name: string;
  /** R, in hexes; it reaches twice as far. */
  readonly range: number;
  /** By angle of the shooter: 0 = not that way; with `fixed`, that many guns through each side, ANG-3, ANG-4. */
  readonly arc: ByAngle<number>;
  readonly fixed: boolean;
  /** Shots of each firing model, or of the unit where `per` is `unit`. */
  readonly shots: number;
  readonly per: 'model' | 'unit';
  /** Added on the shooter's side of GUN-6. */
  readonly hitMod: number;
  readonly attack: Mode;
  readonly onHit: readonly OnHit[];
  readonly abilities: readonly WeaponAbility[];
  readonly ammo: Ammo;
  readonly firedBy: readonly FireWord[];
  readonly loadedBy: readonly LoadWord[];
  readonly aimedBy: readonly AimWord[];
  /** The gunnery phases in which it fires without orders, GUN-4. */
  readonly freeFire: readonly (1 | 2)[];
  /** What it takes up on a model; nothing if it is mounted, ARM-5. */
  readonly slots: Slots;
}
