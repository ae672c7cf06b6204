import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** How often something may be done, for each key on its own. */
export interface Limit {
  /** May it be done once more for this key now? Counts it if so. */
  allows(key: string): Promise<boolean>;
  /** Milliseconds until it may be done again for this key; 0 is now, which is counted. */
  wait(key: string): Promise<number>;
}

/** So many times in so many seconds, for each key on its own. */
export const limitTo = (times: number, seconds: number): Limit => {
  const limiter = new RateLimiterMemory({ points: times, duration: seconds });
  const wait = (key: string): Promise<number> =>
    limiter.consume(key).then(
      () => 0,
      ({ msBeforeNext }: RateLimiterRes) => Math.max(1, msBeforeNext),
    );
  return { wait, allows: async (key) => (await wait(key)) === 0 };
};
