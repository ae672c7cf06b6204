import type { Route } from './route.ts';

/** One reason for a piloting roll in a hex of a movement, W-6.2. `levels`: of an unpaid drop, W-7.4, else 0. */
export interface Need {
  readonly rule: 'W-6.3' | 'W-7.4' | 'W-5.2';
  readonly levels: number;
}

/** With this many reasons in one hex the movement fails without a roll, W-6.2. */
export const TOO_MANY = 3;

/**
 * Why entering hex number `index` of the path takes a roll; -1 for a turn on the spot. `tested`: W-6.3 has been rolled.
 */
export const needsAt = (route: Route, index: number, tested: boolean): Need[] => {
  const step = route.steps[index];
  const needs: Need[] = [];
  if (step?.difficult && !tested) needs.push({ rule: 'W-6.3', levels: 0 });
  if (step && step.drop > 0) needs.push({ rule: 'W-7.4', levels: step.drop });
  if (route.aboutFace && index === route.steps.length - 1) needs.push({ rule: 'W-5.2', levels: 0 });
  return needs;
};
