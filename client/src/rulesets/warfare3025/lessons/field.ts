import type { WarfareTypes } from '@ironhex/shared/warfare3025';
import type { Lesson } from '../../../lessons/lesson.ts';

/** A lesson of this game. */
export type WarfareLesson = Lesson<WarfareTypes>;

/** A unit of a lesson, as position files have them. */
interface LessonUnit {
  readonly id: string;
  readonly seat: 'blue' | 'orange';
  readonly card: string;
  readonly at: string;
  readonly facing?: number;
  readonly ticks?: number;
  readonly token?: 'fast' | 'stationary';
  readonly damage?: Readonly<Record<string, number>>;
}

interface Field {
  readonly units: readonly LessonUnit[];
  /** Who is to act first; left out: the player's mech. */
  readonly acts?: readonly string[];
  /** What stands in hexes; all others are level and empty. Left out: two small woods out of the way. */
  readonly hexes?: Readonly<Record<string, object>>;
  readonly seed: number;
  /** What orange does; else it does what the clock would do. */
  readonly orange?: WarfareLesson['opening']['opponents'][string];
  readonly limit?: number;
  /** Units that one side knows of the other; the others are hidden. Left out: nothing is hidden in this lesson. */
  readonly known?: Readonly<Record<string, object>>;
}

/** Woods, a hill of one level, and one that nobody sees over. */
export const WOODS = { level: 0, features: { woods: 1 } } as const;
export const HILL = { level: 1, features: {} } as const;
export const RIDGE = { level: 3, features: {} } as const;

const ASIDE = { '0302': WOODS, '0706': WOODS };

/** One shot of the player's mech at the enemy, who stands in this hex; `key`: that of the weapon on its card. */
export const shotAt = (
  hex: string,
  weapon: string,
  key: string,
): Pick<WarfareLesson['steps'][number], 'at' | 'answer'> => ({
  at: [{ hex }, { control: `forecast-${weapon}`, key }, { control: 'confirm' }],
  answer: [{ kind: 'act', unit: 'b1', attack: { weapon, target: 'o1', extras: 0, after: 0 } }],
});

/** A small field with two sides on it. */
export const fieldOf = ({
  units,
  acts = ['b1'],
  hexes = ASIDE,
  seed,
  orange = [],
  limit = 60,
  known,
}: Field): WarfareLesson['opening'] => ({
  record: {
    format: 'ironhex.match/1',
    ruleset: { id: 'warfare3025', version: '3' },
    options: { limit, ...(known && { detection: 'on' }) },
    board: { format: 'ironhex.board/1', id: 'lesson', name: 'Field', width: 9, height: 9, hexes },
    seats: [
      { id: 'blue', side: 0 },
      { id: 'orange', side: 1 },
    ],
    position: {
      units,
      ...(known && { detection: { known, heard: [Object.keys(known).length, 0] } }),
      decision: { kind: 'activate', units: acts },
    },
    dice: { seed },
    intents: [],
  },
  opponents: { orange },
});
