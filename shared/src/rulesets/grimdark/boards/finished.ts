import { type Board, type BoardHex, canonicalBoard } from '../../../board/index.ts';
import { type HexLabel, labelOfIndex } from '../../../hex/index.ts';
import { mapCentre } from '../ground/quarters.ts';
import { type MarkerKind, TOMB, VOCABULARY } from './vocabulary.ts';

/** A mark of a scenario on a board: its kind, its number, and its hex by index. */
export interface BoardMark {
  readonly kind: MarkerKind;
  readonly number: number;
  readonly at: number;
}

const CLEAR: BoardHex = { level: 0, features: {} };

/** The board with these marks on it, and with the ruins at its centre, if there are any, as the tomb of G-18.2. */
export const finished = (board: Board, marks: readonly BoardMark[]): Board => {
  const tomb = board.hexes[mapCentre(board)];
  const isTomb = ({ piece }: BoardHex) => tomb?.features.ruins && piece === tomb.piece;
  const hexes: Record<HexLabel, BoardHex> = Object.fromEntries(
    Object.entries(board.hexes).map(([label, hex]) => [label, isTomb(hex) ? { ...hex, piece: TOMB } : hex]),
  );
  for (const { kind, number, at } of marks) {
    const label = labelOfIndex(board, at);
    const hex = hexes[label] ?? CLEAR;
    hexes[label] = { ...hex, markers: { ...hex.markers, [kind]: number } };
  }
  return canonicalBoard({ ...board, hexes }, VOCABULARY);
};
