// Coordinates, exact lines and sides of hexes (rules H-1 to H-4). Knows no game.
export {
  type Axial,
  DIRECTION_NAMES,
  DIRECTIONS,
  type Direction,
  directionBetween,
  distance,
  enteredSides,
  opposite,
  relativeSide,
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
  type MapSide,
  neighbour,
  shortSides,
} from './grid.ts';
export { type HexLabel, labelOf, parseLabel } from './label.ts';
export { line, lineOnMap, type MapStep } from './line.ts';
export { type Fraction, type LineStep, lineShape } from './line-shape.ts';
