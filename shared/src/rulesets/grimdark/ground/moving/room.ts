import { type Grid, neighbour } from '../../../../hex/index.ts';
import { radiusOf, SIX } from '../footprint.ts';
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
  /** The highest level of the footprint, G-6.2. */
  readonly level: Int8Array;
}

/** The same for a footprint of seven hexes: `pick` chooses between the values of two of them. */
const spread = <A extends Int8Array | Uint8Array>(grid: Grid, of: A, pick: (a: number, b: number) => number): A => {
  const spreaded = of.slice() as A;
  for (let hex = 0; hex < of.length; hex++)
    for (const direction of SIX) {
      const next = neighbour(grid, hex, direction);
      if (next >= 0) spreaded[hex] = pick(spreaded[hex]!, of[next]!);
    }
  return spreaded;
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
  if (radiusOf(mover.size) === 0) return { fits: new Uint8Array(stands.length).fill(1), stands, difficult, level };
  const fits = Uint8Array.from(stands, (_, hex) =>
    SIX.every((direction) => neighbour(board, hex, direction) >= 0) ? 1 : 0,
  );
  return {
    fits,
    stands: spread(board, stands, Math.min).map((can, hex) => Math.min(can, fits[hex]!)),
    difficult: spread(board, difficult, Math.max),
    level: spread(board, level, Math.max),
  };
};
