import type { Step } from '../model/steps.ts';
import { ATTACKS_STEPS } from './attacks/index.ts';
import { CASTING_STEPS } from './casting/index.ts';
import type { StepRules } from './chapter.ts';
import { MELEE_STEPS } from './melee/index.ts';
import { MORALE_STEPS } from './morale/index.ts';
import { MOVEMENT_STEPS } from './movement/index.ts';
import { RANDOM_EVENTS_STEPS } from './random-events/index.ts';
import { ROUNDS_STEPS } from './rounds/index.ts';
import { SCENARIOS_STEPS } from './scenarios/index.ts';
import { SETUP_STEPS } from './setup/index.ts';

/** How every kind of step is taken. A kind without a line does not compile. */
export const STEPS: StepRules<Step['do']> = {
  ...SETUP_STEPS,
  ...ROUNDS_STEPS,
  ...MOVEMENT_STEPS,
  ...ATTACKS_STEPS,
  ...MELEE_STEPS,
  ...MORALE_STEPS,
  ...CASTING_STEPS,
  ...RANDOM_EVENTS_STEPS,
  ...SCENARIOS_STEPS,
};
