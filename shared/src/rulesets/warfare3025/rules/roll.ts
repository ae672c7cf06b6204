import type { Dice } from '../../../dice/index.ts';
import type { Roll } from '../model/roll.ts';
import { capped, D20, tierOf } from './skill.ts';

/** Everything about a roll but the dice. */
type RollPlan = Omit<Roll, 'dice' | 'result' | 'tier'>;

/** Rolls: one die, or two of which the higher or lower counts after each is capped, W-1.2 and W-1.3. */
export const roll = (dice: Dice, plan: RollPlan): Roll => {
  const fallen = [dice.roll(D20, plan.purpose)];
  if (plan.keep !== 'only') fallen.push(dice.roll(D20, plan.purpose));
  const counted = fallen.map((die) => capped(die, plan.damage));
  const result = plan.keep === 'lower' ? Math.min(...counted) : Math.max(...counted);
  return { ...plan, dice: fallen, result, tier: tierOf(plan.skill, result) };
};
