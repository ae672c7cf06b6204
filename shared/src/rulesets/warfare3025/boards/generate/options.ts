import * as z from 'zod';
import { SeedSchema, ShareSchema, WholeSchema } from '../../../../board/generate/index.ts';

/** Columns or rows: as many as are made within a tenth of a second. */
const side = WholeSchema(5, 60);

/** What the generator can be asked for. What is left out makes a map that suits two forces of a few units. */
export const GeneratorOptionsSchema = z.strictObject({
  /** The same seed and options always give the same board. */
  seed: SeedSchema,
  width: side.default(16).meta({ title: 'Width in hexes' }),
  height: side.default(19).meta({ title: 'Height in hexes' }),
  hills: ShareSchema.default(0.5).meta({ title: 'Hills' }),
  woods: ShareSchema.default(0.5).meta({ title: 'Woods' }),
  /** Ponds and swamps; from 0.3 on a river between the two long sides as well. */
  water: ShareSchema.default(0.3).meta({ title: 'Water' }),
  /** Buildings along roads; 0 means no roads either. */
  town: ShareSchema.default(0.2).meta({ title: 'Town' }),
  /** Is the map the same when it is turned by half a circle? */
  symmetric: z.boolean().default(true).meta({ title: 'The same from both short sides' }),
});
