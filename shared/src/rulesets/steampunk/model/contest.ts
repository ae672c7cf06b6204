import type { HexLabel } from '../../../hex/index.ts';
import type { SeatId } from '../../../match/index.ts';
import type { Angle } from '../ground/arcs.ts';
import type { Layer } from '../ground/passage.ts';
import type { UnitId } from './units.ts';

/** A unit that enters a contested hex. */
export interface Entering {
  readonly unit: UnitId;
  /** Where it comes from, and stays until the assault is over, MOV-8. */
  readonly from: HexLabel;
  /** It moves backwards, so it fights with its back, AS-4. */
  readonly backwards: boolean;
}

/** A hex that both sides claim, MOV-7: who is in it, who is held in it by a swap (MOV-6), and who enters. */
export interface Contest {
  readonly at: HexLabel;
  readonly layer: Layer;
  readonly staying: readonly UnitId[];
  readonly held: readonly UnitId[];
  readonly entering: readonly Entering[];
  /** Units that tried to enter and found no room, AS-2: they stay where they came from. */
  readonly excluded?: readonly Entering[];
  /** Entered by a unit that had nowhere to retreat to, RET-4, so many times in a row. */
  readonly nested?: number;
  /** What came of it; left out while it is still to be fought. */
  readonly outcome?: ContestOutcome;
}

/** What came of a contest, AS-15. */
interface ContestOutcome {
  /** null: there was nobody left to fight with. */
  readonly winner: SeatId | null;
  /** Units that retreat, or stay where they came from if they were entering, RET-1. */
  readonly leaving: readonly UnitId[];
}

/** How a unit comes to take part in an assault, AS-1. */
export type Role = 'staying' | 'held' | 'entering';

/** A unit in an assault. */
export interface Fighter {
  readonly unit: UnitId;
  readonly seat: SeatId;
  readonly role: Role;
  /** The side with which it fights: for its strength, its deflection and its armour, AS-4. */
  readonly angle: Angle;
}

/** A hit in an assault; its number is its place in the list. It does what the model's hits do, see `hitOf`. */
export interface AssaultHit {
  readonly by: UnitId;
  /** By index. */
  readonly model: number;
  /** It comes from a deflection, not from strength. */
  readonly counter?: true;
}

/** Where the hits of both sides go, as the winner dealt them out, AS-12. Hits by number. */
export interface Allocation {
  /** Hits that were deflected, each by a unit of the other side. */
  readonly cancelled: readonly { readonly hit: number; readonly by: UnitId }[];
  /** Primary hits in the order in which they are rolled. */
  readonly primary: readonly { readonly hit: number; readonly on: UnitId }[];
  /** The others, each with the primary hit to which it adds. */
  readonly support: readonly { readonly hit: number; readonly to: number }[];
}

/** The assault that is fought now, as far as it has come; see `rules/assault`. */
export interface Fight extends Contest {
  /** Counts from 1; more than 1 if both sides are stubborn, RET-7. */
  readonly round: number;
  /** Both sides in the order of DET-2. */
  readonly fighters: readonly Fighter[];
  readonly hits: readonly AssaultHit[];
  /** Successful deflections by unit. */
  readonly deflections: Readonly<Record<UnitId, number>>;
  /** Who has the advantage, AS-11; null: not rolled yet. */
  readonly winner: SeatId | null;
  readonly allocation: Allocation | null;
  /** Units that do not retreat, RET-7. */
  readonly stubborn: readonly UnitId[];
}
