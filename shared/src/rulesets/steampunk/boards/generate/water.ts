import { anyHex, around, cheapestPath, countFor, middleHex, patch } from '../../../../board/generate/index.ts';
import { ZONE_DEPTH } from '../../ground/zones.ts';
import { isFree, lay, type SteampunkSketch, terrainIn } from './sketch.ts';

/** From this share of advanced terrain on there is a river. */
const RIVER_FROM = 0.3;

/** A river from one long side to the other, through the middle of the map where neither side stands. */
const layRiver = (sketch: SteampunkSketch): void => {
  const { chance, grid, symmetric, twins } = sketch;
  const { width, height } = grid;
  const inMiddle = (hex: number) => hex >= ZONE_DEPTH * width && hex < (height - ZONE_DEPTH) * width;
  const bank = (last: boolean) =>
    chance.int(Math.ceil(height / 3), Math.floor((2 * height - 1) / 3)) * width + (last ? width - 1 : 0);
  const costs = twins.map((hexes) => (hexes.every(inMiddle) ? chance.int(1, 6) : Number.POSITIVE_INFINITY));
  // On a symmetric map the second half of the river is the first one, turned; the two meet in the middle.
  const course = cheapestPath(sketch, bank(false), symmetric ? middleHex(sketch) : bank(true), (hex) => costs[hex]!);
  for (const hex of course) lay(sketch, hex, 'river');
};

/** A river, ponds, and swamps beside both. */
export const pourWater = (sketch: SteampunkSketch, share: number): void => {
  if (share === 0) return;
  const { chance } = sketch;
  if (share >= RIVER_FROM) layRiver(sketch);
  for (let ponds = countFor(sketch, share, 4); ponds > 0; ponds--) {
    const pond = patch(sketch, anyHex(sketch), chance.int(1, 2), (hex) => isFree(sketch, hex));
    for (const hex of pond) lay(sketch, hex, 'water');
  }
  const wet = (hex: number) => ['river', 'water'].includes(terrainIn(sketch, hex) ?? '');
  const banks = sketch.level.map((_, hex) => hex).filter((hex) => isFree(sketch, hex) && around(sketch, hex).some(wet));
  for (const hex of banks) if (isFree(sketch, hex) && chance.percent(share * 25)) lay(sketch, hex, 'swamp');
};
