import { z } from 'zod';
import { line } from '../reading/index.ts';
import type { Said, Sentences } from './said.ts';
import { endedBy, OUTCOMES } from './words/outcomes.ts';

const FiguresSchema: z.ZodType<NonNullable<Said['figures']>> = z.record(
  z.string().max(40),
  z.union([z.number(), line(0, 400)]),
);

/**
 * The fields that say in a position why a match ended: a code that its game or the engine has a sentence for, or the
 * reason in words, as earlier versions and people write it. What was read goes through {@link readWhy}.
 */
export const whyFields = (outcomes: Sentences) => ({
  rule: line(1, 20),
  code: line(1, 40)
    .refine((code) => Object.hasOwn(outcomes, code) || Object.hasOwn(OUTCOMES, code), 'No match ends for this reason.')
    .optional(),
  figures: FiguresSchema.optional(),
  reason: line(1, 400).optional(),
});

/** How it is written: by a code, or in words. */
interface Written {
  readonly code?: string | undefined;
  readonly figures?: Said['figures'];
  readonly reason?: string | undefined;
}

/** The end of the match with its code, whichever way it was written. */
export const readWhy = <W extends Written>({ reason, code, figures, ...outcome }: W, context: z.RefinementCtx) => {
  if ((reason === undefined) !== (code === undefined))
    return {
      ...outcome,
      ...(code === undefined ? endedBy('as-written', { reason: reason! }) : { code, ...(figures && { figures }) }),
    };
  context.addIssue({ code: 'custom', message: 'An outcome has a code or a reason, one of them.' });
  return z.NEVER;
};
