import type { AssaultStep } from '../../model/steps/assault.ts';
import type { PartsRules, StepRules } from '../chapter.ts';
import { NO_PARTS_YET, NOTHING_YET } from '../not-yet.ts';

/** How this chapter's steps are taken. */
export const ASSAULT_STEPS: StepRules<AssaultStep['do']> = {
  releases: NOTHING_YET,
  slips: NOTHING_YET,
  slip: NOTHING_YET,
  abilities: NOTHING_YET,
  unopposed: NOTHING_YET,
  assaults: NOTHING_YET,
  assault: NOTHING_YET,
  allocation: NOTHING_YET,
  strikes: NOTHING_YET,
  stand: NOTHING_YET,
  settlement: NOTHING_YET,
  retreats: NOTHING_YET,
  retreat: NOTHING_YET,
  regroup: NOTHING_YET,
  peace: NOTHING_YET,
};

/** How this chapter's prompts of parts are answered. */
export const ASSAULT_PARTS: PartsRules<'allocate'> = {
  allocate: NO_PARTS_YET,
};
