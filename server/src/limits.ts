import { RateLimiterMemory } from 'rate-limiter-flexible';

/** How often somebody may do something. */
export interface Limit {
  /** May whoever has this key do it once more now? Counts it if so. */
  allows(key: string): Promise<boolean>;
}

/** So many times in so many seconds, for each key on its own. */
export const limitTo = (times: number, seconds: number): Limit => {
  const limiter = new RateLimiterMemory({ points: times, duration: seconds });
  return {
    allows: (key) =>
      limiter.consume(key).then(
        () => true,
        () => false,
      ),
  };
};
