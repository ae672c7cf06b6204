import type { MovementStep } from '../../model/steps/movement.ts';
import type { PartsRules, StepRules } from '../chapter.ts';
import { PLAN_PARTS } from '../orders/parts.ts';
import { PLAN_STEPS } from '../orders/plan.ts';
import { LATE_STEPS } from './late.ts';
import { MOVE_STEPS } from './move.ts';
import { INITIATIVE_STEPS } from './rank-dice.ts';
import { UNCOVER_STEPS } from './uncover.ts';

export { laddered } from '../orders/ladder.ts';
export { mayFire, mayMove, writable } from '../orders/writable.ts';
export { ruinBuilding } from './arrive.ts';
export { layerFault } from './flying.ts';
export { type Revealing, revealed } from './reveal.ts';
export { enemiesAt, fits, mayStand, moverOf, unitsAt } from './stacking.ts';
export { uncoverNear } from './uncover.ts';

/** How this chapter's steps are taken. */
export const MOVEMENT_STEPS: StepRules<MovementStep['do']> = {
  ...INITIATIVE_STEPS,
  ...PLAN_STEPS,
  ...MOVE_STEPS,
  ...LATE_STEPS,
  ...UNCOVER_STEPS,
};

/** How this chapter's prompts of parts are answered. */
export const MOVEMENT_PARTS: PartsRules<'plan'> = {
  plan: PLAN_PARTS,
};
