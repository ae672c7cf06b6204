import { type HexLabel, labelOfIndex, neighbour } from '../../../../hex/index.ts';
import { type Body, type Field, lieOf } from '../field.ts';
import { distanceBetween, fitsAt, footprintAt, footprintOf, indexIn, SIX } from '../footprint.ts';
import { highest, nearEnemies } from '../moving/passage.ts';

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
