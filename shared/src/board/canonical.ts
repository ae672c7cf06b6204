import type { HexLabel } from '../hex/index.ts';
import type { Board, BoardHex } from './board.ts';
import { FEATURES } from './features.ts';

const canonicalHex = ({ level, features }: BoardHex): BoardHex => ({
  level,
  features: Object.fromEntries(FEATURES.flatMap((name) => (features[name] ? [[name, features[name]]] : []))),
});

const isClear = ({ level, features }: BoardHex): boolean => level === 0 && Object.keys(features).length === 0;

/** The hexes of a board that are not clear, by label in order, their features in the order of `FEATURES`. */
export const listedHexes = (hexes: Board['hexes']): readonly (readonly [HexLabel, BoardHex])[] =>
  Object.entries(hexes)
    .map(([label, hex]) => [label, canonicalHex(hex)] as const)
    .filter(([, hex]) => !isClear(hex))
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** The same board in the one form that all boards of the same content share: equal boards become equal data. */
export const canonical = ({ format, id, name, width, height, hexes }: Board): Board => ({
  format,
  id,
  name,
  width,
  height,
  hexes: Object.fromEntries(listedHexes(hexes)),
});
