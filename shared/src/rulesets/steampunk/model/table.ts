import type { Board } from '../../../board/index.ts';
import type { HexLabel } from '../../../hex/index.ts';
import type { Outcome, SeatId } from '../../../match/index.ts';
import type { Edge } from '../ground/zones.ts';
import type { Arsenal } from '../roster/built.ts';
import type { Cost, Race } from '../roster/figures/terms.ts';
import type { Contest, Fight } from './contest.ts';
import type { Options } from './options.ts';
import type { SideScore } from './score.ts';
import type { HexMarkers, Unit, UnitId } from './units.ts';

/** What is going on: before the match, in its turns, after the last one, or nothing any more. */
export type Stage = 'races' | 'armies' | 'terrain' | 'setup' | 'orders' | 'turn' | 'end-phase' | 'over';

/** What everybody knows of a seat. */
export interface SeatTold {
  readonly id: SeatId;
  readonly side: number;
  readonly edge: Edge;
  /** null: not chosen yet. */
  readonly race: Race | null;
  /** What its army may cost, ARM-1; `free` points go over manpower, experience and craft; null: not chosen yet. */
  readonly budget: (Cost & { readonly free?: number }) | null;
  /** The Huge units it has announced, by unit type; null: not announced yet, ARM-7. */
  readonly announced: readonly string[] | null;
  /** What its hidden units cost together, SET-6. */
  readonly hiddenCost: Cost | null;
}

/** What the rules read: the truth has all of it, a view what its viewer may know. Read-only: only `change.ts` writes. */
export interface Table {
  readonly options: Options;
  readonly board: Board;
  /** Seat 1 first. */
  readonly seats: readonly SeatTold[];
  readonly stage: Stage;
  /** Counts from 1; 0 before the first turn. */
  readonly turn: number;
  /** The step of the turn, 1 to 33, or of set-up, 1 to 6; 0 outside of both. */
  readonly step: number;
  /** By id. A view lacks units that others hide or have not set up yet. */
  readonly units: Readonly<Record<UnitId, Unit>>;
  /** What lies on hexes. */
  readonly markers: Readonly<Record<HexLabel, HexMarkers>>;
  /** In a mirror match: who counts as the higher race this turn. */
  readonly initiative: SeatId | null;
  /** The minutes of the match are up: this turn is the last one, VIC-2. */
  readonly timeUp: boolean;
  /** Hexes in which both sides would stand after the moves of this step, MOV-7; in the order in which they are fought over. */
  readonly contests: readonly Contest[];
  /** The assault that is fought, for all to see. */
  readonly fight: Fight | null;
  /** Counts the batches of questions and the windows so far. */
  readonly batch: number;
  readonly outcome: Outcome | null;
  /** The points of both sides once they are told, VIC-3; null: not yet, or they do not decide. */
  readonly scores: readonly SideScore[] | null;
  /** Weapons besides those of the roster, in positions only. */
  readonly arsenal: Arsenal;
}

/** What shooting depends on. */
export const BATTLEFIELD = ['board', 'units', 'markers', 'arsenal', 'turn'] as const satisfies readonly (keyof Table)[];
export type Battlefield = Pick<Table, (typeof BATTLEFIELD)[number]>;
