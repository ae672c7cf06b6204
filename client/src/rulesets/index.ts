import type { Game } from './game.ts';
import { GAMES } from './games.ts';

export { GAMES } from './games.ts';

/** The game with this id; undefined if this page knows no such game. */
export const gameOf = (id: string): Game | undefined => GAMES.find((game) => game.id === id);
