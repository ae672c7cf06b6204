import type { HexLabel } from '../../../hex/index.ts';
import type { Awaited, SeatId, Viewer } from '../../../match/index.ts';
import type { UnitOrders } from './orders.ts';
import type { Own, Secrets } from './state.ts';
import type { Table } from './table.ts';
import type { UnitId } from './units.ts';

/** A token under which a unit hides; its name tells nothing of the unit. */
export interface HiddenToken {
  readonly seat: SeatId;
  readonly at: HexLabel;
}

/** What one viewer may know: a table without what others hide, and the own secrets. */
export interface View extends Table {
  readonly viewer: Viewer;
  /** Where others hide units, by the name of the token. */
  readonly tokens: Readonly<Record<string, HiddenToken>>;
  /** null for those who hold no seat. */
  readonly own: Own | null;
  /** The orders of the own units; for the omniscient viewer, of all. */
  readonly orders: Readonly<Record<UnitId, UnitOrders>>;
  /** What the match waits for from others, as far as it may be known. */
  readonly waits: readonly Awaited[];
  /** For the omniscient viewer only. */
  readonly secrets?: Secrets;
}
