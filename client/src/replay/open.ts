import { WorkerMatch } from '../worker/source.ts';

const newWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** A worker that has no record yet. */
let waiting: Worker | undefined;

/** A record will be opened soon: loads its worker meanwhile, which takes as long as folding a usual match. */
export const expectRecord = (): void => {
  waiting ??= newWorker();
};

/** The match of a record, to be looked at. */
export const openReplay = (record: unknown): WorkerMatch => {
  const worker = waiting ?? newWorker();
  waiting = undefined;
  return new WorkerMatch(worker, record);
};
