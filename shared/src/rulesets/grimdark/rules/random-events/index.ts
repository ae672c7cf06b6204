import type { RandomEventsStep } from '../../model/steps/random-events.ts';
import type { StepRules } from '../chapter.ts';
import { MOVE_STEPS } from './moves.ts';
import { RIG_STEPS } from './rig.ts';
import { ROLL_STEPS } from './roll.ts';
import { SNIPER_STEPS } from './sniper.ts';
import { STRIKE_STEPS } from './strikes.ts';
import { WALK_STEPS } from './walking-dead.ts';

export { riggedShown } from './rig.ts';

/** How this chapter's steps are taken, G-17. */
export const RANDOM_EVENTS_STEPS: StepRules<RandomEventsStep['do']> = {
  ...ROLL_STEPS,
  ...RIG_STEPS,
  ...STRIKE_STEPS,
  ...WALK_STEPS,
  ...SNIPER_STEPS,
  ...MOVE_STEPS,
};
