import * as z from 'zod';
import { SeedSchema, ShareSchema, WholeSchema } from '../../../../board/generate/index.ts';
import { VOCABULARY } from '../vocabulary.ts';

const { width, height, step } = VOCABULARY.sizes;

/** What the generator can be asked for. What is left out makes a small map with the terrain of G-6.5. */
export const GeneratorOptionsSchema = z.strictObject({
  /** The same seed and options always give the same board. */
  seed: SeedSchema,
  width: WholeSchema(24, width.max, step).default(36).meta({ title: 'Width in hexes' }),
  height: WholeSchema(height.min, height.max, step).default(36).meta({ title: 'Height in hexes' }),
  /** At 1 terrain pieces cover a quarter of the map, G-6.5. */
  terrain: ShareSchema.default(1).meta({ title: 'Terrain' }),
  hills: ShareSchema.default(0.4).meta({ title: 'Hills' }),
});

/** What the generator is asked for. */
export type GeneratorOptions = z.infer<typeof GeneratorOptionsSchema>;
