import { type Grid, neighbour } from '../../../../hex/index.ts';
import { radiusOf, SIX } from '../footprint.ts';
import { dangerousFor } from './course.ts';
import type { Move } from './mover.ts';
import type { Passage } from './passage.ts';

/** What a search asks of every hex, by the index of the footprint's centre. */
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

/** What is worked out of typed arrays of a survey or a field, kept as long as they are. */
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

/** Where one hex of a unit could stand. */
const free = ({ lie, nearEnemy, self }: Passage, { kind }: Move): Uint8Array => {
  const { impassable } = lie.survey;
  const stands = new Uint8Array(impassable.length);
  for (let hex = 0; hex < stands.length; hex++) {
    const body = lie.occupant[hex]!;
    const barred = impassable[hex] === 1 || (body >= 0 && body !== self) || (kind !== 'charge' && nearEnemy[hex] === 1);
    stands[hex] = barred ? 0 : 1;
  }
  return stands;
};

/** All of a map as a mover meets it. */
export const roomOf = (passage: Passage, move: Move): Room => {
  const { field, lie, mover } = passage;
  const { board } = field;
  const stands = free(passage, move);
  const { difficult } = lie;
  const { level } = lie.survey;
  const dangerous = dangerousFor(lie.survey, move.kind);
  const everywhere = new Uint8Array(stands.length).fill(1);
  if (radiusOf(mover.size) === 0) return { fits: everywhere, stands, difficult, dangerous, level };
  return {
    fits: roomInAll(board, everywhere),
    stands: roomInAll(board, stands),
    difficult: largestIn(board, difficult),
    dangerous: largestIn(board, dangerous),
    level: largestIn(board, level),
  };
};
