import * as z from 'zod';
import { cleanLine } from '../reading/index.ts';
import { BOARD_FORMAT, BOARD_SIZE, LEVELS } from './board.ts';
import { FEATURE_INFO, FEATURES, type Feature } from './features.ts';

/** A whole number from `min` to `max`, with one sentence for everything that is wrong with it. */
const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
};

const side = whole(BOARD_SIZE.min, BOARD_SIZE.max);

const features = z.strictObject(
  Object.fromEntries(FEATURES.map((name) => [name, whole(1, FEATURE_INFO[name].max).optional()])) as Record<
    Feature,
    z.ZodOptional<z.ZodInt>
  >,
  { error: (issue) => (issue.code === 'invalid_type' ? 'must be an object of features' : undefined) },
);

const hex = z.strictObject({ level: whole(LEVELS.min, LEVELS.max), features });

/** The shape of a map file. What hexes and features mean together is checked after it. */
export const boardSchema = z.strictObject({
  format: z.literal(BOARD_FORMAT, { error: `must be "${BOARD_FORMAT}"` }),
  id: z
    .string({ error: 'must be a text' })
    .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, { error: 'must be 1 to 64 lower-case letters, digits or hyphens' }),
  name: z
    .string({ error: 'must be a text' })
    .regex(/^\S(.{0,78}\S)?$/u, { error: 'must be 1 to 80 characters on one line, without blanks at the ends' })
    .transform(cleanLine)
    .refine((name) => name !== '', { error: 'must have something to see' }),
  width: side,
  height: side,
  hexes: z.record(z.string(), hex, { error: 'must be an object of hexes by label' }),
});
