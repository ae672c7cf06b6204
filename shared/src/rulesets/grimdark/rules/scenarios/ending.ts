import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';

/** How a scenario ends the battle after a round, 18; null: it goes on; undefined: as in 14.3. */
export const scenarioEnd = (_state: State, _isEmpty: boolean): Event | null | undefined => undefined;
