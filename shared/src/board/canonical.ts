import type { HexLabel } from '../hex/index.ts';
import type { Board, BoardHex, Values } from './board.ts';
import type { BoardVocabulary, Kinds } from './rules.ts';

const inOrder = (values: Values, kinds: Kinds): Values =>
  Object.fromEntries(Object.keys(kinds).flatMap((name) => (values[name] ? [[name, values[name]]] : [])));

const canonicalHex = ({ level, features, piece, markers = {} }: BoardHex, vocabulary: BoardVocabulary): BoardHex => {
  const marked = inOrder(markers, vocabulary.markers ?? {});
  return {
    level,
    features: inOrder(features, vocabulary.features),
    ...(piece === undefined ? {} : { piece }),
    ...(Object.keys(marked).length > 0 ? { markers: marked } : {}),
  };
};

const isClear = ({ level, features, piece, markers }: BoardHex): boolean =>
  level === 0 && Object.keys(features).length === 0 && piece === undefined && markers === undefined;

const canonicalHexes = (hexes: Board['hexes'], vocabulary: BoardVocabulary): (readonly [HexLabel, BoardHex])[] =>
  Object.entries(hexes)
    .map(([label, hex]) => [label, canonicalHex(hex, vocabulary)] as const)
    .filter(([, hex]) => !isClear(hex))
    .sort(([a], [b]) => (a < b ? -1 : 1));

const canonicalZones = (zones: NonNullable<Board['zones']>, vocabulary: BoardVocabulary) =>
  Object.keys(vocabulary.zones ?? {}).flatMap((name) => {
    const hexes = zones[name];
    return hexes ? [[name, [...new Set(hexes)].sort()] as const] : [];
  });

/**
 * The same board in the one form that all boards of the same content share: equal boards become equal data. Hexes are
 * sorted and clear ones left out; features, markers and zones stand in the order of the vocabulary. It is frozen: copies
 * of a state share it.
 */
export const canonical = (board: Board, vocabulary: BoardVocabulary): Board => {
  const { format, id, name, width, height, hexes } = board;
  const zones = canonicalZones(board.zones ?? {}, vocabulary);
  return Object.freeze({
    format,
    id,
    name,
    width,
    height,
    hexes: Object.fromEntries(canonicalHexes(hexes, vocabulary)),
    ...(zones.length > 0 ? { zones: Object.fromEntries(zones) } : {}),
  });
};
