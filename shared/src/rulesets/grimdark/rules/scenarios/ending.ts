import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import { carrierOf } from '../items.ts';
import { battleEnds, endedBy, ROUNDS, scoreOf } from '../victory.ts';
import { resonanceOf } from './chambers.ts';

/** How many rounds there are in the tomb, G-18.2. */
const TOMB_ROUNDS = 6;

/** The tomb lasts until round 6; then the carrier's player wins, or it is a draw, G-18.2. */
const tombEnd = (state: State, isEmpty: boolean): Event | null => {
  if (state.round < TOMB_ROUNDS && !isEmpty) return null;
  const relic = state.items.find(({ kind }) => kind === 'relic');
  const carrier = relic && carrierOf(state, relic);
  return carrier
    ? battleEnds(state, carrier.seat, 'G-18.2', endedBy('relic-carried', { unit: carrier.id }))
    : battleEnds(state, null, 'G-18.2', endedBy('relic-left'));
};

/** Resonance: the highest score, then who controls more chambers, G-18.4. */
const resonanceEnd = (state: State, isEmpty: boolean): Event | null | undefined => {
  const [a, b] = scoreOf(state);
  if ((state.round < ROUNDS && !isEmpty) || a !== b) return undefined;
  const { chambers } = resonanceOf(state)!;
  const [first, second] = state.seats.map(({ id }) => chambers.filter(({ owner }) => owner === id).length);
  if (first === second) return undefined;
  const winner = state.seats[first! > second! ? 0 : 1]!.id;
  const held = { most: Math.max(first!, second!), least: Math.min(first!, second!) };
  return battleEnds(state, winner, 'G-18.4', endedBy('more-chambers', { score: a!, ...held }));
};

/** The end of the battle by its scenario after a round, G-18; null: the battle continues; undefined: G-14.3 decides. */
export const scenarioEnd = (state: State, isEmpty: boolean): Event | null | undefined => {
  if (state.scenario.kind === 'tomb') return tombEnd(state, isEmpty);
  if (state.scenario.kind === 'resonance') return resonanceEnd(state, isEmpty);
  return undefined;
};
