import { around, put, type Sketch } from '../../../../board/generate/index.ts';
import { turnedHex } from '../../../../board/index.ts';
import { axialAt, distance } from '../../../../hex/index.ts';
import { terrainOf } from '../../ground/survey.ts';
import { TERRAIN, type Terrain } from '../../ground/terrain.ts';
import type { Feature } from '../vocabulary.ts';

/** A board of this game while it is being made. It is the same when it is turned by half a circle. */
export type GrimdarkSketch = Sketch<Feature>;

/** What lies on a hex. */
export const terrainIn = ({ features }: GrimdarkSketch, hex: number): Terrain =>
  terrainOf({ features: features[hex]! });

/** Lays a piece, and its turned self. */
export const lay = (sketch: GrimdarkSketch, hexes: readonly number[], terrain: Feature): void => {
  for (const hex of hexes) put(sketch, hex, { [terrain]: 1 });
};

/** Is the hex impassable? */
export const isSolid = (sketch: GrimdarkSketch, hex: number): boolean => !TERRAIN[terrainIn(sketch, hex)].enter;

/** All hexes within `reach` of a hex, itself among them. */
export const within = (sketch: GrimdarkSketch, hex: number, reach: number): readonly number[] => {
  const found = [hex];
  let rim = found;
  for (let ring = 0; ring < reach; ring++) {
    rim = [...new Set(rim.flatMap((one) => around(sketch, one)))].filter((one) => !found.includes(one));
    found.push(...rim);
  }
  return found;
};

/** The two hexes in the middle that take each other's place when the map is turned; the first is its centre, G-2.4. */
export const middle = ({ grid }: GrimdarkSketch): readonly [number, number] => {
  const centre = (grid.height / 2) * grid.width + grid.width / 2;
  return [centre, turnedHex(grid, centre)];
};

/** How far a hex is from the nearer of the two in the middle. */
export const fromMiddle = (sketch: GrimdarkSketch, hex: number): number =>
  Math.min(...middle(sketch).map((one) => distance(axialAt(sketch.grid, one), axialAt(sketch.grid, hex))));
