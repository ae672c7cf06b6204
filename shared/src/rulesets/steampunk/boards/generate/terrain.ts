import { anyHex, around, cheapestPath, countFor, middleHex, patch, put } from '../../../../board/generate/index.ts';
import type { Terrain } from '../../ground/terrain.ts';
import { ZONE_DEPTH } from '../../ground/zones.ts';
import { isFree, lay, type SteampunkSketch, terrainIn } from './sketch.ts';

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
