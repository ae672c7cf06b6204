import type { AgendaFact } from '../../../agenda/index.ts';
import type { Intent } from '../ask/intents.ts';
import type { Change, SeenChange } from './change.ts';
import type { AftermathFact, VictoryFact } from './facts/aftermath.ts';
import type { AssaultFact } from './facts/assault.ts';
import type { DamageFact } from './facts/damage.ts';
import type { GunneryFact } from './facts/gunnery.ts';
import type { MovementFact } from './facts/movement.ts';
import type { SetupFact } from './facts/setup.ts';
import type { Stage } from './table.ts';

/** What happens in the course of play itself. */
type PlayFact =
  | AgendaFact<Intent>
  /** Something secret happened that changed what all see, such as the place of a token. */
  | { readonly kind: 'unseen' }
  | { readonly kind: 'stage-began'; readonly stage: Stage }
  | { readonly kind: 'turn-began'; readonly turn: number }
  /** A step of the turn in which something happens, 1 to 33. */
  | { readonly kind: 'step-began'; readonly step: number };

/** What happened, told as a story: what the log says and the map shows. Each chapter of the rules has its own. */
export type Fact =
  | PlayFact
  | SetupFact
  | MovementFact
  | GunneryFact
  | DamageFact
  | AssaultFact
  | AftermathFact
  | VictoryFact;

export type FactKind = Fact['kind'];
export type FactOf<K extends FactKind> = Extract<Fact, { readonly kind: K }>;

/** An event: a fact, and what it changes. */
export type Event = Fact & { readonly to?: Change };

/** What a viewer gets to know of an event. */
export type Seen = Fact & { readonly to?: SeenChange };
