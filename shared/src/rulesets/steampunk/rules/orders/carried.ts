import type { Event } from '../../model/events.ts';
import { figuresOf } from '../../model/figures.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { Instead, Movement, UnitOrders } from '../../model/orders.ts';
import type { State } from '../../model/state.ts';
import type { Third } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import { isShaken, type Unit, type UnitId } from '../../model/units.ts';
import { defaultOf, mayMove } from './writable.ts';

/** A table with the orders that its reader knows: all of them, or a viewer's own. */
export type Ordered = Table & { readonly orders: Readonly<Record<UnitId, UnitOrders>> };

const NONE: UnitOrders = { now: null, next: null };

/** The orders of a unit; none, if nothing was written for it. */
export const ordersOf = ({ orders }: Pick<Ordered, 'orders'>, { id }: Pick<Unit, 'id'>): UnitOrders =>
  orders[id] ?? NONE;

/** Does the unit carry out steps of movement now? In the end-phase only shaken ones do, VIC-2. */
export const isActing = ({ stage }: Pick<Table, 'stage'>, unit: Unit): boolean =>
  stage !== 'end-phase' || isShaken(unit);

/** What replaces the order of a unit from this movement on; undefined: nothing new does. */
export const replaced = (table: Ordered, unit: Unit, movement: Third): Instead | undefined => {
  const { now, instead } = ordersOf(table, unit);
  const built = figuresOf(table, unit);
  const byDefault = (rule: Instead['rule']): Instead => ({ movement: defaultOf(built, unit.speed), rule });
  if (isShaken(unit)) return instead?.rule === 'ORD-11' ? undefined : byDefault('ORD-11');
  if (instead) return undefined;
  if (!now) return byDefault('ORD-2');
  return movement === 1 && !mayMove(built, unit.speed, now.movement) ? byDefault('ORD-9') : undefined;
};

/** The three steps that a unit carries out this turn. */
export const carriedBy = (table: Ordered, unit: Unit): Movement => {
  const { now, instead } = ordersOf(table, unit);
  return instead?.movement ?? now?.movement ?? defaultOf(figuresOf(table, unit), unit.speed);
};

/** Puts default orders in the place of those that do not count, at the start of a movement: ORD-2, ORD-9 (a), ORD-11. */
export const replaceOrders = function* (state: State, movement: Third): Generator<Event> {
  const orders: Record<UnitId, UnitOrders> = {};
  const each: { unit: UnitId; seat: string; rule: Instead['rule'] }[] = [];
  for (const unit of fieldUnits(state)) {
    if (!isActing(state, unit)) continue;
    const instead = replaced(state, unit, movement);
    if (!instead) continue;
    orders[unit.id] = { ...ordersOf(state, unit), instead };
    each.push({ unit: unit.id, seat: unit.seat, rule: instead.rule });
  }
  if (each.length > 0) yield { kind: 'orders-replaced', each, to: { orders } };
};

/** The orders of all units when a turn begins: what was written for the next turn is what they carry out now, ORD-2. */
export const ordersForNewTurn = ({ orders }: Pick<State, 'orders'>): Record<UnitId, UnitOrders> =>
  Object.fromEntries(
    Object.entries(orders).map(([id, { next }]): [UnitId, UnitOrders] => [id, { now: next, next: null }]),
  );
