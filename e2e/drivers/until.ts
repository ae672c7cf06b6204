/** Milliseconds that a wait for something may take. A bound for what hangs: however slow a machine is, it is not met. */
export const LONGEST_WAIT = 90_000;

/**
 * Waits until something is so, however long the machine takes for it; gives what made it so.
 * @throws with what was waited for, after {@link LONGEST_WAIT}.
 */
export const until = async <T>(so: () => T | Promise<T>, what: string): Promise<T> => {
  const end = performance.now() + LONGEST_WAIT;
  for (;;) {
    const found = await so();
    if (found) return found;
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
};
