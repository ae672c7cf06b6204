// Measures how much attackers slow honest players down: each attack alone, then all together, with the usual limits.
// Prints one JSON object. Arguments: names of attacks; without any, all of them.
import { spawn } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../drivers/server.ts';
import type { Order } from './attacker.ts';
import { ATTACKS } from './attacks.ts';
import { HonestPair, openLong } from './honest.ts';
import { INSPECTED, lookInto } from './inside.ts';

/** Pairs of honest players, and milliseconds between two answers of a pair: as fast as quick people. */
const PAIRS = 4;
const PAUSE = 100;

/** Milliseconds: of warming up, of play without attacks, of each attack, and of rest after it. */
const WARM = 10_000;
const CALM = 15_000;
const ATTACK = 10_000;
const REST = 2000;

/** Connections of all attacks together. The honest players share their address. */
const CONNECTIONS = 190;

/** How much lower the priority of the attackers' process is: it should take no processor time from the server. */
const LOWER = 10;

/** The usual limits, whatever the environment says. */
const LIMITS = {
  MATCHES_PER_MINUTE: '60',
  MATCHES_PER_DAY: '500',
  JOINS_PER_MINUTE: '300',
  READS_PER_MINUTE: '600',
  HEALTH_PER_MINUTE: '6000',
  CONNECTIONS_PER_ADDRESS: '200',
  COMMANDS_PER_SECOND: '60',
  FRAMES_PER_SECOND: '200',
  KILOBYTES_PER_SECOND: '32',
  WORK_PER_SECOND: '50',
  // No attack is aimed at the disk: its speed, which other programs change, must not be measured.
  DURABILITY: 'process',
  TRUST_POSITIONS: 'false',
};

/** Quantiles of some values. */
const quantiles = (values: readonly number[], ...parts: readonly number[]): number[] => {
  const sorted = [...values].sort((a, b) => a - b);
  return parts.map((part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
};

const attack = async (order: Order): Promise<Readonly<Record<string, number>>> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'attacker.ts'), JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  setPriority(child.pid!, Math.min(getPriority() + LOWER, constants.priority.PRIORITY_LOW));
  let said = '{}';
  for await (const line of createInterface(child.stdout)) said = line;
  return JSON.parse(said) as Record<string, number>;
};

const chosen = process.argv.slice(2);
const ALL = 'all together';
const single = ATTACKS.map(({ name }) => name);
const known = [...single, ALL];
const unknown = chosen.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no attack ${unknown.join(', ')}. Choose from: ${known.join(', ')}.`);
  process.exit(1);
}
const names = (chosen.length > 0 ? chosen : known).filter((name) => name !== ALL);
for (const how of ['info', 'warn', 'error'] as const) console[how] = () => {};

const server = await startServer({ ...LIMITS, ...INSPECTED, LOG_LEVEL: 'silent' });
const inside = await lookInto(server.said);
const times: number[] = [];
const pairs: HonestPair[] = [];
let over = false;
/** Lets a pair play match after match. */
const playOn = async (n: number): Promise<void> => {
  for (let seed = n; !over; seed += PAIRS) {
    // Attackers from the same address may have used up its matches of this minute: try again.
    const pair = await HonestPair.sit(server.url, seed).catch(() => sleep(REST));
    if (!pair) continue;
    pair.answered = (milliseconds) => times.push(milliseconds);
    pairs[n] = pair;
    await pair.play(PAUSE);
  }
};
const playing = Promise.all(Array.from({ length: PAIRS }, (_, n) => playOn(n)));
playing.catch((error: Error) => {
  process.stderr.write(`an honest player was refused: ${error.message}\n`);
  process.exit(1);
});
const own = await openLong(server.url);
while (pairs.filter(Boolean).length < PAIRS) await sleep(100);

/** How it went for the honest players, in milliseconds. */
interface Played {
  readonly p50: number;
  readonly p99: number;
  /** The longest time for which the server's event loop stood in one go. */
  readonly standstill: number;
  readonly intents: number;
}

const played = async (work: () => Promise<unknown>): Promise<Played> => {
  times.length = 0;
  await inside.standstill();
  await work();
  const [p50 = 0, p99 = 0] = quantiles(times, 0.5, 0.99);
  return { p50, p99, standstill: await inside.standstill(), intents: times.length };
};
/** Attacks from this local address; left out, from that of the honest players. */
const orderFor = (names: readonly string[], from?: string): Order => ({
  names,
  watching: { url: server.url, id: pairs[0]!.match.id, from },
  seated: { url: server.url, id: own.id, secret: own.seats[0]!.secret, from },
  hosting: { url: server.url, id: pairs[0]!.match.id, secret: pairs[0]!.match.seats[0]!.secret, from },
  connections: CONNECTIONS,
  milliseconds: ATTACK,
});
/** Only Linux has more than one local address without being configured. */
const address = (n: number): string | undefined => (process.platform === 'linux' ? `127.0.0.${n}` : undefined);
const tenth = (value: number): number => Math.round(value * 10) / 10;

// Code is compiled on its first use, which is not measured.
await attack(orderFor(['chat', 'joins'], address(250)));
await sleep(WARM);
const calm = await played(() => sleep(CALM));
const base = await inside.memory();
// Answers during the garbage collection were slow because of it: do not count them.
await sleep(REST);
const report: object[] = [];

const measure = async (name: string, attacks: readonly string[], from?: string): Promise<void> => {
  let met: Readonly<Record<string, number>> = {};
  const under = await played(async () => {
    met = await attack(orderFor(attacks, from));
  });
  await sleep(REST);
  const { occupied, needed, most } = await inside.memory();
  await sleep(REST);
  report.push({
    attack: name,
    p50ToCalm: tenth(under.p50 / calm.p50),
    p99ToCalm: tenth(under.p99 / calm.p99),
    p99: tenth(under.p99),
    standstill: tenth(under.standstill),
    megabytesMore: { occupied: occupied - base.occupied, needed: needed - base.needed },
    megabytesAtMost: most,
    intents: under.intents,
    met,
  });
  process.stderr.write(`${JSON.stringify(report.at(-1))}\n`);
};

// Each attack has an address of its own: the server counts an address' requests for a minute.
for (const [n, name] of names.entries()) await measure(name, [name], address(n + 2));
if (chosen.length === 0 || chosen.includes(ALL)) await measure(ALL, single);
over = true;
for (const pair of pairs) pair.stop();
await playing;
const { p50, p99, standstill, intents } = calm;
const calmly = { p50: tenth(p50), p99: tenth(p99), standstill: tenth(standstill), intents };
console.log(JSON.stringify({ calm: calmly, base, report }, undefined, 2));
inside.close();
await server.stop();
process.exit(0);
