import { type Board, canonicalBoard } from '../../../board/index.ts';
import { mapCentre } from '../ground/quarters.ts';
import { TOMB, VOCABULARY } from './vocabulary.ts';

/** The board with the ruins at its centre as the piece of G-18.2; as it is if no ruins lie there. */
export const withTomb = (board: Board): Board => {
  const centre = board.hexes[mapCentre(board)];
  if (!centre?.features.ruins) return board;
  const hexes = Object.entries(board.hexes).map(
    ([label, hex]) => [label, hex.piece === centre.piece ? { ...hex, piece: TOMB } : hex] as const,
  );
  return canonicalBoard({ ...board, hexes: Object.fromEntries(hexes) }, VOCABULARY);
};
