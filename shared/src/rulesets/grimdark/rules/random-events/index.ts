import type { RandomEventsStep } from '../../model/steps/random-events.ts';
import type { PromptRules, StepRules } from '../chapter.ts';
import { NO_PROMPT, NO_STEP } from '../unwritten.ts';

export const RANDOM_EVENTS_STEPS: StepRules<RandomEventsStep['do']> = {
  'random-event': NO_STEP,
  'event-ends': NO_STEP,
  'first-die': NO_STEP,
  fauna: NO_STEP,
  'event-move': NO_STEP,
};

export const RANDOM_EVENTS_PROMPTS: PromptRules<'choice'> = {
  choice: NO_PROMPT,
};
