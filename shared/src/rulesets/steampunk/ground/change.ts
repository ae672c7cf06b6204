import { type Board, canonicalBoard, hexOf } from '../../../board/index.ts';
import type { HexLabel } from '../../../hex/index.ts';
import { VOCABULARY } from '../boards/vocabulary.ts';
import { TERRAINS, type Terrain } from './terrain.ts';

/** What a forest or a building can become. */
type Remains = 'rough' | 'ruins';

const isTerrain = (feature: string): boolean => TERRAINS.includes(feature as Terrain);

/** The board with other base terrain on some hexes: forests that burned or were cut down, buildings that fell. Roads stay. */
export const withRemains = (board: Board, hexes: readonly HexLabel[], remains: Remains): Board => {
  const changed = {
    ...board.hexes,
    ...Object.fromEntries(
      hexes.map((hex) => {
        const before = hexOf(board, hex);
        const others = Object.entries(before.features).filter(([feature]) => !isTerrain(feature));
        return [hex, { ...before, features: { ...Object.fromEntries(others), [remains]: 1 } }];
      }),
    ),
  };
  return canonicalBoard({ ...board, hexes: changed }, VOCABULARY);
};
