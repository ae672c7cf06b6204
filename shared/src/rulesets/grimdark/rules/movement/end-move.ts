import type { Step } from '../../model/steps.ts';
import { first, type StepRules } from '../chapter.ts';
import { isOnMap } from '../figures.ts';
import { courseBehind } from './course.ts';

/** The end of a move, in the order of G-9.13. Each step does nothing if the unit is gone by then. */
export const END_MOVE_STEPS: StepRules<'end-move' | 'embark'> = {
  'end-move': {
    perform: function* (state, move) {
      const { unit, from, path, board } = move;
      if (!isOnMap(state, unit)) return;
      const danger: readonly Step[] = courseBehind(state, move).dangerous
        ? [{ do: 'dangerous', unit, why: 'moved' }]
        : [];
      const boarding: readonly Step[] = board === null ? [] : [{ do: 'embark', unit, transport: board }];
      yield first(
        state,
        { do: 'fauna', move },
        ...danger,
        { do: 'event-move', unit, from, path },
        { do: 'scenario-move', unit, from, path },
        ...boarding,
      );
    },
  },
  embark: {
    perform: function* (state, { unit, transport }) {
      if (!isOnMap(state, unit) || !isOnMap(state, transport)) return;
      yield {
        kind: 'unit-embarked',
        unit,
        transport,
        to: { units: { [unit]: { place: 'aboard', at: null, transport } } },
      };
    },
  },
};
