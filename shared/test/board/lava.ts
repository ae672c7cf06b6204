import * as z from 'zod';
import {
  blankSketch,
  boardOf,
  countFor,
  isBare,
  makeChance,
  middleHex,
  patch,
  put,
  raiseHills,
  SeedSchema,
  ShareSchema,
  sink,
  WholeSchema,
} from '../../src/board/generate/index.ts';
import { anyHex } from '../../src/board/generate/sketch.ts';
import { atMostOne, type Board, type BoardRules, type BoardVocabulary, stockBoards } from '../../src/board/index.ts';
import { type Grid, labelOfIndex } from '../../src/hex/index.ts';
import type { Fault } from '../../src/result.ts';

/** The hexes of some rows, from 0. */
const rows = (grid: Grid, from: number, to: number): string[] =>
  Array.from({ length: (to - from + 1) * grid.width }, (_, n) => labelOfIndex(grid, from * grid.width + n));

/** How deep the zones at the two long edges are, in rows. */
const depth = ({ height }: Grid): number => Math.min(12, (height - 24) / 2);

const TERRAIN = {
  forest: { max: 1, description: 'trees' },
  ruins: { max: 1, description: 'walls that stand' },
  lava: { max: 1, description: 'molten rock' },
  swamp: { max: 1, description: 'bog' },
  building: { max: 3, description: 'a building, by height' },
};

/** Two objectives of one number. */
const doubledObjectives = ({ hexes }: Board): Fault[] => {
  const numbers = Object.entries(hexes).flatMap(([label, { markers }]) =>
    markers?.objective ? [{ label, number: markers.objective }] : [],
  );
  return numbers
    .filter(({ number }, index) => numbers.findIndex((other) => other.number === number) < index)
    .map(({ label, number }) => ({
      at: `hexes.${label}.markers.objective`,
      message: `there is an objective ${number} already`,
    }));
};

const VOCABULARY: BoardVocabulary = {
  sizes: { width: { min: 36, max: 98 }, height: { min: 32, max: 98 }, step: 2 },
  levels: { min: -2, max: 6 },
  features: { ...TERRAIN, road: { max: 1, description: 'a road' } },
  contradictions: [
    ...atMostOne(Object.keys(TERRAIN), 'a hex has one kind of terrain'),
    ['road', 'lava', 'a road does not lead through lava'],
    ['road', 'building', 'a road leads through low buildings only', 2],
  ],
  pieces: true,
  markers: {
    objective: { max: 9, description: 'an objective, by its number' },
    smoke: { max: 3, description: 'smoke' },
  },
  zones: {
    north: { description: 'where the first side sets up', usual: (grid) => rows(grid, 0, depth(grid) - 1) },
    south: {
      description: 'where the other side sets up',
      usual: (grid) => rows(grid, grid.height - depth(grid), grid.height - 1),
    },
    tomb: { description: 'where the relic lies' },
  },
  faults: doubledObjectives,
};

const GeneratorOptions = z.strictObject({
  seed: SeedSchema,
  width: WholeSchema(36, 98, 2).default(72).meta({ title: 'Width' }),
  height: WholeSchema(32, 98, 2).default(48).meta({ title: 'Height' }),
  hills: ShareSchema.default(1),
  terrain: ShareSchema.default(1),
  crater: z.boolean().default(false).meta({ title: 'A crater in the middle' }),
});

const generate = (options: z.infer<typeof GeneratorOptions>): Board => {
  const { seed, width, height, hills, terrain, crater } = options;
  const sketch = blankSketch({ width, height }, makeChance(seed), true);
  raiseHills(sketch, hills);
  if (crater) sink(sketch, middleHex(sketch), -2);
  for (const feature of Object.keys(TERRAIN)) {
    for (let left = countFor(sketch, terrain, 1.2); left > 0; left--) {
      const hexes = patch(sketch, anyHex(sketch), sketch.chance.int(4, 14), (hex) => isBare(sketch, hex));
      for (const hex of hexes) put(sketch, hex, { [feature]: 1 });
    }
  }
  return boardOf(sketch, VOCABULARY, [seed, width, height, hills, terrain, crater]);
};

/** The boards of a game with lava, terrain pieces, numbered objectives, zones, and no host who chooses. */
export const lavaBoards: BoardRules = {
  ...VOCABULARY,
  stock: stockBoards(
    [{ format: 'ironhex.board/1', id: 'plain', name: 'Plain', width: 72, height: 48, hexes: {} }],
    VOCABULARY,
  ),
  generator: { options: GeneratorOptions, make: generate },
  initial: () => lavaBoards.stock[0]!,
};

/** The richest board of 72 by 48 hexes that the generator makes. */
export const richBoard = (seed = 'rich'): Board => generate(GeneratorOptions.parse({ seed }));
