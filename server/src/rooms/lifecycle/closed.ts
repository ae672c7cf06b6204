/** As many are remembered. More than a server meets before its next start. */
const MOST = 10_000;

/**
 * The matches that this process found too large to open, each with the sentence that says so. They are closed until the
 * next start: finding out again would cost as much as the first time.
 */
const closed = new Map<string, string>();

/** Closes a match; `why` is a sentence for players. */
export const closeMatch = (id: string, why: string): void => {
  closed.set(id, why);
  if (closed.size > MOST) closed.delete(closed.keys().next().value!);
};

/** Why a match is closed; undefined if it is not. */
export const whyClosed = (id: string): string | undefined => closed.get(id);
