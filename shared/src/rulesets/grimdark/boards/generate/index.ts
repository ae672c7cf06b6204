import type * as z from 'zod';
import { blankSketch, boardOf, makeChance } from '../../../../board/generate/index.ts';
import type { Board, BoardGenerator } from '../../../../board/index.ts';
import { finished } from '../finished.ts';
import { type Feature, VOCABULARY } from '../vocabulary.ts';
import { raiseHills } from './hills.ts';
import { fillHollows } from './hollows.ts';
import { usualMarks } from './marks.ts';
import { GeneratorOptionsSchema } from './options.ts';
import { layPieces } from './pieces.ts';
import { layTomb } from './tomb.ts';

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
