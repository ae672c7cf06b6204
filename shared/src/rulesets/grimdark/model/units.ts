import type { HexLabel } from '../../../hex/index.ts';
import type { SeatId } from '../../../match/index.ts';
import type { Bought } from '../roster/built.ts';
import type { SpellId, WeaponId } from '../roster/terms.ts';

/** The seat and the number, 1: `a1`, `b12`. Of units that belong to nobody: `n1`. */
export type UnitId = string;

/** What units belong to that are hostile to both sides, G-17.5. No seat of the match has this id. */
export const NEUTRAL: SeatId = 'n';

/**
 * Where a unit is: not deployed yet, set aside as a reserve or a scout, on the map, in a transport, a part of the unit
 * that it joined (G-4.5), or no more.
 */
export const PLACES = ['waiting', 'reserve', 'scouts', 'map', 'aboard', 'joined', 'destroyed'] as const;
export type Place = (typeof PLACES)[number];

/** One unit, G-4.4. Its figures follow from `bought`: see `builtOf`. */
export interface Unit {
  readonly id: UnitId;
  readonly seat: SeatId;
  /** Counts per seat from 1, in the order of the force. */
  readonly number: number;
  readonly bought: Bought;
  readonly place: Place;
  /** Its centre hex while it is on the map, else null. */
  readonly at: HexLabel | null;
  /** The transport that it is in, or will be in: before that is placed both have the same place, G-7.6. Else null. */
  readonly transport: UnitId | null;
  /** How many models it had when it was deployed, G-4.3. */
  readonly startingSize: number;
  /** Per model of its track the wounds that are marked on it; {@link GONE} for a model that was removed. */
  readonly wounds: readonly number[];
  /** In this round, G-8.3. */
  readonly activated: boolean;
  readonly shaken: boolean;
  readonly fatigued: boolean;
  /** In this activation, whoever's it is, G-9.2. */
  readonly moved: boolean;
  /** Since its last activation began, or since deployment if it had none: for Entrenched. */
  readonly movedSince: boolean;
  /** It came from reserve in this round, G-14.2. */
  readonly arrived: boolean;
  /** Limited weapons that it has fired. */
  readonly spent: readonly WeaponId[];
  /** Spell tokens per model of its track; empty: no model has any. */
  readonly tokens: readonly number[];
  /** Wounds marked on it in the current activation, G-13.2. */
  readonly damage: number;
  /** It took a dangerous test in the current activation, G-9.9. */
  readonly tested: boolean;
  /** It fought in a melee in the current activation, G-13.2. */
  readonly fought: boolean;
  /** Spells that it tried in its current activation, G-16.2. */
  readonly tried: readonly SpellId[];
  /** Weapons that it has lost for the battle, event 13. */
  readonly lost: readonly WeaponId[];
  /** The model of its track that has an alien cannon, event 63. */
  readonly cannon: number | null;
}
