import type { Board } from '@ironhex/shared/board';
import type { HexLabel } from '@ironhex/shared/hex';
import { standing } from '../../../../map/counters/standing.ts';
import type { Point } from '../../../../map/geometry/geometry.ts';
import type { Touchable } from '../../../../map/input/touch.ts';
import type { PathPicture } from '../../../../map/layers/paths.ts';
import type { Painting } from '../../../../map/paint/brush.ts';
import type { Counter } from '../counters.ts';
import type { PlanPicture } from './plan-places.ts';
import { ghostPlaces } from './plans.ts';

/** What a unit is dragged by: its counter, or its ghost where it is planned to be. */
export interface Grip {
  readonly unit: string;
  readonly by: 'counter' | 'ghost';
}

interface GripParts {
  readonly board: Board;
  readonly counters: readonly Counter[];
  readonly plans: readonly PlanPicture[];
  readonly paths: readonly PathPicture[];
  readonly grips: readonly Grip[];
  readonly goals: readonly HexLabel[];
}

/** How near a grip is touched, CSS pixels. */
const FINGER = 20;

/** Where the ghosts of units stand: at the end of what is ordered, or where they are set up by default. */
const ghostsOf = (picture: GripParts, { layout }: Painting): ReadonlyMap<string, Point> =>
  new Map([
    ...picture.paths.flatMap(({ unit, marks }): [string, Point][] => {
      const last = marks.at(-1);
      return last ? [[unit, layout.centreOfLabel(last.at)]] : [];
    }),
    ...ghostPlaces(picture, layout),
  ]);

/** The grips, and the hexes to which what is held can be dragged. */
export const gripTouchables = (picture: GripParts, painting: Painting): readonly Touchable[] => {
  const { board, counters, grips, goals } = picture;
  if (grips.length === 0) return [];
  const poses = standing(counters, board, painting);
  const ghosts = ghostsOf(picture, painting);
  return [
    ...grips.flatMap(({ unit, by }, value): readonly Touchable[] => {
      const at = by === 'ghost' ? ghosts.get(unit) : poses.get(unit)?.at;
      return at ? [{ kind: 'grip', at, value, drags: 'goal', within: FINGER }] : [];
    }),
    // A tap on them is a tap on their hex.
    ...goals.map(
      (at, value): Touchable => ({
        kind: 'goal',
        at: painting.layout.centreOfLabel(at),
        value,
        drags: undefined,
        within: -1,
      }),
    ),
  ];
};
