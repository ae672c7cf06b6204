import type { VictoryStep } from '../../model/steps/victory.ts';
import type { StepRules } from '../chapter.ts';
import { CALM_STEP, END_PHASE_STEP } from './end-phase.ts';
import { VICTORY_STEP } from './victory.ts';

/** How this chapter's steps are taken. */
export const VICTORY_STEPS: StepRules<VictoryStep['do']> = {
  victory: VICTORY_STEP,
  'end-phase': END_PHASE_STEP,
  calm: CALM_STEP,
};
