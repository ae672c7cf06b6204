import type { Grid } from '../../hex/index.ts';
import { joinedAreas } from '../areas.ts';
import type { Values } from '../board.ts';

/**
 * By hex index: the id of the terrain piece that the hex belongs to, undefined for clear ground. Hexes side by side with
 * the same features are one piece, named after its first feature: `forest-1`, `forest-2` and so on.
 */
export const piecesOf = (grid: Grid, features: readonly Values[]): readonly (string | undefined)[] => {
  const terrain = features.map((values) => JSON.stringify(Object.entries(values).sort()));
  const areas = joinedAreas(
    grid,
    features.map((values) => Object.keys(values).length > 0),
    (hex, next) => terrain[hex] === terrain[next],
  );
  const counts = new Map<string, number>();
  const ids: string[] = [];
  return areas.map((area, hex) => {
    const [kind] = Object.keys(features[hex]!);
    if (kind === undefined) return undefined;
    if (ids[area] === undefined) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      ids[area] = `${kind}-${counts.get(kind)}`;
    }
    return ids[area];
  });
};
