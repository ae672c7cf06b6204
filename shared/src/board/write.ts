import type { Board, BoardHex, Values } from './board.ts';
import { canonical } from './canonical.ts';
import type { BoardVocabulary } from './rules.ts';

const valuesText = (values: Values): string => {
  const listed = Object.entries(values).map(([name, value]) => `"${name}": ${value}`);
  return listed.length > 0 ? `{ ${listed.join(', ')} }` : '{}';
};

const hexText = ({ level, features, piece, markers }: BoardHex): string => {
  const fields = [`"level": ${level}`, `"features": ${valuesText(features)}`];
  if (piece !== undefined) fields.push(`"piece": ${JSON.stringify(piece)}`);
  if (markers) fields.push(`"markers": ${valuesText(markers)}`);
  return `{ ${fields.join(', ')} }`;
};

/** Objects do not keep the order of their labels: those that look like a number come first. */
const byLabel = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** An object of the file, one field on a line. */
const block = (fields: readonly string[]): string =>
  fields.length > 0 ? `{\n${fields.map((field) => `    ${field}`).join(',\n')}\n  }` : '{}';

/** The text of a board's map file: one hex per line, sorted, so that a change of the map is a small change of the file. */
export const writeBoard = (board: Board, vocabulary: BoardVocabulary): string => {
  const { hexes, zones, ...head } = canonical(board, vocabulary);
  const fields = [
    ...Object.entries(head).map(([field, value]) => `"${field}": ${JSON.stringify(value)}`),
    `"hexes": ${block(
      Object.entries(hexes)
        .sort(byLabel)
        .map(([label, hex]) => `"${label}": ${hexText(hex)}`),
    )}`,
  ];
  if (zones) {
    const listed = Object.entries(zones).map(([zone, labels]) => `"${zone}": ${JSON.stringify(labels)}`);
    fields.push(`"zones": ${block(listed)}`);
  }
  return `{\n  ${fields.join(',\n  ')}\n}\n`;
};
