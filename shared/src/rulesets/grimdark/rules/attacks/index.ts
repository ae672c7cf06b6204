// Shooting and what attacks do, G-10 and G-11. Other chapters put the steps on the agenda, and use what is named here.
import type { AttacksStep } from '../../model/steps/attacks.ts';
import type { StepRules } from '../chapter.ts';
import { ALLOCATE_STEPS } from './allocate.ts';
import { ATTACK_STEPS } from './attack.ts';
import { BAIL_OUT_STEPS } from './bail-out.ts';
import { DESTROY_STEPS } from './destroy.ts';
import { SHOOT_STEPS } from './shoot.ts';

export { blastOf } from './blast.ts';
export { checkShots } from './check-shots.ts';
export { groupsOf, rangedWeapons, type WeaponGroup, weaponsOf } from './groups.ts';
export { shotsOf } from './shoot.ts';
export { type Stance, stanceOf } from './stance.ts';
export { attackSteps, strikesOf } from './strikes.ts';
export { shotOf, sightBetween, targetsOf, whyNotAt } from './targets.ts';
export { coverCounts, toBlock } from './to-block.ts';
export { toHit } from './to-hit.ts';

export const ATTACKS_STEPS: StepRules<AttacksStep['do']> = {
  ...SHOOT_STEPS,
  ...ATTACK_STEPS,
  ...ALLOCATE_STEPS,
  ...DESTROY_STEPS,
  ...BAIL_OUT_STEPS,
};
