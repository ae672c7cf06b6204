import { type Dice, diceFrom } from './dice.ts';
import { streamKey, wordsOf } from './stream.ts';

/** One more than the largest number of {@link wordsOf}. */
const WORD_RANGE = 2 ** 32;

/**
 * Dice for match play that nobody can bend and anybody can verify. The server publishes the {@link commitmentTo} its
 * `secret` before the players choose their salts, so neither side could choose its part to suit the other's.
 * Draw number n, a roll or a pick, depends on n alone (counter mode). Words at the end of the range would make some faces
 * likelier, so they are rejected.
 *
 * `secret` is 64 hexadecimal digits, `salts` are in seat order.
 */
export const provableDice = (secret: string, salts: readonly string[]): Dice => {
  const word = wordsOf(streamKey(secret, salts));
  let draws = 0;
  return diceFrom((n) => {
    const fair = WORD_RANGE - (WORD_RANGE % n);
    const index = draws++;
    for (let attempt = 0; ; attempt++) {
      const drawn = word(index, attempt);
      if (drawn < fair) return drawn % n;
    }
  });
};
