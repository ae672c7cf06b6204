import {
  atMostOne,
  BOARD_FORMAT,
  type Board,
  type BoardRules,
  type BoardVocabulary,
  stockBoards,
} from '@ironhex/shared/board';
import { type Grid, labelOfIndex } from '@ironhex/shared/hex';
import type { Fault } from '@ironhex/shared/result';

/** How many rows deep a zone is. */
const DEPTH = 2;

const rows = (grid: Grid, from: number): string[] =>
  Array.from({ length: DEPTH * grid.width }, (_, n) => labelOfIndex(grid, from * grid.width + n));

const noFlag = ({ hexes }: Board): Fault[] =>
  Object.values(hexes).some(({ markers }) => markers?.flag)
    ? []
    : [{ at: 'hexes', message: 'there is no flag to fight for' }];

const VOCABULARY: BoardVocabulary = {
  sizes: { width: { min: 5, max: 30 }, height: { min: 7, max: 30 } },
  levels: { min: 0, max: 0 },
  features: {
    thicket: { max: 1, description: 'who stands in it is seen from the next hex only' },
    rock: { max: 1, description: 'cannot be entered' },
  },
  contradictions: atMostOne(['thicket', 'rock'], 'nothing grows on rock'),
  markers: { flag: { max: 1, description: 'what both sides fight for' } },
  zones: {
    south: { description: 'where blue sets up', usual: (grid) => rows(grid, grid.height - DEPTH) },
    north: { description: 'where orange sets up', usual: (grid) => rows(grid, 0) },
  },
  faults: noFlag,
};

const FORD = {
  format: BOARD_FORMAT,
  id: 'ford',
  name: 'The Ford',
  width: 7,
  height: 9,
  hexes: {
    '0105': { level: 0, features: {}, markers: { flag: 1 } },
    '0705': { level: 0, features: {}, markers: { flag: 1 } },
    '0404': { level: 0, features: { rock: 1 } },
    '0405': { level: 0, features: { rock: 1 } },
    '0205': { level: 0, features: { thicket: 1 } },
    '0605': { level: 0, features: { thicket: 1 } },
    '0309': { level: 0, features: { thicket: 1 } },
    '0501': { level: 0, features: { thicket: 1 } },
  },
};

/** The boards of sealed orders: a terrain of its own, one ready-made board, and no generator. */
export const boards: BoardRules = {
  ...VOCABULARY,
  stock: stockBoards([FORD], VOCABULARY),
  initial: () => boards.stock[0]!,
};
