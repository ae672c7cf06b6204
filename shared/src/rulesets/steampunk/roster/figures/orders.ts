import type { Speed } from './terms.ts';

/** An action of a movement step as it is executed, ORD-5. */
type MovementToken =
  | '-'
  | 'F'
  | 'L'
  | 'R'
  | '360'
  | 'A'
  | `A[${Speed}]`
  | 'B'
  | `B[${Speed}]`
  | 'Rev'
  | 'Chase'
  | 'Flee'
  | 'D'
  | 'Road'
  | 'Aim'
  | 'Reveal'
  | `Hide[${HideTerrain}]`;
/** Terrain that an order to hide may name. */
export type HideTerrain = 'ruins';

/** A token of an order table, ORD-3: `L/R` is one of the two, brackets mean that it may be left out. */
export type TemplateToken = MovementToken | 'L/R' | `(${'F' | 'L' | 'R' | 'A' | 'B' | 'Rev' | '360' | 'L/R'})`;

/** Three steps of tokens in the order of execution; a step in which nothing is done is `['-']`. */
type Steps<T> = readonly [readonly T[], readonly T[], readonly T[]];
/** A movement order as it is written: nothing is left to choose in it but what is chosen at execution, ORD-4. */
export type MovementOrder = Steps<MovementToken>;
/** A row of an order table. */
export type MovementTemplate = Steps<TemplateToken>;

/** The words by which weapons are fired. */
export type FireWord = 'Fire' | 'Fire(res)' | 'Fire(p)' | 'Fire(h)' | 'Fire(amp)' | 'Throw' | 'Throw(d)';
/** The words by which weapons are loaded. */
export type LoadWord = 'Load' | 'Load(2)' | 'Load(p)' | 'Load(h)' | 'Load(unstable)';
/** The words by which weapons are aimed. */
export type AimWord = 'Aim' | 'Aim(p)' | 'Aim(h)';
/** One part of a gunnery order, ORD-3. */
export type GunneryPart = '-' | FireWord | LoadWord | AimWord | 'Spot' | 'Release';
/** A gunnery order: part 1 and part 2. */
export type GunneryOrder = readonly [GunneryPart, GunneryPart];

/** Lists by the speed that a unit has. */
export type BySpeed<T> = Readonly<Partial<Record<Speed, T>>>;
/** The orders that a unit may be given, by its speed, ORD-1. */
export interface Orders {
  readonly movement: BySpeed<readonly MovementTemplate[]>;
  readonly gunnery: BySpeed<readonly GunneryOrder[]>;
}
