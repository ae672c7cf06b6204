import type { Placing, UnitId } from '@ironhex/shared/steampunk';
import type { PathPicture } from '../../../../map/layers/paths.ts';
import { sideOf } from '../../map/sides.ts';
import type { Placed, Shown } from '../work.ts';

/** How units are set up: those that were placed where they were, the others as ghosts where they go by default. */
export const formation = ({ units, given, byDefault }: Placing): Required<Pick<Shown, 'paths' | 'placed'>> => ({
  paths: byDefault.map(({ unit: id, at, facing }): PathPicture => {
    const { side } = units.find((each) => each.id === id)!;
    return { unit: id, side: sideOf(side), from: null, marks: [{ at, kind: 'step' }], facing };
  }),
  placed: new Map(given.map(({ unit, at, facing }): [UnitId, Placed] => [unit, { at, facing }])),
});
