import type { Board } from '../../../board/index.ts';
import type { ClockKey, Outcome, SeatId, Viewer } from '../../../match/index.ts';
import type { Card } from '../cards/card.ts';
import type { Options } from './options.ts';
import type { Secrets, Writable } from './state.ts';
import type { Action, Assault, Interruption, Moment, Table, Unit, UnitId } from './table.ts';

/** The match waits for something that the viewer may not know, except perhaps the clock that runs. */
interface UnknownMoment {
  readonly kind: 'unknown';
  readonly clock: ClockKey | null;
}

/** What one viewer may know. Units, cards, and numbers of decisions that it may not know are not in it. */
export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly board: Board;
  readonly seats: Table['seats'];
  /** The cards that the viewer knows, by unit. */
  readonly cards: Readonly<Partial<Record<UnitId, Card>>>;
  /** The units that the viewer knows of, sorted by id. */
  units: Writable<Unit>[];
  /** Ticks gone by, W-3.2. */
  elapsed: number;
  /** Decisions asked so far, of each seat for which the viewer knows their number. */
  asked: Partial<Record<SeatId, number>>;
  /** What the match waits for. */
  moment: Moment | UnknownMoment;
  action: Writable<Action> | null;
  interrupt: Writable<Action & Interruption> | null;
  assault: Writable<Assault> | null;
  leaving?: readonly SeatId[];
  outcome: Outcome | null;
  /** For the omniscient viewer only. */
  secrets?: Secrets;
}

/**
 * The table as far as a viewer knows it: the rules judge and advise the viewer by it. Units whose cards the viewer does
 * not know are left out, and an unknown moment is `running`.
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
  ...(view.leaving ? { leaving: view.leaving } : {}),
  outcome: view.outcome,
});
