import type { BoardRules } from '../../../board/index.ts';
import type { Options } from '../model/options.ts';
import { generator } from './generate/index.ts';
import { STOCK_BOARDS } from './stock.ts';
import { VOCABULARY } from './vocabulary.ts';

const boardNamed = (id: string) => STOCK_BOARDS.find((board) => board.id === id)!;

/** The boards of Steampunk Fantasy. Where sides design their parts of the board, nothing but its form is left of it. */
export const boards: BoardRules<Options> = {
  ...VOCABULARY,
  stock: STOCK_BOARDS,
  generator,
  initial: ({ terrain }) => boardNamed(terrain === 'designed' ? 'parade-ground' : 'coach-road'),
};
