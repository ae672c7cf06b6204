import { type Course, courseOf } from '../../ground/moving/course.ts';
import type { MoveKind } from '../../ground/moving/mover.ts';
import type { StepOf } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { bodyOf, fieldOf } from '../field.ts';
import { unitOf } from '../figures.ts';
import type { Act } from './act.ts';
import { moverOf } from './mover.ts';

/** What a unit would meet on a path that it may take with an action, such as dangerous terrain, G-9.9. */
export const courseAhead = (table: Table, unit: Unit, { action, path }: Pick<Act, 'action' | 'path'>): Course =>
  courseOf(fieldOf(table), moverOf(table, unit), action === 'hold' ? 'advance' : action, path);

type EndMove = StepOf<'end-move'>;

const KINDS: Readonly<Record<EndMove['how'], MoveKind>> = {
  advance: 'advance',
  rush: 'rush',
  charge: 'charge',
  consolidate: 'consolidation',
};

/** What a unit has met on the path that it has just taken; it stands at its end. */
export const courseBehind = (table: Table, { unit: id, how, from, path }: EndMove): Course => {
  const field = fieldOf(table);
  const unit = unitOf(table, id);
  // A transport that it has left is still where it was.
  const start = field.bodies.find(({ at }) => at === from) ?? { ...bodyOf(table, unit), at: from };
  return courseOf(field, moverOf(table, unit, start), KINDS[how], path);
};
