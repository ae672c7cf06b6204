import {
  anyHex,
  around,
  cheapestPath,
  countFor,
  isBare,
  middleHex,
  patch,
  put,
  sink,
} from '../../../../board/generate/index.ts';
import type { WarfareSketch } from './sketch.ts';

/** From this share of water on there is a river. */
const RIVER_FROM = 0.3;

/** Fords are this many hexes apart. */
const FORD_EVERY = 5;

/** The course of the river from one long side to the other, clear of the rows where units enter. */
const riverCourse = (sketch: WarfareSketch): number[] => {
  const { chance, entry, grid, symmetric } = sketch;
  const { width, height } = grid;
  const tall = width <= height;
  const along = tall ? height : width;
  const away = () => chance.int(Math.ceil(along / 3), Math.floor((2 * along - 1) / 3));
  const onSide = (last: boolean) =>
    tall ? away() * width + (last ? width - 1 : 0) : (last ? height - 1 : 0) * width + away();
  const costs = sketch.level.map((level, index) =>
    entry[index] || around(sketch, index).some((next) => entry[next])
      ? Number.POSITIVE_INFINITY
      : chance.int(1, 6) + 2 * level,
  );
  const cost = (index: number) => costs[index]!;
  if (!symmetric) return cheapestPath(sketch, onSide(false), onSide(true), cost);
  // The turned middle is a neighbour or, on some sizes, the middle itself: either way the two halves join.
  return cheapestPath(sketch, onSide(false), middleHex(sketch), cost);
};

/** Lays a meandering river with a ford every few hexes; on a symmetric map the second half is the first, turned. */
const layRiver = (sketch: WarfareSketch, share: number): void => {
  const course = riverCourse(sketch);
  const ford = sketch.chance.int(0, FORD_EVERY - 1);
  course.forEach((hex, step) => {
    sink(sketch, hex, 0);
    // Counted back from the middle of the map, so that both halves of a symmetric river ford alike.
    const depth = (course.length - 1 - step) % FORD_EVERY === ford ? 1 : 2;
    put(sketch, hex, { water: depth });
  });
  for (const hex of course) {
    for (const bank of around(sketch, hex)) {
      if (sketch.chance.percent(share * 25) && isBare(sketch, bank) && !sketch.entry[bank]) {
        sink(sketch, bank, 0);
        put(sketch, bank, { water: 1 });
      }
    }
  }
};

const layPonds = (sketch: WarfareSketch, share: number): void => {
  const { chance, entry, level } = sketch;
  const allowed = (hex: number) => !entry[hex] && isBare(sketch, hex);
  for (let pond = countFor(sketch, share, 1.2); pond > 0; pond--) {
    const hexes = patch(sketch, anyHex(sketch), chance.int(2, 7), allowed);
    const surface = Math.min(...hexes.map((hex) => level[hex]!));
    for (const hex of hexes) {
      sink(sketch, hex, surface);
      put(sketch, hex, { water: 1 });
    }
  }
};

/** Turns some ground beside the water into swamp or, more rarely, sand. */
const soakBanks = (sketch: WarfareSketch, share: number): void => {
  const { chance, features } = sketch;
  const banks = features.flatMap((_, hex) =>
    isBare(sketch, hex) && around(sketch, hex).some((next) => features[next]!.water) ? [hex] : [],
  );
  for (const hex of banks) {
    if (!isBare(sketch, hex) || sketch.entry[hex]) continue;
    if (chance.percent(share * 20)) put(sketch, hex, { swamp: 1 });
    else if (chance.percent(share * 10)) put(sketch, hex, { sand: 1 });
  }
};

/** River, ponds and their banks. */
export const pourWater = (sketch: WarfareSketch, share: number): void => {
  if (share >= RIVER_FROM) layRiver(sketch, share);
  layPonds(sketch, share);
  soakBanks(sketch, share);
};
