import { axialAt, distance, type Grid, neighbour } from '../../../../hex/index.ts';
import { oncePer } from '../../../../once-per.ts';
import { type Field, type Lie, lieOf } from '../field.ts';
import { fitsAt, footprintAt, footprintOf, indexIn, radiusOf, SIX } from '../footprint.ts';
import type { Mover } from './mover.ts';

/** A mover on a field. Hexes are indexes, and a footprint is named by its centre. */
export interface Passage {
  readonly field: Field;
  readonly lie: Lie;
  readonly mover: Mover;
  /** 1 where an enemy stands or is adjacent, G-9.6. */
  readonly nearEnemy: Uint8Array;
  /** The hexes on which the path starts: the mover's, or those of the transport that it leaves, G-9.8. */
  readonly start: readonly number[];
  /** The place of the mover in `bodies`, -1 for one that is not on the map. */
  readonly self: number;
}

const findNearEnemies = ({ board, bodies }: Field, seat: string): Uint8Array => {
  const near = new Uint8Array(board.width * board.height);
  for (const body of bodies) {
    if (body.seat === seat) continue;
    for (const hex of footprintOf(board, body)) {
      near[hex] = 1;
      for (const direction of SIX) {
        const next = neighbour(board, hex, direction);
        if (next >= 0) near[next] = 1;
      }
    }
  }
  return near;
};

// Every search of a unit asks for the hexes near enemies of its seat.
const nearBySeat = oncePer((_field: Field) => new Map<string, Uint8Array>());

/** 1 where a body of another seat stands, or is adjacent, G-9.6. */
export const nearEnemies = (field: Field, seat: string): Uint8Array => {
  const bySeat = nearBySeat(field);
  const near = bySeat.get(seat) ?? findNearEnemies(field, seat);
  bySeat.set(seat, near);
  return near;
};

/** The passage of a mover on a field. */
export const passageOf = (field: Field, mover: Mover): Passage => ({
  field,
  lie: lieOf(field),
  mover,
  nearEnemy: nearEnemies(field, mover.seat),
  start: footprintOf(field.board, mover.from),
  self: field.bodies.findIndex(({ id }) => id === mover.id),
});

/** The highest level of a footprint, which counts for slopes and cliffs, G-6.2. */
export const highest = ({ survey }: Lie, hexes: readonly number[]): number => {
  let level = Number.NEGATIVE_INFINITY;
  for (const hex of hexes) level = Math.max(level, survey.level[hex]!);
  return level;
};

/** The hexes of the mover with this centre; those off the map are left out. */
export const footprint = ({ field, mover }: Passage, centre: number): readonly number[] =>
  footprintAt(field.board, centre, mover.size);

/** Does the mover fit on the map there, G-9.12? */
export const fits = ({ field, mover }: Passage, centre: number): boolean => fitsAt(field.board, centre, mover.size);

/** Does a unit other than the mover stand in one of these hexes, G-9.3? */
export const isOccupied = ({ lie, self }: Passage, hexes: readonly number[]): boolean =>
  hexes.some((hex) => lie.occupant[hex]! >= 0 && lie.occupant[hex] !== self);

/** How far a transport is from a mover that has left it, G-15.1 b. */
export const awayFromStart = ({ field, mover }: Pick<Passage, 'field' | 'mover'>, centre: number): number => {
  const grid: Grid = field.board;
  const apart = distance(axialAt(grid, indexIn(grid, mover.from.at)), axialAt(grid, centre));
  return apart - radiusOf(mover.from.size) - radiusOf(mover.size);
};

/** Does the mover ignore difficult terrain and slopes, G-9.10 and G-9.11? */
export const isSure = ({ flying, strider }: Mover): boolean => flying || strider;

/** Is one of these hexes difficult for the mover, G-9.8? */
export const isHard = ({ lie, mover }: Passage, hexes: readonly number[]): boolean =>
  !isSure(mover) && hexes.some((hex) => lie.difficult[hex] === 1);

/** Does a step between these levels count as difficult for the mover, G-6.2? */
export const isClimb = ({ mover }: Passage, from: number, to: number): boolean => !isSure(mover) && to > from;
