import type { Guest } from './guest.ts';

/** Something that one of four connections begins, and that all four get to see unless it is secret; done over and over. */
export interface Exchange {
  /** Does it once: milliseconds until the last of those who get to see it has what came of it. Throws if that is a refusal. */
  once(): Promise<number>;
  /** Waits until it can be done; that may take a new match, to which all come again. */
  ready?(): Promise<unknown>;
  /** Bytes of payload that came in over all four so far. */
  readonly bytes: number;
  close(): void;
}

/** Milliseconds to wait for frames that must come. */
export const ANSWER_TIMEOUT = 30_000;

/**
 * Listens for frames of one kind on several connections; `each` sees all frames. What is returned waits until all of these
 * connections, or those that are named by their places, have got one from then on.
 */
export const pictures = (
  guests: readonly Guest[],
  kind: number,
  each: (index: number, frame: Buffer) => void = () => {},
): ((who?: Iterable<number>) => Promise<void>) => {
  const missing = new Set<number>();
  let whole = (): void => {};
  for (const [index, guest] of guests.entries())
    guest.told = (frame) => {
      each(index, frame);
      if (frame[0] === kind && missing.delete(index) && missing.size === 0) whole();
    };
  return (who = guests.keys()) => {
    for (const index of who) missing.add(index);
    return new Promise((resolve, reject) => {
      const late = (): void => reject(new Error(`${missing.size} of ${guests.length} got no picture`));
      const timer = setTimeout(late, ANSWER_TIMEOUT);
      whole = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };
};
