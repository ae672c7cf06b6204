import type { AttacksStep } from './chapters/attacks.ts';
import type { CastingStep } from './chapters/casting.ts';
import type { MeleeStep } from './chapters/melee.ts';
import type { MoraleStep } from './chapters/morale.ts';
import type { MovementStep } from './chapters/movement.ts';
import type { RandomEventsStep } from './chapters/random-events.ts';
import type { RoundsStep } from './chapters/rounds.ts';
import type { ScenariosStep } from './chapters/scenarios.ts';
import type { SetupStep } from './chapters/setup.ts';

/**
 * One thing that is still to be done, as plain data. Its rule, by `do`, stands in `rules/steps.ts`: it may ask players
 * first, and may put further steps in front of the rest.
 */
export type Step =
  | SetupStep
  | RoundsStep
  | MovementStep
  | AttacksStep
  | MeleeStep
  | MoraleStep
  | CastingStep
  | RandomEventsStep
  | ScenariosStep;

/** A step of one kind. */
export type StepOf<K extends Step['do']> = Extract<Step, { readonly do: K }>;
