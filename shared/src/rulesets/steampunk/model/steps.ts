import type { SeatId } from '../../../match/index.ts';
import type { SeatAnswer } from './asks.ts';
import type { AssaultStep } from './steps/assault.ts';
import type { GunneryStep } from './steps/gunnery.ts';
import type { MovementStep } from './steps/movement.ts';
import type { Stage } from './table.ts';
import type { UnitId } from './units.ts';

/** What comes before the first turn: P0 to P4, SET-1 to SET-8. */
export type SetupStep =
  /** A part of the match begins. */
  | { readonly do: 'stage'; readonly stage: Stage }
  | { readonly do: 'races' }
  | { readonly do: 'announce' }
  | { readonly do: 'armies' }
  /** Who has which edge, SET-2. */
  | { readonly do: 'edges' }
  | { readonly do: 'terrain' }
  /** Who begins hidden, CON-8. */
  | { readonly do: 'hides' }
  /** One of the six steps of set-up, SET-4. */
  | { readonly do: 'setup'; readonly step: number }
  /** A side places the next units of a step, SET-5: so many at most. */
  | {
      readonly do: 'place';
      readonly step: number;
      readonly seat: SeatId;
      readonly count: number;
      /** Who places nothing more in this step. */
      readonly done: readonly SeatId[];
    }
  /** Everything at once, in secret, SET-7. */
  | { readonly do: 'deploy' };

/** Damage and what lies on hexes: sections 14, 15 and 19. */
type DamageStep =
  /** Ledgers become live, DET-5. */
  | { readonly do: 'apply' }
  /** Hex effects, section 19. */
  | { readonly do: 'trigger'; readonly movement: 1 | 2 | 3 };

/** A phase of agony that has taken much goes on after a pause. */
export interface RestOfAgony {
  /** The units whose turn has not come, or is not over. */
  readonly units: readonly UnitId[];
  /** How far the tokens of the first of them are: for how many was rolled, and how many of these are still there. */
  readonly from: { readonly rolled: number; readonly kept: number };
  /** What was answered when the phase began. */
  readonly answers: Readonly<Record<string, SeatAnswer>>;
}

/** The end of a turn: sections 20 and 21. */
export type AftermathStep =
  | { readonly do: 'healing'; readonly round: 1 | 2 }
  | {
      readonly do: 'agony';
      readonly phase: 0 | 1 | 2 | 3 | 4;
      /** What is left of a phase that was cut. */
      readonly rest?: RestOfAgony;
    }
  | { readonly do: 'aftermath' };

/** The end of the match: section 22. */
export type VictoryStep =
  /** The end of a turn: is it the end of the match? */
  | { readonly do: 'victory' }
  /** A round of the end-phase of a timed match, VIC-2. */
  | {
      readonly do: 'end-phase';
      readonly round: number;
      /** The units that were shaken when the last turn ended, VIC-4. */
      readonly shaken: readonly UnitId[];
    }
  /** The end of such a round: a shaken token goes from every unit. */
  | { readonly do: 'calm' };

/** What is done next, as plain data: `do` says which chapter takes it. It may ask players first, and put steps before the next. */
export type Step =
  | { readonly do: 'turn' }
  /** One of the 33 steps of a turn. */
  | { readonly do: 'step'; readonly step: number }
  | SetupStep
  | MovementStep
  | GunneryStep
  | DamageStep
  | AssaultStep
  | AftermathStep
  | VictoryStep;

export type StepOf<K extends Step['do']> = Extract<Step, { readonly do: K }>;
