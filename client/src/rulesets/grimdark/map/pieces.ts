import type { Board } from '@ironhex/shared/board';
import type { HexLabel } from '@ironhex/shared/hex';

/** The hexes of a terrain piece; none of one that the board has not. */
export const pieceHexes = ({ hexes }: Pick<Board, 'hexes'>, piece: string): readonly HexLabel[] =>
  Object.keys(hexes).filter((at) => hexes[at]?.piece === piece);
