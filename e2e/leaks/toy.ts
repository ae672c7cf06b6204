import { plainBoards } from '@ironhex/shared/board';
import { NO_CHOICES, type Ruleset, type RulesetTypes, type SeatId, type Viewer } from '@ironhex/shared/match';
import { COMMANDS, type Command, type CreateMatch, JoinSchema } from '@ironhex/shared/protocol';

/** How many rounds a match of sealed orders has. */
const ROUNDS = 2;

// The protocol has all the schemas that so small a game needs.
const TextSchema = COMMANDS.say;
const NothingSchema = JoinSchema.pick({});
/** A position of this game is its whole state. */
const StateSchema = NothingSchema.loose() as unknown as Ruleset<Sealed>['schemas']['position'];

/**
 * Writes an order, or another one in its place: nobody else may know that anything was written. The word
 * {@link READY} leaves it at that: everybody sees so, and when both have, the orders are read out.
 */
type Intent = Command<'say'>;

/** What a player says instead of another order. */
export const READY = 'ready';

type Orders = Record<SeatId, string>;

interface State {
  readonly seats: readonly { readonly id: SeatId; readonly reserve: string }[];
  round: number;
  orders: Orders;
  ready: SeatId[];
  readOut: Orders[];
}

interface View {
  readonly viewer: Viewer;
  readonly seats: readonly SeatId[];
  round: number;
  /** What this viewer keeps to itself: its reserve, from the start, and its order. */
  readonly reserve: string | null;
  order: string | null;
  ready: SeatId[];
  readOut: Orders[];
}

type Event =
  | { readonly kind: 'ordered'; readonly seat: SeatId; readonly text: string }
  | { readonly kind: 'readied'; readonly seat: SeatId }
  | { readonly kind: 'readOut'; readonly orders: Orders };

interface Sealed extends RulesetTypes {
  state: State;
  view: View;
  intent: Intent;
  event: Event;
  seen: Event;
  options: Record<string, never>;
  /** What waits in reserve. */
  force: Command<'say'>;
  policy: Record<string, never>;
  position: State;
}

const decisionOf = ({ round, ready }: Pick<State, 'round' | 'ready'>, seat: SeatId) =>
  ready.includes(seat) || round > ROUNDS ? undefined : { id: round, seat, kind: 'order', clock: { class: 'plan' } };

/** What an event does to what is open to all. */
const foldOpen = (table: Pick<State, 'round' | 'ready' | 'readOut'>, event: Event): void => {
  if (event.kind === 'readied') table.ready.push(event.seat);
  if (event.kind !== 'readOut') return;
  table.readOut.push(event.orders);
  table.ready = [];
  table.round += 1;
};

/**
 * Sealed orders: a ruleset with secrets, which the preset core of Warfare 3025 has none of. Both seats write an order in
 * secret, both orders are read out together; what a seat has in reserve stays secret for good.
 */
export const sealedOrders: Ruleset<Sealed> = {
  id: 'sealed-orders',
  version: '1',
  name: 'Sealed orders',
  schemas: {
    options: NothingSchema,
    force: TextSchema,
    intent: TextSchema,
    policy: NothingSchema,
    position: StateSchema,
  },
  boards: plainBoards({ width: 5, height: 5 }),
  clocks: { plan: { name: 'Write an order', seconds: 600, bank: true } },
  concession: { text: '' },
  seats: () => ['blue', 'orange'].map((id, side) => ({ id, side, brings: 'host' })),
  create: ({ seats }) => ({
    seats: seats.map(({ id, force }) => ({ id, reserve: force!.text })),
    round: 1,
    orders: Object.fromEntries(seats.map(({ id }) => [id, ''])),
    ready: [],
    readOut: [],
  }),
  checkSetup: () => [],
  fromPosition: ({ position }) => ({ ok: true, value: structuredClone(position) }),
  toPosition: (state) => structuredClone(state),
  questions: {},
  begin: () => [],
  pending: (state) => state.seats.flatMap(({ id }) => decisionOf(state, id) ?? []),
  view: ({ seats, round, orders, ready, readOut }, viewer) => ({
    viewer,
    seats: seats.map(({ id }) => id),
    round,
    reserve: seats.find(({ id }) => id === viewer)?.reserve ?? null,
    order: orders[viewer] ?? null,
    ready: [...ready],
    readOut: [...readOut],
  }),
  awaited: (view) => view.seats.flatMap((seat) => decisionOf(view, seat) ?? []),
  fallback: () => ({ text: READY }),
  isFinal: ({ kind }) => kind === 'readOut',
  choices: () => NO_CHOICES,
  check: (view, seat) =>
    decisionOf(view, seat) ? undefined : { code: 'not-asked', message: 'Nothing is asked of you now.' },
  *resolve(state, seat, intent) {
    if (intent.text !== READY) yield { kind: 'ordered', seat, text: intent.text };
    else {
      yield { kind: 'readied', seat };
      if (state.ready.length === state.seats.length) yield { kind: 'readOut', orders: { ...state.orders } };
    }
  },
  evolve: (state, event) => {
    if (event.kind === 'ordered') state.orders[event.seat] = event.text;
    foldOpen(state, event);
    if (event.kind === 'readOut') for (const { id } of state.seats) state.orders[id] = '';
  },
  redact: (_state, event, viewer) => (event.kind === 'ordered' && event.seat !== viewer ? undefined : event),
  follow: (view, event) => {
    if (event.kind === 'ordered') view.order = event.text;
    foldOpen(view, event);
    if (event.kind === 'readOut' && view.order !== null) view.order = '';
  },
  outcome: ({ round }) =>
    round > ROUNDS ? { score: [0, 0], rule: 'toy', reason: 'All orders have been read out.' } : undefined,
  checkPolicy: () => undefined,
  standing: () => undefined,
};

/** A request for a match of sealed orders, with what each seat has in reserve. */
export const sealedMatch = (reserves: readonly [blue: string, orange: string]): CreateMatch => ({
  ruleset: sealedOrders.id,
  forces: reserves.map((text) => ({ text })),
  clocks: { bank: 600 },
});
