import * as z from 'zod';

/** The seed of a generated board. */
export const SeedSchema = z.union([z.int(), z.string().min(1).max(64)]);

/** How much of something there is: 0 none, 1 as much as makes a map. */
export const ShareSchema = z.number().min(0).max(1);
