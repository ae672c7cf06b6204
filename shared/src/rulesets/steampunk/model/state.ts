import type { SeatId } from '../../../match/index.ts';
import type { Army } from '../roster/army.ts';
import type { Answer, Ask } from './asks.ts';
import type { UnitOrders } from './orders.ts';
import type { Step } from './steps.ts';
import type { Table } from './table.ts';
import type { UnitId } from './units.ts';

/** What only one seat knows. */
export interface Own {
  /** How many questions it has been asked so far. */
  readonly asked: number;
  readonly asks: readonly Ask[];
  /** By the number of the question. */
  readonly answers: Readonly<Record<number, Answer>>;
  /** The army that the host has chosen for it, until there are units of it. */
  readonly army: Army | null;
}

/** A window in which only some seats can be asked, and which lasts as long for all. */
export interface Window {
  readonly id: number;
  /** Its time is up. */
  readonly over: boolean;
}

/** The truth of a match: the table, what the seats know alone, and what nobody sees. */
export interface State extends Table {
  readonly own: Readonly<Record<SeatId, Own>>;
  /** By unit; each is known to the owner of the unit only. */
  readonly orders: Readonly<Record<UnitId, UnitOrders>>;
  /** The steps still to be taken, the next one first. */
  readonly agenda: readonly Step[];
  /** What has been answered to the questions of the next step, by key. */
  readonly answered: Readonly<Record<string, Answer>>;
  readonly window: Window | null;
}
