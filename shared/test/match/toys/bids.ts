import { plainBoards } from '@ironhex/shared/board';
import type { Ruleset, SeatId } from '@ironhex/shared/match';
import { z } from 'zod';
import { ok } from '../../../src/result.ts';

interface Open {
  seats: string[];
  round: number;
  points: number[];
  waiting: string[];
  outcome: boolean;
}

/** All seats bid in secret and at once; the higher bid gets a point. Three rounds. */
export interface BidTypes {
  state: Open & { bids: Record<SeatId, number> };
  view: Open & { own: number | null };
  intent: { kind: 'bid'; amount: number };
  event: { kind: 'bid'; seat: SeatId; amount: number } | { kind: 'shown'; bids: Record<SeatId, number> };
  seen: { kind: 'bid'; seat: SeatId; amount?: number } | { kind: 'shown'; bids: Record<SeatId, number> };
  options: object;
  force: object;
  policy: object;
  position: BidTypes['state'];
}

const ROUNDS = 3;

const open = ({ seats, round, points, waiting, outcome }: Open): Open => ({ seats, round, points, waiting, outcome });

const settle = (state: Open, bids: Record<SeatId, number>): void => {
  const best = Math.max(...Object.values(bids));
  const leaders = state.seats.filter((seat) => bids[seat] === best);
  if (leaders.length === 1) state.points[state.seats.indexOf(leaders[0]!)]! += 1;
  state.round += 1;
  state.waiting = [...state.seats];
  state.outcome = state.round > ROUNDS;
};

/** A game of simultaneous secret orders, the smallest that keeps a secret. */
export const bids: Ruleset<BidTypes> = {
  id: 'bids',
  version: '1',
  name: 'Bids',
  words: { outcomes: { over: 'Three rounds are over.' }, refusals: {} },
  schemas: {
    options: z.strictObject({}),
    force: z.strictObject({}),
    intent: z.strictObject({ kind: z.literal('bid'), amount: z.int().min(1).max(9) }),
    policy: z.strictObject({}),
    position: z.custom<BidTypes['state']>((data) => typeof data === 'object'),
  },
  boards: plainBoards({ width: 5, height: 5 }),
  clocks: { plan: { name: 'Bid', seconds: 60, bank: true } },
  bounds: { dice: 100, events: 100, hexes: 1000 },
  concession: { kind: 'bid', amount: 0 },
  seats: () => ['red', 'blue'].map((id, side) => ({ id, side, brings: 'match' })),
  create: ({ seats }) => {
    const ids = seats.map(({ id }) => id);
    return { seats: ids, round: 1, points: ids.map(() => 0), waiting: ids, outcome: false, bids: {} };
  },
  checkSetup: () => [],
  fromPosition: ({ position }) => ok(structuredClone(position)),
  toPosition: structuredClone,
  questions: {},
  begin: () => [],
  pending: (state) =>
    state.outcome
      ? []
      : state.waiting.map((seat) => ({ id: state.round, seat, kind: 'bid', clock: { class: 'plan' } })),
  turns: ({ round }) => round - 1,
  view: (state, viewer) => ({ ...structuredClone(open(state)), own: state.bids[viewer] ?? null }),
  awaited: (view) => bids.pending({ ...view, bids: {} }),
  fallback: () => ({ kind: 'bid', amount: 1 }),
  isFinal: ({ kind }) => kind === 'shown',
  choices: () => ({
    *[Symbol.iterator]() {
      for (let amount = 1; amount <= 9; amount++) yield { kind: 'bid' as const, amount };
    },
    sample: (below) => ({ kind: 'bid', amount: below(9) + 1 }),
  }),
  check: (view, seat) =>
    view.waiting.includes(seat) ? undefined : { code: 'not-asked', rule: 'B-1', message: 'You have bid already.' },
  *resolve(state, seat, { amount }) {
    yield { kind: 'bid', seat, amount };
    if (state.waiting.length === 0) yield { kind: 'shown', bids: { ...state.bids } };
  },
  evolve: (state, event) => {
    if (event.kind === 'bid') {
      state.bids[event.seat] = event.amount;
      state.waiting = state.waiting.filter((seat) => seat !== event.seat);
      return;
    }
    state.bids = {};
    settle(state, event.bids);
  },
  redact: (_state, event, viewer) =>
    event.kind === 'bid' && event.seat !== viewer ? { kind: 'bid', seat: event.seat } : event,
  follow: (view, seen) => {
    if (seen.kind === 'bid') {
      if (seen.amount !== undefined) view.own = seen.amount;
      view.waiting = view.waiting.filter((seat) => seat !== seen.seat);
      return;
    }
    view.own = null;
    settle(view, seen.bids);
  },
  outcome: ({ outcome, points }) => {
    if (!outcome) return undefined;
    const best = points.indexOf(Math.max(...points));
    return { winner: best, score: points, rule: 'B-2', code: 'over' };
  },
  checkPolicy: () => undefined,
  standing: () => undefined,
};
