import { isDeepStrictEqual } from 'node:util';

/** Milliseconds that a wait for something may take. A bound for what hangs: however slow a machine is, it is not met. */
export const LONGEST_WAIT = 90_000;

/**
 * Milliseconds until somebody looks again who has waited for so many: a tenth of them, so that little is lost at the end.
 * To look at a page keeps three processes busy, which tests beside it lack.
 */
const untilNextLook = (waited: number): number => Math.min(50, Math.max(2, waited / 10));

/**
 * Waits until something is so, however long the machine takes for it; gives what made it so.
 * @throws with what was waited for, after {@link LONGEST_WAIT}.
 */
export const until = async <T>(so: () => T | Promise<T>, what: string): Promise<T> => {
  const begun = performance.now();
  for (;;) {
    const found = await so();
    if (found) return found;
    const waited = performance.now() - begun;
    if (waited > LONGEST_WAIT) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, untilNextLook(waited)));
  }
};

/**
 * Waits until something stays as it is for so many milliseconds, such as a map that moves or messages that are under way;
 * gives how it stays.
 * @throws with what was waited for, after {@link LONGEST_WAIT}.
 */
export const untilAtRest = async <T>(read: () => T | Promise<T>, milliseconds: number, what: string): Promise<T> => {
  let last = await read();
  await until(async () => {
    const before = last;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    last = await read();
    return isDeepStrictEqual(last, before);
  }, what);
  return last;
};
