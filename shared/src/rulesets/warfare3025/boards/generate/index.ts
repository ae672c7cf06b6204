import * as z from 'zod';
import {
  blankSketch,
  boardOf,
  makeChance,
  raiseHills,
  SeedSchema,
  ShareSchema,
  WholeSchema,
} from '../../../../board/generate/index.ts';
import type { Board, BoardGenerator } from '../../../../board/index.ts';
import { type Feature, VOCABULARY } from '../vocabulary.ts';
import { clearEntries, joinAreas, plantWoods, roughenSlopes } from './sketch.ts';
import { buildTown } from './town.ts';
import { pourWater } from './water.ts';

/** Columns or rows: as many as are made within a tenth of a second. */
const side = WholeSchema(5, 60);

/** What the generator can be asked for. What is left out makes a map that suits two forces of a few units. */
const GeneratorOptionsSchema = z.strictObject({
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

/**
 * Makes a board: hills, then water that runs between them, roads and buildings, and woods on what is left. Every open
 * hex can be reached on foot and the short sides are never blocked. The same options always give the same board.
 * Options that {@link GeneratorOptionsSchema} would refuse are a bug of the caller.
 */
export const generateBoard = (options: z.input<typeof GeneratorOptionsSchema>): Board => {
  const { seed, width, height, hills, woods, water, town, symmetric } = GeneratorOptionsSchema.parse(options);
  const sketch = blankSketch<Feature>({ width, height }, makeChance(seed), symmetric);
  raiseHills(sketch, hills);
  pourWater(sketch, water);
  buildTown(sketch, town);
  plantWoods(sketch, woods);
  roughenSlopes(sketch, hills);
  clearEntries(sketch);
  joinAreas(sketch);
  return boardOf(sketch, VOCABULARY, [`${seed}`, width, height, hills, woods, water, town, symmetric]);
};

/** The generator, as the framework knows it. */
export const generator: BoardGenerator = { options: GeneratorOptionsSchema, make: generateBoard };
