import type { Policy } from '../ask/answers.ts';
import type { Intent } from '../ask/intents.ts';
import type { Position } from '../position/schema.ts';
import type { Army } from '../roster/army.ts';
import type { Event, Seen } from './events.ts';
import type { Options } from './options.ts';
import type { State, View } from './state.ts';

/** The types of Steampunk Fantasy, for the engine. */
export interface SteampunkTypes {
  state: State;
  view: View;
  intent: Intent;
  event: Event;
  seen: Seen;
  options: Options;
  force: Army;
  policy: Policy;
  position: Position;
}
