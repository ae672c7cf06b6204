import type { Board } from './board.ts';
import openHills from './boards/open-hills.json' with { type: 'json' };
import smallTown from './boards/small-town.json' with { type: 'json' };
import woodsAndWater from './boards/woods-and-water.json' with { type: 'json' };
import { readBoard } from './read.ts';

const read = (data: { readonly id: string }): Board => {
  const board = readBoard(data);
  if (!board.ok)
    throw new Error(`board ${data.id}: ${board.error.map(({ at, message }) => `${at} ${message}`).join(', ')}`);
  return board.value;
};

/**
 * The boards that come with the table. Each looks the same from both of its short sides (turned by half a circle), so
 * neither seat has the better one.
 */
export const BOARDS: readonly Board[] = [openHills, woodsAndWater, smallTown].map(read);
