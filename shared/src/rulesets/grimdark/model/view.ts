import type { Awaited, Viewer } from '../../../match/index.ts';
import type { Own, Secrets } from './state.ts';
import type { Table } from './table.ts';

/** What one viewer may know: the whole table, and its own secrets. */
export interface View extends Table {
  readonly viewer: Viewer;
  /** null for those who hold no seat. */
  readonly own: Own | null;
  /** What the match waits for from others. */
  readonly waits: readonly Awaited[];
  /** For the omniscient viewer only. */
  readonly secrets?: Secrets;
}
