import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';

/** What waits in all ledgers becomes live, DET-5: the step itself, and what is applied at once. */
export const applyDamage = function* (_state: State): Generator<Event> {};
