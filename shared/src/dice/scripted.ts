import type { Dice } from './dice.ts';

/** A script does not fit the game: it has run out of numbers, or its next number cannot be rolled or picked. */
export class ScriptError extends Error {
  /** Index in the script of the number that does not fit. */
  readonly index: number;

  constructor(index: number, message: string) {
    super(message);
    this.name = 'ScriptError';
    this.index = index;
  }
}

/**
 * Dice with a given list of results, for tests and transcripts: rolls (from 1) and picks (from 0) in the order in which
 * they are asked for. Throws {@link ScriptError}.
 */
export const scriptedDice = (script: readonly number[]): Dice => {
  let index = 0;
  const next = (least: number, most: number, asked: string): number => {
    const shown = script[index];
    if (shown === undefined) throw new ScriptError(index, `The script is over, but ${asked}.`);
    if (!Number.isInteger(shown) || shown < least || shown > most)
      throw new ScriptError(index, `The script says ${shown}, but ${asked}: ${least} to ${most}.`);
    index += 1;
    return shown;
  };
  return {
    roll: (sides, reason) => next(1, sides, `a d${sides} is rolled (${reason})`),
    pick: (n, reason) => next(0, n - 1, `one of ${n} is picked (${reason})`),
  };
};
