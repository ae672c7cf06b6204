import type { ReadonlySignal } from '@preact/signals';
import type { KeyMap } from '../rulesets/types.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What the keys 1 to 9 do, each with its number. */
export const numberKeys = (press: (n: number) => void): KeyMap =>
  Object.fromEntries(NUMBERS.map((n) => [`${n}`, () => press(n)]));

/** The keys 1 to 9 pick from a list by place; a number beyond its end does nothing. */
export const listKeys = <T>(list: ReadonlySignal<readonly T[]>, pick: (each: T) => void): KeyMap =>
  numberKeys((n) =>
    list
      .peek()
      .slice(n - 1, n)
      .forEach(pick),
  );
