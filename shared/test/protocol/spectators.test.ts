import { OMNISCIENT, SIDES } from '@ironhex/shared/match';
import { expect, test } from 'vitest';
import { CreateMatchSchema, MOST_DELAY, spectatorsFaults, viewerIn } from '../../src/protocol/index.ts';

const LEAST = { leastDelay: { minutes: 10, turns: 1 } };

test('a host lets spectators see nothing, what everybody may know, or all sides with a delay that the game allows', () => {
  for (const spectators of [false, true, LEAST.leastDelay, { minutes: 30, turns: 2 }, MOST_DELAY])
    expect(spectatorsFaults(spectators, LEAST)).toEqual([]);
});

test('less than the least delay of the game is refused at its place, and so is what is no number', () => {
  expect(spectatorsFaults({ minutes: 9, turns: 0 }, LEAST)).toEqual([
    { at: 'spectators.minutes', message: 'This must be a whole number from 10 to 1440.' },
    { at: 'spectators.turns', message: 'This must be a whole number from 1 to 50.' },
  ]);
  expect(spectatorsFaults({ minutes: Number.NaN, turns: 51 }, LEAST).map(({ at }) => at)).toEqual([
    'spectators.minutes',
    'spectators.turns',
  ]);
});

test('what can stay secret to the end waits until it is shown, unless the host says otherwise', () => {
  const delay = { minutes: 10, turns: 1 };
  const SECRETIVE = { ...LEAST, lastingSecrets: true } as const;
  expect(viewerIn(delay, SECRETIVE)).toBe(SIDES);
  expect(viewerIn({ ...delay, lasting: true }, SECRETIVE)).toBe(OMNISCIENT);
  expect(viewerIn(delay, {})).toBe(OMNISCIENT);
  for (const spectators of [true, false]) expect(viewerIn(spectators, SECRETIVE)).toBeUndefined();
  expect(spectatorsFaults({ ...delay, lasting: true }, SECRETIVE)).toEqual([]);
  expect(spectatorsFaults({ ...delay, lasting: true }, LEAST)).toEqual([
    { at: 'spectators.lasting', message: 'Nothing of this game can stay secret to the end: leave this out.' },
  ]);
});

test('a game that names no delay is never shown from all sides', () => {
  expect(spectatorsFaults(true, {})).toEqual([]);
  expect(spectatorsFaults({ minutes: 60, turns: 9 }, {})).toEqual([
    { at: 'spectators', message: expect.stringContaining('cannot see all sides') },
  ]);
});

test('a request says it in one of three ways, and nothing beside', () => {
  const read = (spectators: unknown) => CreateMatchSchema.safeParse({ ruleset: 'any', spectators });
  expect(read(undefined).data?.spectators).toBe(true);
  expect(read({ minutes: 20, turns: 1 }).data?.spectators).toEqual({ minutes: 20, turns: 1 });
  expect(read({ minutes: 20, turns: 1, lasting: true }).data?.spectators).toEqual({
    minutes: 20,
    turns: 1,
    lasting: true,
  });
  expect(read({ minutes: 20, turns: 1, lasting: false }).success).toBe(false);
  for (const wrong of ['all', 20, null, {}, { minutes: 20 }])
    expect(read(wrong).error?.issues[0]?.message).toMatch(/^Write true, false, or a delay/);
  expect(read({ minutes: -1, turns: 0 }).error?.issues[0]?.path).toEqual(['spectators', 'minutes']);
  expect(read({ minutes: 20, turns: 1, to: 'me' }).success).toBe(false);
});
