import type { AgendaView } from '../../../agenda/index.ts';
import type { Own, Truth } from './state.ts';
import type { Table } from './table.ts';

/** What one viewer may know: the whole table, and its own secrets. */
export interface View extends Table, AgendaView<Own, Truth> {}
