import { anyHex, around, countFor, isBare, patch, put } from '../../../../board/generate/index.ts';
import type { WarfareSketch } from './sketch.ts';

/** A wood's hex is dense if so many of its neighbours are wooded too. */
const DENSE_FROM = 5;

/** Plants clumps of woods on bare ground; what lies deep inside a clump becomes dense. */
export const plantWoods = (sketch: WarfareSketch, share: number): void => {
  const { chance, features } = sketch;
  const wanted = countFor(sketch, share, 40);
  let planted = 0;
  // Most starts fall on bare ground; the limit only matters on a map full of water and town.
  for (let tries = wanted; planted < wanted && tries > 0; tries--) {
    const size = Math.min(chance.int(3, 11), wanted - planted);
    const clump = patch(sketch, anyHex(sketch), size, (hex) => isBare(sketch, hex));
    for (const hex of clump) put(sketch, hex, { woods: 1 });
    planted += clump.length;
  }
  const dense = features.flatMap(({ woods }, hex) =>
    woods && around(sketch, hex).filter((next) => features[next]!.woods).length >= DENSE_FROM ? [hex] : [],
  );
  for (const hex of dense) if (!sketch.entry[hex]) put(sketch, hex, { woods: 2 });
};
