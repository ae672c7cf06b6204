import type { SetupStep } from '../../model/steps/setup.ts';
import type { PromptRules, StepRules } from '../chapter.ts';
import { DECLARE_PROMPT, DECLARE_STEP } from './declare/index.ts';
import { DEPLOY_PROMPT, DEPLOY_STEP } from './deploy.ts';
import { FORCES_STEP } from './forces.ts';
import { MARKERS_PROMPTS, MARKERS_STEPS } from './markers.ts';
import { SCOUT_PROMPT, SCOUT_STEP } from './scout.ts';
import { SIDES_PROMPTS, SIDES_STEPS } from './sides.ts';

/** How this chapter's steps are taken. */
export const SETUP_STEPS: StepRules<SetupStep['do']> = {
  forces: FORCES_STEP,
  ...MARKERS_STEPS,
  ...SIDES_STEPS,
  declare: DECLARE_STEP,
  deploy: DEPLOY_STEP,
  scout: SCOUT_STEP,
};

/** How this chapter's prompts are answered. */
export const SETUP_PROMPTS: PromptRules<'marker-first' | 'place-marker' | 'edge' | 'declare' | 'deploy' | 'scout'> = {
  ...MARKERS_PROMPTS,
  ...SIDES_PROMPTS,
  declare: DECLARE_PROMPT,
  deploy: DEPLOY_PROMPT,
  scout: SCOUT_PROMPT,
};
