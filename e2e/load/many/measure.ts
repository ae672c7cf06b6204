import type { ServerProcess } from '../../drivers/server.ts';
import { processorTime, residentKilobytes } from '../process.ts';
import { Bare } from './bare.ts';
import type { Exchange } from './exchange.ts';
import { Game } from './game.ts';
import { atFullSpeed, atPace, type Course, quantile, rateOf } from './pace.ts';

/** How much is measured, and for how long. */
export interface Plan {
  /** Matches on one server process. */
  readonly sizes: readonly number[];
  /** Milliseconds between two intents of one match at human pace: two players, each every five seconds. */
  readonly every: number;
  /** Seconds at human pace, after half as many to warm up. */
  readonly pace: number;
  /** Seconds at full speed, of each kind in turns, and how many turns. */
  readonly turn: number;
  readonly turns: number;
}

export const FULL: Plan = { sizes: [100, 500, 1250], every: 2500, pace: 30, turn: 4, turns: 5 };
export const QUICK: Plan = { sizes: [20], every: 500, pace: 1, turn: 0.3, turns: 1 };

/** How many come in at the same time. */
const DOORS = 16;

/** Opens as many as asked for, several at a time. */
const openMany = async <T>(count: number, open: () => Promise<T>): Promise<T[]> => {
  const opened: T[] = [];
  let left = count;
  const door = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      opened.push(await open());
    }
  };
  await Promise.all(Array.from({ length: DOORS }, door));
  return opened;
};

const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

const median = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

/** The parts of one core that the server and the bench itself used while something ran, in percent. */
const withLoad = async (pid: number, run: () => Promise<Course>) => {
  const [server, client] = [processorTime(pid), processorTime(process.pid)];
  const course = await run();
  const share = (milliseconds: number) => Math.round(milliseconds / course.seconds / 10);
  return {
    course,
    serverCpu: share(processorTime(pid) - server),
    benchCpu: share(processorTime(process.pid) - client),
  };
};

/** The players' pace: what anybody waits for. */
const measurePace = async (games: readonly Game[], { every, pace }: Plan, pid: number) => {
  await atPace(games, every, pace / 2);
  const { course, serverCpu, benchCpu } = await withLoad(pid, () => atPace(games, every, pace));
  return {
    intentsPerSecond: Math.round(rateOf(course)),
    p50: rounded(quantile(course.times, 0.5)),
    p99: rounded(quantile(course.times, 0.99)),
    worst: rounded(course.times.at(-1) ?? 0),
    serverCpu,
    benchCpu,
    failures: course.failures,
  };
};

/** As fast as it can, in turns with the same through a bare room, and with an answer alone. */
const measureSpeed = async (games: readonly Game[], rooms: readonly Bare[], plan: Plan, pid: number) => {
  const before = games.reduce((sum, { bytes }) => sum + bytes, 0);
  const first = await atFullSpeed(games, plan.turn);
  const gained = games.reduce((sum, { bytes }) => sum + bytes, 0) - before;
  const bytes = Math.round(gained / Math.max(1, first.times.length) / 4);
  const kinds: Readonly<Record<'intents' | 'tells' | 'echoes', readonly Exchange[]>> = {
    intents: games,
    tells: rooms.map((room) => room.tell(bytes)),
    echoes: rooms.map((room) => room.echo),
  };
  const rates = { intents: [] as number[], tells: [] as number[], echoes: [] as number[] };
  const failures = [...first.failures];
  const load = { server: [] as number[], bench: [] as number[] };
  for (let turn = 0; turn < plan.turns; turn++)
    for (const kind of ['intents', 'tells', 'echoes'] as const) {
      const { course, serverCpu, benchCpu } = await withLoad(pid, () => atFullSpeed(kinds[kind], plan.turn));
      rates[kind].push(rateOf(course));
      failures.push(...course.failures);
      if (kind !== 'intents') continue;
      load.server.push(serverCpu);
      load.bench.push(benchCpu);
    }
  const [intents, tells, echoes] = [median(rates.intents), median(rates.tells), median(rates.echoes)];
  return {
    intentsPerSecond: Math.round(intents),
    tellsPerSecond: Math.round(tells),
    echoesPerSecond: Math.round(echoes),
    intentToTell: rounded(intents / tells),
    intentToEcho: rounded(intents / echoes),
    bytesPerIntentAndConnection: bytes,
    serverCpu: median(load.server),
    benchCpu: median(load.bench),
    failures,
  };
};

/** Everything for one number of matches, each with two players and two spectators. */
export const measure = async (matches: number, plan: Plan, server: ServerProcess, bare: ServerProcess) => {
  // The first ones pay for what all share.
  const warm = await openMany(Math.min(20, matches), () => Game.open(server.url));
  await atFullSpeed(warm, plan.turn);
  for (const game of warm) game.close();
  const before = residentKilobytes(server.pid);
  const games = await openMany(matches, () => Game.open(server.url));
  const opened = residentKilobytes(server.pid);
  const pace = await measurePace(games, plan, server.pid);
  const played = residentKilobytes(server.pid);
  const rooms = await openMany(matches, () => Bare.open(bare.url));
  const speed = await measureSpeed(games, rooms, plan, server.pid);
  for (const each of [...games, ...rooms]) each.close();
  return {
    matches,
    connections: matches * 4,
    kilobytesPerMatchOpened: Math.round((opened - before) / matches),
    kilobytesPerMatch: Math.round((played - before) / matches),
    pace,
    speed,
  };
};
