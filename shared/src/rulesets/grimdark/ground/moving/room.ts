import { lookAt } from '../../../../cost.ts';
import { type Grid, neighbour } from '../../../../hex/index.ts';
import type { Lie } from '../field.ts';
import { footprintOf, radiusOf, SIX } from '../footprint.ts';
import type { Survey } from '../survey.ts';
import { dangerousFor } from './course.ts';
import type { Move } from './mover.ts';
import type { Passage } from './passage.ts';

/** What a search looks up for every hex, by the index of the footprint's centre. */
export interface Room {
  /** 1 where the mover fits on the map, G-9.12. */
  readonly fits: Uint8Array;
  /** 1 where it can stand: enterable, free, and but for charges adjacent to no enemy, G-9.3. */
  readonly stands: Uint8Array;
  /** 1 where some hex is difficult, G-9.8. */
  readonly difficult: Uint8Array;
  /** 1 where some hex is dangerous for this move, G-9.9. */
  readonly dangerous: Uint8Array;
  /** The highest level of the footprint, G-6.2. */
  readonly level: Int8Array;
}

/** The largest values of a survey's or field's arrays, kept as long as the arrays. */
const widest = new WeakMap<Int8Array | Uint8Array, Int8Array | Uint8Array>();

/** The largest value in a footprint of seven hexes, by its centre. */
const largestIn = <A extends Int8Array | Uint8Array>(grid: Grid, of: A): A => {
  const known = widest.get(of);
  if (known) return known as A;
  const largest = of.slice() as A;
  for (let hex = 0; hex < of.length; hex++)
    for (const direction of SIX) {
      const next = neighbour(grid, hex, direction);
      if (next >= 0) largest[hex] = Math.max(largest[hex]!, of[next]!);
    }
  widest.set(of, largest);
  return largest;
};

/** Where a footprint of seven hexes finds room: where all of them do, and none is off the map. */
const roomInAll = (grid: Grid, of: Uint8Array): Uint8Array => {
  lookAt(of.length);
  const all = of.slice();
  for (let hex = 0; hex < of.length; hex++) {
    const row = Math.floor(hex / grid.width);
    const column = hex % grid.width;
    if (row === 0 || row === grid.height - 1 || column === 0 || column === grid.width - 1) all[hex] = 0;
    if (of[hex] === 1) continue;
    for (const direction of SIX) {
      const next = neighbour(grid, hex, direction);
      if (next >= 0) all[next] = 0;
    }
  }
  return all;
};

/** Where one hex of a unit could stand if it was free: passable, and where it must be, beside no enemy. */
const stands = ({ impassable }: Survey, barred: Uint8Array | undefined, hex: number): 0 | 1 =>
  impassable[hex] === 1 || barred?.[hex] === 1 ? 0 : 1;

const findFree = ({ occupant, survey }: Lie, barred: Uint8Array | undefined): Uint8Array => {
  const free = new Uint8Array(occupant.length);
  lookAt(free.length);
  for (let hex = 0; hex < free.length; hex++) free[hex] = occupant[hex]! >= 0 ? 0 : stands(survey, barred, hex);
  return free;
};

// Where a hex is free, by the array of hexes near enemies; for charges, which these do not bar, by the lookups of the
// field.
const freeBy = new WeakMap<object, Uint8Array>();

/**
 * Where one hex of the mover can stand, G-9.3. For movers of one hex their own hex counts as occupied: no path comes
 * back to it.
 */
const freeFor = ({ lie, nearEnemy, self, field }: Passage, { kind }: Move): Uint8Array => {
  const barred = kind === 'charge' ? undefined : nearEnemy;
  const key = barred ?? lie;
  const known = freeBy.get(key) ?? findFree(lie, barred);
  freeBy.set(key, known);
  const body = field.bodies[self];
  if (body === undefined || radiusOf(body.size) === 0) return known;
  const free = known.slice();
  for (const hex of footprintOf(field.board, body))
    if (lie.occupant[hex] === self) free[hex] = stands(lie.survey, barred, hex);
  return free;
};

const everywhereBySize = new Map<number, Uint8Array>();

/** 1 everywhere on a map of so many hexes. */
const everywhereOn = (size: number): Uint8Array => {
  const known = everywhereBySize.get(size) ?? new Uint8Array(size).fill(1);
  everywhereBySize.set(size, known);
  return known;
};

/** All hexes of a map as a mover meets them. */
export const roomOf = (passage: Passage, move: Move): Room => {
  const { field, lie, mover } = passage;
  const { board } = field;
  const free = freeFor(passage, move);
  const { difficult } = lie;
  const { level } = lie.survey;
  const dangerous = dangerousFor(lie.survey, move.kind);
  const everywhere = everywhereOn(free.length);
  if (radiusOf(mover.size) === 0) return { fits: everywhere, stands: free, difficult, dangerous, level };
  return {
    fits: roomInAll(board, everywhere),
    stands: roomInAll(board, free),
    difficult: largestIn(board, difficult),
    dangerous: largestIn(board, dangerous),
    level: largestIn(board, level),
  };
};
