import type { StepRules } from '../chapter.ts';
import { applyDamage } from './apply.ts';

export { applyDamage } from './apply.ts';
export { type Endurance, enduranceQuestions, spends, spent } from './endurance.ts';
export { giveTokens, isDead, shake } from './harm.ts';
export { armourOf, type Hit, isBio, isImmune, type RangeBand, resistanceOf } from './hit.ts';
export { harmBy, rollOn, type SpecialDie, strike } from './resolve.ts';

/** How this chapter's steps are taken. */
export const DAMAGE_STEPS: StepRules<'apply'> = {
  apply: { perform: applyDamage },
};
