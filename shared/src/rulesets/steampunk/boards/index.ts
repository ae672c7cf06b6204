import { type BoardRules, stockBoards } from '../../../board/index.ts';
import type { Options } from '../model/options.ts';
import { generator } from './generate/index.ts';
import cinderSteppe from './stock/cinder-steppe.json' with { type: 'json' };
import coachRoad from './stock/coach-road.json' with { type: 'json' };
import foundryQuarter from './stock/foundry-quarter.json' with { type: 'json' };
import longValley from './stock/long-valley.json' with { type: 'json' };
import paradeGround from './stock/parade-ground.json' with { type: 'json' };
import paradeGround9s from './stock/parade-ground-7x9s.json' with { type: 'json' };
import paradeGround10 from './stock/parade-ground-7x10.json' with { type: 'json' };
import twinShoulders from './stock/twin-shoulders.json' with { type: 'json' };
import { VOCABULARY } from './vocabulary.ts';

/**
 * The boards that come with the game. Turned by half a circle each is the same, but for the lowest hexes of some columns
 * on boards that have them; those are clear. Parade grounds are the sizes of MAP-6, for sides that design their parts.
 */
export const STOCK_BOARDS = stockBoards(
  [coachRoad, twinShoulders, foundryQuarter, cinderSteppe, longValley, paradeGround, paradeGround10, paradeGround9s],
  VOCABULARY,
);

const boardNamed = (id: string) => STOCK_BOARDS.find((board) => board.id === id)!;

/** The boards of Steampunk Fantasy. Where sides design their parts of the board, nothing but its form is left of it. */
export const boards: BoardRules<Options> = {
  ...VOCABULARY,
  stock: STOCK_BOARDS,
  generator,
  initial: ({ terrain }) => boardNamed(terrain === 'designed' ? 'parade-ground' : 'coach-road'),
};
