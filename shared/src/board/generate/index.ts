// Tools for generators of boards: a sketch, chance from a seed, and steps that know no game's terrain.
export { boardOf } from './board-of.ts';
export { makeChance } from './chance.ts';
export { raiseHills } from './hills.ts';
export { SeedSchema, ShareSchema, WholeSchema } from './options.ts';
export { cheapestPath, middleHex } from './path.ts';
export {
  anyHex,
  around,
  blankSketch,
  countFor,
  distancesFrom,
  isBare,
  patch,
  put,
  type Sketch,
  sink,
} from './sketch.ts';
