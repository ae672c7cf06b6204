import { BOARD_FORMAT, type Board, type BoardHex } from '@ironhex/shared/board';

const wood = (piece: string): BoardHex => ({ level: 0, features: { forest: 1 }, piece });

/** A small board with a few woods, in which no die falls: requests with it are so short that many are read at once. */
export const BOARD: Board = {
  format: BOARD_FORMAT,
  id: 'parade',
  name: 'Parade',
  width: 14,
  height: 32,
  hexes: {
    '0210': wood('alder'),
    '1010': wood('birch'),
    '0220': wood('copse'),
    '0628': wood('grove'),
  },
};
