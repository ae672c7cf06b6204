// What is expected of the turn for which orders are written.
import { fieldUnits } from '../model/in-order.ts';
import type { View } from '../model/state.ts';
import type { Unit } from '../model/units.ts';
import { ghosts } from '../plan/forecast.ts';
import { withUnit } from '../rules/movement/doings.ts';
import { ordersOf } from '../rules/orders/carried.ts';
import { bestOf, endsOf, facingsTo } from './ends.ts';
import type { Outlook } from './outlook.ts';

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

/** A unit of the own side when the next turn begins: until then it turns as is best. */
const starting = (now: Outlook, unit: Unit): Unit => {
  const { now: order } = ordersOf(now.view, unit);
  const facings = facingsTo(bestOf(endsOf(now, unit, order, unit.loads)));
  return ghosts(now.table, unit, order && { ...order, facings }, null).next.start;
};

/** What is expected of the turn for which a seat writes orders. */
export const outlookFor = (view: View, seat: string): Outlook => {
  const enemies = expected(view, seat);
  const table = enemies.reduce((all, enemy) => withUnit(all, enemy), view);
  if (view.stage === 'orders') return { view, table, enemies };
  const now: Outlook = { view, table, enemies };
  const own = fieldUnits(view).filter((unit) => unit.seat === seat);
  return { view, table: own.reduce((all, unit) => withUnit(all, starting(now, unit)), table), enemies };
};
