// A unit on its way: where it starts, how far it goes, what its path leads over.

import type { HexLabel } from '../../../../hex/index.ts';
import type { IntentOf } from '../../ask/intents.ts';
import type { Body } from '../../ground/field.ts';
import { type Course, courseOf } from '../../ground/moving/course.ts';
import { type Move, type MoveKind, type Mover, moveOf } from '../../ground/moving/mover.ts';
import type { StepOf } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { bodyOf, fieldOf } from '../field.ts';
import { figuresOf, rulesNow, unitOf } from '../figures.ts';
import { chargeBonus } from '../scenarios/chambers.ts';
import { isBlown } from '../scenarios/storm.ts';

/** Where the path of a unit starts: on its own hexes, or on those of the transport that it is in, G-15.1 b. */
export const startOf = (table: Table, unit: Unit): Body =>
  bodyOf(table, unit.transport === null ? unit : unitOf(table, unit.transport));

/** A unit as the ground's searches and checks know it. It is on the map, or aboard a transport that is. */
export const moverOf = (table: Table, unit: Unit, from: Body = startOf(table, unit)): Mover => {
  const { flying, strider } = rulesNow(table, unit);
  const { id, seat } = unit;
  return { id, seat, size: figuresOf(table, unit).sizeClass, flying, strider, from };
};

/** A unit's move of this kind, with its allowance now: Fast, Slow, and Will, G-9.1 and G-18.4. */
export const moveNow = (table: Table, unit: Unit, kind: MoveKind): Move => {
  const { fast, slow } = rulesNow(table, unit);
  const more = kind === 'charge' ? chargeBonus(table, unit) : 0;
  return moveOf(kind, { fast: Number(fast), slow: Number(slow) }, more);
};

/** A declared action, the answer to P10. */
export type Act = IntentOf<'act'>;

/** A unit stays where it is, on the map or aboard: the default of P10. */
export const HOLD: Act = { kind: 'act', action: 'hold', path: [] };

/** What a path changes of the unit that takes it, G-9.2; nothing if it has no step. */
export const alongPath = (path: readonly HexLabel[]): Partial<Unit> => {
  const at = path.at(-1);
  return at === undefined ? {} : { at, place: 'map', transport: null, moved: true, movedSince: true };
};

/** The table as it would be when a unit has gone its way, and nothing has happened to it there. */
export const afterAct = (table: Table, unit: Unit, { path, board }: Pick<Act, 'path' | 'board'>): Table => {
  const aboard = board === undefined ? {} : ({ place: 'aboard', at: null, transport: board } as const);
  return { ...table, units: { ...table.units, [unit.id]: { ...unit, ...alongPath(path), ...aboard } } };
};

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
