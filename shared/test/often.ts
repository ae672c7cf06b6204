/**
 * How often something is tried by chance: `npm test` tries it just often enough to see everything that it must show;
 * `npm run soak`, which sets LONG, at length.
 */
export const often = (times: number, long: number): number => (process.env.LONG ? long : times);
