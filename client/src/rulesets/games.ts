import type { Game } from './game.ts';
import { grimdark } from './grimdark/game.ts';
import { steampunk } from './steampunk/game.ts';
import { warfare3025 } from './warfare3025/game.ts';

/**
 * The games that can be played on this page, in the order in which they are offered: the first is the one to begin with.
 * Each is loaded when it is needed.
 */
export const GAMES: readonly Game[] = [warfare3025, steampunk, grimdark];
