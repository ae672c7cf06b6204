import { labelOfIndex } from '../../hex/index.ts';
import { BOARD_FORMAT, type Board } from '../board.ts';
import { canonical } from '../canonical.ts';
import type { BoardVocabulary } from '../rules.ts';
import { hash32 } from './chance.ts';
import { piecesOf } from './pieces.ts';
import type { Sketch } from './sketch.ts';

/** The board that a sketch shows, with terrain pieces if the vocabulary has them. Its id follows from what was asked for. */
export const boardOf = (
  { grid, level, features }: Sketch,
  vocabulary: BoardVocabulary,
  asked: readonly unknown[],
): Board => {
  const pieces = vocabulary.pieces ? piecesOf(grid, features) : [];
  const hexes = level.map((at, index) => [
    labelOfIndex(grid, index),
    { level: at, features: features[index]!, piece: pieces[index] },
  ]);
  const board: Board = {
    format: BOARD_FORMAT,
    id: `generated-${hash32(JSON.stringify(asked)).toString(36)}`,
    name: 'Generated map',
    ...grid,
    hexes: Object.fromEntries(hexes),
  };
  return canonical(board, vocabulary);
};
