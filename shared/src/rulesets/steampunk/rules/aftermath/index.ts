import type { AftermathStep } from '../../model/steps/aftermath.ts';
import type { PartsRules, StepRules } from '../chapter.ts';
import { NO_PARTS_YET, NOTHING_YET } from '../not-yet.ts';

/** How this chapter's steps are taken. */
export const AFTERMATH_STEPS: StepRules<AftermathStep['do']> = {
  healing: NOTHING_YET,
  agony: NOTHING_YET,
  aftermath: NOTHING_YET,
  victory: NOTHING_YET,
  'end-phase': NOTHING_YET,
};

/** How this chapter's prompts of parts are answered. */
export const AFTERMATH_PARTS: PartsRules<'heal'> = {
  heal: NO_PARTS_YET,
};
