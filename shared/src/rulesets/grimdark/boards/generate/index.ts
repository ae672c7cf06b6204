import * as z from 'zod';
import {
  blankSketch,
  boardOf,
  makeChance,
  SeedSchema,
  ShareSchema,
  WholeSchema,
} from '../../../../board/generate/index.ts';
import type { Board, BoardGenerator } from '../../../../board/index.ts';
import { finished } from '../finished.ts';
import { type Feature, VOCABULARY } from '../vocabulary.ts';
import { usualMarks } from './marks.ts';
import { layPieces } from './pieces.ts';
import { fillHollows, layTomb, raiseHills } from './sketch.ts';

const { width, height, step } = VOCABULARY.sizes;

/** What the generator can be asked for. What is left out makes a small map with the terrain of G-6.5. */
const GeneratorOptionsSchema = z.strictObject({
  /** The same seed and options always give the same board. */
  seed: SeedSchema,
  width: WholeSchema(24, width.max, step).default(36).meta({ title: 'Width in hexes' }),
  height: WholeSchema(height.min, height.max, step).default(36).meta({ title: 'Height in hexes' }),
  /** At 1 terrain pieces cover a quarter of the map, G-6.5. */
  terrain: ShareSchema.default(1).meta({ title: 'Terrain' }),
  hills: ShareSchema.default(0.4).meta({ title: 'Hills' }),
});

/**
 * Makes a board by the advice of G-6.5, the same when it is turned by half a circle: hills, ruins in the middle, pieces
 * of terrain with lanes between them, and the marks of every scenario. The same options always give the same board.
 * Options that {@link GeneratorOptionsSchema} would refuse are a bug of the caller.
 */
export const generateBoard = (options: z.input<typeof GeneratorOptionsSchema>): Board => {
  const { seed, width, height, terrain, hills } = GeneratorOptionsSchema.parse(options);
  const sketch = blankSketch<Feature>({ width, height }, makeChance(seed), true);
  raiseHills(sketch, hills);
  layTomb(sketch);
  layPieces(sketch, terrain);
  fillHollows(sketch);
  const board = boardOf(sketch, VOCABULARY, [`${seed}`, width, height, terrain, hills]);
  return finished(board, usualMarks(board));
};

/** The generator, as the framework knows it. */
export const generator: BoardGenerator = { options: GeneratorOptionsSchema, make: generateBoard };
