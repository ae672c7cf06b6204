import { WorkerMatch } from '../worker/source.ts';
import type { Opening } from './opening.ts';

/** A match that the page plays alone: it continues a record, or begins from a position, with the dice of the record. */
export const openLocal = (opening: Opening): WorkerMatch =>
  new WorkerMatch(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), opening);
