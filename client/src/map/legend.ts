import { BOARD_FORMAT, type Board, type BoardHex } from '@ironhex/shared/board';
import type { BasePicture } from './picture.ts';

/** A small board for the pictures of a legend. */
export const legendBoard = (width: number, height: number, hexes: Board['hexes'] = {}): Board => ({
  format: BOARD_FORMAT,
  id: 'legend',
  name: '',
  width,
  height,
  hexes,
});

/** Something explained beside a small picture of it. */
interface Pictured<P> {
  readonly name: string;
  readonly text: string;
  readonly picture: P;
}

const ONE = legendBoard(1, 1);

/** How a game writes the entries of its legend, each with a small picture of its own. `empty`: a board with nothing on it. */
export const legendEntries = <P extends BasePicture>(empty: (board: Board) => P) => {
  const pictureOf = (board: Board, more: Partial<P> = {}): P => ({ ...empty(board), ...more });
  /** Something in a single hex. */
  const single = (name: string, text: string, more: Partial<P>): Pictured<P> => ({
    name,
    text,
    picture: pictureOf(ONE, more),
  });
  /** The ground of a hex. */
  const ground = (name: string, text: string, hex: BoardHex): Pictured<P> => ({
    name,
    text,
    picture: pictureOf(legendBoard(1, 1, { '0101': hex })),
  });
  return { pictureOf, single, ground };
};
