import type { View } from '@ironhex/shared/steampunk';
import type { Emphasis } from '../../../../map/picture.ts';
import type { Grip } from '../../map/layers/grips.ts';
import { gunsOfUse, sightsOf } from '../fire/shots.ts';
import type { Shown } from '../planner.ts';
import { arcFrom } from '../weapon-arcs.ts';
import { cardsOnCounter } from './draft.ts';
import { planOf } from './foresee.ts';
import type { OrderPlanner } from './order-planner.ts';

/** What the map shows of orders: of all units where they end, of the chosen ones every step, with what is looked at. */
export const ordersShown = (planner: OrderPlanner, view: View): Shown => {
  const chosen = planner.chosen.value;
  const units = planner.units.value;
  const shooter = planner.attack.shooter.value;
  const guns = shooter ? gunsOfUse(shooter, 'normal') : [];
  const turn = planner.preview.value ? undefined : planner.facings.turn.value;
  // Where its first weapon reaches is shown while a gunnery order is looked at: it would cover the ghosts else.
  const aimed = planner.preview.value?.gunnery && shooter ? planner.attack.firingUnit(chosen[0]!) : undefined;
  return {
    plans: units.flatMap((unit) => {
      const isChosen = chosen.includes(unit);
      const outlook = isChosen ? planner.foreseen(unit) : planner.outlook(unit);
      // Where nothing is written only this turn is certain to be meant.
      const meant = isChosen || planner.written(unit.id) ? outlook : { ...outlook, next: null };
      return planOf(unit, meant, isChosen) ?? [];
    }),
    areas: [
      { kind: 'reach', hexes: planner.offers.goals.value, side: null },
      { kind: 'choice', hexes: planner.offers.goal.value === undefined ? [] : [planner.offers.goal.value], side: null },
    ],
    grips: [
      ...chosen.map(({ id }): Grip => ({ unit: id, by: 'counter' })),
      ...units.map(({ id }): Grip => ({ unit: id, by: 'ghost' })),
    ],
    goals: planner.offers.goals.value,
    wheel: turn && {
      at: turn.at,
      facing: turn.written ? turn.facing : undefined,
      directions: turn.options,
      aboutFace: undefined,
    },
    orders: new Map(units.map((unit) => [unit.id, cardsOnCounter(view, unit, planner.written(unit.id))])),
    emphases: new Map([
      ...planner.without.value.map(({ id }): [string, Emphasis] => [id, 'eligible']),
      ...chosen.map(({ id }): [string, Emphasis] => [id, 'acting']),
    ]),
    ...(shooter && { sights: sightsOf(shooter, guns, 'normal') }),
    ...(aimed && guns[0] && { arc: arcFrom(view, aimed, guns[0].weapon.id) }),
  };
};
