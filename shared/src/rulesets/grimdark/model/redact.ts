import type { Viewer } from '../../../match/index.ts';
import { seenOf, viewFor } from '../ask/decisions.ts';
import type { Prompt } from './asks.ts';
import type { SeenChange } from './change.ts';
import type { Event, Seen } from './events.ts';
import type { State, View } from './state.ts';

/** The view of one viewer, field by field: a new field of the state stays secret until it is listed here. */
export const view = (state: State, viewer: Viewer): View => ({
  ...viewFor(state, viewer, { forces: state.forces }),
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
});

/** An event as one viewer may see it, after it was folded into the state; undefined: not at all. */
export const redact = (state: State, event: Event, viewer: Viewer): Seen | undefined => {
  const { to, ...fact } = event;
  const { kind } = fact;
  const seen: SeenChange = { ...(to && seenOf(state, to, viewer)), ...(to?.units && { units: to.units }) };
  // Others see an answer when it is carried out; so declarations stay hidden until both are in, G-7.6.
  const isSecret = kind === 'went-on' || (kind === 'answered' && fact.seat !== viewer);
  if (isSecret && !seen.secrets) return undefined;
  return Object.keys(seen).length > 0 ? { ...fact, to: seen } : fact;
};

/** Facts without a die that show no secret: a player may take back what led to them. */
const HARMLESS: readonly string[] = ['answered', 'closed', 'went-on', 'unit-activated', 'unit-moved'];
/** Prompts of the active player; being asked again does not bar it from taking back what it did before. */
const GOES_ON: readonly Prompt[] = ['cast', 'act', 'shoot'];

/**
 * Does this event bar taking back what was done before it? A die does, a secret that is shown, and a question to the
 * other player.
 */
export const isFinal = (event: Event): boolean => {
  if (event.kind !== 'asked') return !HARMLESS.includes(event.kind);
  const asked = Object.values(event.to?.own ?? {}).flatMap(({ asks = [] }) => asks);
  return asked.some(({ prompt }) => !GOES_ON.includes(prompt));
};
