import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ServerProcess } from '../../drivers/server.ts';
import type { Pilot } from '../../rulesets/pilot.ts';
import { processorTime } from '../process.ts';
import type { CrowdOrder } from './crowd.ts';
import { Game } from './game.ts';
import { atPace, quantile } from './pace.ts';

/** How many look on, and for how long it is measured. */
interface WatchedPlan {
  /** Numbers of spectators, each of a match of its own. */
  readonly spectators: readonly number[];
  /** Milliseconds between two intents of a match. */
  readonly every: number;
  /** Seconds of one turn, and how many turns each match has. */
  readonly seconds: number;
  readonly turns: number;
}

export const WATCHED_FULL: WatchedPlan = { spectators: [0, 200, 1000], every: 100, seconds: 10, turns: 6 };
export const WATCHED_QUICK: WatchedPlan = { spectators: [0, 20], every: 50, seconds: 0.5, turns: 1 };

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Asks the crowd for something; gives the bytes that have come to one of it. */
const ask = async (crowd: ChildProcess, order: CrowdOrder): Promise<number> => {
  crowd.send(order);
  const [bytes] = await once(crowd, 'message');
  return bytes as number;
};

/** A match at which so many look on, and what was measured of it. */
const openWatched = async (pilot: Pilot, url: string, count: number) => {
  const crowd = fork(join(import.meta.dirname, 'crowd.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const game = await Game.open(pilot, url, async (match) => void (await ask(crowd, { url, match, count })));
  return {
    count,
    crowd,
    game,
    times: [] as number[],
    failures: [] as string[],
    cpu: 0,
    milliseconds: 0,
    bytes: [0, 0],
  };
};

/**
 * How long players wait for what comes of an intent while so many look on, in turns on one server, and what a spectator is
 * sent beside a player. Times are milliseconds until both players have it.
 */
export const measureWatched = async (
  pilot: Pilot,
  { url, pid }: ServerProcess,
  { spectators, every, seconds, turns }: WatchedPlan,
) => {
  const matches = [];
  for (const count of spectators) matches.push(await openWatched(pilot, url, count));
  for (let turn = 0; turn < turns; turn++)
    for (const match of matches) {
      const { game, crowd, times, failures, bytes } = match;
      const [used, ofPlayers, ofSpectator] = [processorTime(pid), game.bytes, await ask(crowd, 'bytes')];
      const course = await atPace([game], every, seconds);
      match.cpu += processorTime(pid) - used;
      match.milliseconds += course.seconds * 1000;
      times.push(...course.times);
      failures.push(...course.failures);
      bytes[0]! += (game.bytes - ofPlayers) / 2;
      bytes[1]! += (await ask(crowd, 'bytes')) - ofSpectator;
    }
  const rows = matches.map(({ count, times, failures, cpu, milliseconds, bytes: [player, spectator] }) => {
    const sorted = times.toSorted((a, b) => a - b);
    return {
      spectators: count,
      intents: times.length,
      p50: rounded(quantile(sorted, 0.5)),
      p99: rounded(quantile(sorted, 0.99)),
      /** Percent of one core. */
      serverCpu: Math.round((cpu / milliseconds) * 100),
      ...(count > 0 && { bytesOfSpectatorToPlayer: rounded(spectator! / player!) }),
      failures,
    };
  });
  for (const { game, crowd } of matches) {
    game.close();
    crowd.kill();
  }
  return rows.map((row) => ({ ...row, p99ToUnwatched: rounded(row.p99 / rows[0]!.p99) }));
};
