import type { AgendaFact } from '../../../agenda/index.ts';
import type { Intent } from '../ask/intents.ts';
import type { Change, SeenChange } from './change.ts';
import type { AttacksFact } from './chapters/attacks.ts';
import type { CastingFact } from './chapters/casting.ts';
import type { MeleeFact } from './chapters/melee.ts';
import type { MoraleFact } from './chapters/morale.ts';
import type { MovementFact } from './chapters/movement.ts';
import type { RandomEventsFact } from './chapters/random-events.ts';
import type { RoundsFact } from './chapters/rounds.ts';
import type { ScenariosFact } from './chapters/scenarios.ts';
import type { SetupFact } from './chapters/setup.ts';

/** What happened, for the log and the map. Each chapter of the rules has its own kinds. */
export type Fact =
  | AgendaFact<Intent>
  | SetupFact
  | RoundsFact
  | MovementFact
  | AttacksFact
  | MeleeFact
  | MoraleFact
  | CastingFact
  | RandomEventsFact
  | ScenariosFact;

/** The kinds of facts of all chapters. */
export type FactKind = Fact['kind'];
export type FactOf<K extends FactKind> = Extract<Fact, { readonly kind: K }>;

/** An event: a fact, and what it changes. */
export type Event = Fact & { readonly to?: Change };

/** What a viewer gets to know of an event. */
export type Seen = Fact & { readonly to?: SeenChange };
