import type { GrimdarkTypes } from '@ironhex/shared/grimdark';
import type { Lesson } from '../../../lessons/lesson.ts';

/** A lesson of this game. */
export type GrimdarkLesson = Lesson<GrimdarkTypes>;

/** A unit of a lesson, as position files have them. */
interface LessonUnit {
  readonly id: string;
  readonly profile: string;
  readonly at: string;
  readonly wounds?: readonly (number | null)[];
  readonly tokens?: readonly number[];
  readonly activated?: true;
}

interface Field {
  readonly units: readonly LessonUnit[];
  readonly markers?: readonly { readonly at: string; readonly owner?: 'a' | 'b' }[];
  readonly next?: 'a' | 'b';
  readonly round?: number;
  /** What stands in hexes; all others are level and empty. */
  readonly hexes?: Readonly<Record<string, object>>;
  readonly seed: number;
  /** What side b does; else it does what the clock would do. */
  readonly b?: GrimdarkLesson['opening']['opponents'][string];
}

/** A field with two sides on it, in the middle of a round. */
export const fieldOf = (field: Field): GrimdarkLesson['opening'] => {
  const { units, markers = [], next = 'a', round = 1, hexes = {}, seed, b = [] } = field;
  return {
    record: {
      format: 'ironhex.match/1',
      ruleset: { id: 'grimdark', version: '3' },
      options: {},
      board: { format: 'ironhex.board/1', id: 'lesson', name: 'Field', width: 24, height: 32, hexes },
      seats: [
        { id: 'a', side: 0 },
        { id: 'b', side: 1 },
      ],
      position: { round, next, starter: 'a', units, markers },
      dice: { seed },
      intents: [],
    },
    opponents: { b },
  };
};

/** Living models of a unit: wounds are -1 for those that were removed. */
export const livingIn = (view: GrimdarkTypes['view'], unit: string): number =>
  view.units[unit]?.wounds.filter((wounds) => wounds >= 0).length ?? 0;
