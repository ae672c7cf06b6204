import type { MatchClient } from '../rooms/guest.ts';
import { socketOf } from '../rooms/one-write.ts';
import { groupOf } from './crowd.ts';

/** So many seconds' worth of commands may come at once, if few came before. */
const BURST = 5;

interface Bucket {
  /** Commands that may still come. */
  left: number;
  /** When it was last looked at, in milliseconds. */
  at: number;
}

/**
 * How fast somebody may send. Decided at once and not by the other limits' promises: answers must keep their order. What
 * is counted for is forgotten with it.
 */
export class Pace {
  readonly #buckets = new WeakMap<object, Bucket>();

  /** May this one send once more now, if it may send so often in a second? Counts it if so. */
  allows(sender: object, perSecond: number, now = performance.now()): boolean {
    const bucket = this.#buckets.get(sender) ?? { left: perSecond * BURST, at: now };
    this.#buckets.set(sender, bucket);
    bucket.left = Math.min(perSecond * BURST, bucket.left + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  }
}

/** So many connections' worth of what one may send may come from one address. */
const TOGETHER = 10;

/** What a person sends in a second at most, on and on. */
const PERSON = 5;

const [alone, together, modest] = [new Pace(), new Pace(), new Pace()];

/**
 * May this connection send a command now? Each has its own pace, and all from one address have one together; whoever
 * sends no more than a person does goes on even if the others from the same address are too many. Who is too fast is
 * refused and can go on in a moment.
 */
export const commandMayCome = (client: MatchClient, perSecond: number): boolean => {
  const socket = socketOf(client);
  const group = socket && groupOf(socket);
  const person = modest.allows(client.ref, PERSON);
  if (!alone.allows(client.ref, perSecond)) return false;
  return !group || together.allows(group, perSecond * TOGETHER) || person;
};
