import type { Fault } from '../result.ts';

/** More faults than anybody reads before mending the first. */
const MOST = 50;
/** Characters of a place or a sentence; both may quote what was sent. */
const LONGEST = 300;

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/**
 * The first faults of a list, and how many more there are: what is told of a file is small, however faulty the file is.
 * A list may be made of lists that are short already.
 */
export const someFaults = (faults: readonly Fault[]): Fault[] => {
  const single = faults.filter(({ more }) => more === undefined);
  const more = faults.reduce((sum, fault) => sum + (fault.more ?? 0), Math.max(0, single.length - MOST));
  const told = single.slice(0, MOST).map(({ at, message }) => ({ at: shortened(at), message: shortened(message) }));
  const rest = { at: '', message: `There ${more === 1 ? 'is one more fault' : `are ${more} more faults`}.`, more };
  return more > 0 ? [...told, rest] : told;
};
