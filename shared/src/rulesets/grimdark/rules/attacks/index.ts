// Shooting and what attacks do, 10 and 11. Other chapters put the steps on the agenda, and use what is named here.
import type { AttacksStep } from '../../model/steps/attacks.ts';
import type { PromptRules, StepRules } from '../chapter.ts';
import { NO_PROMPT, NO_STEP } from '../unwritten.ts';

export { groupsOf, rangedWeapons, type WeaponGroup, weaponsOf } from './groups.ts';
export { attackSteps, strikesOf } from './strikes.ts';

export const ATTACKS_STEPS: StepRules<AttacksStep['do']> = {
  shoot: NO_STEP,
  attack: NO_STEP,
  hits: NO_STEP,
  wounds: NO_STEP,
  destroy: NO_STEP,
  'attacks-end': NO_STEP,
  allocate: NO_STEP,
  'bail-out': NO_STEP,
  remove: NO_STEP,
};

export const ATTACKS_PROMPTS: PromptRules<'shoot' | 'casualties' | 'bail-out'> = {
  shoot: NO_PROMPT,
  casualties: NO_PROMPT,
  'bail-out': NO_PROMPT,
};
