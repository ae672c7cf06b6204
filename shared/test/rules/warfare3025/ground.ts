import { BOARD_FORMAT, type Board, type BoardHex, readBoard } from '../../../src/board/index.ts';
import { type Axial, DIRECTIONS, type Direction, type HexLabel, labelOf } from '../../../src/hex/index.ts';
import { boards } from '../../../src/rulesets/warfare3025/index.ts';

/** Where the tests' `0,0` lies on their board: far enough from every edge. */
const MIDDLE: Axial = { q: 20, r: 30 };
const SIZE = { width: 40, height: 90 };

const axialOf = (words: string): Axial => {
  const [q, r] = words.split(',').map(Number);
  return { q: q!, r: r! };
};

/** The label of a hex given as `q,r`, axial coordinates from the middle. */
export const hex = (words: string): HexLabel => {
  const { q, r } = axialOf(words);
  return labelOf({ q: q + MIDDLE.q, r: r + MIDDLE.r });
};

/** The labels of hexes given as `q,r q,r …`. */
export const path = (words: string): HexLabel[] => (words === '' ? [] : words.split(' ').map(hex));

/** The labels of so many hexes in one direction, without the one they start from. */
export const straight = (from: string, direction: Direction, hexes: number): HexLabel[] => {
  const { q, r } = axialOf(from);
  const step = DIRECTIONS[direction];
  return Array.from({ length: hexes }, (_, i) => hex(`${q + step.q * (i + 1)},${r + step.r * (i + 1)}`));
};

const WORDS: Readonly<Record<string, readonly [string, number]>> = {
  light: ['woods', 1],
  dense: ['woods', 2],
  rubble: ['rubble', 1],
  rough: ['rough', 1],
  sand: ['sand', 1],
  swamp: ['swamp', 1],
  road: ['road', 1],
  impassable: ['impassable', 1],
};

/** One hex in words, such as `level2 light` or `water1`. */
const hexIn = (words: string): BoardHex => {
  let level = 0;
  const features: Record<string, number> = {};
  for (const word of words.split(' ')) {
    const [, name = word, value] = /^(level|water|building)(-?\d+)$/.exec(word) ?? [];
    if (name === 'level') level = Number(value);
    else {
      const [feature, amount] = WORDS[name] ?? [name, Number(value)];
      features[feature] = amount;
    }
  }
  return { level, features };
};

/** A board that is clear but for some hexes, given by label. */
export const boardOf = (hexes: Readonly<Record<HexLabel, string>>, size = SIZE): Board => {
  const data = {
    format: BOARD_FORMAT,
    id: 'test-ground',
    name: 'Test ground',
    ...size,
    hexes: Object.fromEntries(Object.entries(hexes).map(([label, words]) => [label, hexIn(words)])),
  };
  const read = readBoard(data, boards);
  if (!read.ok) throw new Error(read.error.map(({ at, message }) => `${at}: ${message}`).join('; '));
  return read.value;
};

/** The tests' board: clear but for some hexes, given as `q,r` from the middle. */
export const groundOf = (ground: Readonly<Record<string, string>>): Board =>
  boardOf(Object.fromEntries(Object.entries(ground).map(([at, words]) => [hex(at), words])));
