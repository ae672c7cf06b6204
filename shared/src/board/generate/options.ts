import * as z from 'zod';
import { whole } from '../schema.ts';

const seedError = 'must be a text of 1 to 64 characters, or a whole number';
const shareError = 'must be a number from 0 to 1';

/** The seed of a generated board. */
export const SeedSchema = z.union([
  z.string({ error: seedError }).min(1, { error: seedError }).max(64, { error: seedError }),
  z.int({ error: seedError }),
]);

/** How much of something there is: 0 none, 1 as much as makes a map. */
export const ShareSchema = z.number({ error: shareError }).min(0, { error: shareError }).max(1, { error: shareError });

/** A measure in hexes, or another whole number. */
export const WholeSchema = (min: number, max: number, step = 1) => whole({ min, max }, step);
