import { anyHex, countFor, patch } from '../../../../board/generate/index.ts';
import { isFree, lay, type SteampunkSketch } from './sketch.ts';

/** In so many of a hundred hills a mountain rises. */
const WITH_MOUNTAIN = 35;

/** Raises hills of a few hexes each, and a mountain in some of them. */
export const raiseHills = (sketch: SteampunkSketch, share: number): void => {
  const { chance } = sketch;
  for (let hills = countFor(sketch, share, 7); hills > 0; hills--) {
    const hexes = patch(sketch, anyHex(sketch), chance.int(1, 4), (hex) => isFree(sketch, hex));
    for (const hex of hexes) lay(sketch, hex, 'hill');
    if (hexes.length > 1 && chance.percent(WITH_MOUNTAIN)) lay(sketch, hexes[0]!, 'mountain');
  }
};
