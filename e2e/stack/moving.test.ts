import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { pairsAt } from '../durability/crashes.ts';
import type { Tally } from '../durability/pair.ts';
import { type Server, serverOf, useStack } from './stack.ts';

const stack = useStack();

/** Pairs that play while something happens to the servers. */
interface At {
  /** Everybody finishes a match that was begun before. */
  goesOn(): Promise<void>;
  /** Does something to the server of a match until connections of players break, then lets all play on. */
  untilLinesBreak(hit: (server: Server) => Promise<void>): Promise<void>;
}

/**
 * Lets pairs play while `happens` runs, then checks every match: its record has every confirmed intent once and in
 * order, and no player was ever told another past. Gives what they have done.
 */
const playThrough = async (happens: (at: At) => Promise<void>): Promise<Tally> => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000));
  console.log(`SEED=${seed}`);
  const { pairs, broken, tally, until } = pairsAt(stack.now.url, 4, seed);
  /** Everybody finishes a match that was begun before: play goes on for all. */
  const goesOn = async (): Promise<void> => {
    const before = pairs.map(({ tally }) => tally.matches);
    const all = () => pairs.every(({ tally }, index) => tally.matches > before[index]!);
    await until(all, 'everybody finishes a match');
  };
  /** Matches are short, so this is tried until it hits one that is being played. */
  const untilLinesBreak = async (hit: (server: Server) => Promise<void>): Promise<void> => {
    const before = tally().breaks;
    while (tally().breaks === before) {
      const { client } = pairs[0]!;
      if (client) await hit(serverOf(client));
      await goesOn();
    }
  };
  try {
    await goesOn();
    await Promise.race([happens({ goesOn, untilLinesBreak }), broken]);
    await Promise.all(pairs.map((pair) => pair.finish()));
  } finally {
    for (const pair of pairs) pair.stop();
  }
  console.log(tally());
  return tally();
};

test('a match goes on at the other server when its own is killed in the middle of it', async () => {
  const { breaks } = await playThrough(async ({ goesOn, untilLinesBreak }) => {
    await untilLinesBreak(async (server) => {
      await stack.now.kill(server);
      await goesOn();
      await stack.now.start(server);
    });
  });
  expect(breaks).toBeGreaterThan(0);
});

test('a match goes on at the other server when its own is stopped, whichever it is', async () => {
  const { breaks } = await playThrough(async ({ untilLinesBreak }) => {
    // A server that has just started has the fewest matches, and gets the next ones.
    for (const server of ['two', 'one'] as const)
      await untilLinesBreak(async () => {
        expect(await stack.now.stop(server)).toBe(0);
        await stack.now.start(server);
      });
  });
  expect(breaks).toBeGreaterThan(0);
});

describe('a match whose server is cut off from Redis and PostgreSQL', () => {
  test.each([
    ['for a moment, goes on there', 2000],
    ['for longer than the other server waits, goes on somewhere', 10_000],
  ])('%s', async (_, milliseconds) => {
    const { confirmed } = await playThrough(async ({ goesOn }) => {
      await stack.now.cut('two', 'back');
      await wait(milliseconds);
      await stack.now.mend('two', 'back');
      await goesOn();
    });
    expect(confirmed).toBeGreaterThan(0);
  });
});

test('matches go on when PostgreSQL is killed and comes back', async () => {
  const { confirmed } = await playThrough(async ({ goesOn }) => {
    await stack.now.kill('postgres');
    await wait(2000);
    await stack.now.start('postgres');
    await goesOn();
  });
  expect(confirmed).toBeGreaterThan(0);
});
