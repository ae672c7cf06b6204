import type { Direction, HexLabel } from '../../../../hex/index.ts';
import type { Said, SeatId } from '../../../../match/index.ts';
import type { MoveStep } from '../orders.ts';
import type { UnitId } from '../units.ts';

/** One of the three movements of a turn. */
export type Third = 1 | 2 | 3;

/** Why a step of an order cannot be carried out, ORD-9 (b). */
export interface StepFault extends Said {
  /** The token that cannot be done. */
  readonly token: string;
  readonly rule: string;
}

/** What a unit does in one step, fixed before anybody chooses, MOV-1. */
export interface Doing {
  readonly unit: UnitId;
  /** All of its tokens in order. */
  readonly tokens: MoveStep;
  /** The tokens before its move; all of them if it does not move. */
  readonly early: readonly string[];
  /** The token that takes it into another hex; null: none. */
  readonly move: string | null;
  /** The tokens after its move, MOV-9. */
  readonly late: readonly string[];
  /** Why it does not do what was written; null: it does. */
  readonly fault: StepFault | null;
}

/** Where a unit's move leads, MOV-4. */
export interface Going {
  readonly unit: UnitId;
  readonly from: HexLabel;
  /** Where it moves; the same hex if it does not. */
  readonly to: HexLabel;
  /** How it faces when it has moved. */
  readonly facing: Direction;
  readonly token: string;
}

/** What was chosen in a step: the option, by the key of the question, such as `turn b3`. Left out: the default. */
export type Picks = Readonly<Record<string, string>>;

/** A part of a step in which some seats choose, INI-1. */
export interface Round {
  /**
   * Who may assault declares it; who is free to choose does, then who has declared an assault; or all at once, INI-2. The
   * early tokens are done, MOV-3. Then chases are chosen, ORD-6.
   */
  readonly stage: 'declare' | 'free' | 'bound' | 'all' | 'early' | 'chase';
  readonly seats: readonly SeatId[];
}

/** A step as far as it has come. */
export interface Underway {
  readonly movement: Third;
  readonly doings: readonly Doing[];
  readonly picks: Picks;
}

/** Orders and moves: sections 9 to 11. */
export type MovementStep =
  /** Who counts as the higher race, step 1. */
  | { readonly do: 'initiative' }
  /** Orders are written for the turn that begins (after set-up, SET-8), or for the next one, ORD-2. */
  | { readonly do: 'plan'; readonly of: 'now' | 'next' }
  | { readonly do: 'write'; readonly of: 'now' | 'next' }
  | { readonly do: 'movement'; readonly movement: Third }
  /** The rounds of a step that are still to come, MOV-2. */
  | (Underway & { readonly do: 'choices'; readonly rounds: readonly Round[] })
  /** Units that would change places fight over one of the two hexes, MOV-6. */
  | (Underway & { readonly do: 'swaps'; readonly goings: readonly Going[] })
  /** Hidden units that share a hex with an enemy may show themselves, CON-8. */
  | (Underway & { readonly do: 'meetings'; readonly goings: readonly Going[]; readonly held: readonly UnitId[] })
  /** Late tokens of units that do not fight, MOV-9, by unit. */
  | {
      readonly do: 'afterwards';
      readonly movement: Third;
      readonly late: Readonly<Record<UnitId, MoveStep>>;
      readonly picks: Picks;
      /** Who hides at the end of the step. */
      readonly hides: readonly UnitId[];
    }
  /** Late tokens of units that fought, MOV-9. */
  | { readonly do: 'late'; readonly movement: Third }
  /** A hidden unit is seen and shown without bonuses, CON-8. */
  | { readonly do: 'uncover'; readonly unit: UnitId };
