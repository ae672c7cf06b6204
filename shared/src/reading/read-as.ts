import type * as z from 'zod';
import { type Fault, fail, ok, type Result } from '../result.ts';
import { faultsIn, SENTENCES } from './faults-in.ts';

/** Data as a schema has it, or what is wrong with it, each with its place; `at` stands before every place. */
export const readAs = <T>(schema: z.ZodType<T>, data: unknown, at: readonly PropertyKey[] = []): Result<T, Fault[]> => {
  const read = schema.safeParse(data, { error: SENTENCES });
  return read.success ? ok(read.data) : fail(faultsIn(read.error, at));
};
