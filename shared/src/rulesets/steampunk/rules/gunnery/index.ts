import type { GunneryStep } from '../../model/steps/gunnery.ts';
import type { PartsRules, StepRules } from '../chapter.ts';
import { NO_PARTS_YET, NOTHING_YET } from '../not-yet.ts';

export { aimInMovement, aimsLeft, aimsWith } from './aiming.ts';
export { afterAssaultLoads, loadsAtStart, roundsLeft } from './loading.ts';
export { isAimed, type Shooting, type ToHit, toHit } from './to-hit.ts';

/** How this chapter's steps are taken. */
export const GUNNERY_STEPS: StepRules<GunneryStep['do']> = {
  gunnery: NOTHING_YET,
  targets: NOTHING_YET,
  attack: NOTHING_YET,
  hits: NOTHING_YET,
  'cease-fire': NOTHING_YET,
};

/** How this chapter's prompts of parts are answered. */
export const GUNNERY_PARTS: PartsRules<'shoot'> = {
  shoot: NO_PARTS_YET,
};
