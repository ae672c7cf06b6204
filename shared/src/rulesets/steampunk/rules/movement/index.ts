import type { MovementStep } from '../../model/steps/movement.ts';
import type { PartsRules, StepRules } from '../chapter.ts';
import { PLAN_PARTS, PLAN_STEPS } from '../orders/plan.ts';
import { LATE_STEPS } from './arrive.ts';
import { UNCOVER_STEPS } from './hidden.ts';
import { INITIATIVE_STEPS, MOVE_STEPS } from './resolve.ts';

/** How this chapter's steps are taken. */
export const MOVEMENT_STEPS: StepRules<MovementStep['do']> = {
  ...INITIATIVE_STEPS,
  ...PLAN_STEPS,
  ...MOVE_STEPS,
  ...LATE_STEPS,
  ...UNCOVER_STEPS,
};

/** How this chapter's prompts of parts are answered. */
export const MOVEMENT_PARTS: PartsRules<'plan'> = {
  plan: PLAN_PARTS,
};
