import type { SetupStep } from '../../model/steps/setup.ts';
import type { PartsRules, StepRules } from '../chapter.ts';
import { NO_PARTS_YET, NOTHING_YET } from '../not-yet.ts';

/** How this chapter's steps are taken. */
export const SETUP_STEPS: StepRules<SetupStep['do']> = {
  races: NOTHING_YET,
  announce: NOTHING_YET,
  armies: NOTHING_YET,
  terrain: NOTHING_YET,
  hides: NOTHING_YET,
  setup: NOTHING_YET,
  place: NOTHING_YET,
  deploy: NOTHING_YET,
};

/** How this chapter's prompts of parts are answered. */
export const SETUP_PARTS: PartsRules<'announce' | 'army' | 'terrain' | 'hide' | 'setup' | 'deploy'> = {
  announce: NO_PARTS_YET,
  army: NO_PARTS_YET,
  terrain: NO_PARTS_YET,
  hide: NO_PARTS_YET,
  setup: NO_PARTS_YET,
  deploy: NO_PARTS_YET,
};
