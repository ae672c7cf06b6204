import type { HexLabel } from '../../../hex/index.ts';
import type { SeatId } from '../../../match/index.ts';
import type { Bought } from '../roster/built.ts';
import type { SpellId, WeaponId } from '../roster/terms.ts';

/** Seat and number, G-1: `a1`, `b12`; `n1` of the walking dead. */
export type UnitId = string;

/** The seat of the walking dead, which are hostile to both sides, G-17.5. No player has it. */
export const NEUTRAL: SeatId = 'n';

/**
 * Where a unit is: before the battle (`waiting`), set aside (`reserve`, `scouts`), on the map, in a transport, part of
 * the unit that it joined (G-4.5), or destroyed.
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
  /** Its transport, from the declaration on, G-7.6; until that is placed both have the same place. Else null. */
  readonly transport: UnitId | null;
  /** How many models it had when it was deployed, G-4.3. */
  readonly startingSize: number;
  /** Per model of its track the wounds that are marked on it; {@link GONE} for a model that was removed. */
  readonly wounds: readonly number[];
  /** It has been activated in this round, G-8.3. */
  readonly activated: boolean;
  readonly shaken: boolean;
  readonly fatigued: boolean;
  /** It has moved in the current activation, its own or another unit's, G-9.2. */
  readonly moved: boolean;
  /** It has moved since its last activation began, or since deployment before its first: for Entrenched. */
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
