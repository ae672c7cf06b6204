import type { Board } from '../../../board/index.ts';
import { indexOfLabel } from '../../../hex/index.ts';
import type { Features } from '../boards/vocabulary.ts';

/** A board in the form in which the rules look things up: one entry per hex, by hex index. */
export interface Terrain {
  readonly board: Board;
  /** Level plus building height: where a unit stands, W-5.4. */
  readonly ground: Int16Array;
  /** 1 light woods, 2 dense forest, W-8.3. */
  readonly woods: Uint8Array;
  readonly building: Uint8Array;
  /** 1 where water is 1 deep, W-8.5. */
  readonly shallows: Uint8Array;
  /** 1 where entering takes a piloting roll, W-6.3. */
  readonly difficult: Uint8Array;
  /** 1 where nothing can enter, W-6.5. */
  readonly closed: Uint8Array;
}

const survey = (board: Board): Terrain => {
  const size = board.width * board.height;
  const terrain: Terrain = {
    board,
    ground: new Int16Array(size),
    woods: new Uint8Array(size),
    building: new Uint8Array(size),
    shallows: new Uint8Array(size),
    difficult: new Uint8Array(size),
    closed: new Uint8Array(size),
  };
  for (const [label, { level, features }] of Object.entries(board.hexes)) {
    const hex = indexOfLabel(board, label);
    const { woods = 0, rubble = 0, swamp = 0, water = 0, building = 0, impassable = 0 }: Features = features;
    terrain.ground[hex] = level + building;
    terrain.woods[hex] = woods;
    terrain.building[hex] = building;
    terrain.shallows[hex] = water === 1 ? 1 : 0;
    terrain.difficult[hex] = woods || rubble || swamp || water ? 1 : 0;
    terrain.closed[hex] = water > 1 || impassable ? 1 : 0;
  }
  return terrain;
};

const surveyed = new WeakMap<Board, Terrain>();

/** The terrain of a board, worked out once for each board object. */
export const terrainOf = (board: Board): Terrain => {
  let terrain = surveyed.get(board);
  if (terrain === undefined) {
    terrain = survey(board);
    surveyed.set(board, terrain);
  }
  return terrain;
};
