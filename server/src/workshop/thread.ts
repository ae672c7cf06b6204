// A thread of its own that reads requests for matches and makes their boards, one after the other: texts come in, texts
// with what was read go out. Like main.ts it brings the rulesets itself: functions cannot be handed to a thread.
import { parentPort, workerData } from 'node:worker_threads';
import type { Reader } from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import { SPREAD } from '../guard/limits.ts';
import { giveWay } from '../priority.ts';
import { readRequest } from './read-request.ts';

giveWay();

/** Nobody ever wakes the thread while it waits here. */
const asleep = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

parentPort!.on('message', (request: string) => {
  const begun = process.threadCpuUsage();
  parentPort!.postMessage(JSON.stringify(readRequest(request, RULESETS, workerData as Reader)));
  const { user, system } = process.threadCpuUsage(begun);
  Atomics.wait(asleep, 0, 0, ((user + system) / 1000) * SPREAD.workshopRest);
});
