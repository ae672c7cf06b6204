import { waitInWords } from '@ironhex/shared/count';
import { HOUR, type HourOfUse } from '../journal/writing/usage.ts';
import type { Quota } from './limits.ts';

/** Hours for which use counts. */
const DAY = 24;

/** The first hour that counts now. */
export const firstHour = (now: number): number => Math.floor(now / HOUR) - DAY + 1;

/** A quota that is used up. */
interface UsedUp {
  readonly reason: keyof Quota;
  /** Milliseconds until there is some of it again. */
  readonly wait: number;
}

/**
 * Which quota is used up by what was used since {@link firstHour}; undefined if none is. `now` is in epoch
 * milliseconds.
 */
export const usedUp = (use: readonly HourOfUse[], quota: Quota, now: number): UsedUp | undefined => {
  for (const reason of ['matches', 'bytes'] as const) {
    let used = use.reduce((sum, hour) => sum + hour[reason], 0);
    if (used < quota[reason]) continue;
    for (const hour of use.toSorted((a, b) => a.hour - b.hour)) {
      used -= hour[reason];
      if (used < quota[reason]) return { reason, wait: (hour.hour + DAY) * HOUR - now };
    }
    // A quota of nothing.
    return { reason, wait: DAY * HOUR };
  }
  return undefined;
};

const times = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** What is said to players about a quota that is used up: what it is, and when they can try again. */
export const sentenceFor = ({ reason, wait }: UsedUp, quota: Quota): string => {
  const what =
    reason === 'matches'
      ? `One internet address may open ${times(quota.matches, 'match', 'matches')} within 24 hours, rematches among them`
      : `The matches of one internet address may take ${Math.round(quota.bytes / 1024 / 1024)} MB within 24 hours`;
  return `${what}; that is used up. The next one can be opened in ${waitInWords(wait)}. Matches under way go on.`;
};
