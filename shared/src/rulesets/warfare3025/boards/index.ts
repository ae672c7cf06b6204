import { type BoardRules, stockBoards } from '../../../board/index.ts';
import { generator } from './generate/index.ts';
import openHills from './stock/open-hills.json' with { type: 'json' };
import smallTown from './stock/small-town.json' with { type: 'json' };
import woodsAndWater from './stock/woods-and-water.json' with { type: 'json' };
import { VOCABULARY } from './vocabulary.ts';

/**
 * The boards that come with the game. Each looks the same from both of its short sides (turned by half a circle), so
 * neither seat has the better one.
 */
export const STOCK_BOARDS = stockBoards([openHills, woodsAndWater, smallTown], VOCABULARY);

/** The boards of Warfare 3025: any size, everything of {@link VOCABULARY}, three ready-made ones and a generator. */
export const boards: BoardRules = { ...VOCABULARY, stock: STOCK_BOARDS, generator };
