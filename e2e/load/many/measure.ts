import type { ServerProcess } from '../../drivers/server.ts';
import type { Pilot } from '../../rulesets/pilot.ts';
import { processorTime, residentKilobytes } from '../process.ts';
import { Bare } from './bare.ts';
import type { Exchange } from './exchange.ts';
import { Game } from './game.ts';
import { atFullSpeed, atPace, type Course, quantile, rateOf } from './pace.ts';

/** How much is measured, and for how long. */
interface BenchPlan {
  /** Matches on one server process. */
  readonly sizes: readonly number[];
  /** Milliseconds between two intents of one match at the players' pace: both players, each every five seconds. */
  readonly every: number;
  /** Seconds of one turn at the players' pace, and of one as fast as it can. */
  readonly pace: number;
  readonly full: number;
  /** How many turns each kind has. */
  readonly turns: number;
}

export const FULL: BenchPlan = { sizes: [100, 500, 1250], every: 2500, pace: 10, full: 4, turns: 3 };
export const QUICK: BenchPlan = { sizes: [20], every: 500, pace: 1, full: 0.3, turns: 1 };

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

/** A while of something, and the processor time that went into it. */
interface Turn extends Course {
  /** Milliseconds of processor time for each exchange, of all threads of the server; not for opening matches. */
  readonly cpuPerExchange: number;
  /** Percent of one core, of all threads of the server and of this process. */
  readonly serverCpu: number;
  readonly benchCpu: number;
}

/** `opening` says what went into opening matches meanwhile, in milliseconds of processor time. */
const withLoad = async (pid: number, run: () => Promise<Course>, opening = () => 0): Promise<Turn> => {
  const [server, bench, opened] = [processorTime(pid), processorTime(process.pid), opening()];
  const course = await run();
  const spent = processorTime(pid) - server - (opening() - opened);
  const share = (milliseconds: number) => Math.round(milliseconds / course.seconds / 10);
  return {
    ...course,
    cpuPerExchange: spent / Math.max(1, course.times.length),
    serverCpu: share(processorTime(pid) - server),
    benchCpu: share(processorTime(process.pid) - bench),
  };
};

/** The middle of some turns; every figure for itself, since the machine may be disturbed in any of them. */
const summed = (turns: readonly Turn[]) => {
  const middle = (of: (turn: Turn) => number): number => rounded(median(turns.map(of)));
  return {
    perSecond: middle(rateOf),
    p50: middle(({ times }) => quantile(times, 0.5)),
    p99: middle(({ times }) => quantile(times, 0.99)),
    serverCpu: middle(({ serverCpu }) => serverCpu),
    benchCpu: middle(({ benchCpu }) => benchCpu),
    cpuPerExchange: rounded(median(turns.map(({ cpuPerExchange }) => cpuPerExchange)), 3),
    failures: turns.flatMap(({ failures }) => failures),
  };
};

/** Bytes that one exchange brings to one connection. */
const weighed = async (games: readonly Game[], run: () => Promise<Course>): Promise<number> => {
  const sum = () => games.reduce((all, { bytes }) => all + bytes, 0);
  const before = sum();
  const { times } = await run();
  return Math.round((sum() - before) / Math.max(1, times.length) / 4);
};

const KINDS = ['intents', 'tells', 'echoes'] as const;

/** Everything for one number of matches, each with two players and two spectators. */
export const measure = async (
  pilot: Pilot,
  matches: number,
  plan: BenchPlan,
  server: ServerProcess,
  bare: ServerProcess,
) => {
  // The first ones pay for what all share.
  const warm = await openMany(Math.min(20, matches), () => Game.open(pilot, server.url));
  await atFullSpeed(warm, plan.full);
  for (const game of warm) game.close();
  const before = residentKilobytes(server.pid);
  const perMatch = () => Math.round((residentKilobytes(server.pid) - before) / matches);

  const idle = processorTime(server.pid);
  const games = await openMany(matches, () => Game.open(pilot, server.url));
  const cpuPerOpening = (processorTime(server.pid) - idle) / matches;
  const opening = () => games.reduce((sum, { opened }) => sum + opened, 0) * cpuPerOpening;
  const kilobytesPerMatchOpened = perMatch();
  const bytes = await weighed(games, () => atPace(games, plan.every, plan.pace));
  const rooms = await openMany(matches, () => Bare.open(bare.url));
  const kinds: Readonly<Record<(typeof KINDS)[number], readonly [readonly Exchange[], pid: number]>> = {
    intents: [games, server.pid],
    tells: [rooms.map((room) => room.tell(bytes)), bare.pid],
    echoes: [rooms.map((room) => room.echo), bare.pid],
  };
  /** Each kind in turns with the others, so that what disturbs the machine disturbs all of them. */
  const inTurns = async (run: (exchanges: readonly Exchange[]) => Promise<Course>) => {
    const turns = { intents: [] as Turn[], tells: [] as Turn[], echoes: [] as Turn[] };
    for (let turn = 0; turn < plan.turns; turn++)
      for (const kind of KINDS) {
        const [exchanges, pid] = kinds[kind];
        turns[kind].push(await withLoad(pid, () => run(exchanges), kind === 'intents' ? opening : undefined));
      }
    return { intents: summed(turns.intents), tells: summed(turns.tells), echoes: summed(turns.echoes) };
  };

  const pace = await inTurns((exchanges) => atPace(exchanges, plan.every, plan.pace));
  const kilobytesPerMatch = perMatch();
  const full = await inTurns((exchanges) => atFullSpeed(exchanges, plan.full));
  for (const each of [...games, ...rooms]) each.close();
  return {
    matches,
    connections: matches * 4,
    bytesPerIntentAndConnection: bytes,
    cpuPerOpening: rounded(cpuPerOpening),
    kilobytesPerMatchOpened,
    kilobytesPerMatch,
    pace,
    full: {
      ...full,
      intentToTell: rounded(full.intents.perSecond / full.tells.perSecond),
      /** What the bare room takes for as many frames and bytes, as a part of what an intent takes. */
      cpuOfTellToIntent: rounded(full.tells.cpuPerExchange / full.intents.cpuPerExchange),
      intentToEcho: rounded(full.intents.perSecond / full.echoes.perSecond),
    },
  };
};
