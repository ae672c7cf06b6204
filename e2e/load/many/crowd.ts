// Spectators in a process of their own, so that reading what they are sent delays no player. Told by its parent which match
// to look on at and how many, it answers when all are there; asked for bytes, how many have come to one of them.
import { constants, setPriority } from 'node:os';
import { Guest } from './guest.ts';

/** What the parent asks for. */
export type CrowdOrder = { readonly url: string; readonly match: string; readonly count: number } | 'bytes';

// Spectators have machines of their own: here they take what players and the server leave.
setPriority(constants.priority.PRIORITY_LOW);

/** How many come in at the same time. */
const DOORS = 16;

let crowd: Guest[] = [];
/** Bytes that came to one of those who have left. */
let past = 0;

const come = async (url: string, match: string, count: number): Promise<void> => {
  past += crowd[0]?.wire.bytes ?? 0;
  for (const guest of crowd) guest.leave();
  crowd = [];
  let left = count;
  const door = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      crowd.push(await Guest.join(url, `joinById/${match}`, {}));
    }
  };
  await Promise.all(Array.from({ length: DOORS }, door));
};

process.on('message', async (order: CrowdOrder) => {
  if (order !== 'bytes') await come(order.url, order.match, order.count);
  process.send!(past + (crowd[0]?.wire.bytes ?? 0));
});
