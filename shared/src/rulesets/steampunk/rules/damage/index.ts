import type { DamageStep } from '../../model/steps.ts';
import type { StepRules } from '../chapter.ts';
import { trigger } from '../hexes/resolve.ts';
import { applyDamage } from './apply.ts';

export { hexAndAround, placeMarkers } from '../hexes/markers.ts';
export { applyDamage } from './apply.ts';
export { type Endurance, enduranceQuestions, spends, spent } from './endurance.ts';
export { giveTokens, isDead, shake } from './harm.ts';
export { armourOf, type Hit, isBio, isImmune, type RangeBand, resistanceOf } from './hit.ts';
export { harmBy, rollOn, type SpecialDie, strike } from './resolve.ts';

/** How this chapter's steps are taken. */
export const DAMAGE_STEPS: StepRules<DamageStep['do']> = {
  apply: { perform: applyDamage },
  trigger: { perform: trigger },
};
