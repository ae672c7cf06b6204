import { describe, expect, test } from 'vitest';
import { Follow } from '../../../src/table/log/follow.ts';

/** A list of 1000 pixels in a window of 300. */
const at = (above: number, whole = 1000) => ({ above, whole, shown: 300 });
const atEnd = at(700);

/** A list that has come to its end by itself. */
const shown = (): Follow => {
  const follow = new Follow();
  follow.scrolled(atEnd, 0);
  return follow;
};

describe('a list follows its newest entry', () => {
  test.each<[string, (follow: Follow) => void, boolean]>([
    ['from the beginning', () => {}, true],
    ['when the browser tells late of its own scrolling', (follow) => follow.scrolled(at(700, 2400), 10), true],
    [
      'when that happens while a hand rests on the wheel',
      (follow) => {
        follow.hand(0);
        follow.scrolled(at(700, 2400), 10);
      },
      true,
    ],
    ['when its window grows and takes what was above into sight', (follow) => follow.scrolled(at(400), 10), true],
    [
      'until a person scrolls up',
      (follow) => {
        follow.hand(5);
        follow.scrolled(at(500), 10);
      },
      false,
    ],
    [
      'but not by a step that stays at the end',
      (follow) => {
        follow.hand(5);
        follow.scrolled(at(690), 10);
      },
      true,
    ],
    [
      'until momentum carries up, long after the finger has let go',
      (follow) => {
        follow.hand(0);
        for (const [above, now] of [
          [690, 100],
          [680, 350],
          [640, 390],
          [500, 700],
        ] as const)
          follow.scrolled(at(above), now);
      },
      false,
    ],
    [
      'until the bar is dragged, however slowly',
      (follow) => {
        follow.hand(Number.POSITIVE_INFINITY);
        follow.scrolled(at(500), 60_000);
      },
      false,
    ],
    [
      'again once the person is back at the end',
      (follow) => {
        follow.hand(5);
        follow.scrolled(at(500), 10);
        follow.scrolled(atEnd, 20);
      },
      true,
    ],
    ['until it is taken elsewhere', (follow) => follow.leave(), false],
  ])('%s', (_, act, follows) => {
    const follow = shown();
    act(follow);
    expect(follow.following.value).toBe(follows);
  });
});

test('entries are counted only while the reader is elsewhere, and no more once the newest is shown', () => {
  const follow = shown();
  follow.came(3);
  expect(follow.fresh.value).toBe(0);
  follow.hand(5);
  follow.scrolled(at(100), 10);
  follow.came(3);
  follow.came(9);
  follow.came(-2);
  expect(follow.fresh.value).toBe(12);
  follow.toNewest();
  expect([follow.following.value, follow.fresh.value]).toEqual([true, 0]);
});
