import { setTimeout as after } from 'node:timers/promises';
import type { Exchange } from './exchange.ts';

/** What came of a while: how long each exchange took, milliseconds, in rising order, and what went wrong. */
export interface Course {
  readonly times: readonly number[];
  readonly failures: readonly string[];
  readonly seconds: number;
}

/** Does exchanges of many until an end, each as `drive` says, and collects what they took. */
const during = async (
  exchanges: readonly Exchange[],
  seconds: number,
  drive: (exchange: { once(): Promise<void>; ready(): Promise<void> }, end: number) => Promise<void>,
): Promise<Course> => {
  const times: number[] = [];
  const failures: string[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const failed = (error: Error) => void failures.push(error.message);
  const drivenBy = (exchange: Exchange) => ({
    once: async (): Promise<void> => {
      const took = await exchange.once().catch(failed);
      if (took !== undefined) times.push(took);
    },
    ready: async (): Promise<void> => void (await exchange.ready?.().catch(failed)),
  });
  await Promise.all(exchanges.map((exchange) => drive(drivenBy(exchange), end)));
  return { times: times.sort((a, b) => a - b), failures, seconds: (performance.now() - begun) / 1000 };
};

/**
 * Each exchange once every so many milliseconds, all of them spread evenly over that time by chance. What was due while
 * another match began is left out: players do not make up for it in a burst.
 */
export const atPace = (exchanges: readonly Exchange[], every: number, seconds: number): Promise<Course> =>
  during(exchanges, seconds, async ({ once, ready }, end) => {
    for (let due = performance.now() + Math.random() * every; due < end; due += every) {
      await after(Math.max(0, due - performance.now()));
      const begun = performance.now();
      await ready();
      due += performance.now() - begun;
      await once();
    }
  });

/** Each exchange again as soon as it is through. */
export const atFullSpeed = (exchanges: readonly Exchange[], seconds: number): Promise<Course> =>
  during(exchanges, seconds, async ({ once }, end) => {
    while (performance.now() < end) await once();
  });

/** The value below which this part of sorted values lies; 0 of none. */
export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** How many were through in a second. */
export const rateOf = ({ times, seconds }: Course): number => times.length / seconds;
