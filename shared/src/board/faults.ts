import { indexOfLabel, labelOfIndex, parseLabel } from '../hex/index.ts';
import type { Fault } from '../result.ts';
import type { Board, BoardHex } from './board.ts';
import type { BoardVocabulary, Sizes } from './rules.ts';

const sizeFaults = ({ width, height }: Board, sizes: Sizes): Fault[] => {
  if ('width' in sizes || sizes.some((size) => size.width === width && size.height === height)) return [];
  const listed = sizes.map((size) => `${size.width} by ${size.height}`).join(' or ');
  return [{ at: 'width', message: `a board of ${width} by ${height} hexes cannot be played: it must be ${listed}` }];
};

const labelFaults = (board: Board, label: string, at: string): Fault[] => {
  if (indexOfLabel(board, label) >= 0) return [];
  const last = labelOfIndex(board, board.width * board.height - 1);
  const message = parseLabel(label)
    ? `off the map: the last column and row are ${last}`
    : 'not a hex label: two digits of column and two of row, both from 01';
  return [{ at, message }];
};

const terrainFaults = (label: string, { features }: BoardHex, { contradictions }: BoardVocabulary): Fault[] =>
  contradictions
    .filter(([feature, other, , from = 1]) => features[feature] && (features[other] ?? 0) >= from)
    .map(([feature, , message]) => ({ at: `hexes.${label}.features.${feature}`, message }));

/** What a hex's features are called, the same for the same features. */
const terrainOf = ({ features }: BoardHex): string =>
  Object.entries(features)
    .map(([name, value]) => `${name} ${value}`)
    .sort()
    .join(', ');

/** Faults of pieces: hexes with features belong to one, clear hexes to none, and a piece is of one kind of terrain. */
const pieceFaults = ({ hexes }: Board): Fault[] => {
  const first = new Map<string, readonly [label: string, terrain: string]>();
  return Object.entries(hexes).flatMap(([label, hex]) => {
    const fault = (message: string): Fault[] => [{ at: `hexes.${label}.piece`, message }];
    const terrain = terrainOf(hex);
    if (hex.piece === undefined) return terrain === '' ? [] : fault('every hex with features needs its piece’s id');
    if (terrain === '') return fault('a hex without features belongs to no piece');
    const [where, what] = first.get(hex.piece) ?? [label, terrain];
    first.set(hex.piece, [where, what]);
    return what === terrain ? [] : fault(`a piece has one terrain, and "${hex.piece}" has another at ${where}`);
  });
};

const zoneFaults = (board: Board): Fault[] =>
  Object.entries(board.zones ?? {}).flatMap(([zone, labels = []]) =>
    labels.flatMap((label, index) => labelFaults(board, label, `zones.${zone}.${index}`)),
  );

/** What is wrong with a board that has the right shape: every fault with its place. */
export const boardFaults = (board: Board, vocabulary: BoardVocabulary): Fault[] => {
  const faults = [
    ...sizeFaults(board, vocabulary.sizes),
    ...Object.entries(board.hexes).flatMap(([label, hex]) => [
      ...labelFaults(board, label, `hexes.${label}`),
      ...terrainFaults(label, hex, vocabulary),
    ]),
    ...(vocabulary.pieces ? pieceFaults(board) : []),
    ...zoneFaults(board),
  ];
  return faults.length > 0 ? faults : [...(vocabulary.faults?.(board) ?? [])];
};
