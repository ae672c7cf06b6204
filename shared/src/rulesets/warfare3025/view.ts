import type { Viewer } from '../../match/index.ts';
import type { Event, EventOf } from './events.ts';
import type { Table } from './state.ts';

/** What one viewer may know. In the preset core that is everything that lies on the table. */
export interface View extends Table {
  readonly viewer: Viewer;
}

/** What a viewer gets to know of an event: steps are nobody's business, claims only their seat's. */
export type Seen =
  | Exclude<Event, EventOf<'planned'> | EventOf<'stepped'> | EventOf<'blowHeld'> | EventOf<'windowAnswered'>>
  | { readonly kind: 'windowAnswered'; readonly seat: string };
