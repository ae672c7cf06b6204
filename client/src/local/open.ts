import { WorkerMatch } from '../worker/source.ts';

/** A match that the page plays alone: it continues a record, or begins from a position, with the dice of the record. */
export const openLocal = (record: unknown): WorkerMatch =>
  new WorkerMatch(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), record);
