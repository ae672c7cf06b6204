import type { z } from 'zod';
import { readAs } from '../reading/index.ts';
import type { Fault, Result } from '../result.ts';

/** Something that can be asked about a state or a match without changing it. */
export interface Question<About> {
  /** Reads what is asked, and answers. */
  answer(about: About, asked: unknown): Result<object, readonly Fault[]>;
}

/** A question whose form is `schema`. */
export const question = <About, Asked>(
  schema: z.ZodType<Asked>,
  answer: (about: About, asked: Asked) => Result<object, readonly Fault[]>,
): Question<About> => ({
  answer: (about, asked) => {
    const read = readAs(schema, asked);
    return read.ok ? answer(about, read.value) : read;
  },
});
