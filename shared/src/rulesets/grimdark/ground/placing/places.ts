// All places where a unit can be put: for questions that try many hexes, repeatedly while no unit moves.
import { lookAt } from '../../../../cost.ts';
import { type HexLabel, indexDistance, indexOfLabel, labelOfIndex, neighbour } from '../../../../hex/index.ts';
import { oncePer } from '../../../../once-per.ts';
import type { SizeClass } from '../../roster/terms.ts';
import { type Body, type Field, lieOf } from '../field.ts';
import { distanceBetween, fitsAt, footprintAt, footprintOf, indexIn, radiusOf, SIX } from '../footprint.ts';
import { nearestIndex } from '../map-order.ts';
import { highest, nearEnemies } from '../moving/passage.ts';
import { zoneRows } from '../zones.ts';
import { checkPlace, type PlaceRule } from './check-place.ts';

/** What is known of a hex; 0: it was not tried. */
const NO_PLACE = 1;
const PLACE = 2;

// The hexes tried so far, by index, for each size and rule. What a place must be near to is left out: scouts ask for
// many.
const triedOn = oncePer((_field: Field) => new Map<string, Uint8Array>());

/** How far from a hex places can be, by the index of its centre; undefined: anywhere. */
const rangeOf = ({ board }: Field, { near }: PlaceRule) =>
  near && { centre: indexIn(board, near.to.at), most: near.within + radiusOf(near.to.size) };

/** Tells of a hex by its index whether a unit of this size can be placed there. Tries each hex once. */
const trial = (field: Field, size: SizeClass, asked: PlaceRule): ((hex: number) => boolean) => {
  const { board } = field;
  const { near: _near, ...anywhere } = asked;
  const { zone, enemies } = asked;
  const range = rangeOf(field, asked);
  const key = `${radiusOf(size)} ${zone} ${enemies?.of} ${enemies?.over}`;
  const tried = triedOn(field).get(key) ?? new Uint8Array(board.width * board.height);
  triedOn(field).set(key, tried);
  return (hex) => {
    if (tried[hex] === 0)
      tried[hex] = checkPlace(field, size, labelOfIndex(board, hex), anywhere) === undefined ? PLACE : NO_PLACE;
    return tried[hex] === PLACE && (!range || indexDistance(board, hex, range.centre) <= range.most);
  };
};

/** The first and the last row, and the first and the last column, beyond which there is no place. */
const windowOf = (field: Field, asked: PlaceRule): readonly [number, number, number, number] => {
  const { width, height } = field.board;
  const [first, last] = asked.zone ? zoneRows(field.board, asked.zone) : [0, height - 1];
  const range = rangeOf(field, asked);
  if (!range) return [first, last, 0, width - 1];
  const { centre, most } = range;
  const [row, column] = [Math.floor(centre / width), centre % width];
  return [
    Math.max(first, row - most),
    Math.min(last, row + most),
    Math.max(0, column - most),
    Math.min(width - 1, column + most),
  ];
};

/** The places where a unit of this size can be put, one by one, by row and column. */
export const placesFor = function* (field: Field, size: SizeClass, asked: PlaceRule): Generator<HexLabel> {
  const { board } = field;
  const isPlace = trial(field, size, asked);
  const [firstRow, lastRow, firstColumn, lastColumn] = windowOf(field, asked);
  for (let row = firstRow; row <= lastRow; row++) {
    lookAt(lastColumn - firstColumn + 1);
    for (let hex = row * board.width + firstColumn; hex <= row * board.width + lastColumn; hex++)
      if (isPlace(hex)) yield labelOfIndex(board, hex);
  }
};

/** The place nearest to a hex, ties in map order, G-2.1; undefined if there is none. */
export const nearestPlace = (field: Field, size: SizeClass, asked: PlaceRule, to: HexLabel): HexLabel | undefined => {
  const { board } = field;
  const found = nearestIndex(board, indexOfLabel(board, to), trial(field, size, asked));
  return found < 0 ? undefined : labelOfIndex(board, found);
};

/**
 * The hexes to which a charger can step back from its target, in direction order, G-12.11. The first is the default if
 * the unit cannot go back where it came from.
 */
export const separationHexes = (field: Field, charger: Body, target: Body): readonly HexLabel[] => {
  const { board, bodies } = field;
  const lie = lieOf(field);
  const { impassable } = lie.survey;
  const near = nearEnemies(field, charger.seat);
  const self = bodies.findIndex(({ id }) => id === charger.id);
  const level = highest(lie, footprintOf(board, charger));
  const isFree = (hex: number) =>
    impassable[hex] === 0 && near[hex] === 0 && (lie.occupant[hex] === -1 || lie.occupant[hex] === self);
  return SIX.map((direction) => neighbour(board, indexIn(board, charger.at), direction))
    .filter((centre) => {
      if (!fitsAt(board, centre, charger.size)) return false;
      const hexes = footprintAt(board, centre, charger.size);
      return hexes.every(isFree) && Math.abs(highest(lie, hexes) - level) <= 1;
    })
    .map((centre) => labelOfIndex(board, centre))
    .filter((at) => distanceBetween(board, { at, size: charger.size }, target) === 2);
};
