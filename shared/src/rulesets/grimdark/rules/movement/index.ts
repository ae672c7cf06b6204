import type { MovementStep } from '../../model/steps/movement.ts';
import type { StepRules } from '../chapter.ts';
import { ACT_STEPS } from './act.ts';
import { DANGER_STEPS } from './danger.ts';
import { END_MOVE_STEPS } from './end-move.ts';

/** How this chapter's steps are taken, G-9 and G-15.1. */
export const MOVEMENT_STEPS: StepRules<MovementStep['do']> = { ...ACT_STEPS, ...END_MOVE_STEPS, ...DANGER_STEPS };
