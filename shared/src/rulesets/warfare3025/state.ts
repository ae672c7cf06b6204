import type { Board } from '../../board/index.ts';
import type { Direction, HexLabel } from '../../hex/index.ts';
import type { Outcome, SeatId } from '../../match/index.ts';
import type { Card, ComponentId } from './cards/card.ts';
import type { IntentOf, Plan } from './intents.ts';
import type { Options } from './options.ts';
import type { Defence, Situation } from './situation.ts';
import type { Tier } from './skill.ts';

/** A unit's name within its match. */
export type UnitId = string;
/** What the last action leaves on a unit, W-4.3. */
export type Token = 'none' | 'fast' | 'stationary';

/** What a roll for a tie came to, W-3.4. */
export interface TieRoll {
  readonly tier: Tier;
  readonly die: number;
}

/** One unit in play. What never changes about it is its card, see {@link Table.cards}. */
export interface Unit {
  readonly id: UnitId;
  readonly seat: SeatId;
  readonly side: number;
  /** `reserve` has not entered the map yet (W-3.6), `destroyed` has left it for good. */
  status: 'reserve' | 'field' | 'destroyed';
  /** Where it stands; for a destroyed unit where it fell; null in reserve. */
  at: HexLabel | null;
  facing: Direction;
  ticks: number;
  token: Token;
  /** Damage points by component, 0 to 20. */
  damage: Record<ComponentId, number>;
  /** Weapons that rapid fire has emptied, W-9.6. */
  emptied: string[];
  /** Its rolls for ties, the first roll first, kept until its own ticks change, W-3.4. */
  tieRolls: readonly TieRoll[];
}

/** An action under way, from its declaration to its end. Nothing in it is secret: it was declared. */
export interface Action extends Plan {
  readonly unit: UnitId;
  readonly seat: SeatId;
  /** Ticks it gives, W-4.1. */
  readonly cost: number;
  /** Where the unit stood and faced at the declaration; null: in reserve. */
  readonly from: HexLabel | null;
  readonly fromFacing: Direction;
  /** The token it had then: an interrupt that is called off gives it back, W-11.5. */
  readonly fromToken: Token;
  /** Hexes of the path entered so far. */
  done: number;
  /** Movement is over before its end: nothing more is entered. */
  halted: boolean;
  /** The first difficult hex of this action has been rolled for, W-6.3. */
  tested: boolean;
  /** The turn at the end has failed: the old facing is kept, W-5.2 and W-6.2. */
  turnFailed: boolean;
  /** Thrust not spent yet, W-5.3 and W-7. */
  thrust: number;
}

/** An interrupt that was chosen: whose action, where on the actor's path, and how it relates in time, W-11.4. */
export interface Interruption {
  readonly trigger: number;
  readonly timing: 'first' | 'simultaneous';
}

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
/** The two who can act at once: the one whose action it is, and the one who interrupts it. */
export type Role = 'actor' | 'interrupter';

/** An attack being resolved, shot by shot. */
export interface Assault {
  readonly situation: Situation;
  /** Attacks in this action, extras included. */
  readonly shots: number;
  readonly extras: number;
  /** Attacks made so far. */
  made: number;
  /** What the defender rolls, once that is known, W-9.3. */
  defence: Defence | null;
  /** Tiers of a hit that waits for the attacker's pick, W-10.3. */
  picking: { readonly damage: number } | null;
  /** Damage is held back until both attacks of an exchange are rolled, W-11.6. */
  readonly exchange: boolean;
}

/** Damage of an exchange that waits to be applied, W-11.6. */
export interface HeldBlow {
  readonly attacker: UnitId;
  readonly target: UnitId;
  readonly component: ComponentId;
  readonly amount: number;
  readonly resisted: boolean;
  readonly haywire: boolean;
}

/** What a unit that may interrupt could use as trigger, W-11.3: numbers of path hexes entered. */
export interface Eligible {
  readonly unit: UnitId;
  readonly seat: SeatId;
  readonly triggers: readonly number[];
}

/** What the match waits for. */
export type Moment =
  | { readonly kind: 'running' }
  | { readonly kind: 'activate'; readonly seat: SeatId; readonly units: readonly UnitId[] }
  | {
      readonly kind: 'interrupt';
      /** Seats that have not answered yet. */
      waiting: readonly SeatId[];
      readonly eligible: readonly Eligible[];
    }
  | { readonly kind: 'defend'; readonly seat: SeatId }
  | { readonly kind: 'pick'; readonly seat: SeatId };

/** All that lies open on the table: in the preset core this is what every viewer may know. */
export interface Table {
  readonly options: Options;
  readonly board: Board;
  readonly seats: readonly { readonly id: SeatId; readonly side: number }[];
  readonly cards: Readonly<Record<UnitId, Card>>;
  /** Sorted by id. */
  units: Unit[];
  /** Ticks gone by, W-3.2. */
  elapsed: number;
  /** Decisions asked so far, of each seat. */
  asked: Record<SeatId, number>;
  moment: Moment;
  action: Action | null;
  interrupt: (Action & Interruption) | null;
  assault: Assault | null;
  outcome: Outcome | null;
}

/** The truth: the table, and what is not open yet. */
export interface State extends Table {
  /** What is still to be done of the declared actions. */
  agenda: Step[];
  /** Interrupts that seats have claimed while others still decide, W-11.3. */
  claims: { readonly seat: SeatId; readonly intent: IntentOf<'interrupt'> }[];
  /** Blows of an exchange, W-11.6. */
  held: HeldBlow[];
}
