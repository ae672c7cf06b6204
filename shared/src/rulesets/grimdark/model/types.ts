import type { Policy } from '../ask/answers.ts';
import type { Intent } from '../ask/intents.ts';
import type { Position } from '../position/schema.ts';
import type { Force } from '../roster/force.ts';
import type { Event, Seen } from './events.ts';
import type { Options } from './options.ts';
import type { State, View } from './state.ts';

/** The types of Grimdark, for the engine. */
export interface GrimdarkTypes {
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
