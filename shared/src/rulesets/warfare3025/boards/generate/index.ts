import type * as z from 'zod';
import { blankSketch, boardOf, makeChance, raiseHills } from '../../../../board/generate/index.ts';
import type { Board, BoardGenerator } from '../../../../board/index.ts';
import type { Feature } from '../features.ts';
import { VOCABULARY } from '../vocabulary.ts';
import { clearEntries, joinAreas } from './open-up.ts';
import { GeneratorOptionsSchema } from './options.ts';
import { roughenSlopes } from './slopes.ts';
import { buildTown } from './town.ts';
import { pourWater } from './water.ts';
import { plantWoods } from './woods.ts';

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
