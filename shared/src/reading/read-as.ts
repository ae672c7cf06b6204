import * as z from 'zod';
import { type Fault, fail, ok, type Result } from '../result.ts';
import { faultsIn, findingsIn, firstFaultIn, type RuledFault } from './faults.ts';
import { sentenceFor, wants } from './sentences.ts';

/**
 * The same schema with a rule behind it: every fault it finds names the rule, as in `… (W-2.1)`, unless the part of it
 * where the fault lies has a rule of its own.
 */
export const byRule = <T, I>(rule: string, schema: z.ZodType<T, I>): z.ZodType<T, I> =>
  z.unknown().transform((data, context) => {
    const read = schema.safeParse(data, { error: sentenceFor });
    if (read.success) return read.data;
    for (const finding of findingsIn(read.error))
      context.issues.push({
        code: 'custom',
        input: data,
        path: finding.path,
        message: finding.message,
        params: { rule: finding.rule ?? rule },
      });
    return z.NEVER;
  }) as unknown as z.ZodType<T, I>;

/** A whole number from `min` to `max`, with one sentence for everything that is wrong with it. */
export const wholeFrom = (min: number, max: number) => {
  const error = ({ input }: { readonly input?: unknown }) => wants(`a whole number from ${min} to ${max}`, input);
  return z.int({ error }).min(min, { error, abort: true }).max(max, { error, abort: true });
};

/** Reads data by a schema. Every fault has its place, with `at` in front. */
export const readAs = <T>(schema: z.ZodType<T>, data: unknown, at: readonly PropertyKey[] = []): Result<T, Fault[]> => {
  const read = schema.safeParse(data, { error: sentenceFor });
  return read.success ? ok(read.data) : fail(faultsIn(read.error, at));
};

/** Reads data by a schema. Fails with the first fault: its place, prefixed with `at`, and its rule. */
export const readOrFirstFault = <T>(
  schema: z.ZodType<T>,
  data: unknown,
  at: readonly PropertyKey[] = [],
): Result<T, RuledFault> => {
  const read = schema.safeParse(data, { error: sentenceFor });
  return read.success ? ok(read.data) : fail(firstFaultIn(read.error, at));
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Data as a schema has read it, with the fields in the order in which they were written: digests of records are made of that
 * order, and a schema has one of its own. Fields that reading has added come last.
 */
export const inWrittenOrder = <T>(read: T, written: unknown): T => {
  if (Array.isArray(read) && Array.isArray(written))
    return read.map((each, index) => inWrittenOrder(each, written[index])) as T;
  if (!isObject(read) || !isObject(written)) return read;
  const first = Object.keys(written).filter((key) => Object.hasOwn(read, key));
  const last = Object.keys(read).filter((key) => !Object.hasOwn(written, key));
  return Object.fromEntries([...first, ...last].map((key) => [key, inWrittenOrder(read[key], written[key])])) as T;
};
