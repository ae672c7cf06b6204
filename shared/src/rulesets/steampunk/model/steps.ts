import type { AftermathStep } from './steps/aftermath.ts';
import type { AssaultStep } from './steps/assault.ts';
import type { DamageStep } from './steps/damage.ts';
import type { GunneryStep } from './steps/gunnery.ts';
import type { MovementStep } from './steps/movement.ts';
import type { SetupStep } from './steps/setup.ts';
import type { VictoryStep } from './steps/victory.ts';

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
