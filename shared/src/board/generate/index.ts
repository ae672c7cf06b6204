import { labelOfIndex } from '../../hex/index.ts';
import { BOARD_FORMAT, type Board } from '../board.ts';
import { canonical } from '../canonical.ts';
import { hash32, makeChance } from './chance.ts';
import { raiseHills, roughenSlopes } from './hills.ts';
import { clearEntries, joinGround } from './open-up.ts';
import { type GeneratorOptions, generatorOptions } from './options.ts';
import { blankSketch, type Sketch } from './sketch.ts';
import { buildTown } from './town.ts';
import { pourWater } from './water.ts';
import { plantWoods } from './woods.ts';

/**
 * Makes a board: hills, then water that runs between them, roads and buildings, and woods on what is left. Every open
 * hex can be reached on foot and the short sides are never blocked. The same options always give the same board.
 * Options that `generatorOptions` would refuse are a bug of the caller.
 */
export const generateBoard = (options: GeneratorOptions): Board => {
  const { seed, width, height, hills, woods, water, town, symmetric = true } = generatorOptions.parse(options);
  const asBoard = ({ level, features }: Sketch): Board => ({
    format: BOARD_FORMAT,
    id: `generated-${hash32(JSON.stringify([`${seed}`, width, height, hills, woods, water, town, symmetric])).toString(36)}`,
    name: 'Generated map',
    width,
    height,
    hexes: Object.fromEntries(
      level.map((at, index) => [labelOfIndex({ width, height }, index), { level: at, features: features[index]! }]),
    ),
  });
  const sketch = blankSketch({ width, height }, makeChance(seed), symmetric);
  raiseHills(sketch, hills);
  pourWater(sketch, water);
  buildTown(sketch, town);
  plantWoods(sketch, woods);
  roughenSlopes(sketch, hills);
  clearEntries(sketch);
  joinGround(sketch, asBoard);
  return canonical(asBoard(sketch));
};
