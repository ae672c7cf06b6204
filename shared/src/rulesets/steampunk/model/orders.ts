import type { Direction } from '../../../hex/index.ts';

/** The tokens of one step of a movement order, in the order in which they are done, ORD-3: `['360', 'A']`. */
export type MoveStep = readonly string[];

/** A movement order with every choice of its template made, ORD-4. */
export type Movement = readonly [MoveStep, MoveStep, MoveStep];

/** A gunnery order: a word for each part, such as `Fire` or `-`. */
export type Gunnery = readonly [string, string];

/** How a unit uses its endurance, AB-EN: for a death, against a lost assault, and for poison. */
export type EnduranceUse = 'always' | 'never' | 'ask';

/** What the owner writes for one unit and one turn, P5. */
export interface Order {
  readonly movement: Movement;
  /**
   * Which way it turns by each `360` of its movement, in their order; null, or left out: its owner is asked then. So it is
   * where the facing that is written cannot be chosen any more.
   */
  readonly facings?: readonly (Direction | null)[] | undefined;
  readonly gunnery: Gunnery;
  /** Steps of speed that perfect braking takes off after the third step. */
  readonly brake: 0 | 1 | 2;
  /** Shots of a side are rolled by ascending priority, DET-6. */
  readonly priority: number;
  /** The models that die first, by index, DMG-5; left out: basic models, then replacements by cost. */
  readonly casualties?: readonly number[] | undefined;
  readonly endurance: { readonly kill: EnduranceUse; readonly stubborn: EnduranceUse; readonly poison: EnduranceUse };
}

/** What a unit carries out in this turn in place of its written order, and the rule that says so. */
export interface Instead {
  readonly movement: Movement;
  /** Nothing was written, the order does not fit the speed, or the unit is shaken. */
  readonly rule: 'ORD-2' | 'ORD-9' | 'ORD-11';
}

/** The orders of a unit, known to its owner only: of the turn that is played, and of the next; null: none, so the default. */
export interface UnitOrders {
  readonly now: Order | null;
  readonly next: Order | null;
  /** Left out: it carries out what was written. */
  readonly instead?: Instead | null;
  /** Release is in its order of this turn, and was allowed at Gunnery 1, AB-RC. */
  readonly release?: true;
}
