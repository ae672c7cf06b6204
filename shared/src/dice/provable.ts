import { type Dice, diceFrom } from './dice.ts';
import { streamKey, word } from './stream.ts';

const WORDS = 2 ** 32;

/**
 * Dice that nobody can bend and anybody can check, for match play. The holder of `secret` has shown its
 * {@link commitmentTo} before the players gave their salts, so neither knew what the other's part would make of it.
 * Draw n, a roll or a pick, depends on n alone (counter mode); words that would make some faces likelier are thrown away.
 *
 * `secret` is 64 hexadecimal digits, `salts` are in seat order.
 */
export const provableDice = (secret: string, salts: readonly string[]): Dice => {
  const key = streamKey(secret, salts);
  let draws = 0;
  return diceFrom((n) => {
    const fair = WORDS - (WORDS % n);
    const index = draws++;
    for (let attempt = 0; ; attempt++) {
      const drawn = word(key, index, attempt);
      if (drawn < fair) return drawn % n;
    }
  });
};
