// A thread of its own that reads requests for matches and makes their boards, one after the other: texts come in, texts
// with what was read go out. Like main.ts it brings the rulesets itself: functions cannot be handed to a thread.
import { parentPort } from 'node:worker_threads';
import { RULESETS } from '@ironhex/shared/rulesets';
import { readRequest } from './read-request.ts';

parentPort!.on('message', (request: string) => {
  parentPort!.postMessage(JSON.stringify(readRequest(request, RULESETS)));
});
