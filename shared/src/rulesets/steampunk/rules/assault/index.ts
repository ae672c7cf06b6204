import type { AssaultStep } from '../../model/steps/assault.ts';
import type { PartsRules, StepRules } from '../chapter.ts';
import { ALLOCATE, ALLOCATION_STEPS } from './allocation.ts';
import { ABILITY_STEPS, SLIP_STEPS } from './opening.ts';
import { SETTLEMENT_STEPS, UNOPPOSED_STEPS } from './outcome.ts';
import { REGROUP_STEPS } from './regroup.ts';
import { RELEASE_STEPS } from './release.ts';
import { ASSAULTS_STEPS, STAND_STEPS } from './resolve.ts';
import { RETREAT_STEPS } from './retreats.ts';
import { STRIKE_STEPS } from './strikes.ts';

/** How this chapter's steps are taken, in the order in which they come. */
export const ASSAULT_STEPS: StepRules<AssaultStep['do']> = {
  ...RELEASE_STEPS,
  ...SLIP_STEPS,
  ...UNOPPOSED_STEPS,
  ...ABILITY_STEPS,
  ...ASSAULTS_STEPS,
  ...ALLOCATION_STEPS,
  ...STRIKE_STEPS,
  ...STAND_STEPS,
  ...SETTLEMENT_STEPS,
  ...RETREAT_STEPS,
  ...REGROUP_STEPS,
};

/** How this chapter's prompts of parts are answered. */
export const ASSAULT_PARTS: PartsRules<'allocate'> = {
  allocate: ALLOCATE,
};
