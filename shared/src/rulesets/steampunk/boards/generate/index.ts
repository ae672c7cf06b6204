import type * as z from 'zod';
import { blankSketch, boardOf, makeChance } from '../../../../board/generate/index.ts';
import type { Board, BoardGenerator } from '../../../../board/index.ts';
import { indexOfLabel } from '../../../../hex/index.ts';
import { VOID } from '../../ground/survey.ts';
import { type Feature, spareHexes, VOCABULARY } from '../vocabulary.ts';
import { openUp } from './open-up.ts';
import { GeneratorOptionsSchema } from './sketch.ts';
import { breakGround, buildTown, layRoads, plantWoods, pourWater, raiseHills } from './terrain.ts';

/**
 * Makes a board: hills and mountains, water, a road with houses, and what grows or lies about on the ground that is
 * left. Tracked units have room on both sides and can get from one to the other. The same options always give the same
 * board. Options that {@link GeneratorOptionsSchema} would refuse are a bug of the caller.
 */
export const generateBoard = (options: z.input<typeof GeneratorOptionsSchema>): Board => {
  const asked = GeneratorOptionsSchema.parse(options);
  const { seed, width, height, short, hills, woods, broken, road, advanced, symmetric } = asked;
  const grid = { width, height };
  const sketch = blankSketch<Feature>(grid, makeChance(seed), symmetric);
  // No turned hex changes with these: where they would be, the map is at its end.
  if (short) for (const label of spareHexes(grid)) sketch.features[indexOfLabel(grid, label)] = { [VOID]: 1 };
  raiseHills(sketch, hills);
  pourWater(sketch, advanced);
  if (road) layRoads(sketch);
  buildTown(sketch, advanced);
  plantWoods(sketch, woods);
  breakGround(sketch, broken);
  openUp(sketch);
  return boardOf(sketch, VOCABULARY, [
    `${seed}`,
    width,
    height,
    short,
    hills,
    woods,
    broken,
    road,
    advanced,
    symmetric,
  ]);
};

/** The generator, as the framework knows it. */
export const generator: BoardGenerator = { options: GeneratorOptionsSchema, make: generateBoard };
