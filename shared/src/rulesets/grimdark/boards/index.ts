import type { Board, BoardRules } from '../../../board/index.ts';
import type { Options } from '../model/options.ts';
import { generator } from './generate/index.ts';
import { STOCK_BOARDS } from './stock.ts';
import { VOCABULARY } from './vocabulary.ts';

/** For how many points the boards of a height are meant at least, G-2.3: the largest first. */
const MEANT_FOR = [
  { points: 2000, height: 48 },
  { points: 1000, height: 40 },
] as const;

/** The first board that is meant for so many points. */
const boardFor = (points: number): Board => {
  const height = MEANT_FOR.find((size) => points >= size.points)?.height;
  return STOCK_BOARDS.find((board) => board.height === height) ?? STOCK_BOARDS[0]!;
};

/** The boards of Grimdark. */
export const boards: BoardRules<Options> = {
  ...VOCABULARY,
  stock: STOCK_BOARDS,
  generator,
  initial: ({ points }) => boardFor(points),
};
