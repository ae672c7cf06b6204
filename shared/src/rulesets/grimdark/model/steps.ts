import type { AttacksStep } from './steps/attacks.ts';
import type { CastingStep } from './steps/casting.ts';
import type { MeleeStep } from './steps/melee.ts';
import type { MoraleStep } from './steps/morale.ts';
import type { MovementStep } from './steps/movement.ts';
import type { RandomEventsStep } from './steps/random-events.ts';
import type { RoundsStep } from './steps/rounds.ts';
import type { ScenariosStep } from './steps/scenarios.ts';
import type { SetupStep } from './steps/setup.ts';

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
