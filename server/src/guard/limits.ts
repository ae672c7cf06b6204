import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** How often somebody may do something. */
export interface Limit {
  /** May whoever has this key do it once more now? Counts it if so. */
  allows(key: string): Promise<boolean>;
  /** Milliseconds until whoever has this key may do it again; 0 is now, which is counted. */
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
