import type { Dice } from './dice.ts';

/** A script does not fit the game: it has run out of numbers, or its next number cannot be rolled or picked. */
export class ScriptError extends Error {
  /** The list of the number that does not fit, and its index there. */
  readonly list: 'script' | 'picks';
  readonly index: number;

  constructor(list: 'script' | 'picks', index: number, message: string) {
    super(message);
    this.name = 'ScriptError';
    this.list = list;
    this.index = index;
  }
}

/**
 * Dice with a given list of results, for tests and transcripts: rolls (from 1) and picks (from 0) in the order in which
 * they are asked for; or picks in a list of their own. Throws {@link ScriptError}.
 */
export const scriptedDice = (script: readonly number[], picks?: readonly number[]): Dice => {
  const reader = (list: 'script' | 'picks', numbers: readonly number[]) => {
    let index = 0;
    return (least: number, most: number, asked: string): number => {
      const shown = numbers[index];
      if (shown === undefined) throw new ScriptError(list, index, `The script is over, but ${asked}.`);
      if (!Number.isInteger(shown) || shown < least || shown > most)
        throw new ScriptError(list, index, `The script says ${shown}, but ${asked}: ${least} to ${most}.`);
      index += 1;
      return shown;
    };
  };
  const rolled = reader('script', script);
  const picked = picks ? reader('picks', picks) : rolled;
  return {
    roll: (sides, reason) => rolled(1, sides, `a d${sides} is rolled (${reason})`),
    pick: (n, reason) => picked(0, n - 1, `one of ${n} is picked (${reason})`),
  };
};
