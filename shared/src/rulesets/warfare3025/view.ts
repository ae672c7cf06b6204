import type { Viewer } from '../../match/index.ts';
import type { Table } from './state.ts';

/** What one viewer may know. In the preset core that is everything that lies on the table. */
export interface View extends Table {
  readonly viewer: Viewer;
}
