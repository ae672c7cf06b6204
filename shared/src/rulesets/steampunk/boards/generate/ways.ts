import { around, cheapestPath, countFor, middleHex, put } from '../../../../board/generate/index.ts';
import { isFree, lay, type SteampunkSketch, terrainIn } from './sketch.ts';

const layRoad = (sketch: SteampunkSketch, from: number, to: number): void => {
  const { chance, features } = sketch;
  const costs = sketch.level.map((level, hex) => {
    const terrain = terrainIn(sketch, hex);
    if (terrain === undefined) return Number.POSITIVE_INFINITY;
    return chance.int(2, 5) + 4 * level + (terrain === 'river' || terrain === 'water' ? 8 : 0);
  });
  const path = cheapestPath(sketch, from, to, (hex) => (features[hex]!.road ? 1 : costs[hex]!));
  for (const hex of path) put(sketch, hex, { ...features[hex]!, road: 1 });
};

/** A road from end to end, by way of the middle. */
export const layRoads = (sketch: SteampunkSketch): void => {
  const { chance, grid, symmetric, twins } = sketch;
  const middle = middleHex(sketch);
  const near = () => Math.floor(grid.width / 2) + chance.int(-1, 1);
  for (const twin of twins[middle]!) layRoad(sketch, middle, twin);
  layRoad(sketch, middle, near());
  // On a symmetric map the other half of the road is there already: turned.
  if (!symmetric) layRoad(sketch, middle, (grid.height - 1) * grid.width + 2 * Math.floor(near() / 2));
};

/** Houses and ruins beside the road, or anywhere if there is none. */
export const buildTown = (sketch: SteampunkSketch, share: number): void => {
  const { chance, features } = sketch;
  const all = features.map((_, hex) => hex).filter((hex) => isFree(sketch, hex));
  const beside = all.filter((hex) => around(sketch, hex).some((next) => features[next]!.road));
  const lots = beside.length > 0 ? beside : all;
  for (let houses = countFor(sketch, share, 14); houses > 0 && lots.length > 0; houses--) {
    const lot = chance.pick(lots);
    if (isFree(sketch, lot)) lay(sketch, lot, chance.percent(25) ? 'ruins' : 'building');
  }
};
