import type { SeatId } from '@ironhex/shared/match';
import { noPlan } from './setup.ts';
import type { Event, Open, Seen, SeenOpenly, State, Unit, View } from './types.ts';
import { copyOfSecrets } from './view.ts';

type EventOf<E extends { readonly kind: string }, K extends E['kind']> = Extract<E, { readonly kind: K }>;
type Writers<S, E extends { readonly kind: string }> = {
  readonly [K in E['kind']]: (to: S, event: EventOf<E, K>) => void;
};

/** What is the same for the truth and for every view. */
const FOLD = {
  nightFell: (open: Open) => {
    open.phase = 'night';
  },
  flareBurnt: (open: Open, { seat }: EventOf<Event, 'flareBurnt'>) => {
    open.flares[seat] = false;
  },
  carriedOut: ({ units }: { units: Unit[] }, { orders }: EventOf<Event, 'carriedOut'>) => {
    for (const unit of units) unit.at = orders[unit.id] ?? unit.at;
  },
  clashed: ({ units }: { units: Unit[] }, { lost }: EventOf<Event, 'clashed'>) => {
    for (const unit of units.filter(({ id }) => lost.includes(id))) Object.assign(unit, { at: null, lost: true });
  },
  roundBegan: (open: Open, { round }: EventOf<Event, 'roundBegan'>) => {
    open.round = round;
    open.phase = 'plan';
  },
  ended: (open: Open, { outcome }: EventOf<Event, 'ended'>) => {
    open.outcome = outcome;
    open.phase = 'over';
  },
};

const ask = (state: State, seats: readonly SeatId[]): void => {
  for (const seat of seats) state.asked[seat]! += 1;
};

/** A kind of event without a line here does not compile. */
const EVOLVE: Writers<State, Event> = {
  ordered: ({ plans }, { seat, unit, to }) => {
    const plan = plans[seat]!;
    plan.orders[unit] = to;
    plan.committed = false;
  },
  committed: ({ plans }, { seat }) => {
    plans[seat]!.committed = true;
  },
  nightFell: (state) => {
    FOLD.nightFell(state);
    ask(
      state,
      Object.keys(state.flares).filter((seat) => state.flares[seat]),
    );
  },
  answered: ({ answers }, { seat, flare }) => {
    answers[seat] = flare;
  },
  flareBurnt: FOLD.flareBurnt,
  carriedOut: FOLD.carriedOut,
  spotted: ({ units }, { unit }) => {
    units.find(({ id }) => id === unit)!.seen = true;
  },
  clashed: FOLD.clashed,
  roundBegan: (state, event) => {
    FOLD.roundBegan(state, event);
    state.answers = {};
    for (const { id } of state.seats) state.plans[id] = noPlan();
    ask(
      state,
      state.seats.map(({ id }) => id),
    );
  },
  ended: FOLD.ended,
};

/** What a viewer saw, folded into what it knew. */
const FOLLOW: Writers<View, SeenOpenly> = {
  ordered: ({ plan }, { unit, to }) => {
    plan!.orders[unit] = to;
    plan!.committed = false;
  },
  committed: ({ plan }) => {
    plan!.committed = true;
  },
  nightFell: (view, { asked }) => {
    FOLD.nightFell(view);
    if (asked) view.asked += 1;
  },
  answered: (view, { flare }) => {
    view.answer = flare;
  },
  flareBurnt: FOLD.flareBurnt,
  carriedOut: FOLD.carriedOut,
  spotted: ({ units }, { unit }) => {
    if (!units.some(({ id }) => id === unit.id)) units.push({ ...unit });
    units.sort((a, b) => (a.id < b.id ? -1 : 1));
  },
  clashed: FOLD.clashed,
  roundBegan: (view, event) => {
    FOLD.roundBegan(view, event);
    view.answer = null;
    if (view.plan) {
      view.plan = noPlan();
      view.asked += 1;
    }
  },
  ended: (view, event) => {
    FOLD.ended(view, event);
    view.units = event.units.map((unit) => ({ ...unit }));
  },
};

/** The only writer of the state. */
export const evolve = (state: State, event: Event): void =>
  (EVOLVE[event.kind] as (state: State, event: Event) => void)(state, event);

/** Folds what a viewer saw into its view. */
export const follow = (view: View, seen: Seen): void => {
  if (seen.secrets) view.secrets = copyOfSecrets(seen.secrets);
  if (seen.kind !== 'secret') (FOLLOW[seen.kind] as (view: View, seen: SeenOpenly) => void)(view, seen);
};
