import { type Grid, type HexLabel, indexOfLabel, labelOfIndex } from '../hex/index.ts';
import { BOARD_FORMAT, type Board, type BoardHex, hexOf } from './board.ts';

/** Whole numbers as a text of runs: `0x12 3 0x4` is twelve times 0, once 3, four times 0. */
export const writeRuns = (values: readonly number[]): string => {
  const runs: string[] = [];
  for (let from = 0; from < values.length; ) {
    let to = from + 1;
    while (to < values.length && values[to] === values[from]) to++;
    runs.push(to - from > 1 ? `${values[from]}x${to - from}` : `${values[from]}`);
    from = to;
  }
  return runs.join(' ');
};

/** The numbers of a text that {@link writeRuns} has written. */
export const readRuns = (text: string): number[] =>
  text.split(' ').flatMap((run) => {
    const [value, count = '1'] = run.split('x');
    return new Array<number>(Number(count)).fill(Number(value));
  });

/** Stands in every packed board. */
const PACKED_FORMAT = 'ironhex.packed-board/1';

/** What is on a hex, without its level. */
type Kind = Omit<BoardHex, 'level'>;

/** A board as it is sent: about a tenth of the length of the board itself. Lists of hexes are runs in hex order. */
interface PackedBoard {
  readonly format: typeof PACKED_FORMAT;
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The level of every hex. */
  readonly levels: string;
  /** What can be on a hex; the first is clear ground. */
  readonly kinds: readonly Kind[];
  /** What is on every hex, as numbers of {@link PackedBoard.kinds}. */
  readonly hexes: string;
  /** By zone: 1 for its hexes, 0 for others. */
  readonly zones?: Readonly<Record<string, string>>;
}

const formatOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { readonly format?: unknown }).format : undefined;

/** Is this a board, and not something else that stands in a view? */
export const isBoard = (value: unknown): value is Board => formatOf(value) === BOARD_FORMAT;

/** Is this a board that {@link packBoard} has packed? */
export const isPackedBoard = (value: unknown): value is PackedBoard => formatOf(value) === PACKED_FORMAT;

const indexes = ({ width, height }: Grid): number[] => Array.from({ length: width * height }, (_, index) => index);

const packZone = (grid: Grid, labels: readonly HexLabel[]): string => {
  const inside = new Set(labels.map((label) => indexOfLabel(grid, label)));
  return writeRuns(indexes(grid).map((index) => (inside.has(index) ? 1 : 0)));
};

const pack = (board: Board): PackedBoard => {
  const { id, name, width, height, zones } = board;
  const hexes = indexes(board).map((index) => hexOf(board, labelOfIndex(board, index)));
  const kinds: Kind[] = [{ features: {} }];
  const known = new Map([[JSON.stringify(kinds[0]), 0]]);
  const numbers = hexes.map(({ level: _, ...kind }) => {
    const text = JSON.stringify(kind);
    const number = known.get(text) ?? kinds.push(kind) - 1;
    known.set(text, number);
    return number;
  });
  return {
    format: PACKED_FORMAT,
    id,
    name,
    width,
    height,
    levels: writeRuns(hexes.map(({ level }) => level)),
    kinds,
    hexes: writeRuns(numbers),
    ...(zones && {
      zones: Object.fromEntries(Object.entries(zones).map(([zone, labels = []]) => [zone, packZone(board, labels)])),
    }),
  };
};

const packed = new WeakMap<Board, PackedBoard>();

/** Packs a canonical board, such as all that were read or generated. A board never changes, so each is packed once. */
export const packBoard = (board: Board): PackedBoard => {
  const known = packed.get(board) ?? pack(board);
  packed.set(board, known);
  return known;
};

/** The board that was packed, frozen like every board. */
export const unpackBoard = ({ id, name, width, height, levels, kinds, hexes, zones }: PackedBoard): Board => {
  const grid = { width, height };
  const level = readRuns(levels);
  const kind = readRuns(hexes);
  const listed = indexes(grid)
    .filter((index) => level[index] !== 0 || kind[index] !== 0)
    .map((index) => [labelOfIndex(grid, index), { level: level[index]!, ...kinds[kind[index]!]! }] as const);
  const labelsIn = (zone: string) =>
    readRuns(zone).flatMap((inside, index) => (inside ? labelOfIndex(grid, index) : []));
  return Object.freeze({
    format: BOARD_FORMAT,
    id,
    name,
    ...grid,
    hexes: Object.fromEntries(listed.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    ...(zones && {
      zones: Object.fromEntries(Object.entries(zones).map(([zone, runs]) => [zone, labelsIn(runs).sort()])),
    }),
  });
};
