import type * as z from 'zod';
import { type Fault, fail, ok, type Result } from '../result.ts';
import { faultsIn, firstFaultIn, type RuledFault } from './faults-in.ts';
import { sentenceFor } from './sentences.ts';

/** Reads data by a schema. Every fault has its place, with `at` in front. */
export const readAs = <T>(schema: z.ZodType<T>, data: unknown, at: readonly PropertyKey[] = []): Result<T, Fault[]> => {
  const read = schema.safeParse(data, { error: sentenceFor });
  return read.success ? ok(read.data) : fail(faultsIn(read.error, at));
};

/** Reads data by a schema. What is wrong first is told with its place, `at` in front, and the rule behind it. */
export const readOrFirstFault = <T>(
  schema: z.ZodType<T>,
  data: unknown,
  at: readonly PropertyKey[] = [],
): Result<T, RuledFault> => {
  const read = schema.safeParse(data, { error: sentenceFor });
  return read.success ? ok(read.data) : fail(firstFaultIn(read.error, at));
};
