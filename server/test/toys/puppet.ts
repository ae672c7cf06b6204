import { plainBoards } from '@ironhex/shared/board';
import {
  type Awaited,
  type Decision,
  NO_CHOICES,
  type Ruleset,
  type SeatId,
  type Timer,
  type Viewer,
} from '@ironhex/shared/match';
import { COMMANDS, JoinSchema } from '@ironhex/shared/protocol';

/** A decision that may be a secret of its seat: all of it, or what it is about. */
export interface PuppetDecision extends Decision {
  readonly secret?: true | 'kind';
}

/** What a match of this game waits for. */
interface Waiting {
  pending: PuppetDecision[];
  timers: Timer[];
}

/** A player says what is asked next; `roll` rolls a die too. A clock drops the decision that nobody answered. */
type Intent =
  | ({ readonly do: 'ask'; readonly roll?: true } & Partial<Waiting>)
  | { readonly do: 'drop' }
  | { readonly do: 'concede' };

type Event =
  | { readonly kind: 'asked'; readonly next: Waiting }
  | { readonly kind: 'dropped'; readonly seat: SeatId; readonly id: number }
  | { readonly kind: 'rang'; readonly id: number }
  | { readonly kind: 'conceded'; readonly seat: SeatId };

interface State extends Waiting {
  conceded: SeatId | null;
}

interface View extends State {
  readonly viewer: Viewer;
}

interface PuppetTypes {
  state: State;
  view: View;
  intent: Intent;
  event: Event;
  seen: { readonly kind: 'changed' };
  options: Record<string, never>;
  force: Record<string, never>;
  policy: Record<string, never>;
  position: State;
}

const NothingSchema = JoinSchema.pick({});

/** What others are told of a decision that they know of. */
const toldOf = ({ kind, secret, ...decision }: PuppetDecision): Awaited => ({
  ...decision,
  id: null,
  kind: secret === 'kind' ? null : kind,
});

/** A game without a game: every intent says what the match waits for next, so that tests lead its clocks anywhere. */
export const puppet: Ruleset<PuppetTypes> = {
  id: 'puppet',
  version: '1',
  name: 'Puppet',
  words: { outcomes: { 'given-up': 'Given up.' }, refusals: {} },
  schemas: {
    options: NothingSchema,
    force: NothingSchema,
    intent: COMMANDS.intent.shape.intent as never,
    policy: NothingSchema,
    position: NothingSchema.loose() as never,
  },
  boards: plainBoards({ width: 5, height: 5 }),
  clocks: {
    plan: { name: 'Plan', seconds: 60, bank: true },
    react: { name: 'React', seconds: 10, bank: false },
    window: { name: 'Window', seconds: 8, bank: false, inOneGo: true },
  },
  bank: { seconds: 30, whenEmpty: null },
  bounds: { dice: 100, events: 100, hexes: 1000 },
  concession: { do: 'concede' },
  seats: () => ['blue', 'orange'].map((id, side) => ({ id, side, brings: 'match' })),
  create: () => ({ pending: [], timers: [], conceded: null }),
  checkSetup: () => [],
  fromPosition: ({ position }) => ({ ok: true, value: structuredClone(position) }),
  toPosition: (state) => structuredClone(state),
  questions: {},
  *begin() {
    const pending: PuppetDecision[] = [{ id: 1, seat: 'blue', kind: 'move', clock: { class: 'plan' } }];
    yield { kind: 'asked', next: { pending, timers: [] } };
  },
  pending: ({ pending, conceded }) => (conceded === null ? pending : []),
  timers: ({ timers }) => timers,
  turns: () => 0,
  view: ({ pending, timers, conceded }, viewer) => ({
    viewer,
    conceded,
    timers,
    pending: pending.filter(({ seat, secret }) => seat === viewer || secret !== true),
  }),
  awaited: ({ viewer, pending, timers, conceded }) =>
    conceded !== null
      ? []
      : [
          ...pending.map((decision) => (decision.seat === viewer ? decision : toldOf(decision))),
          ...timers.map(({ clock }) => ({ seat: null, id: null, kind: null, clock })),
        ],
  choices: () => NO_CHOICES,
  check: () => undefined,
  fallback: () => ({ do: 'drop' }),
  isFinal: () => false,
  *resolve(_state, seat, intent, dice, decision) {
    if (intent.do === 'concede') yield { kind: 'conceded', seat };
    else if (intent.do === 'drop') yield { kind: 'dropped', seat, id: decision!.id };
    else {
      if (intent.roll) dice.roll(6, 'any');
      yield { kind: 'asked', next: { pending: intent.pending ?? [], timers: intent.timers ?? [] } };
    }
  },
  *ring(_state, { id }) {
    yield { kind: 'rang', id };
  },
  evolve: (state, event) => {
    if (event.kind === 'asked') Object.assign(state, structuredClone(event.next));
    if (event.kind === 'dropped')
      state.pending = state.pending.filter(({ seat, id }) => seat !== event.seat || id !== event.id);
    if (event.kind === 'rang') state.timers = state.timers.filter(({ id }) => id !== event.id);
    if (event.kind === 'conceded') state.conceded = event.seat;
  },
  redact: () => undefined,
  follow: () => {},
  outcome: ({ conceded }) =>
    conceded === null
      ? undefined
      : { winner: conceded === 'blue' ? 1 : 0, score: [0, 0], rule: 'toy', code: 'given-up' },
  checkPolicy: () => undefined,
  standing: () => undefined,
};
