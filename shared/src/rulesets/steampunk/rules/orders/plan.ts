import type { Direction } from '../../../../hex/index.ts';
import type { Refusal } from '../../../../match/index.ts';
import type { Intent, IntentOf } from '../../ask/intents.ts';
import type { Ask, Question } from '../../model/asks.ts';
import type { Event } from '../../model/events.ts';
import { figuresOf } from '../../model/figures.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { Movement, Order, UnitOrders } from '../../model/orders.ts';
import { refusal } from '../../model/refusal.ts';
import type { State, View } from '../../model/state.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { abilityOf, type Built } from '../../roster/index.ts';
import { type Answers, first, type PartsRule, type StepRules } from '../chapter.ts';
import { turnsIn } from '../movement/tokens.ts';
import { isLastTurn } from '../victory/ending.ts';
import { ordersOf } from './carried.ts';
import { defaultOf, mayFire, mayMove, textOf, writable } from './writable.ts';

/** A default order may be written too: that is how a player takes another one back. */
const isMovement = (built: Built, movement: Movement): boolean =>
  built.speeds.some((speed) => mayMove(built, speed, movement) || textOf(defaultOf(built, speed)) === textOf(movement));

/** Why a unit cannot be given this order at any of its speeds, ORD-1; undefined: it can. Whether it fits is seen when it is carried out. */
const orderFault = (built: Built, { movement, facings, gunnery, brake }: Order): Refusal | undefined => {
  const { name } = built;
  const order = textOf(movement);
  if (!isMovement(built, movement)) return refusal('no-such-order/movement', 'ORD-1', { name, order });
  const turns = turnsIn(movement.flat());
  if (facings && facings.length !== turns)
    return refusal('no-such-turn', 'ORD-5', { order, turns, facings: facings.length });
  if (!built.speeds.some((speed) => mayFire(built, speed, gunnery)))
    return refusal('no-such-order/gunnery', 'ORD-1', { name, order: textOf(gunnery) });
  if (brake > 0 && !abilityOf(built.abilities, 'perfect_braking')) return refusal('no-brake', 'ORD-1', { name });
  return undefined;
};

const unitOf = ({ units }: View, ask: Ask, id: string): Unit | undefined => {
  const unit = units[id];
  return unit?.seat === ask.seat && unit.status === 'field' ? unit : undefined;
};

const check = (view: View, ask: Ask, part: Intent): Refusal | undefined => {
  if (part.kind !== 'order') return refusal('wrong-answer/order', 'P5');
  const unit = unitOf(view, ask, part.unit);
  if (!unit) return refusal('no-unit/order', 'ORD-1', { unit: part.unit });
  return orderFault(figuresOf(view, unit), part.order);
};

const USUAL = { brake: 0, priority: 0, endurance: { kill: 'always', stubborn: 'never', poison: 'never' } } as const;

const samples = new WeakMap<Built, readonly Order[]>();

/** An order without facings; and if it has a `360` with all of them, with one of several left open. */
const withFacings = (order: Order, nth: number): readonly Order[] => {
  const turns = turnsIn(order.movement.flat());
  const facings = Array.from({ length: turns }, (_, turn): Direction | null => ((nth + turn) % 6) as Direction);
  return [
    order,
    ...(turns > 0 ? [{ ...order, facings }] : []),
    ...(turns > 1 ? [{ ...order, facings: facings.with(nth % turns, null) }] : []),
  ];
};

/** All movement and all gunnery orders of a unit, speed by speed, in as few orders as hold them. */
const ordersFor = (built: Built): readonly Order[] => {
  const known =
    samples.get(built) ??
    built.speeds.flatMap((speed) => {
      const { movements, gunneries } = writable(built, speed);
      const moves = movements.length > 0 ? movements : [defaultOf(built, speed)];
      return Array.from({ length: Math.max(moves.length, gunneries.length) }, (_, i) =>
        withFacings({ ...USUAL, movement: moves[i % moves.length]!, gunnery: gunneries[i % gunneries.length]! }, i),
      ).flat();
    });
  samples.set(built, known);
  return known;
};

const ordered = (view: View, { seat }: Ask): readonly Unit[] => fieldUnits(view).filter((unit) => unit.seat === seat);

/** How orders are written, P5. */
export const PLAN_PARTS: PartsRule = {
  check,
  units: ordered,
  *parts(view, ask, only) {
    for (const unit of only ? [only] : ordered(view, ask)) {
      for (const order of ordersFor(figuresOf(view, unit))) yield { kind: 'order', unit: unit.id, order } as Intent;
    }
  },
};

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
