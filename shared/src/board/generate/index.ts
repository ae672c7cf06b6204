// Tools for generators of boards: a sketch, chance from a seed, and steps that know no game's terrain.

export { makeChance } from './chance.ts';
export { SeedSchema, ShareSchema, WholeSchema } from './options.ts';
export { cheapestPath, middleHex } from './path.ts';
export {
  anyHex,
  around,
  blankSketch,
  boardOf,
  countFor,
  distancesFrom,
  isBare,
  patch,
  put,
  raiseHills,
  type Sketch,
  sink,
} from './sketch.ts';
