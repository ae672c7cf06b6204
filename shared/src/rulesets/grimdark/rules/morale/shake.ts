import type { Event } from '../../model/events.ts';
import type { ShakenWhy } from '../../model/facts/morale.ts';
import type { State } from '../../model/state.ts';
import type { UnitId } from '../../model/units.ts';
import { unitOf } from '../figures.ts';
import { dropsOf } from '../items.ts';

/**
 * The events by which a unit becomes Shaken and drops what it carries, G-13.5, for whatever reason; none if it is
 * Shaken already.
 */
export const shake = function* (state: State, unit: UnitId, why: ShakenWhy): Generator<Event> {
  if (unitOf(state, unit).shaken) return;
  yield* dropsOf(state, unit);
  yield { kind: 'became-shaken', unit, why, to: { units: { [unit]: { shaken: true } } } };
};
