import type { Board, BoardHex, Values } from '@ironhex/shared/board';
import type { Tones } from '../paint/tones.ts';
import { gridWith } from './grid.ts';
import type { Layer } from './layer.ts';
import { type Drawn, plain } from './terrain/plain.ts';
import { listedZones, type ZonePicture, zones } from './terrain/zones.ts';
import { terrain } from './terrain.ts';

/** How a game shows its boards. */
export interface BoardKit<P> {
  readonly layers: {
    /** On the ground itself, above the terrain that the engine draws: the game's own terrain. */
    readonly ground: readonly Layer<P>[];
  };
  /** What of the board the game's own layers draw, and what `looks` gives a picture to. The rest gets a plain picture with its name. */
  readonly draws: Drawn;
  /**
   * Translates a game's terrain into the features that the engine paints, if its names differ or it has no depths and
   * heights. Left out: the names are the engine's.
   */
  readonly looks?: (hex: BoardHex) => Values;
  /** What terrain looks like from far away that `looks` does not give to the engine. Left out: as the ground does. */
  readonly tones?: Tones;
  /** The zones of a board, such as where sides set up. Left out: those that the board lists, by their names. */
  readonly zones?: (board: Board) => readonly ZonePicture[];
}

/** The features of a hex under the names by which the engine paints them; those that are not in the table keep theirs. */
export const looksAs =
  (like: Readonly<Record<string, Values>>) =>
  ({ features }: Pick<BoardHex, 'features'>): Values =>
    Object.assign({}, ...Object.entries(features).map(([name, value]) => like[name] ?? { [name]: value }));

/** Boards as they look, kept as long as the boards are used. */
const known = new WeakMap<NonNullable<BoardKit<never>['looks']>, WeakMap<Board, Board>>();

/** A board with the features that the engine paints it with. */
export const paintedAs = ({ looks }: Pick<BoardKit<never>, 'looks'>, board: Board): Board => {
  if (looks === undefined) return board;
  const boards = known.get(looks) ?? new WeakMap<Board, Board>();
  known.set(looks, boards);
  const hexes = (): Board['hexes'] =>
    Object.fromEntries(Object.entries(board.hexes).map(([label, hex]) => [label, { ...hex, features: looks(hex) }]));
  const painted = boards.get(board) ?? { ...board, hexes: hexes() };
  boards.set(board, painted);
  return painted;
};

/** Everything that changes only with the board, bottom first; without lines and numbers where they would be too small. */
export const groundOf = <P extends { readonly board: Board }>(
  kit: BoardKit<P>,
  lines: 'lines' | 'no lines' = 'lines',
): Layer<P>[] => {
  const { layers, draws, looks, zones: zonesOf = listedZones } = kit;
  const painted = (layer: Layer<{ readonly board: Board }>): Layer<P> => ({
    parts: layer.parts,
    marks: ({ board }, painting) => layer.marks({ board: paintedAs(kit, board) }, painting),
  });
  return [
    painted(terrain),
    zones(zonesOf),
    ...layers.ground,
    plain(draws),
    ...(lines === 'lines' ? [painted(gridWith(looks === undefined))] : []),
  ];
};
