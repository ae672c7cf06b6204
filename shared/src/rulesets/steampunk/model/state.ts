import type { AgendaTruth, AgendaView, OwnQuestions } from '../../../agenda/index.ts';
import type { HexLabel } from '../../../hex/index.ts';
import type { SeatId } from '../../../match/index.ts';
import type { Intent } from '../ask/intents.ts';
import type { Army } from '../roster/army.ts';
import type { Question } from './asks.ts';
import type { MoveStep, UnitOrders } from './orders.ts';
import type { Step } from './steps.ts';
import type { Table } from './table.ts';
import type { UnitId } from './units.ts';

/** What only one seat knows. */
export interface Own extends OwnQuestions<Question, Intent> {
  /** The army that the host has chosen for it, until there are units of it. */
  readonly army: Army | null;
}

/** What no seat is shown: what is still to be done, and answers of the step in progress. */
export interface Truth extends AgendaTruth<Step, Intent> {
  /** The late tokens of units that fight in this step: they do them after its assaults, MOV-9, and until then they are secret. */
  readonly late: Readonly<Record<UnitId, MoveStep>>;
}

/** The truth of a match: the table, what the seats know alone, and what nobody sees. */
export interface State extends Table, Truth {
  readonly own: Readonly<Record<SeatId, Own>>;
  /** By unit; each is known to the owner of the unit only. */
  readonly orders: Readonly<Record<UnitId, UnitOrders>>;
}

/** A token under which a unit hides; its name tells nothing of the unit. */
export interface HiddenToken {
  readonly seat: SeatId;
  readonly at: HexLabel;
}

/** What one viewer may know: a table without what others hide, and the own secrets. */
export interface View extends Table, AgendaView<Own, Truth> {
  /** Where others hide units, by the name of the token. */
  readonly tokens: Readonly<Record<string, HiddenToken>>;
  /** The orders of the own units; for who sees all sides, of all units that it knows. */
  readonly orders: Readonly<Record<UnitId, UnitOrders>>;
}
