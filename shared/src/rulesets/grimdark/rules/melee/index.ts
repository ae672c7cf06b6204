import type { MeleeStep } from '../../model/steps/melee.ts';
import type { StepRules } from '../chapter.ts';
import { FIGHT_STEPS } from './fight.ts';
import { IMPACT_STEPS } from './impact.ts';
import { PARTING_STEPS } from './parting.ts';
import { RESULT_STEPS } from './result.ts';
import { STRIKE_STEPS } from './strikes.ts';

/** How this chapter's steps are taken, G-12. */
export const MELEE_STEPS: StepRules<MeleeStep['do']> = {
  ...FIGHT_STEPS,
  ...STRIKE_STEPS,
  ...IMPACT_STEPS,
  ...RESULT_STEPS,
  ...PARTING_STEPS,
};
