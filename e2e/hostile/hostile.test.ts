import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastDice } from '@ironhex/shared/dice';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type ServerProcess, startServer } from '../drivers/server.ts';
import { call } from '../drivers/wire.ts';
import { ATTACKS } from './attacks.ts';
import type { Field } from './field.ts';
import { type Below, hostileFrames } from './frames.ts';
import { HonestPair, openLong } from './honest.ts';
import { RawConnection, wrap } from './raw-connection.ts';
import { hostileRequests, throwAt } from './requests.ts';
import { reserve, type Target, takeSeat } from './seat.ts';

/** Seed of everything random in the attack: set HOSTILE_SEED to repeat one. */
const SEED = Number(process.env.HOSTILE_SEED ?? 3025);

/** Frames sent to the server; HOSTILE_FRAMES=100000 for a long test. */
const FRAMES = Number(process.env.HOSTILE_FRAMES ?? 3000);

/** Frames that a connection sends before it waits until they are read. */
const BATCH = 250;

const below = (seed: number): Below => {
  const dice = fastDice(seed);
  return (limit) => dice.pick(limit, 'choice');
};

/** Resident memory of a process in megabytes. */
const memoryOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024);

/** Errors that the server has logged, and stack traces outside of its log. */
const faultsIn = ({ said }: ServerProcess): string[] =>
  said.filter((line) => /"level":(50|60)|^\s*(\w*Error|Uncaught|# SERVER_ERROR)/.test(line));

/** Does the same work so many times at once. */
const together = (many: number, work: (n: number) => Promise<void>): Promise<unknown> =>
  Promise.all(Array.from({ length: many }, (_, n) => work(n)));

/** Sends `frames` frames on one connection after the other. Gives how many connections the server closed. */
const flood = async (target: Target, frames: number, next: () => Buffer): Promise<number> => {
  let [sent, closed] = [0, 0];
  while (sent < frames) {
    const connection = await takeSeat(target);
    if (!connection) throw new Error('no connection for the flood');
    while (sent < frames && connection.open) {
      for (let n = 0; n < BATCH; n++, sent++) connection.write(wrap(next()));
      if (!(await connection.settled())) closed += 1;
    }
    connection.hangUp();
  }
  return closed;
};

/** Frames that break the rules of the websocket protocol itself. Each closes its connection. */
const BROKEN: readonly Buffer[] = [
  wrap(Buffer.from('text'), 0x81, false),
  wrap(Buffer.from('reserved'), 0xf2),
  wrap(Buffer.from('continued'), 0x80),
  wrap(Buffer.alloc(126), 0x89),
  wrap(Buffer.from([0x03]), 0x88),
  wrap(Buffer.alloc(70_000, 0x91)),
  Buffer.concat([Buffer.from([0x82, 0xff]), Buffer.alloc(8, 0x7f)]),
  Buffer.alloc(4000, 0xff),
];

beforeEach(() => {
  for (const how of ['info', 'warn', 'error'] as const) vi.spyOn(console, how).mockImplementation(() => {});
});

describe('while two people play, thousands of hostile frames and requests', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({
      TRUST_POSITIONS: 'false',
      LOG_LEVEL: 'info',
      MATCHES_PER_MINUTE: '1000000',
      JOINS_PER_MINUTE: '1000000',
      READS_PER_MINUTE: '1000000',
      CONNECTIONS_PER_ADDRESS: '100000',
      COMMANDS_PER_SECOND: '1000000',
      FRAMES_PER_SECOND: '1000000',
      KILOBYTES_PER_SECOND: '1000000',
      WORK_PER_SECOND: '1000000',
    });
  });
  afterAll(() => server.stop());

  test('leave them undisturbed, the memory bounded and the process well', async () => {
    process.stdout.write(`hostile seed ${SEED}\n`);
    const honest = await HonestPair.sit(server.url, SEED);
    const playing = honest.play(40);
    onTestFinished(() => honest.stop());
    const { url } = server;
    const watching: Target = { url, id: honest.match.id };
    const own = await openLong(url);
    const seated: Target = { url, id: own.id, secret: own.seats[0]!.secret };
    const tab: Target = { url, id: honest.match.id, secret: honest.match.seats[0]!.secret };
    await sleep(500);
    const before = memoryOf(server.pid);

    // Slow requests first: the server waits for them while the other attacks run.
    const slow = await Promise.all([
      ...Array.from({ length: 20 }, () => RawConnection.say(url, 'GET / HTTP/1.1\r\nHost: a\r\nX: ')),
      ...Array.from({ length: 20 }, () => RawConnection.say(url, '')),
      ...['/api/matches', `/matchmake/joinById/${honest.match.id}`].flatMap((path) =>
        Array.from({ length: 10 }, () =>
          RawConnection.say(
            url,
            `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{"a`,
          ),
        ),
      ),
    ]);
    const silent = await Promise.all(
      Array.from({ length: 20 }, async () => {
        // Answers pings, as a browser does, but never confirms its join.
        const connection = new WebSocket(`${url.replace('http', 'ws')}${await reserve(watching)}`);
        return new Promise<void>((resolve) => {
          connection.onclose = () => resolve();
        });
      }).map((closed) => ({ closed })),
    );
    const closed = { frames: 0, broken: 0 };
    const requests = hostileRequests(SEED, below(SEED + 1), honest.match.id);
    await Promise.all([
      together(6, async (n) => {
        const next = hostileFrames(SEED + n, below(SEED + 10 + n), honest.recorded);
        closed.frames += await flood(n < 4 ? watching : seated, FRAMES / 6, next);
      }),
      // Another tab of the first player sends that player's frames again, in any order.
      (async () => {
        const connection = (await takeSeat(tab))!;
        for (let n = 0; n < FRAMES / 15; n++) {
          const said = honest.recorded[Math.floor(honest.recorded.length * ((n * 0.618) % 1))];
          if (said && said[0] === 21) connection.write(wrap(said));
          if (n % 100 === 99) await connection.settled();
        }
        expect(connection.open).toBe(true);
        connection.hangUp();
      })(),
      together(8, async () => {
        for (let n = 0; n < FRAMES / 250; n++) await throwAt(url, requests());
      }),
      (async () => {
        for (const [n, frame] of [...BROKEN, ...BROKEN].entries()) {
          const connection = (await takeSeat(n % 2 ? watching : seated))!;
          connection.write(frame);
          if (await connection.closes(8000)) closed.broken += 1;
          connection.hangUp();
        }
      })(),
      together(4, async () => {
        for (let n = 0; n < FRAMES / 500; n++) {
          const wrong = { ...watching, secret: `a wrong secret ${n}` };
          // A reservation is made before the secret is checked; the connection then closes at once.
          const connection = await takeSeat(wrong);
          connection?.hangUp();
        }
      }),
    ]);
    const during = memoryOf(server.pid);

    for (const connection of slow) expect(await connection.closes(45_000)).toBe(true);
    await Promise.all(silent.map(({ closed }) => closed));
    await vi.waitFor(() => expect(honest.done).toBeGreaterThan(20), { timeout: 60_000 });
    honest.stop();
    await playing;
    const after = memoryOf(server.pid);
    const { done, slowest } = honest;
    const { frames, broken } = closed;
    process.stdout.write(
      `${done} honest answers, the slowest ${Math.round(slowest)} ms; connections closed for frames ${frames}, for broken ones ${broken}; memory ${before} MB, ${during} MB, ${after} MB\n`,
    );

    await vi.waitFor(() => expect(honest.known[0]).toEqual(honest.known[1]), { timeout: 60_000 });
    expect(honest.clients.map(({ closed }) => closed)).toEqual([undefined, undefined]);
    expect(broken).toBe(2 * BROKEN.length);
    expect(server.said.some((line) => line.includes('it does not join'))).toBe(true);
    // Of each kind of warning one a minute: all comes from one address.
    const warnings = server.said.filter((line) => line.includes('"level":40'));
    process.stdout.write(`${warnings.length} warnings\n`);
    expect(warnings.length).toBeLessThan(60);
    expect(warnings.filter((line) => line.includes('\\n    at '))).toEqual([]);
    // Half of it is garbage that was not collected yet; twice as many frames take no more.
    expect(after - before).toBeLessThan(450);
    expect(faultsIn(server)).toEqual([]);
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });
});

describe('with the usual limits', () => {
  /** Connections of each attack: a tenth of those in `bench:hostile`. */
  const CONNECTIONS = 20;

  let server: ServerProcess;
  let honest: HonestPair;
  let playing: Promise<void>;
  let seated: Target;
  beforeAll(async () => {
    // More joins than usual, since attackers come back all the time; shorter timeouts, since tests should be quick.
    const usual = { MATCHES_PER_MINUTE: '100', CONNECTIONS_PER_ADDRESS: '200', JOINS_PER_MINUTE: '1000' };
    const fewer = { HEALTH_PER_MINUTE: '600' };
    const connections = { COMMANDS_PER_SECOND: '60', FRAMES_PER_SECOND: '200', KILOBYTES_PER_SECOND: '32' };
    server = await startServer({
      TRUST_POSITIONS: 'false',
      LOG_LEVEL: 'info',
      ...usual,
      ...connections,
      ...fewer,
      WORK_PER_SECOND: '50',
      UNREAD_SECONDS: '5',
    });
    honest = await HonestPair.sit(server.url, SEED);
    const own = await openLong(server.url);
    seated = { url: server.url, id: own.id, secret: own.seats[0]!.secret };
    // As fast as people: attacks from the same address must not slow them down.
    playing = honest.play(250);
    playing.catch(() => {});
  });
  afterAll(async () => {
    honest?.stop();
    await server.stop();
  });

  test.each(ATTACKS)('$name ($what): the attackers are stopped, and who plays is answered', async (attack) => {
    const missing = new Set(attack.meets);
    const met = new Map<string, number>();
    const before = honest.done;
    const field: Field = {
      watching: { url: server.url, id: honest.match.id },
      seated,
      hosting: { url: server.url, id: honest.match.id, secret: honest.match.seats[0]!.secret },
      connections: Math.min(attack.connections, CONNECTIONS),
      goesOn: () => (missing.size > 0 || honest.done < before + 4) && !honest.stopped,
      meets: (what) => {
        missing.delete(what);
        met.set(what, (met.get(what) ?? 0) + 1);
      },
    };
    await attack.run(field);
    // The honest players would have stopped at the first refusal. What the server complained of comes first: it may be why.
    expect(faultsIn(server)).toEqual([]);
    if (honest.stopped) await playing;
    expect(missing).toEqual(new Set());
    for (const [what, most] of Object.entries(attack.most ?? {})) expect(met.get(what)).toBeLessThanOrEqual(most);
  });

  test('both players know the same after all attacks, and the server is healthy', async () => {
    honest.stop();
    await playing;
    await vi.waitFor(() => expect(honest.known[0]).toEqual(honest.known[1]), { timeout: 60_000 });
    expect(honest.clients.map(({ closed }) => closed)).toEqual([undefined, undefined]);
    // Where it can, a balancer asks from another address: the attack has used up what this one may ask for in a minute.
    const from = process.platform === 'linux' ? '127.0.0.2' : undefined;
    const health = async () => expect((await call(server.url, '/health', { from })).status).toBe(200);
    await vi.waitFor(health, { timeout: 60_000 });
    process.stdout.write(`${honest.done} honest answers\n`);
  });
});
