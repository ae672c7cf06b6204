import { asOrdered, HOLD, type UnitId, type View } from '@ironhex/shared/steampunk';
import type { Emphasis } from '../../../../map/picture.ts';
import { gunsOfUse, sightsOf } from '../fire/shots.ts';
import type { Shown } from '../work.ts';
import { cardsOnCounter, fires } from './draft.ts';
import { planOf } from './foresee.ts';
import type { OrderPlanner } from './order-planner.ts';

/** How well the chosen unit would shoot from where it stands now, if its order fires something. */
const sights = ({ chosen, previewed, order }: OrderPlanner, view: View): ReadonlyMap<UnitId, string> => {
  const [unit] = chosen.value;
  const { gunnery = HOLD } = previewed.value ?? order.value ?? {};
  const index = gunnery.findIndex(fires);
  if (!unit || index < 0) return new Map();
  const part = index === 0 ? 1 : 2;
  const shooter = { view, unit: asOrdered(view, unit, gunnery[index]!, part), part } as const;
  return sightsOf(shooter, gunsOfUse(shooter, 'normal'), 'normal');
};

/** What the map shows of orders: of all units where they end, of the chosen ones every step, with what is looked at. */
export const ordersShown = (planner: OrderPlanner, view: View): Shown => {
  const chosen = planner.chosen.value;
  const units = planner.units.value;
  return {
    plans: units.flatMap((unit) => {
      const isChosen = chosen.includes(unit);
      const outlook = isChosen ? planner.foreseen(unit) : planner.outlook(unit);
      // Where nothing is written only this turn is certain to be meant.
      const meant = isChosen || planner.written(unit.id) ? outlook : { ...outlook, next: null };
      return planOf(unit, meant, isChosen) ?? [];
    }),
    orders: new Map(units.map((unit) => [unit.id, cardsOnCounter(view, unit, planner.written(unit.id))])),
    emphases: new Map([
      ...planner.without.value.map(({ id }): [string, Emphasis] => [id, 'eligible']),
      ...chosen.map(({ id }): [string, Emphasis] => [id, 'acting']),
    ]),
    sights: sights(planner, view),
  };
};
