// Coordinates, exact lines and sides of hexes (rules H-1 to H-4). Knows no game.
export {
  type Axial,
  DIRECTION_NAMES,
  DIRECTIONS,
  type Direction,
  directionBetween,
  distance,
  opposite,
  straightDirection,
  turn,
} from './axial.ts';
export {
  axialAt,
  type Grid,
  hexIndex,
  indexDistance,
  indexOfAxial,
  indexOfLabel,
  labelOfIndex,
  neighbour,
} from './grid.ts';
export { type HexLabel, labelOf, parseLabel } from './label.ts';
export { line, lineOnMap, type MapStep } from './line.ts';
export { type Fraction, type LineStep, lineShape } from './line-shape.ts';
export { type MapSide, shortSides } from './short-sides.ts';
export { enteredSides, relativeSide } from './sides.ts';
