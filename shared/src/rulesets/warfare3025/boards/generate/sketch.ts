import {
  anyHex,
  around,
  cheapestPath,
  countFor,
  isBare,
  patch,
  put,
  type Sketch,
} from '../../../../board/generate/index.ts';
import { walkableAreas } from '../../../../board/index.ts';
import { type Feature, isOpen } from '../vocabulary.ts';

/** A board of this game while it is being made. */
export type WarfareSketch = Sketch<Feature>;

/** Breaks some slopes up into rough ground. */
export const roughenSlopes = (sketch: WarfareSketch, share: number): void => {
  for (let tries = countFor(sketch, share, 12); tries > 0; tries--) {
    const hex = anyHex(sketch);
    const sloped = around(sketch, hex).filter((next) => sketch.level[next] !== sketch.level[hex]).length >= 2;
    if (sloped && isBare(sketch, hex)) put(sketch, hex, { rough: 1 });
  }
};

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

/** Clears what would block the rows where units enter. */
export const clearEntries = (sketch: WarfareSketch): void => {
  const { entry, features } = sketch;
  features.forEach((here, hex) => {
    if (!entry[hex]) return;
    if (here.building || here.impassable) put(sketch, hex, {});
    else if ((here.water ?? 0) > 1) put(sketch, hex, { ...here, water: 1 });
  });
};

/** Joins areas that are cut off: deep water on the shortest way becomes a ford, a building falls to rubble. */
export const joinAreas = (sketch: WarfareSketch): void => {
  const { features, grid, level } = sketch;
  const blocked = (hex: number) => (features[hex]!.water ?? 0) > 1 || features[hex]!.building !== undefined;
  for (;;) {
    const open = features.map((here) => isOpen({ features: here }));
    const areas = walkableAreas(grid, { level, open });
    const other = areas.findIndex((area) => area > 0);
    if (other < 0) return;
    // Every way from the first area to another leads over something blocked, so each round opens at least one hex.
    const way = cheapestPath(sketch, areas.indexOf(0), other, (hex) => (blocked(hex) ? 10 : 1));
    const opened = way.filter(blocked);
    if (opened.length === 0) throw new Error('ground is cut off by a slope, but all slopes here can be walked');
    for (const hex of opened) put(sketch, hex, features[hex]!.building ? { rubble: 1 } : { water: 1 });
  }
};
