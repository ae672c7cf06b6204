import type { Asked, Hidden } from '../../../agenda/index.ts';
import type { SeatId } from '../../../match/index.ts';
import type { Intent } from '../ask/intents.ts';
import type { Force } from '../roster/force.ts';
import type { Question } from './asks.ts';
import type { Step } from './steps.ts';
import type { Table } from './table.ts';

/** What only one seat knows. */
export interface Own extends Asked<Question, Intent> {
  /** The terrain piece that it has rigged, event 23. */
  readonly rigged: string | null;
}

/** What nobody sees, such as what is still to be done. */
export interface Truth extends Hidden<Step, Intent> {
  /** What the seats bring, until both have declared; null: no more, or nothing. */
  readonly forces: Readonly<Record<SeatId, Force | null>>;
}

/** The truth of a match: the table, what the seats know alone, and what nobody sees. */
export interface State extends Table, Truth {
  readonly own: Readonly<Record<SeatId, Own>>;
}
