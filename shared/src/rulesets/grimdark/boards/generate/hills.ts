import { anyHex, countFor, distancesFrom } from '../../../../board/generate/index.ts';
import type { GrimdarkSketch } from './sketch.ts';

/** Raises hills with broad tops that fall by one level every two or three hexes: units climb every one of them. */
export const raiseHills = (sketch: GrimdarkSketch, share: number): void => {
  const { chance, level } = sketch;
  for (let hills = countFor(sketch, share, 1); hills > 0; hills--) {
    const height = chance.int(1, 2);
    const run = chance.int(2, 3);
    distancesFrom(sketch, anyHex(sketch)).forEach((away, hex) => {
      level[hex] = Math.max(level[hex]!, height - Math.floor(away / run));
    });
  }
};
