import * as z from 'zod';
import { SeedSchema, ShareSchema } from '../../../../board/generate/index.ts';
import { VOCABULARY } from '../vocabulary.ts';

const { width, height } = VOCABULARY.sizes;

/** What the generator can be asked for. */
export const GeneratorOptionsSchema = z.strictObject({
  /** The same seed and options always give the same board. */
  seed: SeedSchema,
  /** Columns and rows. */
  width: z.int().min(width.min).max(width.max),
  height: z.int().min(height.min).max(height.max),
  hills: ShareSchema,
  woods: ShareSchema,
  /** Ponds and swamps; from 0.3 on a river between the two long sides as well. */
  water: ShareSchema,
  /** Buildings along roads; 0 means no roads either. */
  town: ShareSchema,
  /** Is the map the same from both short sides? Default: yes. */
  symmetric: z.boolean().optional(),
});

/** What the generator is asked for. */
export type GeneratorOptions = z.infer<typeof GeneratorOptionsSchema>;
