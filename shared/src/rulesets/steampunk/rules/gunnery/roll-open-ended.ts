import type { Dice } from '../../../../dice/index.ts';
import { D6, GOES_ON, resultOf } from './open-ended.ts';

/**
 * Rolls an open-ended d6 and gives all dice as they fell, DET-3: after a 6 extra dice, as long as they show 5 or more and
 * the needed number is not reached. What needs 1 or less always succeeds, and its die is rolled nevertheless. `enough`: a
 * first die that succeeds whatever is needed.
 */
export const openEnded = (dice: Dice, needed: number, reason: string, enough = Infinity): readonly number[] => {
  const rolled = [dice.roll(D6, reason)];
  if (rolled[0] !== D6 || rolled[0] >= enough) return rolled;
  while (resultOf(rolled) < needed) {
    const die = dice.roll(D6, reason);
    rolled.push(die);
    if (die < GOES_ON) break;
  }
  return rolled;
};
