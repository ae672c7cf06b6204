import type { Intent } from '../ask/intents.ts';
import type { Policy } from '../ask/standing.ts';
import type { Force } from '../cards/card.ts';
import type { Position } from '../position/schema.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { Seen } from './seen.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** The types of Warfare 3025, for the engine. */
export interface WarfareTypes {
  state: State;
  view: View;
  intent: Intent;
  event: Event;
  seen: Seen;
  options: Options;
  force: Force;
  policy: Policy;
  position: Position;
}
