import type { Layer, Race, Size, Speed } from '@ironhex/shared/steampunk';
import type { BaseCounter, Side } from '../../../map/picture.ts';

/** What lies on a unit and is worth a sign on its counter, the most pressing first. The rest is on its card. */
export const MARKS = [
  'unconscious',
  'shaken',
  'fire',
  'acid',
  'poison',
  'bleeding',
  'futureDamage',
  'crippled',
  'minorAcid',
  'revealed',
  'aim',
] as const;
export type MarkKind = (typeof MARKS)[number];

/** A sign on a counter, with how many of them there are. */
export interface CounterMark {
  readonly kind: MarkKind;
  readonly n: number;
}

/** What a counter tells of its unit. */
export interface Look {
  /** The type of the unit, such as `elf.e34`; null: it is hidden, and the viewer may not look under its token. */
  readonly unit: string | null;
  /** null where nobody may know it. */
  readonly race: Race | null;
  readonly size: Size;
  readonly models: { readonly alive: number; readonly total: number };
  readonly layer: Layer;
  readonly speed: Speed;
  readonly marks: readonly CounterMark[];
  /** It stands under a token, CON-8. */
  readonly hidden: boolean;
}

/** The order of a unit as cards below its counter. */
export interface OrderCards {
  /** The tokens of each step of movement, such as `['360', 'A']`, ORD-3. */
  readonly steps: readonly (readonly string[])[];
  /** The words of the two parts of gunnery, such as `Fire`. */
  readonly parts: readonly string[];
  /** Written by its owner, committed, the default because nothing is written, or illegal as things will stand. */
  readonly state: 'written' | 'committed' | 'default' | 'illegal';
}

/** One of Steampunk Fantasy's counters. */
export interface Counter extends BaseCounter {
  readonly look: Look;
  /** While orders are planned: its own, in place of its name. */
  readonly orders?: OrderCards | undefined;
}

/** How large counters are by the size of their units: a Huge one fills its hex, STK-1. */
const SCALES: Readonly<Record<Size, number>> = { Tiny: 0.8, Small: 0.84, Medium: 0.9, Large: 1.02, Huge: 1.18 };

/** A counter as large as its unit is. */
export const counterOf = (counter: Counter): Counter => ({ ...counter, size: SCALES[counter.look.size] });

/** A token that hides somebody else's unit: only whose it is can be seen. */
export const UNKNOWN: Look = {
  unit: null,
  race: null,
  size: 'Small',
  models: { alive: 1, total: 1 },
  layer: 'ground',
  speed: 'still',
  marks: [],
  hidden: true,
};

/** The side of a unit as the map knows it; there are two. */
export const sideOf = (side: number): Side => (side === 0 ? 0 : 1);
