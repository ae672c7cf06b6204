import type { AftermathStep } from '../../model/steps.ts';
import type { PartsRules, StepRules } from '../chapter.ts';
import { AFTERMATH } from './aftermath.ts';
import { AGONY } from './agony.ts';
import { HEAL, HEALING } from './healing.ts';

export { steady } from './aftermath.ts';
export { agonyPhase } from './agony.ts';
export { healingRound } from './healing.ts';

/** How this chapter's steps are taken. */
export const AFTERMATH_STEPS: StepRules<AftermathStep['do']> = {
  healing: HEALING,
  agony: AGONY,
  aftermath: AFTERMATH,
};

/** How this chapter's prompts of parts are answered. */
export const AFTERMATH_PARTS: PartsRules<'heal'> = {
  heal: HEAL,
};
