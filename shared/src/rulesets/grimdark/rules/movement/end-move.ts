import { type Course, courseOf } from '../../ground/moving/course.ts';
import type { MoveKind } from '../../ground/moving/mover.ts';
import type { Step, StepOf } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import { first, type StepRules } from '../chapter.ts';
import { bodyOf, fieldOf } from '../field.ts';
import { isOnMap, unitOf } from '../figures.ts';
import { moverOf } from './mover.ts';

type EndMove = StepOf<'end-move'>;

const KINDS: Readonly<Record<EndMove['how'], MoveKind>> = {
  advance: 'advance',
  rush: 'rush',
  charge: 'charge',
  consolidate: 'consolidation',
};

/** What a unit has met on the path that it has just taken, G-9.4 and 9.9; it stands at its end. */
export const courseOfMove = (table: Table, { unit: id, how, from, path }: EndMove): Course => {
  const field = fieldOf(table);
  const unit = unitOf(table, id);
  const own = { ...bodyOf(table, unit), at: from };
  // A transport that it has left is still where it was.
  const start = field.bodies.find(({ at }) => at === from) ?? own;
  return courseOf(field, moverOf(table, unit, start), KINDS[how], path);
};

/** What comes at the end of a move, in its order, G-9.13. Each step sees for itself whether the unit is still there. */
export const END_MOVE_STEPS: StepRules<'end-move' | 'embark'> = {
  'end-move': {
    perform: function* (state, move) {
      const { unit, from, path, board } = move;
      if (!isOnMap(state, unit)) return;
      const danger: readonly Step[] = courseOfMove(state, move).dangerous
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
