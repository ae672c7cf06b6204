import type { SetupStep } from '../../model/chapters/setup.ts';
import type { StepRules } from '../chapter.ts';
import { DECLARE_STEP } from './declare/index.ts';
import { DEPLOY_STEP } from './deploy.ts';
import { FORCES_STEP } from './forces.ts';
import { MARKERS_STEPS } from './markers.ts';
import { PROPOSAL_STEPS } from './proposal.ts';
import { SCOUT_STEP } from './scout.ts';
import { EDGE_STEP, SIDES_STEPS } from './sides.ts';

/** How this chapter's steps are taken. */
export const SETUP_STEPS: StepRules<SetupStep['do']> = {
  forces: FORCES_STEP,
  ...MARKERS_STEPS,
  ...SIDES_STEPS,
  ...PROPOSAL_STEPS,
  edge: EDGE_STEP,
  declare: DECLARE_STEP,
  deploy: DEPLOY_STEP,
  scout: SCOUT_STEP,
};
