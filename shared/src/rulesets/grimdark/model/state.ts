import type { AgendaTruth, AgendaView, OwnQuestions } from '../../../agenda/index.ts';
import type { SeatId } from '../../../match/index.ts';
import type { Intent } from '../ask/intents.ts';
import type { Force } from '../roster/force.ts';
import type { Question } from './asks.ts';
import type { Step } from './steps.ts';
import type { Table } from './table.ts';

/** What only one seat knows. */
export interface Own extends OwnQuestions<Question, Intent> {
  /** The terrain piece that it has rigged, event 23. */
  readonly rigged: string | null;
}

/** What no seat is shown: the agenda, and answers of the step in progress. */
export interface Truth extends AgendaTruth<Step, Intent> {
  /** The forces, until both players have declared; null afterwards, and for a seat without one. */
  readonly forces: Readonly<Record<SeatId, Force | null>>;
}

/** The whole truth of a match: the table, what each seat alone knows, and what no view has. */
export interface State extends Table, Truth {
  readonly own: Readonly<Record<SeatId, Own>>;
}

/** What one viewer may know: the whole table, and its own secrets. */
export interface View extends Table, AgendaView<Own, Truth> {}
