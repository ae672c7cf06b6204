import * as z from 'zod';
import { SeedSchema, ShareSchema } from '../../../../board/generate/index.ts';

/** Columns or rows: as many as are made within a tenth of a second. */
const side = z.int().min(5).max(60);

/** What the generator can be asked for. What is left out makes a map that suits two forces of a few units. */
export const GeneratorOptionsSchema = z.strictObject({
  /** The same seed and options always give the same board. */
  seed: SeedSchema,
  width: side.default(16),
  height: side.default(19),
  hills: ShareSchema.default(0.5),
  woods: ShareSchema.default(0.5),
  /** Ponds and swamps; from 0.3 on a river between the two long sides as well. */
  water: ShareSchema.default(0.3),
  /** Buildings along roads; 0 means no roads either. */
  town: ShareSchema.default(0.2),
  /** Is the map the same from both short sides? */
  symmetric: z.boolean().default(true),
});

/** What the generator is asked for. */
export type GeneratorOptions = z.infer<typeof GeneratorOptionsSchema>;
