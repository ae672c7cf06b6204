import { BOARD_FORMAT, type Board, type BoardHex } from '@ironhex/shared/board';
import type { HexLabel } from '@ironhex/shared/hex';
import type { BaseCounter, BasePicture } from './picture.ts';

/** A small board for the pictures of a legend. */
export const legendBoard = (width: number, height: number, hexes: Board['hexes'] = {}): Board => ({
  format: BOARD_FORMAT,
  id: 'legend',
  name: '',
  width,
  height,
  hexes,
});

/** Whether a counter stands in a hex, with one of its hexes. */
export const standsAt = ({ at: place, covers = [] }: Pick<BaseCounter, 'at' | 'covers'>, at: HexLabel): boolean =>
  place === at || covers.includes(at);

/** Whether the sign is in a hex of a picture. */
type Lies<P> = (picture: P, at: HexLabel) => boolean;

/** A sign on counters: it is in the hexes of the counters that have it. */
export const atCounters =
  <C extends BaseCounter>(has: (counter: C) => boolean): Lies<{ readonly counters: readonly C[] }> =>
  ({ counters }, at) =>
    counters.some((counter) => standsAt(counter, at) && has(counter));

/** A symbol of the legend, beside a small picture. */
interface Pictured<P> {
  readonly name: string;
  readonly text: string;
  readonly picture: P;
  readonly lies?: Lies<P> | undefined;
}

const ONE = legendBoard(1, 1);

/** How a game writes the entries of its legend, each with a small picture of its own. `empty`: a board with nothing on it. */
export const legendEntries = <P extends BasePicture>(empty: (board: Board) => P) => {
  const pictureOf = (board: Board, more: Partial<P> = {}): P => ({ ...empty(board), ...more });
  /** Something in a single hex; `lies`: where it is found in other pictures. */
  const single = (name: string, text: string, more: Partial<P>, lies?: Lies<P>): Pictured<P> => ({
    name,
    text,
    picture: pictureOf(ONE, more),
    lies,
  });
  /** The ground of a hex. */
  const ground = (name: string, text: string, hex: BoardHex): Pictured<P> => ({
    name,
    text,
    picture: pictureOf(legendBoard(1, 1, { '0101': hex })),
  });
  return { pictureOf, single, ground };
};
