import type { Dice } from '../../../../dice/index.ts';

const D6 = 6;
/** An extra die that shows this or more adds 1, and another may follow, DET-3. */
const GOES_ON = 5;

/** What dice of an open-ended roll come to: the first, and 1 for each extra die that goes on, DET-3. */
export const resultOf = ([first = 0, ...extra]: readonly number[]): number =>
  first + extra.filter((die) => die >= GOES_ON).length;

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

/** The chance of a die to show this or more. */
const orMore = (face: number): number => Math.max(0, D6 + 1 - Math.max(1, face)) / D6;

/** The exact chance of an open-ended d6 to reach a number, DET-3. `enough`: as in {@link openEnded}. */
export const chanceOf = (needed: number, enough = Infinity): number =>
  Math.max(needed <= D6 ? orMore(needed) : orMore(D6) * orMore(GOES_ON) ** (needed - D6), orMore(enough));
