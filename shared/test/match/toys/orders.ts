import type { Awaited, Decision, Ruleset, SeatId, Viewer } from '@ironhex/shared/match';
import { z } from 'zod';
import { plainBoards } from '../../../src/board/index.ts';
import { ok } from '../../../src/result.ts';

const KINDS = ['left', 'right'] as const;
type Kind = (typeof KINDS)[number];
type Orders = Partial<Record<Kind, number>>;

interface State {
  readonly seats: readonly SeatId[];
  round: number;
  orders: Record<SeatId, Orders>;
  /** What was ordered in the rounds before. */
  told: Record<SeatId, Orders>[];
}

interface View {
  readonly viewer: Viewer;
  round: number;
  readonly seats: readonly SeatId[];
  /** What this viewer has ordered; null for the public. */
  own: Orders | null;
  told: Record<SeatId, Orders>[];
}

type Event =
  | { readonly kind: 'ordered'; readonly seat: SeatId; readonly hand: Kind; readonly amount: number }
  | { readonly kind: 'told'; readonly orders: Record<SeatId, Orders>; readonly die: number };

/** Each seat gives two orders at once, one for each hand, in secret; they can be changed until all are given. */
export interface OrdersTypes {
  state: State;
  view: View;
  intent: { kind: Kind; amount: number } | { kind: 'concede' };
  event: Event;
  seen: Event;
  options: object;
  force: object;
  policy: object;
  position: State;
}

const ROUNDS = 2;

const decisions = (round: number, seat: SeatId, orders: Orders): Decision[] =>
  round > ROUNDS
    ? []
    : KINDS.map((kind, index) => ({
        id: 2 * round + index,
        seat,
        kind,
        clock: { class: 'order' },
        ...(orders[kind] === undefined ? {} : { committed: true as const }),
      }));

const tell = (table: Pick<State, 'told' | 'round'>, orders: Record<SeatId, Orders>): void => {
  table.told.push(orders);
  table.round += 1;
};

/** The smallest game with several decisions of one seat, answers that can be changed, and a timer. */
export const orders: Ruleset<OrdersTypes> = {
  id: 'orders',
  version: '1',
  name: 'Orders',
  words: { outcomes: { over: 'Two rounds are over.' }, refusals: {} },
  schemas: {
    options: z.strictObject({}),
    force: z.strictObject({}),
    intent: z.union([
      z.strictObject({ kind: z.enum(KINDS), amount: z.int().min(1).max(9) }),
      z.strictObject({ kind: z.literal('concede') }),
    ]),
    policy: z.strictObject({}),
    position: z.custom<State>((data) => typeof data === 'object'),
  },
  fromPosition: ({ position }) => ok(structuredClone(position)),
  toPosition: structuredClone,
  questions: {},
  boards: plainBoards({ width: 5, height: 5 }),
  clocks: { order: { name: 'Give an order', seconds: 60, bank: true } },
  bounds: { dice: 100, events: 100, hexes: 1000 },
  concession: { kind: 'concede' },
  seats: () => ['ann', 'bob'].map((id, side) => ({ id, side, brings: 'match' })),
  create: ({ seats }) => ({
    seats: seats.map(({ id }) => id),
    round: 1,
    orders: Object.fromEntries(seats.map(({ id }) => [id, {}])),
    told: [],
  }),
  checkSetup: () => [],
  begin: () => [],
  pending: ({ seats, round, orders }) => seats.flatMap((seat) => decisions(round, seat, orders[seat]!)),
  turns: ({ round }) => round - 1,
  view: ({ seats, round, orders, told }, viewer) => ({
    viewer,
    seats,
    round,
    own: orders[viewer] ? { ...orders[viewer] } : null,
    told: structuredClone(told),
  }),
  // Of the other seat everybody knows that it is asked, and not what it has answered.
  awaited: ({ viewer, seats, round, own }) =>
    round > ROUNDS
      ? []
      : seats.flatMap((seat): Awaited[] =>
          seat === viewer ? decisions(round, seat, own!) : [{ seat, id: null, kind: null, clock: null }],
        ),
  choices: (_view, { kind }) => ({
    *[Symbol.iterator]() {
      for (let amount = 1; amount <= 9; amount++) yield { kind: kind as Kind, amount };
    },
    sample: (below) => ({ kind: kind as Kind, amount: below(9) + 1 }),
  }),
  check: (_view, _seat, intent, decision) =>
    intent.kind === 'concede' || decision?.kind === intent.kind
      ? undefined
      : { code: 'wrong-hand', rule: 'O-1', message: 'This order is for the other hand.' },
  fallback: (_view, { kind }) => ({ kind: kind as Kind, amount: 1 }),
  *resolve(state, seat, intent, dice) {
    if (intent.kind === 'concede') return;
    yield { kind: 'ordered', seat, hand: intent.kind, amount: intent.amount };
    const given = state.seats.every((each) => KINDS.every((kind) => state.orders[each]![kind] !== undefined));
    if (given) yield { kind: 'told', orders: structuredClone(state.orders), die: dice.roll(6, 'tell') };
  },
  timers: ({ round }) => (round > ROUNDS ? [] : [{ id: round, clock: { class: 'order' } }]),
  *ring(state, _timer, dice) {
    yield { kind: 'told', orders: structuredClone(state.orders), die: dice.roll(6, 'ring') };
  },
  evolve: (state, event) => {
    if (event.kind === 'ordered') {
      state.orders[event.seat]![event.hand] = event.amount;
      return;
    }
    tell(state, event.orders);
    for (const seat of state.seats) state.orders[seat] = {};
  },
  redact: (_state, event, viewer) => (event.kind === 'ordered' && event.seat !== viewer ? undefined : event),
  follow: (view, seen) => {
    if (seen.kind === 'ordered') view.own![seen.hand] = seen.amount;
    else {
      tell(view, seen.orders);
      if (view.own) view.own = {};
    }
  },
  isFinal: () => false,
  outcome: ({ round }) => (round > ROUNDS ? { score: [0, 0], rule: 'O-2', code: 'over' } : undefined),
  checkPolicy: () => undefined,
  standing: () => undefined,
};
