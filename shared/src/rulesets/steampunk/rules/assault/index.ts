import type { AssaultStep } from '../../model/steps/assault.ts';
import type { PartsRules, StepRules } from '../chapter.ts';
import { ABILITY_STEPS } from './abilities.ts';
import { ALLOCATE, ALLOCATION_STEPS } from './allocation/index.ts';
import { ASSAULTS_STEPS } from './assaults.ts';
import { REGROUP_STEPS } from './regroup.ts';
import { RELEASE_STEPS } from './release.ts';
import { RETREAT_STEPS } from './retreats.ts';
import { SETTLEMENT_STEPS } from './settlement.ts';
import { SLIP_STEPS } from './slips.ts';
import { STAND_STEPS } from './stand.ts';
import { STRIKE_STEPS } from './strikes.ts';
import { UNOPPOSED_STEPS } from './unopposed.ts';

export { checkDealing, deal, dealingOf, type Quota, quotasOf } from './allocation/index.ts';
export { fightersOf } from './angles.ts';
export { type Bout, hitOf } from './bout.ts';
export { type Exchange, exchangesIn } from './cunning.ts';
export { deflectionPool, strengthPool } from './pools.ts';
export { mayReleaseClouds, releasesNow } from './release.ts';

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
