import { put, type Sketch } from '../../../../board/generate/index.ts';
import { terrainOf } from '../../ground/survey.ts';
import type { Terrain } from '../../ground/terrain.ts';
import { hexWith } from '../hexes.ts';
import type { Feature } from '../vocabulary.ts';

/** A board of this game while it is being made. */
export type SteampunkSketch = Sketch<Feature>;

/** The base terrain of a hex; undefined where the board leaves it out. */
export const terrainIn = ({ features, level }: SteampunkSketch, hex: number): Terrain | undefined =>
  terrainOf({ level: level[hex]!, features: features[hex]! });

/** Is it clear ground without a road? */
export const isFree = (sketch: SteampunkSketch, hex: number): boolean =>
  terrainIn(sketch, hex) === 'clear' && !sketch.features[hex]!.road;

/** Gives a hex and its twin another base terrain; a road stays. */
export const lay = (sketch: SteampunkSketch, hex: number, terrain: Terrain): void => {
  const { level, features } = hexWith({ terrain, road: sketch.features[hex]!.road !== undefined });
  for (const twin of sketch.twins[hex]!) sketch.level[twin] = level;
  put(sketch, hex, features);
};
