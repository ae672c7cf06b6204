/**
 * How often something is tried by chance, or what is tried: `npm test` tries it just often enough to see everything that it
 * must show; `npm run soak`, which sets LONG, at length.
 */
export const often = <T = number>(usual: T, long: T): T => (process.env.LONG ? long : usual);

/**
 * Which of several, such as screens, a test tries: `npm test` one of them, that whose turn it is (a count from 0, such as the
 * game's place among all); `npm run soak` all.
 */
export const inTurn = <T>(all: readonly T[], turn: number): readonly T[] =>
  process.env.LONG ? all : [all[turn % all.length]!];
