import { type Direction, type Grid, neighbour } from '../../hex/index.ts';
import type { Values } from '../board.ts';

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/**
 * By hex index: the id of the terrain piece that the hex belongs to, undefined for clear ground. Hexes side by side with
 * the same features are one piece, named after its first feature: `forest-1`, `forest-2` and so on.
 */
export const piecesOf = (grid: Grid, features: readonly Values[]): readonly (string | undefined)[] => {
  const terrain = features.map((values) => JSON.stringify(Object.entries(values).sort()));
  const count = new Map<string, number>();
  const piece: (string | undefined)[] = features.map(() => undefined);
  for (const [start, values] of features.entries()) {
    const [kind] = Object.keys(values);
    if (kind === undefined || piece[start] !== undefined) continue;
    const number = (count.get(kind) ?? 0) + 1;
    count.set(kind, number);
    piece[start] = `${kind}-${number}`;
    const queue = [start];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      for (const direction of SIX) {
        const next = neighbour(grid, at, direction);
        if (next < 0 || piece[next] !== undefined || terrain[next] !== terrain[start]) continue;
        piece[next] = `${kind}-${number}`;
        queue.push(next);
      }
    }
  }
  return piece;
};
