import * as z from 'zod';
import type { Range } from './rules.ts';

/** A whole number in a range, and a multiple of `step`, with one sentence for everything that is wrong with it. */
export const whole = ({ min, max }: Range, step = 1) => {
  const error = `must be a whole number from ${min} to ${max}${step > 1 ? `, a multiple of ${step}` : ''}`;
  const number = z.int({ error }).min(min, { error, abort: true }).max(max, { error, abort: true });
  return step > 1 ? number.multipleOf(step, { error }) : number;
};
