import type { Order, Unit, UnitId, View } from '@ironhex/shared/steampunk';
import type { ReadonlySignal } from '@preact/signals';
import type { Emphasis } from '../../../../map/picture.ts';
import { arcFrom } from '../../map/arcs.ts';
import type { Grip } from '../../map/layers/grips.ts';
import { gunsOfUse, sightsOf } from '../fire/shots.ts';
import type { Shown } from '../planner.ts';
import type { OrderAttack } from './attack.ts';
import { cardsOnCounter } from './draft.ts';
import type { OrderFacings } from './facings.ts';
import { type Outlook, planOf } from './foresee.ts';
import type { OrderOffers } from './offers.ts';

/** Whose orders are shown. */
interface Ordering {
  readonly units: ReadonlySignal<readonly Unit[]>;
  readonly chosen: ReadonlySignal<readonly Unit[]>;
  readonly without: ReadonlySignal<readonly Unit[]>;
  readonly preview: ReadonlySignal<Partial<Order> | undefined>;
  readonly offers: OrderOffers;
  readonly facings: OrderFacings;
  readonly attack: OrderAttack;
  written(id: UnitId): Order | null;
  outlook(unit: Unit): Outlook;
  foreseen(unit: Unit): Outlook;
}

/** What the map shows of orders: of all units where they end, of the chosen ones every step, with what is looked at. */
export const ordersShown = (ordering: Ordering, view: View): Shown => {
  const chosen = ordering.chosen.value;
  const units = ordering.units.value;
  const { goal, goals } = ordering.offers;
  const shooter = ordering.attack.shooter.value;
  const guns = shooter ? gunsOfUse(shooter, 'normal') : [];
  const turn = ordering.preview.value ? undefined : ordering.facings.turn.value;
  // Where its first weapon reaches is shown while a gunnery order is looked at: it would cover the ghosts else.
  const aimed = ordering.preview.value?.gunnery && shooter ? ordering.attack.firingUnit(chosen[0]!) : undefined;
  return {
    plans: units.flatMap((unit) => {
      const isChosen = chosen.includes(unit);
      const outlook = isChosen ? ordering.foreseen(unit) : ordering.outlook(unit);
      // Where nothing is written only this turn is certain to be meant.
      const meant = isChosen || ordering.written(unit.id) ? outlook : { ...outlook, next: null };
      return planOf(unit, meant, isChosen) ?? [];
    }),
    areas: [
      { kind: 'reach', hexes: goals.value, side: null },
      { kind: 'choice', hexes: goal.value === undefined ? [] : [goal.value], side: null },
    ],
    grips: [
      ...chosen.map(({ id }): Grip => ({ unit: id, by: 'counter' })),
      ...units.map(({ id }): Grip => ({ unit: id, by: 'ghost' })),
    ],
    goals: goals.value,
    wheel: turn && {
      at: turn.at,
      facing: turn.written ? turn.facing : undefined,
      directions: turn.options,
      aboutFace: undefined,
    },
    orders: new Map(units.map((unit) => [unit.id, cardsOnCounter(view, unit, ordering.written(unit.id))])),
    emphases: new Map([
      ...ordering.without.value.map(({ id }): [string, Emphasis] => [id, 'eligible']),
      ...chosen.map(({ id }): [string, Emphasis] => [id, 'acting']),
    ]),
    ...(shooter && { sights: sightsOf(shooter, guns, 'normal') }),
    ...(aimed && guns[0] && { arc: arcFrom(view, aimed, guns[0].weapon.id) }),
  };
};
