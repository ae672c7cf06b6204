import { WorkerMatch } from '../worker/source.ts';

/** The match of a record, to be looked at. */
export const openReplay = (record: unknown): WorkerMatch =>
  new WorkerMatch(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), record);
