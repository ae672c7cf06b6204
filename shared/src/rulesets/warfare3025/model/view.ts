import type { Board } from '../../../board/index.ts';
import type { ClockKey, Outcome, SeatId, Viewer } from '../../../match/index.ts';
import type { Card } from '../cards/card.ts';
import type { Options } from './options.ts';
import type { Writable } from './state.ts';
import type { Action, Assault, Interruption, Moment, Table, Unit, UnitId } from './table.ts';

/** The match waits for something of which the viewer may at most know which clock runs. */
export interface UnknownMoment {
  readonly kind: 'unknown';
  readonly clock: ClockKey | null;
}

/** What one viewer may know. What is not in it does not exist for the viewer: a unit, a card, a decision, its number. */
export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly board: Board;
  readonly seats: Table['seats'];
  /** Of the units whose cards the viewer knows. */
  readonly cards: Readonly<Partial<Record<UnitId, Card>>>;
  /** The units that the viewer knows of, sorted by id. */
  units: Writable<Unit>[];
  /** Ticks gone by, W-3.2. */
  elapsed: number;
  /** Decisions asked so far, of each seat whose number the viewer knows. */
  asked: Partial<Record<SeatId, number>>;
  /** What the match waits for. */
  moment: Moment | UnknownMoment;
  action: Writable<Action> | null;
  interrupt: Writable<Action & Interruption> | null;
  assault: Writable<Assault> | null;
  outcome: Outcome | null;
}

/**
 * The table as far as a viewer knows it, by which the rules judge what the viewer may do and show it what it can expect.
 * A unit whose card is unknown is not on it, and what the viewer does not know the match to wait for is not asked.
 */
export const tableOf = (view: View): Table => ({
  options: view.options,
  board: view.board,
  seats: view.seats,
  cards: view.cards as Table['cards'],
  units: view.units.filter(({ id }) => view.cards[id] !== undefined),
  elapsed: view.elapsed,
  moment: view.moment.kind === 'unknown' ? { kind: 'running' } : view.moment,
  action: view.action,
  interrupt: view.interrupt,
  assault: view.assault,
  outcome: view.outcome,
});
