import { RECORD_FORMAT } from '@ironhex/shared/match';
import type { Direction } from '../../../../src/hex/index.ts';
import type { WrittenPosition } from '../../../../src/rulesets/steampunk/position/schema.ts';
import { boardOf, hex } from '../ground.ts';

// A position and its dice as the text of a match record.

type WrittenUnit = WrittenPosition['units'][number];

/** A unit of a case, hexes by letter and number. Its order of this turn is written as in the guide: `F + - + -`. */
export type Placing = Omit<WrittenUnit, 'id' | 'seat' | 'at' | 'orders' | 'aim' | 'endurance'> & {
  readonly at: string;
  readonly move?: string;
  readonly guns?: string;
  /** For the `360`s of its order, null for one that is asked. */
  readonly facings?: readonly (Direction | null)[];
  readonly endurance?: Readonly<Record<'kill' | 'stubborn' | 'poison', 'always' | 'never' | 'ask'>>;
  readonly brake?: 0 | 1 | 2;
  readonly priority?: number;
  /** Aim tokens that were taken in a hex. */
  readonly aims?: readonly (readonly [word: string, at: string])[];
};

export interface Case {
  /** By id: `b` and a number for blue, `o` and a number for orange. */
  readonly units: Readonly<Record<string, Placing>>;
  /** What is not clear. */
  readonly hexes?: Readonly<Record<string, string>>;
  readonly markers?: Readonly<Record<string, NonNullable<WrittenPosition['markers']>[string]>>;
  /** The step of the turn with which it goes on; 3, the first gunnery, if left out. */
  readonly step?: number;
  readonly turn?: number;
  readonly options?: object;
  readonly arsenal?: WrittenPosition['arsenal'];
  /** In the order in which the rules roll them: all of them are rolled. */
  readonly dice?: readonly number[];
}

const stepsOf = (text: string): string[][] => text.split(' + ').map((step) => step.split(','));

const written = (id: string, { at, move, guns, facings, endurance, brake, priority, aims = [], ...rest }: Placing) => ({
  ...rest,
  id,
  seat: id.startsWith('b') ? 'blue' : 'orange',
  at: hex(at),
  aim: aims.map(([word, from]) => ({ word, at: hex(from), until: { turn: 1, part: 2 } })),
  ...((move || guns || endurance) && {
    orders: {
      now: {
        movement: stepsOf(move ?? '- + - + -'),
        gunnery: (guns ?? '- + -').split(' + '),
        ...(facings && { facings }),
        ...(endurance && { endurance }),
        ...(brake && { brake }),
        ...(priority && { priority }),
      },
    },
  }),
});

/** The record of a case, before anybody has answered. */
export const recordFor = ({
  units,
  hexes,
  markers = {},
  step = 3,
  turn = 1,
  options = {},
  arsenal = {},
  dice = [],
}: Case) => ({
  format: RECORD_FORMAT,
  ruleset: { id: 'steampunk', version: '2' },
  options,
  board: boardOf(hexes),
  seats: [
    { id: 'blue', side: 0 },
    { id: 'orange', side: 1 },
  ],
  position: {
    step,
    turn,
    arsenal,
    units: Object.entries(units).map(([id, placing]) => written(id, placing)),
    markers: Object.fromEntries(Object.entries(markers).map(([name, lies]) => [hex(name), lies])),
  },
  dice: { script: dice },
  intents: [],
});
