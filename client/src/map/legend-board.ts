import { BOARD_FORMAT, type Board } from '@ironhex/shared/board';

/** A small board for the pictures of a legend. */
export const legendBoard = (width: number, height: number, hexes: Board['hexes'] = {}): Board => ({
  format: BOARD_FORMAT,
  id: 'legend',
  name: '',
  width,
  height,
  hexes,
});
