// Who sees whom, for those who ask about every hex that a unit may go to.
import { oncePer } from '../../../once-per.ts';
import type { Terrain } from '../rules/movement/terrain.ts';
import { coverBetween } from '../rules/sight.ts';

/** What one hex is for who looks at it from another: out of sight, in cover or in the open, W-8.6. */
type Sighted = 'hidden' | 'covered' | 'open';

const NAMES: readonly Sighted[] = ['hidden', 'covered', 'open'];
const UNKNOWN = NAMES.length;

/** How a hex is seen from another one, both by index. Each line of sight of a board is followed once. */
export const viewsOn = oncePer((terrain: Terrain) => {
  const rows = new Map<number, Uint8Array>();
  return (from: number, to: number): Sighted => {
    let row = rows.get(from);
    if (!row) {
      row = new Uint8Array(terrain.ground.length).fill(UNKNOWN);
      rows.set(from, row);
    }
    if (row[to] === UNKNOWN) {
      const cover = coverBetween(terrain, from, to);
      row[to] = cover === undefined ? 0 : cover > 0 ? 1 : 2;
    }
    return NAMES[row[to]!]!;
  };
});
