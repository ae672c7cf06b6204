// A thread of its own that reads requests for matches, makes their boards, and folds records up to where a match begins, one
// after the other: orders come in, texts with what was read go out. Like main.ts it brings the rulesets itself: functions cannot be handed to a thread.
import { parentPort, workerData } from 'node:worker_threads';
import type { Reader } from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import { SPREAD } from '../guard/limits.ts';
import { giveWay } from '../priority.ts';
import { carryOut, type Order } from './read-request.ts';

giveWay();

/** Nobody ever wakes the thread while it waits here. */
const asleep = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

parentPort!.on('message', (order: Order) => {
  const begun = process.threadCpuUsage();
  parentPort!.postMessage(JSON.stringify(carryOut(order, RULESETS, workerData as Reader)));
  const { user, system } = process.threadCpuUsage(begun);
  Atomics.wait(asleep, 0, 0, ((user + system) / 1000) * SPREAD.workshopRest);
});
