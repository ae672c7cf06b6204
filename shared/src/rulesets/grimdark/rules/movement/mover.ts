import type { Body } from '../../ground/field.ts';
import { type Move, type MoveKind, type Mover, moveOf } from '../../ground/moving/mover.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { bodyOf } from '../field.ts';
import { figuresOf, rulesNow, unitOf } from '../figures.ts';
import { chargeBonus } from '../scenarios/chambers.ts';

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
