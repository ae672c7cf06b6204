import type { PromptRules } from '../chapter.ts';
import { unitOf } from '../figures.ts';
import { HOLD } from './act.ts';
import { checkAct } from './check-act.ts';
import { allActs } from './choices.ts';
import { sampleAct } from './sample.ts';

/** How this chapter's prompt is answered. */
export const MOVEMENT_PROMPTS: PromptRules<'act'> = {
  act: {
    check: (view, { unit }, intent) => checkAct(view, unitOf(view, unit!), intent),
    fallback: () => HOLD,
    all: (view, { unit }) => allActs(view, unitOf(view, unit!)),
    sample: (view, { unit }, below) => sampleAct(view, unitOf(view, unit!), below),
  },
};
