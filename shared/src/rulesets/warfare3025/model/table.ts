import type { Board } from '../../../board/index.ts';
import type { Direction, HexLabel } from '../../../hex/index.ts';
import type { Outcome, SeatId } from '../../../match/index.ts';
import type { Plan } from '../ask/intents.ts';
import type { Card, ComponentId } from '../cards/card.ts';
import type { Tier } from '../rules/skill.ts';
import type { Contact, Incoming, Knowledge, Mark } from './detection.ts';
import type { Options } from './options.ts';
import type { Defence, Situation } from './situation.ts';

/** A unit's name within its match. */
export type UnitId = string;
/** What the last action leaves on a unit, W-4.3. */
export type Token = 'none' | 'fast' | 'stationary';

/** What a roll for a tie came to, W-3.4. */
export interface TieRoll {
  readonly tier: Tier;
  readonly die: number;
}

/** One unit in play. Its printed figures are on its card, see {@link Table.cards}. */
export interface Unit {
  readonly id: UnitId;
  readonly seat: SeatId;
  readonly side: number;
  /**
   * `reserve` has not entered the map yet (W-3.6); `destroyed` has left it for good, and so has `withdrawn`, whose player
   * has conceded (W-15).
   */
  readonly status: 'reserve' | 'field' | 'destroyed' | 'withdrawn';
  /** Where it stands; for a destroyed unit where it fell; null in reserve and withdrawn. */
  readonly at: HexLabel | null;
  readonly facing: Direction;
  readonly ticks: number;
  readonly token: Token;
  /** Damage points by component, 0 to 20. */
  readonly damage: Readonly<Record<ComponentId, number>>;
  /** Weapons that rapid fire has emptied, W-9.6. */
  readonly emptied: readonly string[];
  /** Its rolls for ties, the first roll first, kept until its own ticks change, W-3.4. */
  readonly tieRolls: readonly TieRoll[];
  /** It has lost its footing, W-13c.7. Left out while it stands. */
  readonly unstable?: true;
}

/** An action from its declaration to its end. */
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
  readonly done: number;
  /** The movement has ended early: the unit enters no further hex. */
  readonly halted: boolean;
  /** The roll for the first difficult hex of this action has been made, W-6.3. */
  readonly tested: boolean;
  /** The turn at the end has failed: the old facing is kept, W-5.2 and W-6.2. */
  readonly turnFailed: boolean;
  /** Thrust not spent yet, W-5.3 and W-7. */
  readonly thrust: number;
  /** An interrupt was declared in it, if only to be called off, W-13b.6. Only in matches with close quarters. */
  readonly interrupted?: true;
}

/**
 * Where on the actor's path an interrupt happens, and whether before the rest of the action or together with it,
 * W-11.4.
 */
export interface Interruption {
  readonly trigger: number;
  readonly timing: 'first' | 'simultaneous';
}

/** Which of two units in an action: the one whose action it is, or the one that interrupts it. */
export type Role = 'actor' | 'interrupter';

/** What a target does against an attack in close quarters, W-13b.6. */
export interface Reaction {
  readonly how: 'dodge' | 'counter';
  /** The weapon it counters with. */
  readonly weapon?: string;
}

/** An attack being resolved, shot by shot. */
export interface Assault {
  readonly situation: Situation;
  /** Attacks in this action, extras included. */
  readonly shots: number;
  readonly extras: number;
  /** Attacks made so far. */
  readonly made: number;
  /** What the defender rolls, once that is known, W-9.3. */
  readonly defence: Defence | null;
  /** The hit for which the attacker is picking a component, W-10.3; else null. */
  readonly picking: { readonly damage: number } | null;
  /** Damage is held back until both attacks of an exchange are rolled, W-11.6. */
  readonly exchange: boolean;
  /** How the target reacts to the first attack, W-13b.6; left out if it does not. */
  readonly reaction?: Reaction;
}

/** A unit that may interrupt, and at which hexes of the actor's path: how many are entered by then, W-11.3. */
export interface Eligible {
  readonly unit: UnitId;
  readonly seat: SeatId;
  readonly triggers: readonly number[];
}

/** What the match waits for, and from whom. `running`: nothing, the next step can be taken. */
export type Moment =
  | { readonly kind: 'running' }
  | { readonly kind: 'activate'; readonly seat: SeatId; readonly units: readonly UnitId[] }
  | {
      readonly kind: 'interrupt';
      /** Seats that have not answered yet. */
      readonly waiting: readonly SeatId[];
      readonly eligible: readonly Eligible[];
    }
  | { readonly kind: 'defend'; readonly seat: SeatId }
  | { readonly kind: 'pick'; readonly seat: SeatId }
  /** Whether the target of an attack in close quarters dodges or counters, W-13b.6. */
  | { readonly kind: 'react'; readonly seat: SeatId }
  /** Where a unit that has dodged goes, W-13b.8. */
  | { readonly kind: 'evade'; readonly seat: SeatId; readonly unit: UnitId };

/** Which seats are asked now. */
export const askedSeats = (moment: Moment): readonly SeatId[] => {
  if (moment.kind === 'running') return [];
  return moment.kind === 'interrupt' ? moment.waiting : [moment.seat];
};

/** Whether a seat has conceded, and its units leave at the end of the action. */
export const isLeaving = ({ leaving = [] }: Pick<Table, 'leaving'>, seat: SeatId): boolean => leaving.includes(seat);

/** What the other side knows of a unit. */
export interface Known {
  readonly state: Knowledge;
  /** While it is detected: its number as a contact, and its hex as last told, W-13d. */
  readonly number?: number;
  readonly at?: HexLabel;
  /** Once it was visible and is no more: the unit as last known, W-13d.13. */
  readonly was?: Unit;
  /** The contact is known to be that unit: it sank from visible, and has not been hidden since, W-13d.13. */
  readonly same?: true;
}

/** What sides know of each other, and what goes on in secret. */
export interface Detection {
  /** Of each unit, what the other side knows. */
  known: Record<UnitId, Known>;
  /** How many contacts each side has heard of, by side, W-13d.4. */
  heard: [number, number];
  marks: Mark[];
  /** Units whose state has changed in this activation: it changes once, W-13d.3. */
  changed: UnitId[];
  /** The unit whose activation runs, from its order to the end of it; null: none has been ordered. */
  active: UnitId | null;
  /** Whose units were visible to the other side when they declared, W-13d.11. */
  shown: Role[];
  /** The active unit will wait once the window is over, W-13d.15. */
  waits?: true;
  /** The interrupt leaves no trace: the actor's action goes as if there were none, W-13d.18. */
  quiet?: true;
  /** This unit has waited and will have the pilot's P, whoever is next in line: the coming skim spares it, W-13d.17. */
  spared?: UnitId;
  /** How many windows were opened, and whether the last one is open, W-13d.15. */
  windows: number;
  open: boolean;
  /** The reaction in close quarters that was answered, while the window lasts, W-13d.15; null: none. */
  reaction?: Reaction | null;
}

/** What the rules read. The state is one; of a view, `tableOf` makes one. */
export interface Table {
  readonly options: Options;
  readonly board: Board;
  readonly seats: readonly { readonly id: SeatId; readonly side: number }[];
  readonly cards: Readonly<Record<UnitId, Card>>;
  /** Sorted by id. */
  readonly units: readonly Unit[];
  /** Ticks gone by, W-3.2. */
  readonly elapsed: number;
  readonly moment: Moment;
  readonly action: Action | null;
  readonly interrupt: (Action & Interruption) | null;
  readonly assault: Assault | null;
  /** What sides know of each other, W-13d. Only in the truth of matches with detection. */
  readonly detection?: Readonly<Detection>;
  /** Hexes in which the viewer knows contacts, W-13d.6: nobody can pass there. Only in views. */
  readonly contacts?: readonly Contact[];
  /** Enemies that were visible and are no more, as last known: what they had lost by then counts, W-13d.20. Only in views. */
  readonly old?: readonly Unit[];
  /** How the other side knows the units of the viewer's side, W-13d.14. Only in views. */
  readonly states?: Readonly<Record<UnitId, Knowledge>>;
  /** An attack by a unit that the viewer does not see, W-13d.19. Only in views. */
  readonly incoming?: Incoming;
  /** A match with detection that has not begun: its units get their ids, which are in their names, then, W-13d.13. Only in views. */
  readonly nameless?: true;
  /** Seats that have conceded during an action: their units leave at its end, W-15. Left out while there are none. */
  readonly leaving?: readonly SeatId[];
  readonly outcome: Outcome | null;
}
