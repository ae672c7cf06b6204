import { describe, expect, test } from 'vitest';
import { Ages } from '../../../src/rooms/match/history/ages.ts';

const MINUTE = 60_000;

/** A match of so many entries, after each of which so many turns had passed. */
const after = (turns: readonly number[], over = false): Ages => {
  const ages = new Ages();
  for (const [index, passed] of turns.entries()) ages.note(passed, over && index === turns.length - 1);
  return ages;
};

describe('entries that are so many turns old', () => {
  test.each([
    ['none, where nothing has happened', [], 1, 0],
    ['all, of no turns', [0, 0, 1], 0, 3],
    ['none, in the first turn', [0, 0, 0], 1, 0],
    ['those before a turn ended, when it has', [0, 0, 1], 1, 2],
    ['not the one with which the turn ended', [0, 0, 1, 1, 1], 1, 2],
    ['that one too, when another has ended', [0, 0, 1, 1, 2], 1, 4],
    ['fewer, of two turns', [0, 0, 1, 1, 2], 2, 2],
    ['where several turns end at once, all before', [0, 3], 2, 1],
    ['none from a position in its third turn on, until that is over', [2, 2, 2], 1, 0],
    ['and then those before', [2, 2, 3], 1, 2],
    ['none, when the end of a turn was taken back', [0, 1, 0], 1, 0],
    ['those before it, when it has ended once more', [0, 1, 0, 1], 1, 3],
  ])('%s', (_, turns, age, last) => {
    expect(after(turns).last(age)).toBe(last);
  });

  test('are all of a match that is over: no turn ends there any more', () => {
    expect(after([0, 0, 1], true).last(9)).toBe(3);
  });
});

describe('the time at which an entry is so many minutes old', () => {
  test('comes as many minutes later', () => {
    expect(after([0, 0]).due(1, 5000, 2)).toBe(5000 + 2 * MINUTE);
  });

  test('comes later by all the time in which nobody ran the match after it', () => {
    const ages = after([0, 0]);
    ages.stand(7 * MINUTE);
    ages.note(0, false);
    ages.stand(MINUTE);
    const due = [1, 2, 3, 4].map((entry) => ages.due(entry, 0, 2));
    expect(due).toEqual([10, 10, 3, 2].map((minutes) => minutes * MINUTE));
  });

  test('goes by the clock of the server that runs it now, also where that is behind', () => {
    const ages = after([0]);
    ages.stand(-60 * MINUTE);
    expect(ages.due(1, 100 * MINUTE, 5)).toBe(45 * MINUTE);
  });
});
