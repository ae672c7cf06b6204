// A thread of its own that makes boards, one after the other: texts with choices come in, texts with boards go out.
import { parentPort } from 'node:worker_threads';
import type { BoardChoice } from '@ironhex/shared/protocol';
import { makeBoard } from './make-board.ts';

parentPort!.on('message', (choice: string) => {
  parentPort!.postMessage(JSON.stringify(makeBoard(JSON.parse(choice) as BoardChoice)));
});
