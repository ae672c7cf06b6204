import type { Route } from './route.ts';

/** What one moment of a movement asks a piloting roll for, W-6.2. `levels` are dropped unpaid, W-7.4. */
export interface Need {
  readonly rule: 'W-6.3' | 'W-7.4' | 'W-5.2';
  readonly levels: number;
}

/** From this many requirements on, one moment fails without a die, W-6.2. */
export const TOO_MANY = 3;

/** What entering the path's hex number `index` asks for; -1 is turning on the spot. `tested`: rolled before, W-6.3. */
export const needsAt = (route: Route, index: number, tested: boolean): Need[] => {
  const step = route.steps[index];
  const needs: Need[] = [];
  if (step?.difficult && !tested) needs.push({ rule: 'W-6.3', levels: 0 });
  if (step && step.drop > 0) needs.push({ rule: 'W-7.4', levels: step.drop });
  if (route.aboutFace && index === route.steps.length - 1) needs.push({ rule: 'W-5.2', levels: 0 });
  return needs;
};
