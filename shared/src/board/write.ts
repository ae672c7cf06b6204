import type { Board, BoardHex } from './board.ts';
import { listedHexes } from './canonical.ts';

const hexText = ({ level, features }: BoardHex): string => {
  const listed = Object.entries(features).map(([name, value]) => `"${name}": ${value}`);
  return `{ "level": ${level}, "features": ${listed.length > 0 ? `{ ${listed.join(', ')} }` : '{}'} }`;
};

/** The text of a board's map file: one hex per line, sorted, so that a change of the map is a small change of the file. */
export const writeBoard = (board: Board): string => {
  const { format, id, name, width, height } = board;
  const head = Object.entries({ format, id, name, width, height }).map(
    ([field, value]) => `  "${field}": ${JSON.stringify(value)},\n`,
  );
  const hexes = listedHexes(board.hexes).map(([label, hex]) => `    "${label}": ${hexText(hex)}`);
  const body = hexes.length > 0 ? `{\n${hexes.join(',\n')}\n  }` : '{}';
  return `{\n${head.join('')}  "hexes": ${body}\n}\n`;
};
