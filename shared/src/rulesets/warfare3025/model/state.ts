import type { Outcome, SeatId } from '../../../match/index.ts';
import type { IntentOf } from '../ask/intents.ts';
import type { ComponentId } from '../cards/card.ts';
import type { Action, Assault, Interruption, Moment, Role, Table, Unit, UnitId } from './table.ts';

/** One step of what has been declared, done in order; each may ask for decisions on its way. */
export type Step =
  /** Walk or jump on until `upTo` hexes of the path are entered, or something halts the movement. */
  | { readonly do: 'walk'; readonly role: Role; readonly upTo: number }
  /** Make the attack of the plan. With `exchange`, against the positions and damage before both, W-11.6. */
  | { readonly do: 'attack'; readonly role: Role; readonly exchange: boolean }
  /** The trigger of a first interrupt is reached, W-11.4. */
  | { readonly do: 'interrupt' }
  /** Apply all that an exchange held back, W-11.6. */
  | { readonly do: 'settle' }
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

/** The same, free to be written to. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The truth: the table, and what no viewer sees of it. */
export interface State extends Table {
  units: Writable<Unit>[];
  elapsed: number;
  /** Decisions asked so far, of each seat. */
  asked: Record<SeatId, number>;
  moment: Moment;
  action: Writable<Action> | null;
  interrupt: Writable<Action & Interruption> | null;
  assault: Writable<Assault> | null;
  outcome: Outcome | null;
  /** What is still to be done of the declared actions. */
  agenda: Step[];
  /** Interrupts that seats have claimed while others still decide, W-11.3. */
  claims: { readonly seat: SeatId; readonly intent: IntentOf<'interrupt'> }[];
  /** Blows of an exchange, W-11.6. */
  held: HeldBlow[];
}
