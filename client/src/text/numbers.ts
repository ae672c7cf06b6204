import { count } from '@ironhex/shared/count';

export { count };

/** Chances are sums of many products: what differs by less from never or always is that. */
const SURE = 1e-9;

/** A probability from 0 to 1 as a percentage; what can happen is never `0 %`, what can fail never `100 %`. */
export const chance = (p: number): string => {
  if (p > SURE && p < 0.005) return '< 1 %';
  if (p < 1 - SURE && p > 0.995) return '> 99 %';
  return `${Math.round(p * 100)} %`;
};

/** So many points on average, which are seldom a whole number. */
export const points = (average: number): string =>
  average < 10 ? `${Number(average.toFixed(1))} points` : count(Math.round(average), 'point');

/** Words as a list, e.g. `a, b and c`. */
export const list = (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** The same with a capital letter in front. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
