import type { Game } from '../../src/rulesets/game.ts';
import { GAMES as SHIPPED } from '../../src/rulesets/games.ts';
import { broken } from './broken.ts';
import { sealedOrders } from './sealed-orders/game.ts';

/**
 * The games of the page as tests build it: those that players get, and the one with secrets that only tests have, parts of
 * which can be made to throw.
 */
export const GAMES: readonly Game[] = [
  ...SHIPPED,
  { ...sealedOrders, page: async () => broken(await sealedOrders.page()) },
];
