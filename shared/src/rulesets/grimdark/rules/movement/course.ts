import type { HexLabel } from '../../../../hex/index.ts';
import { type Course, courseOf } from '../../ground/moving/course.ts';
import type { MoveKind } from '../../ground/moving/mover.ts';
import type { StepOf } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { bodyOf, fieldOf } from '../field.ts';
import { unitOf } from '../figures.ts';
import { isBlown } from '../scenarios/storm.ts';
import { type Act, alongPath } from './act.ts';
import { moverOf } from './mover.ts';

/** The course of a path, and the storm's danger with it, G-18.3. `unit` stands at the end of the path. */
const withStorm = (table: Table, unit: Unit, kind: MoveKind, path: readonly HexLabel[], course: Course): Course =>
  path.length > 0 && isBlown(table, unit, kind) ? { ...course, dangerous: true } : course;

type EndMove = StepOf<'end-move'>;

const KINDS: Readonly<Record<EndMove['how'], MoveKind>> = {
  advance: 'advance',
  rush: 'rush',
  charge: 'charge',
  consolidate: 'consolidation',
};

/** How a path is taken: by an action, or by a consolidation. */
export type How = Act['action'] | 'consolidate';

/** The course of a path that a unit might take. */
export const courseAhead = (
  table: Table,
  unit: Unit,
  { action, path }: { readonly action: How; readonly path: readonly HexLabel[] },
): Course => {
  const kind = action === 'hold' ? 'advance' : KINDS[action];
  const course = courseOf(fieldOf(table), moverOf(table, unit), kind, path);
  return withStorm(table, { ...unit, ...alongPath(path) }, kind, path, course);
};

/** The course of the path that a unit has just taken; it stands at its end. */
export const courseBehind = (table: Table, { unit: id, how, from, path }: EndMove): Course => {
  const field = fieldOf(table);
  const unit = unitOf(table, id);
  const kind = KINDS[how];
  // A transport that it has left is still where it was.
  const start = field.bodies.find(({ at }) => at === from) ?? { ...bodyOf(table, unit), at: from };
  return withStorm(table, unit, kind, path, courseOf(field, moverOf(table, unit, start), kind, path));
};
