import * as z from 'zod';
import { put, SeedSchema, ShareSchema, type Sketch, WholeSchema } from '../../../../board/generate/index.ts';
import { terrainOf } from '../../ground/survey.ts';
import type { Terrain } from '../../ground/terrain.ts';
import { hexWith } from '../hexes.ts';
import { type Feature, VOCABULARY } from '../vocabulary.ts';

const { width, height } = VOCABULARY.sizes;

/** What the generator can be asked for. What is left out makes a map of the usual size without advanced terrain. */
export const GeneratorOptionsSchema = z.strictObject({
  /** The same seed and options always give the same board. */
  seed: SeedSchema,
  width: WholeSchema(width.min, width.max).default(7).meta({ title: 'Width in hexes' }),
  height: WholeSchema(height.min, height.max).default(9).meta({ title: 'Height in hexes' }),
  /** On a board of odd width: leave out the lowest hex of every second column, so that both ends are alike, MAP-6. */
  short: z.boolean().default(false).meta({ title: 'Every second column one hex shorter' }),
  hills: ShareSchema.default(0.4).meta({ title: 'Hills and mountains' }),
  woods: ShareSchema.default(0.5).meta({ title: 'Forest' }),
  broken: ShareSchema.default(0.5).meta({ title: 'Dunes, ruins and rough ground' }),
  road: z.boolean().default(true).meta({ title: 'A road from end to end' }),
  /** Swamps, water and buildings; from 0.3 on a river between the two long sides as well. */
  advanced: ShareSchema.default(0).meta({ title: 'Advanced terrain' }),
  /** Is the map the same when it is turned by half a circle? */
  symmetric: z.boolean().default(true).meta({ title: 'The same from both ends' }),
});

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
