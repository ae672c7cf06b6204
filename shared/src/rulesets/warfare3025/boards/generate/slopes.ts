import { anyHex, around, countFor, isBare, put } from '../../../../board/generate/index.ts';
import type { WarfareSketch } from './sketch.ts';

/** Breaks some slopes up into rough ground. */
export const roughenSlopes = (sketch: WarfareSketch, share: number): void => {
  for (let tries = countFor(sketch, share, 12); tries > 0; tries--) {
    const hex = anyHex(sketch);
    const sloped = around(sketch, hex).filter((next) => sketch.level[next] !== sketch.level[hex]).length >= 2;
    if (sloped && isBare(sketch, hex)) put(sketch, hex, { rough: 1 });
  }
};
