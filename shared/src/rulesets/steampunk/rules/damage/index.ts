import type { DamageStep } from '../../model/steps/damage.ts';
import type { StepRules } from '../chapter.ts';
import { NOTHING_YET } from '../not-yet.ts';

/** How this chapter's steps are taken. */
export const DAMAGE_STEPS: StepRules<DamageStep['do']> = {
  apply: NOTHING_YET,
  trigger: NOTHING_YET,
};
