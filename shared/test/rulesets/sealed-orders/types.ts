import type { Board } from '@ironhex/shared/board';
import type { HexLabel } from '@ironhex/shared/hex';
import type { Outcome, SeatId, Viewer } from '@ironhex/shared/match';
import type { Force, Intent, Options, Policy, Position } from './schemas.ts';

/** One unit. `at` is null before it is placed, and when it is lost. */
export interface Unit {
  readonly id: string;
  readonly seat: SeatId;
  readonly side: number;
  at: HexLabel | null;
  lost: boolean;
}

/** Where each unit is to go, by unit. */
export type Orders = Record<string, HexLabel>;

/** What one side has in the making: its orders, unit by unit, and whether it has committed them. */
export interface Plan {
  orders: Orders;
  committed: boolean;
}

/** A side's answer in the night: where it burns its flare, or `dark` for not at all. */
export type Flare = HexLabel | 'dark';

/** What happens now: both sides plan, or night has fallen. */
type Phase = 'plan' | 'night' | 'over';

/** What everybody knows. */
export interface Open {
  readonly options: Options;
  readonly board: Board;
  readonly seats: readonly { readonly id: SeatId; readonly side: number }[];
  /** 0 while the sides place their units. */
  round: number;
  phase: Phase;
  /** Which seats still have their flare. */
  flares: Record<SeatId, boolean>;
  outcome: Outcome | null;
}

/** What the seats know alone. */
export interface Secrets {
  /** The units that the other side has seen. */
  seen: string[];
  plans: Record<SeatId, Plan>;
  /** What was answered this night. */
  answers: Record<SeatId, Flare>;
  /** How many decisions each seat has been asked so far. */
  asked: Record<SeatId, number>;
}

/** The truth. */
export interface State extends Open, Omit<Secrets, 'seen'> {
  units: (Unit & { seen: boolean })[];
}

/** What one viewer may know. */
export interface View extends Open {
  readonly viewer: Viewer;
  /** The own units, and those that have been seen; for the omniscient viewer all. */
  units: Unit[];
  /** The own plan; null for those who hold no seat. */
  plan: Plan | null;
  /** The own answer this night; null if there is none. */
  answer: Flare | null;
  /** How many decisions the own seat has been asked so far. */
  asked: number;
  /** For the omniscient viewer only. */
  secrets?: Secrets;
}

/** What happened. */
export type Event =
  | { readonly kind: 'ordered'; readonly seat: SeatId; readonly unit: string; readonly to: HexLabel }
  | { readonly kind: 'committed'; readonly seat: SeatId }
  | { readonly kind: 'nightFell' }
  | { readonly kind: 'answered'; readonly seat: SeatId; readonly flare: Flare }
  | { readonly kind: 'flareBurnt'; readonly seat: SeatId; readonly at: HexLabel }
  | { readonly kind: 'carriedOut'; readonly orders: Orders }
  | { readonly kind: 'spotted'; readonly unit: string }
  | { readonly kind: 'clashed'; readonly at: HexLabel; readonly rolls: Record<string, number>; readonly lost: string[] }
  | { readonly kind: 'roundBegan'; readonly round: number }
  | { readonly kind: 'ended'; readonly outcome: Outcome };

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/**
 * What a viewer gets to know of it. What it must not know of is not there at all. The omniscient viewer also gets how what
 * is secret stands then, and that alone where it holds no seat.
 */
export type Seen = (SeenOpenly | { readonly kind: 'secret' }) & { readonly secrets?: Secrets };

/** What viewers without further rights get to know. */
export type SeenOpenly =
  | Omit<EventOf<'ordered'>, 'seat'>
  | Omit<EventOf<'committed'>, 'seat'>
  | (EventOf<'nightFell'> & { readonly asked: boolean })
  | Omit<EventOf<'answered'>, 'seat'>
  | EventOf<'flareBurnt'>
  | EventOf<'carriedOut'>
  | { readonly kind: 'spotted'; readonly unit: Unit }
  | EventOf<'clashed'>
  | EventOf<'roundBegan'>
  | (EventOf<'ended'> & { readonly units: readonly Unit[] });

/** The types of sealed orders, for the engine. */
export interface SealedTypes {
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
