import { type Board, hexOf, type Values } from '@ironhex/shared/board';
import { axialAt, type Direction, type HexLabel, labelOfIndex, neighbour } from '@ironhex/shared/hex';
import { along, type Point, R } from '../../geometry/geometry.ts';
import type { Layout } from '../../geometry/layout.ts';
import type { Brush } from '../../paint/brush.ts';
import { hashOf, jitter } from '../../paint/noise.ts';

/** The six directions, for looking around. */
export const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** A hex as it is drawn. */
export interface Cell {
  readonly label: HexLabel;
  readonly at: Point;
  /** Its place on the upright map, the same in both orientations. */
  readonly place: Point;
  readonly level: number;
  /** The terrain piece that it belongs to, if the game has pieces. */
  readonly piece: string | undefined;
  /** For jitter: the same for the same label. */
  readonly seed: number;
  /** What lies on the hex, by name. */
  readonly markers: Values;
  /** The value of a feature, 0 without it. */
  has(feature: string): number;
  /** The neighbour in each direction, undefined off the map. */
  readonly around: readonly (Cell | undefined)[];
}

/** The feature of a hex that is not part of the board, for boards that are no rectangles. */
const VOID = 'void';

const isThere = (cell: Cell | undefined): boolean => cell !== undefined && cell.has(VOID) === 0;

/** The hexes of a board in one layout. */
interface Cells {
  readonly byIndex: readonly Cell[];
  /** Those at the same height, from top to bottom, without what is not part of the board. */
  readonly rows: readonly (readonly Cell[])[];
}

/** Caches a result per board and layout, for as long as the board is in use. */
export const perLayout = <T>(): ((board: Board, layout: Layout, make: () => T) => T) => {
  const known = new WeakMap<Board, Map<Layout, T>>();
  return (board, layout, make) => {
    const layouts = known.get(board) ?? new Map<Layout, T>();
    known.set(board, layouts);
    const made = layouts.get(layout) ?? make();
    layouts.set(layout, made);
    return made;
  };
};

const makeCells = (board: Board, layout: Layout): Cells => {
  const byIndex = Array.from({ length: board.width * board.height }, (_, index) => {
    const label = labelOfIndex(board, index);
    const { level, features, piece, markers = {} } = hexOf(board, label);
    const around: (Cell | undefined)[] = [];
    const has = (feature: string): number => features[feature] ?? 0;
    const at = layout.centreOf(axialAt(board, index));
    const place = layout.uprightOf(at);
    return { label, at, place, level, piece, seed: hashOf(label), markers, has, around };
  });
  byIndex.forEach((cell, index) => {
    for (const direction of SIX) {
      const other = byIndex[neighbour(board, index, direction)];
      cell.around.push(isThere(other) ? other : undefined);
    }
  });
  const rows = Map.groupBy(byIndex.filter(isThere), ({ at }) => Math.round(at.y));
  return { byIndex, rows: [...rows].toSorted(([a], [b]) => a - b).map(([, cells]) => cells) };
};

const keptCells = perLayout<Cells>();
const cellsOfBoard = (board: Board, layout: Layout): Cells => keptCells(board, layout, () => makeCells(board, layout));

/** The hexes of a board by index. */
export const cellsOf = (board: Board, layout: Layout): readonly Cell[] => cellsOfBoard(board, layout).byIndex;

/** How far the picture of a hex reaches from its centre: trees and buildings reach over its border. */
const REACH = R * 1.6;

/** The hexes that reach into the part of the map that is being painted, from top to bottom. */
export const cellsIn = (board: Board, { rect, layout }: Pick<Brush, 'rect' | 'layout'>): readonly Cell[] => {
  const within = (at: number, from: number, size: number): boolean => at > from - REACH && at < from + size + REACH;
  return cellsOfBoard(board, layout)
    .rows.filter(([first]) => within(first!.at.y, rect.y, rect.h))
    .flatMap((row) => row.filter(({ at }) => within(at.x, rect.x, rect.w)));
};

/** Some points of a hex, spread evenly but not regularly, the same each time. */
export const scatter = (cell: Cell, count: number, reach: number, salt: number): readonly Point[] => {
  const next = jitter(cell.seed + salt);
  const turn = next() * Math.PI * 2;
  return Array.from({ length: count }, (_, i) => {
    const far = Math.sqrt((i + 0.5) / count) * reach + (next() - 0.5) * 5;
    return along(cell.at, turn + i * 2.39996 + (next() - 0.5) * 0.5, far);
  });
};
