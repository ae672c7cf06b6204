import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { pairsAt } from '../durability/crashes.ts';
import type { Tally } from '../durability/pair.ts';
import { type Server, useStack } from './stack.ts';

const stack = useStack();

/**
 * Lets pairs play through whatever happens, then checks every match: what was confirmed is in its record, in order and
 * once, and nobody was ever told another past. Gives what they have done.
 */
const playThrough = async (happens: (goesOn: () => Promise<void>) => Promise<void>): Promise<Tally> => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000));
  console.log(`SEED=${seed}`);
  const { pairs, broken } = pairsAt(stack.now.url, 4, seed);
  const sum = (of: keyof Tally) => pairs.reduce((total, { tally }) => total + tally[of], 0);
  /** Everybody finishes a match that was begun before: play goes on for all. */
  const goesOn = async (): Promise<void> => {
    const before = pairs.map(({ tally }) => tally.matches);
    const all = () => pairs.every(({ tally }, index) => tally.matches > before[index]!);
    await Promise.race([vi.waitUntil(all, { timeout: 60_000 }), broken]);
  };
  try {
    await goesOn();
    await Promise.race([happens(goesOn), broken]);
    await Promise.all(pairs.map((pair) => pair.finish()));
  } finally {
    for (const pair of pairs) pair.stop();
  }
  const tally = { matches: sum('matches'), confirmed: sum('confirmed'), breaks: sum('breaks') };
  console.log(tally);
  return tally;
};

const OTHER = { one: 'two', two: 'one' } as const;

describe.each<Server>(['one', 'two'])('a match that is played on server %s', (server) => {
  test('goes on at the other one when its server is killed in the middle of it', async () => {
    const { breaks } = await playThrough(async (goesOn) => {
      await stack.now.kill(server);
      await goesOn();
      await stack.now.start(server);
      await goesOn();
    });
    expect(breaks).toBeGreaterThan(0);
  });

  test('goes on at the other one when its server is stopped', async () => {
    const { breaks } = await playThrough(async (goesOn) => {
      expect(await stack.now.stop(server)).toBe(0);
      await goesOn();
      await stack.now.start(server);
      await goesOn();
    });
    expect(breaks).toBeGreaterThan(0);
  });

  test('goes on when its server is cut off from Redis and PostgreSQL for a while', async () => {
    await playThrough(async (goesOn) => {
      await stack.now.cut(server, 'back');
      await wait(2000);
      await stack.now.mend(server, 'back');
      await goesOn();
    });
  });

  test('goes on somewhere when its server is cut off for longer than anybody waits for it', async () => {
    await playThrough(async (goesOn) => {
      await stack.now.cut(server, 'back');
      await wait(10_000);
      await stack.now.mend(server, 'back');
      await goesOn();
    });
  });
});

test('matches go on when both servers are stopped one after the other, again and again', async () => {
  const { breaks } = await playThrough(async (goesOn) => {
    for (const server of ['one', 'two', 'one', 'two'] as const) {
      await stack.now.well(OTHER[server]);
      expect(await stack.now.stop(server)).toBe(0);
      await stack.now.start(server);
    }
    await goesOn();
  });
  expect(breaks).toBeGreaterThan(0);
});

test('matches go on when PostgreSQL is killed and comes back', async () => {
  await playThrough(async (goesOn) => {
    await stack.now.kill('postgres');
    await wait(2000);
    await stack.now.start('postgres');
    await goesOn();
  });
});
