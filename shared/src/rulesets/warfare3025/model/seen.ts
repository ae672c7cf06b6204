import type { Direction, HexLabel } from '../../../hex/index.ts';
import type { Outcome, SeatId } from '../../../match/index.ts';
import type { Attack, IntentOf, Move } from '../ask/intents.ts';
import type { ComponentId } from '../cards/card.ts';
import type { Knowledge } from './detection.ts';
import type { EventOf, HaltReason, HitResult, LearntBy, OffReason } from './events.ts';
import type { Demand } from './ground.ts';
import type { Patch } from './patch.ts';
import type { Roll } from './roll.ts';
import type { Defence, Situation } from './situation.ts';
import type { Eligible, Interruption, Role, Token, UnitId } from './table.ts';

/** What a viewer can see happen. */
export type Seen = (SeenOpenly | SeenHere | { readonly kind: 'secret'; readonly event: SecretEvent }) & Changing;

/** With detection, what an event changes in the view of its viewer; else that follows from the event. */
interface Changing {
  readonly view?: Patch;
}

/** What is seen with detection only, W-13d. */
export type SeenHere =
  /** Nothing to tell, but something has changed in the view. */
  | { readonly kind: 'changed' }
  /** The other side is to act with a unit that is not visible, W-13d.16. */
  | { readonly kind: 'unseenActivated'; readonly side: number }
  | { readonly kind: 'unseenEnded'; readonly side: number }
  | { readonly kind: 'waitDeclared'; readonly unit: UnitId }
  | { readonly kind: 'sensed'; readonly unit: UnitId; readonly roll: Roll }
  | { readonly kind: 'hid'; readonly unit: UnitId; readonly roll: Roll; readonly success: boolean }
  /**
   * `own`: the other side knows a unit of the viewer's so now, W-13d.14. Else the viewer has learnt something of an enemy,
   * or lost it: a contact has a number (null for spectators) and a hex, a visible unit its id.
   */
  | {
      readonly kind: 'knowledge';
      readonly own: boolean;
      readonly side: number;
      readonly state: Knowledge;
      readonly unit?: UnitId;
      readonly number?: number | null;
      readonly at?: HexLabel;
      readonly by?: LearntBy;
    }
  /** A unit that is not visible makes an attack, W-13d.19. */
  | {
      readonly kind: 'firedUnseen';
      readonly number: number | null;
      readonly from: HexLabel;
      readonly target: UnitId;
      readonly mayPilot: boolean;
      readonly close: boolean;
    }
  /** One of its attacks was rolled. */
  | {
      readonly kind: 'struckUnseen';
      readonly target: UnitId;
      readonly shot: number;
      readonly reaction?: Roll;
      readonly defence?: Roll;
      readonly result: HitResult;
      readonly damage: number;
    };

/** An event that only the omniscient viewer sees. */
export type SecretEvent = EventOf<
  'partsNamed' | 'blowHeld' | 'reactionAnswered' | 'knownAs' | 'activationEnded' | 'named'
>;

/**
 * What every viewer can see happen. It is not derived from {@link Event}: a new field of an event is sent to viewers only
 * after it has been added here too. The fields are described with the events.
 */
export type SeenOpenly =
  | { readonly kind: 'skimmed'; readonly ticks: number }
  | { readonly kind: 'tieRolled'; readonly unit: UnitId; readonly roll: Roll }
  | { readonly kind: 'tacticsRolled'; readonly unit: UnitId; readonly roll: Roll }
  | { readonly kind: 'ticksPlaced'; readonly unit: UnitId; readonly ticks: number }
  | { readonly kind: 'activated'; readonly seat: SeatId; readonly units: readonly UnitId[] }
  | { readonly kind: 'waited'; readonly unit: UnitId; readonly ticks: number }
  | ({ readonly kind: 'actionDeclared'; readonly stabilise?: true; readonly hide?: true } & SeenDeclaration)
  | { readonly kind: 'windowOpened'; readonly eligible: readonly Eligible[]; readonly timed?: true }
  /** The claim is secret until the window closes, W-11.3: only the omniscient viewer sees it. */
  | { readonly kind: 'windowAnswered'; readonly seat: SeatId; readonly claim?: IntentOf<'interrupt'> }
  | ({ readonly kind: 'interruptDeclared' } & SeenDeclaration & Interruption)
  | { readonly kind: 'windowClosed' }
  | {
      readonly kind: 'moved';
      readonly role: Role;
      readonly unit: UnitId;
      readonly path: readonly HexLabel[];
      readonly facing: Direction;
      readonly altitude?: number;
      readonly thrust: number;
    }
  | ({
      readonly kind: 'piloted';
      readonly demand?: Demand;
      readonly roll: Roll;
      readonly success: boolean;
    } & SeenTest)
  | ({ readonly kind: 'overwhelmed' } & SeenTest)
  | { readonly kind: 'armourSaved'; readonly unit: UnitId; readonly roll: Roll; readonly success: boolean }
  | {
      readonly kind: 'halted';
      readonly role: Role;
      readonly unit: UnitId;
      readonly reason: HaltReason;
      readonly rule: string;
    }
  | { readonly kind: 'unsteadied'; readonly unit: UnitId }
  | { readonly kind: 'stabilised'; readonly unit: UnitId }
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
  | { readonly kind: 'defenceAsked'; readonly seat: SeatId }
  | { readonly kind: 'defenceSet'; readonly defence: Defence; readonly chosen: boolean }
  | { readonly kind: 'reactionAsked'; readonly seat: SeatId; readonly timed?: true }
  | {
      readonly kind: 'reactionSet';
      readonly unit: UnitId;
      readonly how: 'none' | 'dodge' | 'counter';
      readonly weapon?: string;
    }
  | {
      readonly kind: 'struck';
      readonly shot: number;
      readonly attack: Roll;
      readonly reaction?: Roll;
      readonly defence?: Roll;
      readonly result: HitResult;
      readonly damage: number;
    }
  | { readonly kind: 'pickAsked'; readonly seat: SeatId; readonly damage: number }
  | { readonly kind: 'picked'; readonly component: ComponentId }
  | {
      readonly kind: 'damaged';
      readonly unit: UnitId;
      readonly component: ComponentId;
      readonly amount: number;
      readonly total: number;
      readonly rule: string;
    }
  | {
      readonly kind: 'resisted';
      readonly unit: UnitId;
      readonly roll: Roll;
      readonly incoming: number;
      readonly success: boolean;
    }
  | { readonly kind: 'weaponEmptied'; readonly unit: UnitId; readonly weapon: string }
  | { readonly kind: 'ticksGained'; readonly unit: UnitId; readonly ticks: number; readonly rule: string }
  | { readonly kind: 'evasionAsked'; readonly seat: SeatId; readonly unit: UnitId }
  | {
      readonly kind: 'evaded';
      readonly unit: UnitId;
      readonly move?: Move;
      readonly cost: number;
      readonly fast: boolean;
    }
  | { readonly kind: 'counterEnded'; readonly unit: UnitId; readonly cost: number }
  | { readonly kind: 'attackEnded' }
  | { readonly kind: 'exchangeSettled' }
  | { readonly kind: 'interruptCalledOff'; readonly unit: UnitId; readonly reason: OffReason; readonly rule: string }
  | { readonly kind: 'destroyed'; readonly unit: UnitId; readonly by?: UnitId }
  | {
      readonly kind: 'actionEnded';
      readonly role: Role;
      readonly unit: UnitId;
      readonly cost: number;
      readonly token: Token;
    }
  | { readonly kind: 'conceded'; readonly seat: SeatId }
  | { readonly kind: 'withdrawn'; readonly seat: SeatId; readonly units: readonly UnitId[] }
  | { readonly kind: 'ended'; readonly outcome: Outcome };

/** An action or an interrupt as it is declared. */
interface SeenDeclaration {
  readonly unit: UnitId;
  readonly move?: Move;
  readonly attack?: Attack;
  readonly cost: number;
  readonly fast: boolean;
}

/** A hex in which a moving unit must roll, and the rules that require it. */
interface SeenTest {
  readonly role: Role;
  readonly unit: UnitId;
  readonly at: HexLabel;
  readonly needs: readonly string[];
}

/** The names of what is seen. */
export type SeenKind = Seen['kind'];
/** What is seen of one kind. */
export type SeenOf<K extends SeenKind> = Extract<Seen, { kind: K }>;
