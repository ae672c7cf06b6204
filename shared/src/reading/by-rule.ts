import * as z from 'zod';
import { findingsIn } from './faults-in.ts';
import { sentenceFor } from './sentences.ts';

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
