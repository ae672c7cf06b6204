import type { MovementStep } from '../../model/steps/movement.ts';
import type { PromptRules, StepRules } from '../chapter.ts';
import { unitOf } from '../figures.ts';
import { ACT_STEPS, HOLD } from './act.ts';
import { checkAct } from './check-act.ts';
import { allActs } from './choices.ts';
import { DANGER_STEPS } from './danger.ts';
import { END_MOVE_STEPS } from './end-move.ts';
import { sampleAct } from './sample.ts';

export const MOVEMENT_STEPS: StepRules<MovementStep['do']> = { ...ACT_STEPS, ...END_MOVE_STEPS, ...DANGER_STEPS };

export const MOVEMENT_PROMPTS: PromptRules<'act'> = {
  act: {
    check: (view, { unit }, intent) => checkAct(view, unitOf(view, unit!), intent),
    fallback: () => HOLD,
    all: (view, { unit }) => allActs(view, unitOf(view, unit!)),
    sample: (view, { unit }, below) => sampleAct(view, unitOf(view, unit!), below),
  },
};
