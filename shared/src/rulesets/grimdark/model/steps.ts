import type { AttacksStep } from './steps/attacks.ts';
import type { CastingStep } from './steps/casting.ts';
import type { MeleeStep } from './steps/melee.ts';
import type { MoraleStep } from './steps/morale.ts';
import type { MovementStep } from './steps/movement.ts';
import type { RandomEventsStep } from './steps/random-events.ts';
import type { RoundsStep } from './steps/rounds.ts';
import type { ScenariosStep } from './steps/scenarios.ts';
import type { SetupStep } from './steps/setup.ts';

/** What is done next, as plain data: `do` says which chapter takes it. It may ask players first, and put steps before the next. */
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

export type StepOf<K extends Step['do']> = Extract<Step, { readonly do: K }>;
