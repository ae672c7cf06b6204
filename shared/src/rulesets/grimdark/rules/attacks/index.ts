import type { AttacksStep } from '../../model/steps/attacks.ts';
import type { StepRules } from '../chapter.ts';
import { ALLOCATE_STEPS } from './allocate.ts';
import { ATTACK_STEPS } from './attack.ts';
import { BAIL_OUT_STEPS } from './bail-out.ts';
import { DESTROY_STEPS } from './destroy.ts';
import { SHOOT_STEPS } from './shoot.ts';

/** How this chapter's steps are taken, G-10 and G-11. */
export const ATTACKS_STEPS: StepRules<AttacksStep['do']> = {
  ...SHOOT_STEPS,
  ...ATTACK_STEPS,
  ...ALLOCATE_STEPS,
  ...DESTROY_STEPS,
  ...BAIL_OUT_STEPS,
};
