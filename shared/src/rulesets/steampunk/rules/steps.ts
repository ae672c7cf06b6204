import type { Step } from '../model/steps.ts';
import { AFTERMATH_STEPS } from './aftermath/index.ts';
import { ASSAULT_STEPS } from './assault/index.ts';
import type { StepRules } from './chapter.ts';
import { DAMAGE_STEPS } from './damage/index.ts';
import { GUNNERY_STEPS } from './gunnery/index.ts';
import { HEX_STEPS } from './hexes/resolve.ts';
import { MOVEMENT_STEPS } from './movement/index.ts';
import { SETUP_STEPS } from './setup/index.ts';
import { TURN_STEPS } from './turn.ts';
import { VICTORY_STEPS } from './victory/victory.ts';

/** How every kind of step is taken. A kind without a line does not compile. */
export const STEPS: StepRules<Step['do']> = {
  ...TURN_STEPS,
  ...SETUP_STEPS,
  ...MOVEMENT_STEPS,
  ...GUNNERY_STEPS,
  ...DAMAGE_STEPS,
  ...HEX_STEPS,
  ...ASSAULT_STEPS,
  ...AFTERMATH_STEPS,
  ...VICTORY_STEPS,
};
