import * as z from 'zod';
import { wants } from './sentences.ts';

/** A whole number from `min` to `max`, with one sentence for everything that is wrong with it. */
export const wholeFrom = (min: number, max: number) => {
  const error = ({ input }: { readonly input?: unknown }) => wants(`a whole number from ${min} to ${max}`, input);
  return z.int({ error }).min(min, { error, abort: true }).max(max, { error, abort: true });
};
