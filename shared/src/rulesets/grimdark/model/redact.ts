import type { Awaited, Viewer } from '../../../match/index.ts';
import type { Prompt } from './asks.ts';
import type { SeenChange } from './change.ts';
import { clockOf } from './clock-of.ts';
import type { Event, Seen } from './events.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** What others may know of what is asked: who, what, and the clock. */
const waitsOf = (state: State, viewer: Viewer): readonly Awaited[] =>
  Object.entries(state.own)
    .flatMap(([seat, { asks }]) => (seat === viewer ? [] : asks))
    .map(({ seat, prompt }) => ({ seat, id: null, kind: prompt, clock: clockOf(prompt, state) }));

/** What a viewer may know: built field by field, so that a new field of the state is secret until it is listed here. */
export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  options: state.options,
  board: state.board,
  seats: state.seats,
  stage: state.stage,
  round: state.round,
  phase: state.phase,
  turn: state.turn,
  units: state.units,
  markers: state.markers,
  markersToPlace: state.markersToPlace,
  starter: state.starter,
  finished: state.finished,
  passed: state.passed,
  active: state.active,
  fight: state.fight,
  effects: state.effects,
  items: state.items,
  scenario: state.scenario,
  batch: state.batch,
  outcome: state.outcome,
  arsenal: state.arsenal,
  own: state.own[viewer] ?? null,
  waits: waitsOf(state, viewer),
});

/** What a viewer gets to know of an event that has just been folded into the state; undefined for nothing. */
export const redact = (state: State, event: Event, viewer: Viewer): Seen | undefined => {
  const { to, ...fact } = event;
  const { kind } = fact;
  const own = to?.own?.[viewer];
  const seen: SeenChange = {
    ...(to?.open && { open: to.open }),
    ...(to?.units && { units: to.units }),
    ...(own && { own }),
    ...((kind === 'asked' || kind === 'closed') && { waits: waitsOf(state, viewer) }),
  };
  // What a seat answers shows when it is carried out: declarations only when both are in, G-7.6.
  if (kind === 'went-on' || (kind === 'answered' && fact.seat !== viewer)) return undefined;
  return Object.keys(seen).length > 0 ? { ...fact, to: seen } : fact;
};

/** What happens without a die and shows no secret. */
const HARMLESS: readonly string[] = ['answered', 'closed', 'went-on', 'unit-activated', 'unit-moved'];
/** What the active player is asked after that: it may still take back what it did. */
const GOES_ON: readonly Prompt[] = ['cast', 'act', 'shoot'];

/** Nobody goes back to before a die, or before somebody else was asked. */
export const isFinal = (event: Event): boolean => {
  if (event.kind !== 'asked') return !HARMLESS.includes(event.kind);
  const asked = Object.values(event.to?.own ?? {}).flatMap(({ asks = [] }) => asks);
  return asked.some(({ prompt }) => !GOES_ON.includes(prompt));
};
