// What is expected of the turn for which orders are written.
import { fieldUnits } from '../model/in-order.ts';
import type { Order } from '../model/orders.ts';
import type { View } from '../model/state.ts';
import type { Unit } from '../model/units.ts';
import { type Foreseen, ghosts } from '../plan/forecast.ts';
import { withUnit } from '../rules/movement/doings.ts';
import { ordersOf } from '../rules/orders/carried.ts';

/** The enemies as they are expected when the turn begins: they do what they would by default until then. */
const expected = (view: View, seat: string): readonly Unit[] =>
  fieldUnits(view)
    .filter((unit) => unit.seat !== seat && !unit.hidden)
    .map((unit) => (view.stage === 'orders' ? unit : { ...unit, ...afterDefault(view, unit) }));

/** Where an enemy is expected at the end of the turn that is played: it does its default movement. */
const afterDefault = (view: View, unit: Unit): Partial<Unit> => {
  const { at, facing, speed } = ghosts(view, unit, null, null).now.end;
  return { at, facing, speed };
};

/** What the turn is like for which orders are written. */
export interface Outlook {
  readonly view: View;
  /** The table with enemies where they are expected. */
  readonly table: View;
  readonly enemies: readonly Unit[];
}

/** What is expected of the enemies of a seat. */
export const outlookFor = (view: View, seat: string): Outlook => {
  const enemies = expected(view, seat);
  const table = enemies.reduce((all, enemy) => withUnit(all, enemy), view);
  return { view, table, enemies };
};

/** What a unit will do with an order in the turn for which it is written. */
export const foreseen = ({ view, table }: Outlook, unit: Unit, order: Order | null): Foreseen =>
  view.stage === 'orders'
    ? ghosts(table, unit, order, null).now
    : ghosts(table, unit, ordersOf(view, unit).now, order).next;
