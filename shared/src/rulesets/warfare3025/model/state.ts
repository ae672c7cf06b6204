import type { Outcome, SeatId } from '../../../match/index.ts';
import type { IntentOf } from '../ask/intents.ts';
import type { ComponentId } from '../cards/card.ts';
import type { Action, Assault, Detection, Interruption, Moment, Role, Table, Unit, UnitId } from './table.ts';

/** One step of the declared actions. A step may stop to ask a player something, and continues after the answer. */
export type Step =
  /** The best pilots roll for the first ticks, W-13f. */
  | { readonly do: 'preflight' }
  /** Walk or jump on until `upTo` hexes of the path are entered, or something halts the movement. */
  | { readonly do: 'walk'; readonly role: Role; readonly upTo: number }
  /** Make the attack of the plan. With `exchange`, against the positions and damage before both, W-11.6. */
  | { readonly do: 'attack'; readonly role: Role; readonly exchange: boolean }
  /** The trigger of a first interrupt is reached, W-11.4. */
  | { readonly do: 'interrupt' }
  /** Apply all that an exchange held back, W-11.6. */
  | { readonly do: 'settle' }
  /** The active unit waits, now that the window is over, W-13d.15. */
  | { readonly do: 'wait' }
  /** Gain ticks and tokens. */
  | { readonly do: 'finish'; readonly role: Role };
/** Damage of an exchange that waits to be applied, W-11.6. */
export interface HeldBlow {
  readonly attacker: UnitId;
  readonly target: UnitId;
  readonly component: ComponentId;
  readonly amount: number;
  readonly resisted: boolean;
  readonly haywire: boolean;
}

/** A type with all fields writable, for the state and for views. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** What no seat is shown, and the omniscient viewer is. */
export interface Secrets {
  /** Interrupts that seats have claimed while other seats still decide, W-11.3. */
  claims: { readonly seat: SeatId; readonly intent: IntentOf<'interrupt'> }[];
  /**
   * The order in which great hits of an attack go to components, where its player has named one, W-10.3; left out while
   * nobody has.
   */
  parts?: Partial<Record<Role, readonly ComponentId[]>>;
  /** Blows of an exchange, W-11.6. */
  held: HeldBlow[];
  /** What sides know of each other, W-13d. Only in matches with detection. */
  detection?: Detection;
}

/** The truth of a match: the table, what is secret, and what comes next. */
export interface State extends Omit<Table, 'detection'>, Secrets {
  units: Writable<Unit>[];
  cards: Table['cards'];
  elapsed: number;
  /** Decisions asked so far, of each seat. */
  asked: Record<SeatId, number>;
  moment: Moment;
  action: Writable<Action> | null;
  interrupt: Writable<Action & Interruption> | null;
  assault: Writable<Assault> | null;
  leaving?: readonly SeatId[];
  outcome: Outcome | null;
  /** The steps still to be taken, the next one first: the future, which no viewer sees. */
  agenda: Step[];
  detection?: Detection;
}
