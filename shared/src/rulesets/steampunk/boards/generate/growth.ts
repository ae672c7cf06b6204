import { anyHex, countFor, patch } from '../../../../board/generate/index.ts';
import type { Terrain } from '../../ground/terrain.ts';
import { isFree, lay, type SteampunkSketch } from './sketch.ts';

/** Lays patches of a terrain on free ground: so many hexes in a hundred, at a share of 1. */
const scatter = (
  sketch: SteampunkSketch,
  share: number,
  perHundred: number,
  largest: number,
  terrain: () => Terrain,
) => {
  const { chance } = sketch;
  const wanted = countFor(sketch, share, perHundred);
  // Most starts fall on free ground; the limit only matters on a map that is full.
  for (let laid = 0, tries = 2 * wanted; laid < wanted && tries > 0; tries--) {
    const size = Math.min(chance.int(1, largest), wanted - laid);
    const kind = terrain();
    const hexes = patch(sketch, anyHex(sketch), size, (hex) => isFree(sketch, hex));
    for (const hex of hexes) lay(sketch, hex, kind);
    laid += hexes.length;
  }
};

/** Forest; every now and then a patch of it has burned. */
export const plantWoods = (sketch: SteampunkSketch, share: number): void => {
  scatter(sketch, share, 28, 4, () => (sketch.chance.percent(15) ? 'burnedForest' : 'forest'));
};

/** Dunes, ruins and rough ground. */
export const breakGround = (sketch: SteampunkSketch, share: number): void => {
  scatter(sketch, share, 24, 2, () => sketch.chance.pick(['dunes', 'ruins', 'rough']));
};
