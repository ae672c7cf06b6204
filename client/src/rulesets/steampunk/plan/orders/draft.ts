import {
  type Built,
  defaultOf,
  HOLD,
  type Order,
  textOf,
  type Unit,
  type UnitId,
  type View,
} from '@ironhex/shared/steampunk';
import type { OrderCards } from '../../map/counters.ts';
import { figuresOf } from '../../words/names.ts';
import { withFacings } from '../../words/orders.ts';
import type { Parts } from '../planner.ts';
import { outlookOf, plannedTurn } from './foresee.ts';

const USUAL_ENDURANCE = { kill: 'always', stubborn: 'never', poison: 'never' } as const;

/** The order that was written for a unit in this answer; null: none yet. */
export const writtenFor = (parts: Parts, id: UnitId): Order | null => {
  const part = parts[id];
  return part?.kind === 'order' ? (part.order as Order) : null;
};

/** What a unit carries out if nothing is written for it, ORD-2; endurance stays as it was. */
export const defaultOrder = (view: View, unit: Unit): Order => {
  const { start } = plannedTurn(outlookOf(view, unit, null));
  const last = view.orders[unit.id]?.now;
  return {
    movement: defaultOf(figuresOf(view, unit), start.speed),
    gunnery: HOLD,
    brake: 0,
    priority: last?.priority ?? 0,
    endurance: last?.endurance ?? USUAL_ENDURANCE,
  };
};

/** An order that is changed. Facings belong to a movement: with another one nothing is said of them yet. */
export const changed = (order: Order, change: Partial<Order>): Order => {
  const moves = change.movement !== undefined && textOf(change.movement) !== textOf(order.movement);
  return { ...order, ...(moves && { facings: undefined }), ...change };
};

/** An order in its notation, ORD-3, with the facings that are written: `360[NE] + F + - · Load + Fire`. */
export const orderWords = (order: Pick<Order, 'movement' | 'facings' | 'gunnery'>): string =>
  `${textOf(withFacings(order))} · ${textOf(order.gunnery)}`;

/** The cards of a unit's order on its counter; `order` null: nothing is written. */
export const cardsOnCounter = (view: View, unit: Unit, order: Order | null): OrderCards => {
  const shown = order ?? defaultOrder(view, unit);
  const { warnings } = outlookOf(view, unit, order);
  return {
    steps: withFacings(shown),
    parts: shown.gunnery,
    state: order === null ? 'default' : warnings.length > 0 ? 'illegal' : 'written',
  };
};

/** Can a unit be ordered together with another: it is of the same type? */
export const isAlike = (one: Pick<Built, 'id'>, other: Pick<Built, 'id'>): boolean => one.id === other.id;
