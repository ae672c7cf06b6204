import type { IntentOf } from '../../ask/intents.ts';
import type { Question } from '../../model/asks.ts';
import type { Event } from '../../model/events.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { Order, UnitOrders } from '../../model/orders.ts';
import type { State } from '../../model/state.ts';
import type { UnitId } from '../../model/units.ts';
import { type Answers, first, type StepRules } from '../chapter.ts';
import { isLastTurn } from '../victory/match-time.ts';
import { ordersOf } from './carried.ts';

const keyOf = (seat: string): string => `plan ${seat}`;

const questions = (state: State): readonly Question[] =>
  state.seats
    .filter(({ id }) => fieldUnits(state).some(({ seat }) => seat === id))
    .map(({ id }) => ({ seat: id, prompt: 'plan', key: keyOf(id), unit: null, options: [] }));

/** What was written for each unit of the field; null where nothing was. */
const written = (state: State, answers: Answers): readonly (readonly [UnitId, Order | null])[] =>
  fieldUnits(state).map(({ id, seat }) => {
    const part = answers[keyOf(seat)]?.parts[id] as IntentOf<'order'> | undefined;
    return [id, part?.order ?? null];
  });

/** Are orders for the next turn being written now? */
export const isPlanningAhead = ({ agenda: [step] }: Pick<State, 'agenda'>): boolean =>
  step?.do === 'write' && step.of === 'next';

/** How orders are written, P5: both sides at once, in secret. */
export const PLAN_STEPS: StepRules<'plan' | 'write'> = {
  plan: {
    perform: function* (state, { of }) {
      if (of === 'now') yield { kind: 'stage-began', stage: 'orders', to: { open: { stage: 'orders', step: 0 } } };
      yield first(state, { do: 'write', of });
    },
  },
  write: {
    asks: (state) => ({ questions: questions(state) }),
    perform: function* (state, { of }, answers): Generator<Event> {
      // The minutes ran out while orders were written.
      if (of === 'next' && isLastTurn(state)) return;
      const orders = Object.fromEntries(
        written(state, answers).map(([id, order]): [UnitId, UnitOrders] => [
          id,
          { ...ordersOf(state, { id }), [of]: order },
        ]),
      );
      yield { kind: 'orders-written', of, to: { orders } };
    },
  },
};
