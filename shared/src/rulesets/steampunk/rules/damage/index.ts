import type { StepRules } from '../chapter.ts';
import { applyDamage } from './apply.ts';

/** How this chapter's steps are taken. */
export const DAMAGE_STEPS: StepRules<'apply'> = {
  apply: { perform: applyDamage },
};
