import type { Clocks } from './clocks.ts';

/** Seconds that a player has to object before the host frees the seat in the middle of the match. */
export interface FreeAfter {
  /** In a match that is played in one sitting. */
  readonly sitting: number;
  /** In a match that is played over days, whose players look in now and then. */
  readonly days: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const FREE_AFTER: FreeAfter = { sitting: 5 * MINUTE, days: 24 * HOUR };

/** Who has so many seconds for a decision, or in the bank, does not sit at the table all the time. */
const OVER_DAYS = 12 * HOUR;

/** Seconds that a player has to object in a match with these clocks. A match without clocks is one over days. */
export const freeAfter = (clocks: Clocks, { sitting, days }: FreeAfter = FREE_AFTER): number => {
  if (clocks === 'none') return days;
  return Math.max(clocks.bank, ...Object.values(clocks.seconds)) < OVER_DAYS ? sitting : days;
};
