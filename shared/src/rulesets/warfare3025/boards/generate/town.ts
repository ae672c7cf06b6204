import { around, cheapestPath, countFor, isBare, middleHex, put } from '../../../../board/generate/index.ts';
import { indexDistance, shortSides } from '../../../../hex/index.ts';
import type { WarfareSketch } from './sketch.ts';

/** Roads take gentle slopes, follow other roads and ford water where they must. */
const layRoad = (sketch: WarfareSketch, from: number, to: number): void => {
  const { chance, features, level } = sketch;
  const costs = level.map((here, hex) => {
    const slopes = around(sketch, hex).filter((next) => level[next] !== here).length;
    const water = features[hex]!.water ?? 0;
    return chance.int(4, 8) + 2 * slopes + 12 * water;
  });
  const path = cheapestPath(sketch, from, to, (hex) => (features[hex]!.road ? 1 : costs[hex]!));
  for (const hex of path) put(sketch, hex, features[hex]!.water ? { water: 1, road: 1 } : { road: 1 });
};

/** The middle hex of a list, moved a little. */
const nearMiddle = ({ chance }: WarfareSketch, hexes: readonly number[]): number =>
  hexes[Math.floor(hexes.length / 2) + chance.int(-1, 1)]!;

const layRoads = (sketch: WarfareSketch, share: number): void => {
  const { grid, symmetric, twins } = sketch;
  const middle = middleHex(sketch);
  for (const twin of twins[middle]!) layRoad(sketch, middle, twin);
  const sides = shortSides(grid);
  const tall = grid.width <= grid.height;
  const edge = (last: boolean) =>
    tall
      ? middle - (middle % grid.width) + (last ? grid.width - 1 : 0)
      : (middle % grid.width) + (last ? (grid.height - 1) * grid.width : 0);
  layRoad(sketch, middle, nearMiddle(sketch, sides[0].hexes));
  if (share > 0.3) layRoad(sketch, middle, edge(false));
  // On a symmetric map the other half of each road is there already: turned.
  if (symmetric) return;
  layRoad(sketch, middle, nearMiddle(sketch, sides[1].hexes));
  if (share > 0.3) layRoad(sketch, middle, edge(true));
};

/** Builds roads through the map, and buildings along them that are denser and higher towards the middle. */
export const buildTown = (sketch: WarfareSketch, share: number): void => {
  if (share === 0) return;
  layRoads(sketch, share);
  const { chance, entry, features, grid } = sketch;
  const middle = middleHex(sketch);
  const reach = Math.max(4, Math.round((Math.min(grid.width, grid.height) * (1 + share)) / 3));
  const far = (hex: number) => indexDistance(grid, middle, hex);
  const lots = features
    .map((_, hex) => hex)
    .filter((hex) => !entry[hex] && far(hex) <= reach)
    .filter((hex) => around(sketch, hex).some((next) => features[next]!.road));
  for (let wanted = countFor(sketch, share, 16), tries = 4 * wanted; wanted > 0 && tries > 0; tries--) {
    if (lots.length === 0) return;
    const hex = chance.pick(lots);
    if (!isBare(sketch, hex) || !chance.percent(100 - Math.round((70 * far(hex)) / reach))) continue;
    const height = far(hex) <= reach / 3 ? chance.int(1, 3) : chance.int(1, 2);
    put(sketch, hex, chance.percent(12) ? { rubble: 1 } : { building: height });
    wanted--;
  }
};
