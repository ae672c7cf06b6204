import { OMNISCIENT, seesSides, type Viewer } from '../../../match/index.ts';
import { seenOf, viewFor } from '../ask/decisions.ts';
import type { Change, SeenChange } from './change.ts';
import type { Event, Seen } from './events.ts';
import type { UnitOrders } from './orders.ts';
import { factFor } from './secrecy.ts';
import type { HiddenToken, State, View } from './state.ts';
import type { Unit, UnitId } from './units.ts';

/** May this viewer know of a unit? Its own always; others while they stand unhidden; all when the match is over, or if it is omniscient. */
const isKnown = (stage: State['stage'], { seat, status, hidden }: Unit, viewer: Viewer): boolean =>
  seat === viewer || viewer === OMNISCIENT || stage === 'over' || (status !== 'waiting' && !hidden);

/** Where the token of a unit lies, for viewers who may not know the unit; null: there is none. */
const tokenOf = ({ seat, at, hidden, status }: Unit): HiddenToken | null =>
  hidden && status === 'field' ? { seat, at: at! } : null;

/** Tokens by name: in the order of their units they would tell which is which. */
const byName = <T>(tokens: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(tokens).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Of orders, those of the viewer's own units; for those who see all sides, of all units that they know. */
const ordersOf = <O>(
  { units, stage }: State,
  orders: Readonly<Record<UnitId, O>>,
  viewer: Viewer,
): Record<UnitId, O> => {
  const maySee = (unit: Unit): boolean => unit.seat === viewer || (seesSides(viewer) && isKnown(stage, unit, viewer));
  return Object.fromEntries(Object.entries(orders).filter(([id]) => maySee(units[id]!)));
};

/** The tokens of units that a viewer may not know. */
const tokensOf = (unknown: readonly Unit[]): Record<string, HiddenToken> => {
  const tokens: Record<string, HiddenToken> = {};
  for (const unit of unknown) {
    const token = tokenOf(unit);
    if (token) tokens[unit.token!] = token;
  }
  return byName(tokens);
};

/** The units that a viewer knows: the same object where it knows all, so that what is worked out of it is kept. */
const knownOf = ({ units }: State, unknown: readonly Unit[]): State['units'] => {
  if (unknown.length === 0) return units;
  const left = new Set(unknown.map(({ id }) => id));
  return Object.fromEntries(Object.entries(units).filter(([id]) => !left.has(id)));
};

/** What a viewer may know: built field by field, so that a new field of the state is secret until it is listed here. */
export const view = (state: State, viewer: Viewer): View => {
  const unknown = Object.values(state.units).filter((unit) => !isKnown(state.stage, unit, viewer));
  return {
    ...viewFor(state, viewer, { late: state.late }),
    options: state.options,
    board: state.board,
    seats: state.seats,
    stage: state.stage,
    turn: state.turn,
    step: state.step,
    units: knownOf(state, unknown),
    markers: state.markers,
    initiative: state.initiative,
    timeUp: state.timeUp,
    contests: state.contests,
    fight: state.fight,
    batch: state.batch,
    outcome: state.outcome,
    scores: state.scores,
    arsenal: state.arsenal,
    tokens: tokensOf(unknown),
    orders: ordersOf(state, state.orders, viewer),
  };
};

/**
 * The unit as it was before a change: it was hidden or waited, if the change says that it is so no more. What has no hex
 * was never on the board: it is new, or is left behind at set-up.
 */
const before = (unit: Unit, { hidden, status }: Partial<Unit>): Unit =>
  hidden === undefined && status === undefined
    ? unit
    : {
        ...unit,
        ...(hidden !== undefined && { hidden: !hidden }),
        ...(status !== undefined && { status: status === 'field' || unit.at === null ? 'waiting' : 'field' }),
      };

/** Only entries there are: an empty list is left out. */
const some = <K extends keyof SeenChange>(key: K, value: NonNullable<SeenChange[K]>): SeenChange =>
  Object.keys(value).length > 0 ? { [key]: value } : {};

/** Does a change show at the unit's token? What else happens to a hidden unit nobody notices, INF-1. */
const showsToken = (change: Partial<Unit>): boolean => 'at' in change || 'hidden' in change || 'status' in change;

/**
 * Of units that change, a viewer sees what it knows; all of those that it gets to know, with their orders if it sees all
 * sides; of others where a token is.
 */
const unitsFor = (state: State, { open, units = {} }: Change, viewer: Viewer): SeenChange => {
  const orders: Record<UnitId, UnitOrders> = {};
  const seen: Record<UnitId, Partial<Unit>> = {};
  const tokens: Record<string, HiddenToken | null> = {};
  const gone: UnitId[] = [];
  const changes = open?.stage === 'over' ? { ...everyUnit(state), ...units } : units;
  for (const [id, change] of Object.entries(changes)) {
    const unit = state.units[id]!;
    const was = before(unit, change);
    const knew = isKnown(open?.stage === 'over' ? 'turn' : state.stage, was, viewer);
    const knows = isKnown(state.stage, unit, viewer);
    if (knows && !(knew && Object.keys(change).length === 0)) seen[id] = knew ? change : unit;
    if (knew && !knows) gone.push(id);
    if (knows && !knew && state.orders[id]) orders[id] = state.orders[id];
    if (knew && knows) continue;
    const token = knows ? null : tokenOf(unit);
    if ((knows || showsToken(change)) && (token ?? tokenOf(was))) tokens[unit.token!] = token;
  }
  return {
    ...some('units', seen),
    ...some('tokens', byName(tokens)),
    ...some('gone', gone),
    ...some('orders', ordersOf(state, orders, viewer)),
  };
};

/** Every unit with nothing changed, for when all is laid open. */
const everyUnit = ({ units }: State): Record<UnitId, Partial<Unit>> =>
  Object.fromEntries(Object.keys(units).map((id) => [id, {}]));

/** What a viewer gets to know of a change. */
const changeFor = (state: State, { to }: Event, viewer: Viewer): SeenChange | undefined => {
  if (!to) return undefined;
  const { open, units, markers, orders = {} } = to;
  const seen = units || open?.stage === 'over' ? unitsFor(state, to, viewer) : {};
  return {
    ...seenOf(state, to, viewer),
    ...(markers && { markers }),
    ...seen,
    ...some('orders', { ...seen.orders, ...ordersOf(state, orders, viewer) }),
  };
};

/** What a viewer gets to know of an event that has just been folded into the state; undefined for nothing. */
export const redact = (state: State, event: Event, viewer: Viewer): Seen | undefined => {
  const knows = (id: UnitId): boolean => {
    const unit = state.units[id];
    return (
      !unit ||
      isKnown(state.stage, unit, viewer) ||
      isKnown(state.stage, before(unit, event.to?.units?.[id] ?? {}), viewer)
    );
  };
  const fact = factFor(event, viewer, knows);
  const to = changeFor(state, event, viewer);
  if (to && Object.keys(to).length > 0) return { ...(fact ?? { kind: 'unseen' }), to };
  return fact;
};

/**
 * Nobody goes back to before something was shown or rolled: only what a seat has answered while others still decide can
 * be taken back, by answering anew.
 */
export const isFinal = ({ kind }: Event): boolean => kind !== 'answered';
