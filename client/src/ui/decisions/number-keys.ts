import type { ReadonlySignal } from '@preact/signals';
import type { KeyMap } from '../../rulesets/types.ts';

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

/** Milliseconds within which a key that is pressed again was pressed twice, as with double clicks. */
const DOUBLE = 300;

/** The key that answered last, and when. */
let last = { n: 0, at: Number.NEGATIVE_INFINITY };

/**
 * The keys 1 to 9 answer with one of a list, as a click on it does. Pressed twice a key answers once: the first press has
 * answered what was asked; nobody has read yet what the next one would answer.
 */
export const answerKeys = <T>(list: ReadonlySignal<readonly T[]>, answer: (each: T) => void): KeyMap =>
  numberKeys((n) => {
    const choice = list.peek()[n - 1];
    const at = performance.now();
    if (choice === undefined || (n === last.n && Math.abs(at - last.at) < DOUBLE)) return;
    last = { n, at };
    answer(choice);
  });
