import type { BoardRules } from '../../../board/index.ts';
import { VOCABULARY } from './vocabulary.ts';

/** The boards of Steampunk Fantasy. */
export const boards: BoardRules = { ...VOCABULARY, stock: [] };
