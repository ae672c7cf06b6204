import type * as z from 'zod';
import { type Fault, fail, ok, type Result } from '../result.ts';
import { faultsIn } from './faults-in.ts';
import { sentenceFor } from './sentences.ts';

/** Reads data by a schema. Every fault has its place, with `at` in front. The only place where zod's issues become faults. */
export const readAs = <T>(schema: z.ZodType<T>, data: unknown, at: readonly PropertyKey[] = []): Result<T, Fault[]> => {
  const read = schema.safeParse(data, { error: sentenceFor });
  return read.success ? ok(read.data) : fail(faultsIn(read.error, at));
};
