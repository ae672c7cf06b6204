import type { BoardRules } from '../../../board/index.ts';
import { generator } from './generate/index.ts';
import { STOCK_BOARDS } from './stock.ts';
import { VOCABULARY } from './vocabulary.ts';

/** The boards of Warfare 3025: any size, everything of {@link VOCABULARY}, three ready-made ones and a generator. */
export const boards: BoardRules = { ...VOCABULARY, stock: STOCK_BOARDS, generator };
