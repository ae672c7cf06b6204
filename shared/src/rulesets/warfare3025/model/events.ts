import type { Direction, HexLabel } from '../../../hex/index.ts';
import type { Outcome, SeatId } from '../../../match/index.ts';
import type { Attack, IntentOf, Move } from '../ask/intents.ts';
import type { ComponentId } from '../cards/card.ts';
import type { Demand } from './ground.ts';
import type { Roll } from './roll.ts';
import type { Defence, Situation } from './situation.ts';
import type { HeldBlow, Step } from './state.ts';
import type { Eligible, Interruption, Reaction, Role, Token, UnitId } from './table.ts';

/** Why a movement ended before the end of its path. */
export type HaltReason = 'difficultTerrain' | 'fall' | 'tooMuch' | 'blocked' | 'immobile' | 'stuck' | 'unstable';
/** Why a declared attack or interrupt is not made, W-11.5. */
export type OffReason = 'targetGone' | 'outOfSight' | 'outOfRange' | 'weaponGone' | 'actorGone' | 'notPossible';
/** The result of an attack, W-10; `avoided`: by a reaction in close quarters, W-13b.7. */
export type HitResult = 'missed' | 'avoided' | 'nothing' | 'armour' | 'structure' | 'component';

/** Why a side learns something of an enemy, or loses it. */
export type LearntBy = 'spotted' | 'fired' | 'stumbled' | 'lost';

/** What a side learns of an enemy, W-13d.3. */
type Learnt =
  | { readonly state: 'detected'; readonly number: number; readonly at: HexLabel; readonly by: LearntBy }
  | { readonly state: 'visible' | 'hidden'; readonly by: LearntBy };

/** Everything that can happen. The state changes by events only, so folding them gives the match. */
export type Event =
  /** Time passes: these ticks are taken from every unit, W-3.2. */
  | { readonly kind: 'skimmed'; readonly ticks: number }
  /** A unit rolls for a tie, W-3.4. */
  | { readonly kind: 'tieRolled'; readonly unit: UnitId; readonly roll: Roll }
  /** The best pilot of a side rolls for its ticks at the beginning, W-13f. */
  | { readonly kind: 'tacticsRolled'; readonly unit: UnitId; readonly roll: Roll }
  /** Every enemy of this pilot's side begins with these ticks, W-13f. */
  | { readonly kind: 'ticksPlaced'; readonly unit: UnitId; readonly ticks: number }
  /** A seat is to act with one of these units. */
  | { readonly kind: 'activated'; readonly seat: SeatId; readonly units: readonly UnitId[] }
  /**
   * A unit waits, W-3.5. `ticks`: those of the next unit in line plus the pilot's P, so that P are left after the skim.
   */
  | { readonly kind: 'waited'; readonly unit: UnitId; readonly ticks: number }
  /** A unit that is not visible will wait at the end of its window, W-13d.15. */
  | { readonly kind: 'waitDeclared'; readonly unit: UnitId }
  | {
      readonly kind: 'actionDeclared';
      readonly unit: UnitId;
      readonly move?: Move;
      readonly attack?: Attack;
      readonly stabilise?: true;
      readonly hide?: true;
      readonly cost: number;
      /** It gets the token fast at once, W-4.3. */
      readonly fast: boolean;
    }
  /** Where great hits of this action's attack go, W-10.3: a secret until one is made. */
  | { readonly kind: 'partsNamed'; readonly role: Role; readonly parts: readonly ComponentId[] }
  /** Seats with these units may interrupt, W-11.9. `timed`: it lasts its full time, if for nobody, W-13d.15. */
  | { readonly kind: 'windowOpened'; readonly eligible: readonly Eligible[]; readonly timed?: true }
  /** A seat has passed, or claimed an interrupt: that is secret until the window closes. */
  | { readonly kind: 'windowAnswered'; readonly seat: SeatId; readonly claim?: IntentOf<'interrupt'> }
  | {
      readonly kind: 'interruptDeclared';
      readonly unit: UnitId;
      readonly move?: Move;
      readonly attack?: Attack;
      readonly cost: number;
      readonly fast: boolean;
      readonly trigger: Interruption['trigger'];
      readonly timing: Interruption['timing'];
    }
  /** All seats have passed. */
  | { readonly kind: 'windowClosed' }
  /** The steps of the declared actions, in order. */
  | { readonly kind: 'planned'; readonly steps: readonly Step[] }
  /** The first of the planned steps is done. */
  | { readonly kind: 'stepped' }
  /** The unit has entered these hexes; `altitude` in levels if it flew, then only the last is entered, W-7.5. */
  | {
      readonly kind: 'moved';
      readonly role: Role;
      readonly unit: UnitId;
      readonly path: readonly HexLabel[];
      readonly facing: Direction;
      readonly altitude?: number;
      /** Thrust spent, W-5.3 and W-7. */
      readonly thrust: number;
    }
  /** A piloting roll for all that is required in one hex of a movement, W-6.2. `needs`: the rules that require it. */
  | {
      readonly kind: 'piloted';
      readonly role: Role;
      readonly unit: UnitId;
      readonly at: HexLabel;
      readonly needs: readonly string[];
      /** What ground by mode demands here, W-13c.1; the other needs ask for appropriate. */
      readonly demand?: Demand;
      readonly roll: Roll;
      readonly success: boolean;
    }
  /** Three requirements in one hex fail without a roll, W-6.2. */
  | {
      readonly kind: 'overwhelmed';
      readonly role: Role;
      readonly unit: UnitId;
      readonly at: HexLabel;
      readonly needs: readonly string[];
    }
  /** The armour roll in difficult terrain, W-6.3 and W-6.4. */
  | { readonly kind: 'armourSaved'; readonly unit: UnitId; readonly roll: Roll; readonly success: boolean }
  | {
      readonly kind: 'halted';
      readonly role: Role;
      readonly unit: UnitId;
      readonly reason: HaltReason;
      readonly rule: string;
    }
  /** A unit loses its footing, W-13c.6. */
  | { readonly kind: 'unsteadied'; readonly unit: UnitId }
  /** A unit has found its footing again, W-13c.8. */
  | { readonly kind: 'stabilised'; readonly unit: UnitId }
  /** A unit that had to stop in an occupied hex goes back to the last free one. */
  | { readonly kind: 'backedUp'; readonly unit: UnitId; readonly to: HexLabel | null }
  | { readonly kind: 'faced'; readonly unit: UnitId; readonly facing: Direction }
  | {
      readonly kind: 'attackOpened';
      readonly role: Role;
      readonly situation: Situation;
      readonly shots: number;
      readonly extras: number;
      readonly exchange: boolean;
    }
  | {
      readonly kind: 'attackCalledOff';
      readonly role: Role;
      readonly unit: UnitId;
      readonly attack: Attack;
      readonly reason: OffReason;
      readonly rule: string;
    }
  /** The defender is asked what to roll, W-9.3. */
  | { readonly kind: 'defenceAsked'; readonly seat: SeatId }
  /** `chosen`: the player could choose; else only armour was possible, W-9.3. */
  | { readonly kind: 'defenceSet'; readonly defence: Defence; readonly chosen: boolean }
  /** The target's player is asked for a reaction in close quarters, W-13b.6. */
  | { readonly kind: 'reactionAsked'; readonly seat: SeatId; readonly timed?: true }
  /** The target's player has answered; what comes of it waits for the end of the window, W-13d.15. */
  | { readonly kind: 'reactionAnswered'; readonly seat: SeatId; readonly reaction: Reaction | null }
  | {
      readonly kind: 'reactionSet';
      readonly unit: UnitId;
      readonly how: 'none' | 'dodge' | 'counter';
      readonly weapon?: string;
    }
  /** One attack of an action was rolled, W-9 and W-10. `shot` counts from 1. */
  | {
      readonly kind: 'struck';
      readonly shot: number;
      readonly attack: Roll;
      /** Against the first attack in close quarters, W-13b.7. */
      readonly reaction?: Roll;
      /** Not rolled when the attack is below appropriate, W-9.2. */
      readonly defence?: Roll;
      readonly result: HitResult;
      /** Points of damage of this result; 0 for none. */
      readonly damage: number;
    }
  /** The attacker is asked which component to hit, W-10.3. */
  | { readonly kind: 'pickAsked'; readonly seat: SeatId; readonly damage: number }
  | { readonly kind: 'picked'; readonly component: ComponentId }
  /** A blow of an exchange is held back until both sides have rolled, W-11.6. */
  | { readonly kind: 'blowHeld'; readonly blow: HeldBlow }
  /** `total`: the damage that the component has now. */
  | {
      readonly kind: 'damaged';
      readonly unit: UnitId;
      readonly component: ComponentId;
      readonly amount: number;
      readonly total: number;
      readonly rule: string;
    }
  /** A unit resists structure damage, W-12.3. If it succeeds, the `incoming` damage is discarded. */
  | {
      readonly kind: 'resisted';
      readonly unit: UnitId;
      readonly roll: Roll;
      readonly incoming: number;
      readonly success: boolean;
    }
  | { readonly kind: 'weaponEmptied'; readonly unit: UnitId; readonly weapon: string }
  /** Haywire, W-9.6. */
  | { readonly kind: 'ticksGained'; readonly unit: UnitId; readonly ticks: number; readonly rule: string }
  /** The player of a unit that has dodged is asked for its move, W-13b.8. */
  | { readonly kind: 'evasionAsked'; readonly seat: SeatId; readonly unit: UnitId }
  /** A unit that has dodged moves, or stays where it is, W-13b.8. */
  | {
      readonly kind: 'evaded';
      readonly unit: UnitId;
      readonly move?: Move;
      readonly cost: number;
      readonly fast: boolean;
    }
  /** What a counter costs, W-13b.9. */
  | { readonly kind: 'counterEnded'; readonly unit: UnitId; readonly cost: number }
  | { readonly kind: 'attackEnded' }
  | { readonly kind: 'exchangeSettled' }
  | { readonly kind: 'interruptCalledOff'; readonly unit: UnitId; readonly reason: OffReason; readonly rule: string }
  | { readonly kind: 'destroyed'; readonly unit: UnitId; readonly by?: UnitId }
  /** An action is over, and the unit gets its ticks and its token, W-4. */
  | {
      readonly kind: 'actionEnded';
      readonly role: Role;
      readonly unit: UnitId;
      readonly cost: number;
      readonly token: Token;
    }
  /** A unit tries to hide, W-13d.8; its state changes in an event of its own. */
  | { readonly kind: 'hid'; readonly unit: UnitId; readonly roll: Roll; readonly success: boolean }
  /** The active unit looks about at the end of its activation, W-13d.4. */
  | { readonly kind: 'sensed'; readonly unit: UnitId; readonly roll: Roll }
  /** What the other side knows of a unit from now on, W-13d.3; of a contact its number and where it is told to be. */
  | ({ readonly kind: 'knownAs'; readonly unit: UnitId } & Learnt)
  /** An activation is over: contacts are told where they are now, W-13d. */
  | { readonly kind: 'activationEnded'; readonly unit: UnitId }
  /** Units get names by chance, so that these tell neither number nor order, W-13d.13. */
  | { readonly kind: 'named'; readonly names: Readonly<Record<UnitId, UnitId>> }
  | { readonly kind: 'conceded'; readonly seat: SeatId }
  /** The units of a seat that has conceded leave the match, in which its side fights on, W-15. */
  | { readonly kind: 'withdrawn'; readonly seat: SeatId; readonly units: readonly UnitId[] }
  | { readonly kind: 'ended'; readonly outcome: Outcome };

/** The names of the events. */
export type EventKind = Event['kind'];
/** The events of one kind. */
export type EventOf<K extends EventKind> = Extract<Event, { kind: K }>;
