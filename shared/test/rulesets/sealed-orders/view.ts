import { OMNISCIENT, type Viewer } from '@ironhex/shared/match';
import type { Event, Orders, Plan, Secrets, Seen, SeenOpenly, State, Unit, View } from './types.ts';

type Truth = State['units'][number];

const told = ({ id, seat, side, at, lost }: Unit): Unit => ({ id, seat, side, at, lost });

const byId = (a: Unit, b: Unit): number => (a.id < b.id ? -1 : 1);

/** May this viewer know of a unit? Its own always; others once they are seen, when all is over, or if it is omniscient. */
const isKnown = ({ phase }: State, { seat, seen }: Truth, viewer: Viewer): boolean =>
  seat === viewer || viewer === OMNISCIENT || seen || phase === 'over';

/** A plan that shares nothing with this one: the state changes its own. */
const copyOfPlan = ({ orders, committed }: Plan): Plan => ({ orders: { ...orders }, committed });

/** The plans of all seats, copied likewise. */
export const copyOfPlans = (plans: Secrets['plans']): Secrets['plans'] =>
  Object.fromEntries(Object.entries(plans).map(([seat, plan]) => [seat, copyOfPlan(plan)]));

/** Secrets that share nothing with these. */
export const copyOfSecrets = ({ seen, plans, answers, asked }: Secrets): Secrets => ({
  seen: [...seen],
  plans: copyOfPlans(plans),
  answers: { ...answers },
  asked: { ...asked },
});

/** What is secret, for the omniscient viewer. */
const secretsOf = ({ units, ...state }: State): Secrets =>
  copyOfSecrets({ ...state, seen: units.flatMap(({ id, seen }) => (seen ? [id] : [])) });

/** What a viewer may know: built field by field, so that a new field of the state is secret until it is listed here. */
export const view = (state: State, viewer: Viewer): View => {
  const { options, board, seats, round, phase, flares, outcome, units, plans, answers, asked } = state;
  return {
    viewer,
    options,
    board,
    seats,
    round,
    phase,
    flares: { ...flares },
    outcome,
    units: units
      .filter((unit) => isKnown(state, unit, viewer))
      .map(told)
      .sort(byId),
    plan: plans[viewer] ? copyOfPlan(plans[viewer]) : null,
    answer: answers[viewer] ?? null,
    asked: asked[viewer] ?? 0,
    ...(viewer === OMNISCIENT ? { secrets: secretsOf(state) } : {}),
  };
};

/** Only the own part of what is secret. */
const own = <S extends SeenOpenly>(isOwn: boolean, seen: S): S | undefined => (isOwn ? seen : undefined);

/** What a viewer gets to know of an event that has just been folded into the state. */
export const redact = (state: State, event: Event, viewer: Viewer): Seen | undefined => {
  const seen = seenOpenly(state, event, viewer);
  return viewer === OMNISCIENT ? { ...(seen ?? { kind: 'secret' }), secrets: secretsOf(state) } : seen;
};

const seenOpenly = (state: State, event: Event, viewer: Viewer): SeenOpenly | undefined => {
  switch (event.kind) {
    case 'ordered':
      return own(event.seat === viewer, { kind: 'ordered', unit: event.unit, to: event.to });
    case 'committed':
      return own(event.seat === viewer, { kind: 'committed' });
    case 'nightFell':
      return { kind: 'nightFell', asked: state.flares[viewer] ?? false };
    case 'answered':
      return own(event.seat === viewer, { kind: 'answered', flare: event.flare });
    case 'carriedOut': {
      const known: Orders = {};
      for (const unit of state.units)
        if (isKnown(state, unit, viewer) && event.orders[unit.id]) known[unit.id] = event.orders[unit.id]!;
      return { kind: 'carriedOut', orders: known };
    }
    case 'spotted':
      return { kind: 'spotted', unit: told(state.units.find(({ id }) => id === event.unit)!) };
    case 'ended':
      return { ...event, units: state.units.map(told).sort(byId) };
    case 'flareBurnt':
    case 'clashed':
    case 'roundBegan':
      return event;
  }
};

/** Nobody goes back to before something was shown. */
export const isFinal = ({ kind }: Event): boolean => kind !== 'ordered' && kind !== 'committed' && kind !== 'answered';
