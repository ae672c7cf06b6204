import { WorkerMatch } from '../worker/source.ts';

/** A match that the page plays alone: it goes on where a record ends, or begins from a position, with the record's dice. */
export const openLocal = (record: unknown): WorkerMatch =>
  new WorkerMatch(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), record);
