import type { SetupStep } from '../../model/steps/setup.ts';
import type { PromptRules, StepRules } from '../chapter.ts';
import { NO_PROMPT, NO_STEP } from '../unwritten.ts';

export const SETUP_STEPS: StepRules<SetupStep['do']> = {
  forces: NO_STEP,
  'markers-begin': NO_STEP,
  'marker-first': NO_STEP,
  'place-marker': NO_STEP,
  sides: NO_STEP,
  edge: NO_STEP,
  declare: NO_STEP,
  deploy: NO_STEP,
  scout: NO_STEP,
};

export const SETUP_PROMPTS: PromptRules<'marker-first' | 'place-marker' | 'edge' | 'declare' | 'deploy' | 'scout'> = {
  'marker-first': NO_PROMPT,
  'place-marker': NO_PROMPT,
  edge: NO_PROMPT,
  declare: NO_PROMPT,
  deploy: NO_PROMPT,
  scout: NO_PROMPT,
};
