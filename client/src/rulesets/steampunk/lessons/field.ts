import type { SteampunkTypes } from '@ironhex/shared/steampunk';
import type { Lesson } from '../../../lessons/lesson.ts';

/** A lesson of this game. */
export type SteampunkLesson = Lesson<SteampunkTypes>;

/** A unit of a lesson, as position files have them. */
interface LessonUnit {
  readonly id: string;
  readonly seat: 'blue' | 'orange';
  readonly unit: string;
  readonly at: string;
  readonly facing?: number;
  readonly speed?: string;
  readonly fd?: number;
  readonly hidden?: true;
  /** The name of the token under which it hides. */
  readonly token?: string;
  readonly orders?: ReturnType<typeof ordered>;
}

interface Field {
  readonly units: readonly LessonUnit[];
  /** The step of the turn with which it begins: planning if left out. 0: the orders before the first turn. */
  readonly step?: number;
  /** What stands in hexes; all others are level and empty. */
  readonly hexes?: Readonly<Record<string, object>>;
  readonly seed: number;
  /** What orange does; else it does what the clock would do. */
  readonly orange?: SteampunkLesson['opening']['opponents'][string];
  /** After this turn the match ends. Left out: with the last unit of a side. */
  readonly turns?: number;
}

/** What stands in hexes. */
export const FOREST = { level: 0, features: { forest: 1 } } as const;
export const RUINS = { level: 0, features: { ruins: 1 } } as const;

/** Infantry turns, and stays where it is. */
export const STAYS = '360 + 360 + 360';

/** The steps or parts of an order, written as on its card: `360 + A,F + -`. */
export const partsOf = (text: string): string[] => text.split(' + ');
export const stepsOf = (text: string): string[][] => partsOf(text).map((step) => step.split(','));

/** A unit's orders for this turn, as they were written one turn before; `facing`: where each 360 turns to. */
export const ordered = (movement: string, gunnery = '- + -', facing = 0) => {
  const steps = stepsOf(movement);
  const facings = steps.flat().flatMap((word) => (word === '360' ? [facing] : []));
  return { now: { movement: steps, facings, gunnery: partsOf(gunnery) } };
};

/** A small field with two sides on it, in the second turn. */
export const fieldOf = (field: Field): SteampunkLesson['opening'] => {
  const { units, step = 2, hexes = {}, seed, orange = [], turns } = field;
  const when = step === 0 ? { stage: 'orders' } : { turn: 2, step };
  return {
    record: {
      format: 'ironhex.match/1',
      ruleset: { id: 'steampunk', version: '3' },
      options: { points: 12, victory: turns === undefined ? { kind: 'friendly' } : { kind: 'timed', turns } },
      board: { format: 'ironhex.board/1', id: 'lesson', name: 'Field', width: 7, height: 9, hexes },
      seats: [
        { id: 'blue', side: 0 },
        { id: 'orange', side: 1 },
      ],
      position: { ...when, units },
      dice: { seed },
      intents: [],
    },
    opponents: { orange },
  };
};
