import { setTimeout as wait } from 'node:timers/promises';
import { fastDice } from '@ironhex/shared/dice';
import { dataFolder, FAST, type ServerProcess, startServer } from '../drivers/server.ts';
import { Pair, type Tally } from './pair.ts';

/** What came of killing a server again and again. */
export interface Crashes extends Tally {
  readonly kills: number;
  /** Milliseconds from the kill until the first answer of the new server, the median. */
  readonly recovery: number;
}

/** How often and how hard. */
export interface Crashing {
  readonly kills: number;
  readonly pairs: number;
  readonly seed: number;
  /** The server plays at least and at most so many milliseconds before it is killed. */
  readonly playing: readonly [number, number];
  /** A PostgreSQL database that the matches are kept in; a folder without one. */
  readonly database?: string;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Pairs that play on a server, and what is broken for them, if anything: then this rejects. */
export const pairsAt = (url: string, count: number, seed: number) => {
  const pairs = Array.from({ length: count }, (_, index) => new Pair(() => url, seed + index));
  const broken = Promise.all(pairs.map(({ done }) => done));
  broken.catch(() => {});
  return { pairs, broken };
};

/**
 * Kills the server at random instants while pairs play on it, and starts it again on the same port and data. Rejects
 * when anything confirmed or told is missing, doubled or different afterwards.
 */
export const crash = async ({ kills, pairs, seed, playing: [least, most], database }: Crashing): Promise<Crashes> => {
  const dice = fastDice(seed);
  const settings = { ...FAST, ...(database ? { DATABASE_URL: database } : { DATA_DIR: dataFolder() }) };
  let server: ServerProcess = await startServer(settings);
  const { url } = server;
  const PORT = new URL(url).port;
  const { pairs: players, broken } = pairsAt(url, pairs, seed);
  const recoveries: number[] = [];
  try {
    for (let kill = 0; kill < kills; kill++) {
      await Promise.race([wait(least + dice.roll(most - least, 'kill')), broken]);
      await server.kill();
      const killed = Date.now();
      server = await startServer({ ...settings, PORT });
      recoveries.push(Date.now() - killed);
    }
    await Promise.all(players.map((pair) => pair.finish()));
  } finally {
    await server.stop();
  }
  const sum = (of: keyof Tally) => players.reduce((total, { tally }) => total + tally[of], 0);
  return {
    kills,
    matches: sum('matches'),
    confirmed: sum('confirmed'),
    breaks: sum('breaks'),
    recovery: median(recoveries),
  };
};
