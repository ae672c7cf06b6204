import { expect, it } from 'vitest';
import type { MatchRecord } from '../../src/match/index.ts';
import { TimeUsed } from '../../src/reckoning/time-used.ts';

const answer = (seat: string, at: number | undefined, unit?: string): MatchRecord['intents'][number] => ({
  ...{ seat, by: 'player', intent: unit === undefined ? {} : { unit } },
  ...(at === undefined ? {} : { at }),
});
const actor = (intent: object) => ('unit' in intent ? String(intent.unit) : undefined);

/** The time used in a match of these intents; `asked`: who is asked when it begins, and after each of them. */
const timeOf = (intents: MatchRecord['intents'], asked: readonly (readonly string[])[]): TimeUsed => {
  const time = new TimeUsed({ intents } as MatchRecord, { actor });
  for (const seats of asked)
    time.step({
      pending: () =>
        seats.map((name) => {
          const [seat, done] = name.split(' ');
          const committed = done === undefined ? {} : { committed: true as const };
          return { ...{ id: 1, seat: seat!, kind: 'act', clock: { class: 'plan' } }, ...committed };
        }),
    });
  return time;
};

it('counts for a seat from when it was asked until it answered', () => {
  const { seats, units } = timeOf(
    [answer('blue', 4000, 'b1'), answer('orange', 5500, 'o1'), answer('blue', 9000)],
    [['blue'], ['orange'], ['blue'], []],
  );
  expect([...seats]).toEqual([
    ['blue', 7500],
    ['orange', 1500],
  ]);
  expect([...units]).toEqual([
    ['b1', 4000],
    ['o1', 1500],
  ]);
});

it('counts for both while both are asked, and not while one has committed', () => {
  const { seats } = timeOf(
    [answer('blue', 2000), answer('orange', 10_000), answer('blue', 11_000)],
    [['blue', 'orange'], ['blue done', 'orange'], ['blue'], []],
  );
  expect(Object.fromEntries(seats)).toEqual({ blue: 3000, orange: 10_000 });
});

it('goes on where an answer is only a part of what was asked', () => {
  const { units } = timeOf(
    [answer('blue', 1000, 'b1'), answer('blue', 1500, 'b2'), { timer: 1, at: 1600 }, answer('blue', 1800, 'b2')],
    [['blue'], ['blue'], ['blue'], ['blue'], []],
  );
  expect(Object.fromEntries(units)).toEqual({ b1: 1000, b2: 800 });
});

it('is told only if all intents have their time', () => {
  expect(timeOf([answer('blue', 1)], []).isTold).toBe(true);
  expect(timeOf([answer('blue', 1), answer('blue', undefined)], []).isTold).toBe(false);
  expect(timeOf([], []).isTold).toBe(false);
});
