import type { MovementStep } from '../../model/steps/movement.ts';
import type { PartsRules, StepRules } from '../chapter.ts';
import { NO_PARTS_YET, NOTHING_YET } from '../not-yet.ts';

/** How this chapter's steps are taken. */
export const MOVEMENT_STEPS: StepRules<MovementStep['do']> = {
  initiative: NOTHING_YET,
  plan: NOTHING_YET,
  movement: NOTHING_YET,
  late: NOTHING_YET,
};

/** How this chapter's prompts of parts are answered. */
export const MOVEMENT_PARTS: PartsRules<'plan'> = {
  plan: NO_PARTS_YET,
};
