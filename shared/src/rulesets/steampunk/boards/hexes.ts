import { type Board, type BoardHex, canonicalBoard } from '../../../board/index.ts';
import type { HexLabel } from '../../../hex/index.ts';
import { hasRoad } from '../ground/survey.ts';
import { TERRAIN, type Terrain } from '../ground/terrain.ts';
import { VOCABULARY } from './vocabulary.ts';

/** What is in a hex, TER-1. */
export interface HexTerrain {
  readonly terrain: Terrain;
  readonly road: boolean;
}

/** A design that may be played, SET-1: what is in the hexes of a side that are not clear. */
export type Design = Readonly<Record<HexLabel, HexTerrain>>;

/** A hex of a board with this in it: what `terrainOf` and `hasRoad` read again. */
export const hexWith = ({ terrain, road }: HexTerrain): BoardHex => {
  const { level } = TERRAIN[terrain];
  const feature = terrain === 'clear' || level > 0 ? {} : { [terrain]: 1 };
  return { level, features: { ...feature, ...(road ? { road: 1 } : {}) } };
};

/** The board after a hex has become other terrain, such as a building in ruins. Its road stays. */
export const withTerrain = (board: Board, hex: HexLabel, terrain: Terrain): Board =>
  canonicalBoard(
    { ...board, hexes: { ...board.hexes, [hex]: hexWith({ terrain, road: hasRoad(board, hex) }) } },
    VOCABULARY,
  );
