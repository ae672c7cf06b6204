import { z } from 'zod';

/** A position of Steampunk Fantasy; what is left out is as at the beginning of a match. */
export const PositionSchema = z.looseObject({});
export type Position = z.infer<typeof PositionSchema>;
