import { type Board, type BoardHex, hexOf } from '../../../board/index.ts';
import { type HexLabel, indexOfLabel, labelOfIndex } from '../../../hex/index.ts';
import { TERRAIN, TERRAINS, type Terrain } from './terrain.ts';

/** A feature that stands for no ground at all: the rectangle of the map has this hex, the board does not, MAP-6. */
export const VOID = 'void';

/** A board in the form in which the rules look things up: one entry per hex, by hex index. */
interface Survey {
  /** Undefined where the board has no hex. */
  readonly terrain: readonly (Terrain | undefined)[];
  readonly road: readonly boolean[];
}

/** Terrain by the level of a hex without features: the height of a hex says whether it is a hill. */
const BY_LEVEL = ['clear', 'hill', 'mountain'] as const satisfies readonly Terrain[];

/** The base terrain of a hex that a board describes so; undefined where it leaves the hex out, MAP-6. */
export const terrainOf = ({ level, features }: Pick<BoardHex, 'level' | 'features'>): Terrain | undefined =>
  features[VOID] ? undefined : (TERRAINS.find((terrain) => features[terrain]) ?? BY_LEVEL[level]);

const surveyed = new WeakMap<Board, Survey>();

const survey = (board: Board): Survey => {
  const hexes = Array.from({ length: board.width * board.height }, (_, index) =>
    hexOf(board, labelOfIndex(board, index)),
  );
  return {
    terrain: hexes.map(terrainOf),
    road: hexes.map(({ features }) => features.road !== undefined),
  };
};

const surveyOf = (board: Board): Survey => {
  const known = surveyed.get(board) ?? survey(board);
  surveyed.set(board, known);
  return known;
};

/** The terrain of a hex by its index; undefined off the board, also where the board leaves out a hex of its rectangle. */
export const terrainAtIndex = (board: Board, index: number): Terrain | undefined => surveyOf(board).terrain[index];

/** The base terrain of a hex, TER-1; undefined off the board. */
export const terrainAt = (board: Board, hex: HexLabel): Terrain | undefined =>
  terrainAtIndex(board, indexOfLabel(board, hex));

/** Is the hex part of the board, MAP-6? */
export const isOnBoard = (board: Board, hex: HexLabel): boolean => terrainAt(board, hex) !== undefined;

/** The level of the ground, 0 to 2; 0 off the board. */
export const levelAt = (board: Board, hex: HexLabel): number => {
  const terrain = terrainAt(board, hex);
  return terrain === undefined ? 0 : TERRAIN[terrain].level;
};

/** Does a road lie on the hex, TER-1? */
export const hasRoad = (board: Board, hex: HexLabel): boolean =>
  surveyOf(board).road[indexOfLabel(board, hex)] ?? false;
