import type { Dice } from './dice.ts';

/** A script of rolls that does not fit what is rolled: it is over, or its next number is not on the die. */
export class ScriptError extends Error {
  /** Which of the script's rolls, from 0. */
  readonly index: number;

  constructor(index: number, message: string) {
    super(message);
    this.name = 'ScriptError';
    this.index = index;
  }
}

/** Dice that show what was written down before, for tests and stories; throws {@link ScriptError}. */
export const scriptedDice = (script: readonly number[]): Dice => {
  let index = 0;
  return {
    roll: (sides, reason) => {
      const shown = script[index];
      if (shown === undefined)
        throw new ScriptError(index, `The script is over, but a d${sides} is rolled: ${reason}.`);
      if (!Number.isInteger(shown) || shown < 1 || shown > sides)
        throw new ScriptError(index, `A d${sides} is rolled (${reason}), and the script says ${shown}.`);
      index += 1;
      return shown;
    },
  };
};
