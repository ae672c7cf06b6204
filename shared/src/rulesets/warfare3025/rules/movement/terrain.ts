import type { Board } from '../../../../board/index.ts';
import { indexOfLabel } from '../../../../hex/index.ts';
import type { Features } from '../../boards/vocabulary.ts';

/** A board in the form in which the rules look things up: one entry per hex, by hex index. */
export interface Terrain {
  readonly board: Board;
  /** Level plus building height: where a unit stands, W-5.4. */
  readonly ground: Int16Array;
  /** 1 light woods, 2 dense forest, W-8.3. */
  readonly woods: Uint8Array;
  readonly building: Uint8Array;
  /** 1 where there is water, W-8.5; units get into deep water by mode only, W-13c.2. */
  readonly water: Uint8Array;
}

const survey = (board: Board): Terrain => {
  const size = board.width * board.height;
  const terrain: Terrain = {
    board,
    ground: new Int16Array(size),
    woods: new Uint8Array(size),
    building: new Uint8Array(size),
    water: new Uint8Array(size),
  };
  for (const [label, { level, features }] of Object.entries(board.hexes)) {
    const hex = indexOfLabel(board, label);
    const { woods = 0, water = 0, building = 0 }: Features = features;
    terrain.ground[hex] = level + building;
    terrain.woods[hex] = woods;
    terrain.building[hex] = building;
    terrain.water[hex] = water > 0 ? 1 : 0;
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
