import type { BoardRules } from '../../../board/index.ts';
import { generator } from './generate/index.ts';
import { STOCK_BOARDS } from './stock.ts';
import { VOCABULARY } from './vocabulary.ts';

/** The boards of Grimdark. */
export const boards: BoardRules = {
  ...VOCABULARY,
  stock: STOCK_BOARDS,
  generator,
  initial: () => STOCK_BOARDS[0]!,
};
