import type { AgendaView } from '../../../agenda/index.ts';
import type { HexLabel } from '../../../hex/index.ts';
import type { SeatId } from '../../../match/index.ts';
import type { UnitOrders } from './orders.ts';
import type { Own, Truth } from './state.ts';
import type { Table } from './table.ts';
import type { UnitId } from './units.ts';

/** A token under which a unit hides; its name tells nothing of the unit. */
export interface HiddenToken {
  readonly seat: SeatId;
  readonly at: HexLabel;
}

/** What one viewer may know: a table without what others hide, and the own secrets. */
export interface View extends Table, AgendaView<Own, Truth> {
  /** Where others hide units, by the name of the token. */
  readonly tokens: Readonly<Record<string, HiddenToken>>;
  /** The orders of the own units; for the omniscient viewer, of all. */
  readonly orders: Readonly<Record<UnitId, UnitOrders>>;
}
