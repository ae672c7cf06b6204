import type { DamageStep } from '../../model/steps/damage.ts';
import type { StepRules } from '../chapter.ts';
import { applyDamage } from './apply.ts';
import { trigger } from './trigger.ts';

export { applyDamage } from './apply.ts';
export { armourOf } from './armour.ts';
export { type Endurance, enduranceQuestions, spends, spent } from './endurance.ts';
export type { Hit, RangeBand } from './hit.ts';
export { isDead } from './ledger.ts';
export { hexAndAround, placeMarkers } from './markers.ts';
export { isBio, isImmune, resistanceOf } from './resistance.ts';
export { harmBy, rollOn, type SpecialDie } from './roll.ts';
export { strike } from './strike.ts';
export { giveTokens, shake } from './tokens.ts';

/** How this chapter's steps are taken. */
export const DAMAGE_STEPS: StepRules<DamageStep['do']> = {
  apply: { perform: applyDamage },
  trigger: { perform: trigger },
};
