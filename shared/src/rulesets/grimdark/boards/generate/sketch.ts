import { anyHex, around, countFor, distancesFrom, put, type Sketch } from '../../../../board/generate/index.ts';
import { turnedHex, walkableAreas } from '../../../../board/index.ts';
import { axialAt, distance } from '../../../../hex/index.ts';
import { terrainOf } from '../../ground/survey.ts';
import { TERRAIN, type Terrain } from '../../ground/terrain.ts';
import type { Feature } from '../vocabulary.ts';

/** A board of this game while it is being made. It is the same when it is turned by half a circle. */
export type GrimdarkSketch = Sketch<Feature>;

/** What lies on a hex. */
const terrainIn = ({ features }: GrimdarkSketch, hex: number): Terrain => terrainOf({ features: features[hex]! });

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
const middle = ({ grid }: GrimdarkSketch): readonly [number, number] => {
  const centre = (grid.height / 2) * grid.width + grid.width / 2;
  return [centre, turnedHex(grid, centre)];
};

/** How far a hex is from the nearer of the two in the middle. */
const fromMiddle = (sketch: GrimdarkSketch, hex: number): number =>
  Math.min(...middle(sketch).map((one) => distance(axialAt(sketch.grid, one), axialAt(sketch.grid, hex))));

/** Raises hills with broad tops that fall by one level every two or three hexes: units climb every one of them. */
export const raiseHills = (sketch: GrimdarkSketch, share: number): void => {
  const { chance, level } = sketch;
  for (let hills = countFor(sketch, share, 1); hills > 0; hills--) {
    const height = chance.int(1, 2);
    const run = chance.int(2, 3);
    distancesFrom(sketch, anyHex(sketch)).forEach((away, hex) => {
      level[hex] = Math.max(level[hex]!, height - Math.floor(away / run));
    });
  }
};

/** Fills hollows that cannot be reached on foot with the terrain around them. */
export const fillHollows = (sketch: GrimdarkSketch): void => {
  const { features, grid, level } = sketch;
  const areas = walkableAreas(grid, { level, open: features.map((_, hex) => !isSolid(sketch, hex)) });
  const sizes = new Map<number, number>();
  for (const area of areas) if (area >= 0) sizes.set(area, (sizes.get(area) ?? 0) + 1);
  const largest = Math.max(...sizes.values());
  for (const [hex, area] of areas.entries()) {
    if (area < 0 || sizes.get(area) === largest) continue;
    const solid = around(sketch, hex).find((next) => isSolid(sketch, next));
    if (solid !== undefined) put(sketch, hex, features[solid]!);
  }
};

/** How many pairs of hexes the ruins have beyond those around the two in the middle. */
const MORE = 3;

/** Lays the ruins in which the relic of G-18.2 is hidden: around the centre of the map, and a little ragged. */
export const layTomb = (sketch: GrimdarkSketch): void => {
  const { chance, features, twins } = sketch;
  const hexes = [...features.keys()].filter((hex) => fromMiddle(sketch, hex) <= 1);
  for (let n = 0; n < MORE; n++) {
    const rim = hexes.flatMap((hex) => around(sketch, hex)).filter((hex) => !hexes.includes(hex));
    hexes.push(...twins[chance.pick(rim)]!.filter((hex) => !hexes.includes(hex)));
  }
  lay(sketch, hexes, 'ruins');
};
