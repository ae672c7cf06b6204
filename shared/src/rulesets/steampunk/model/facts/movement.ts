import type { Direction, HexLabel } from '../../../../hex/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import type { Prompt } from '../asks.ts';
import type { Contest } from '../contest.ts';
import type { Instead, MoveStep } from '../orders.ts';
import type { StepFault, Third } from '../steps/movement.ts';
import type { UnitId } from '../units.ts';

/** A die against the ground, TER-2. */
interface GroundRoll {
  readonly needs: number;
  readonly die: number;
}

/** What happens in orders and moves. A fact names units in fields `unit`, `by`, `target` and `units`, or lists them in `each`. */
export type MovementFact =
  /** Dice for the choice and assault ranks of a mirror match: seat 1 and seat 2, rolled again while they are equal. */
  | { readonly kind: 'initiative-rolled'; readonly dice: readonly (readonly [number, number])[]; readonly seat: SeatId }
  /** Both sides have written their orders, ORD-2. */
  | { readonly kind: 'orders-written'; readonly of: 'now' | 'next' }
  /** Units carry out something else than was written, ORD-9 and ORD-11; told to their owner only. */
  | {
      readonly kind: 'orders-replaced';
      readonly each: readonly { readonly unit: UnitId; readonly seat: SeatId; readonly rule: Instead['rule'] }[];
    }
  /** Units cannot do a step of their orders and do that of the default order, or nothing, ORD-9; told to their owner only. */
  | {
      readonly kind: 'steps-replaced';
      readonly each: readonly (StepFault & { readonly unit: UnitId; readonly seat: SeatId })[];
    }
  /** Which units will assault, and which will not, INI-1. */
  | {
      readonly kind: 'assaults-declared';
      readonly each: readonly { readonly unit: UnitId; readonly assaults: boolean }[];
    }
  /** What was chosen for moves before the other side chooses, INI-1. */
  | {
      readonly kind: 'moves-chosen';
      readonly each: readonly { readonly unit: UnitId; readonly prompt: Prompt; readonly option: string }[];
    }
  /** The step is carried out: its tokens, and the early ones are done, MOV-3. Who does nothing is not listed. */
  | {
      readonly kind: 'step-carried-out';
      readonly movement: Third;
      readonly each: readonly { readonly unit: UnitId; readonly tokens: MoveStep }[];
    }
  /** Dice to leave and to enter difficult ground, TER-2. */
  | {
      readonly kind: 'ground-rolled';
      readonly each: readonly {
        readonly unit: UnitId;
        readonly to: HexLabel;
        readonly exit: GroundRoll | null;
        readonly entry: GroundRoll | null;
        readonly passed: boolean;
      }[];
    }
  /** Units stay where they were, because where they wanted to go is no room for all of them, STK-4. */
  | { readonly kind: 'overcrowded'; readonly each: readonly { readonly unit: UnitId; readonly to: HexLabel }[] }
  /** Units that would change places fight over a hex, MOV-6. */
  | {
      readonly kind: 'swap-decided';
      readonly seat: SeatId;
      readonly at: HexLabel;
      readonly other: HexLabel;
      /** Who stays in it, and who enters it. */
      readonly held: readonly UnitId[];
      readonly entering: readonly UnitId[];
    }
  /** Hidden units show themselves, CON-8. */
  | {
      readonly kind: 'revealed';
      readonly each: readonly {
        readonly unit: UnitId;
        /** Where its token lay, and where it stands. */
        readonly from: HexLabel;
        readonly at: HexLabel;
        readonly facing: Direction;
        readonly bonuses: boolean;
      }[];
    }
  /** A hidden unit was seen, and there was no hex for it to stand in, CON-8. */
  | { readonly kind: 'lost-uncovered'; readonly unit: UnitId }
  /** All moves of a step at once, MOV-8. */
  | {
      readonly kind: 'units-moved';
      readonly each: readonly {
        readonly unit: UnitId;
        readonly from: HexLabel;
        readonly to: HexLabel;
        readonly facing: Direction;
        readonly token: string;
      }[];
    }
  /** Hexes that both sides claim; who enters one is still where it came from, MOV-7. */
  | { readonly kind: 'hexes-contested'; readonly contests: readonly Contest[] }
  /** A building falls to who drives into it. */
  | { readonly kind: 'building-ruined'; readonly by: UnitId; readonly at: HexLabel }
  /** Tokens after the move are done, MOV-9. */
  | {
      readonly kind: 'late-done';
      readonly each: readonly { readonly unit: UnitId; readonly tokens: MoveStep }[];
    }
  /** Units hide again, CON-8. */
  | { readonly kind: 'hid'; readonly units: readonly UnitId[] };
