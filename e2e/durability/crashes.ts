import { setTimeout as wait } from 'node:timers/promises';
import { fastDice } from '@ironhex/shared/dice';
import { dataFolder, FAST, type ServerProcess, startServer } from '../drivers/server.ts';
import { LONGEST_WAIT } from '../drivers/until.ts';
import { Pair, type Tally } from './pair.ts';

/** Result of killing a server again and again. */
interface Crashes extends Tally {
  readonly kills: number;
  /** Milliseconds from the kill until the first answer of the new server, the median. */
  readonly recovery: number;
}

/** How often a server is killed, and who plays on it. */
interface Crashing {
  /** At least so many kills, and at least so many broken connections. */
  readonly kills: number;
  readonly pairs: number;
  readonly seed: number;
  /** Intents confirmed between two kills: a random number up to this. */
  readonly intents: number;
  /** URL of a PostgreSQL database for the matches; left out, they are kept in a folder. */
  readonly database?: string;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Pairs of players on one server. */
interface Pairs {
  readonly pairs: readonly Pair[];
  /** Rejects when one of them finds something broken. */
  readonly broken: Promise<unknown>;
  /** What all of them have done together so far. */
  tally(): Tally;
  /** Lets them play until `so` is true. Rejects when something is broken, or when that takes too long. */
  until(so: () => boolean, what: string): Promise<void>;
}

/** Lets so many pairs play on a server. */
export const pairsAt = (url: string, count: number, seed: number): Pairs => {
  const pairs = Array.from({ length: count }, (_, index) => new Pair(() => url, seed + index));
  const broken = Promise.all(pairs.map(({ done }) => done));
  broken.catch(() => {});
  const sum = (of: keyof Tally) => pairs.reduce((total, { tally }) => total + tally[of], 0);
  return {
    pairs,
    broken,
    tally: () => ({ matches: sum('matches'), confirmed: sum('confirmed'), breaks: sum('breaks') }),
    until: async (so, what) => {
      const end = performance.now() + LONGEST_WAIT;
      while (!so()) {
        if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
        await Promise.race([wait(5), broken]);
      }
    },
  };
};

/**
 * Kills the server at random instants while pairs play on it, and starts it again on the same port and data. Rejects
 * when anything confirmed or told is missing, doubled or different afterwards.
 */
export const crash = async ({ kills, pairs: count, seed, intents, database }: Crashing): Promise<Crashes> => {
  const dice = fastDice(seed);
  const settings = { ...FAST, ...(database ? { DATABASE_URL: database } : { DATA_DIR: dataFolder() }) };
  let server: ServerProcess = await startServer(settings);
  const { url } = server;
  const PORT = new URL(url).port;
  const { pairs, broken, tally, until } = pairsAt(url, count, seed);
  const recoveries: number[] = [];
  try {
    await until(() => pairs.every((pair) => pair.tally.confirmed > 0), 'every pair plays');
    while (recoveries.length < kills || tally().breaks < kills) {
      // A quarter of the kills hit a server that has just started; the others wait for some intents first.
      if (dice.roll(4, 'early') > 1) {
        const enough = tally().confirmed + dice.roll(intents, 'kill');
        await until(() => tally().confirmed >= enough, 'intents are confirmed');
      }
      await Promise.race([wait(dice.roll(50, 'instant')), broken]);
      await server.kill();
      const killed = performance.now();
      server = await startServer({ ...settings, PORT });
      recoveries.push(performance.now() - killed);
    }
    await Promise.all(pairs.map((pair) => pair.finish()));
  } finally {
    for (const pair of pairs) pair.stop();
    await server.stop();
  }
  return { kills: recoveries.length, ...tally(), recovery: Math.round(median(recoveries)) };
};
