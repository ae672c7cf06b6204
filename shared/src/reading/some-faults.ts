import type { Fault } from '../result.ts';

/** More faults than a reader needs at once. */
const MAX_FAULTS = 50;
/** Characters of a place or a message: both may quote the input, which can be of any length. */
const MAX_LENGTH = 300;

/** A place or a message, cut where it is far longer than a reader needs. */
export const shortened = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/**
 * The first faults of a list, shortened, and how many more there are: a report stays small however many faults the input
 * has. The list may contain the results of earlier calls.
 */
export const someFaults = (faults: readonly Fault[]): Fault[] => {
  const single = faults.filter(({ more }) => more === undefined);
  const more = faults.reduce((sum, fault) => sum + (fault.more ?? 0), Math.max(0, single.length - MAX_FAULTS));
  const first = single
    .slice(0, MAX_FAULTS)
    .map(({ at, message }) => ({ at: shortened(at), message: shortened(message) }));
  const rest = { at: '', message: `There ${more === 1 ? 'is one more fault' : `are ${more} more faults`}.`, more };
  return more > 0 ? [...first, rest] : first;
};
