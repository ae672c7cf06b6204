import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastDice } from '@ironhex/shared/dice';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type ServerProcess, startServer } from '../drivers/server.ts';
import { ATTACKS, type Field } from './attacks.ts';
import { type Below, hostileFrames } from './frames.ts';
import { HonestPair, openLong } from './honest.ts';
import { RawLine, wrap } from './raw-line.ts';
import { hostileRequests, throwAt } from './requests.ts';
import { reserve, type Target, takeSeat } from './seat.ts';

/** The same attack for the same seed: HOSTILE_SEED repeats one. */
const SEED = Number(process.env.HOSTILE_SEED ?? 3025);

/** How many frames are thrown at the server: HOSTILE_FRAMES=100000 tries it at length. */
const FRAMES = Number(process.env.HOSTILE_FRAMES ?? 10_000);

/** Frames that one line sends before it is asked whether they have been read. */
const BATCH = 250;

const below = (seed: number): Below => {
  const dice = fastDice(seed);
  return (limit) => dice.pick(limit, 'choice');
};

/** Megabytes of memory that a process holds. */
const memoryOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024);

/** What the server wrote about faults of its own: traces of the stack that nothing in the log explains. */
const faultsIn = ({ said }: ServerProcess): string[] =>
  said.filter((line) => /"level":(50|60)|^\s*(\w*Error|Uncaught|# SERVER_ERROR)/.test(line));

/** Does this until there is enough of it, so many side by side. */
const together = (many: number, work: (n: number) => Promise<void>): Promise<unknown> =>
  Promise.all(Array.from({ length: many }, (_, n) => work(n)));

/** Sends frames on line after line until `frames` have been read; gives how many lines the server closed on it. */
const flood = async (target: Target, frames: number, next: () => Buffer): Promise<number> => {
  let [sent, closed] = [0, 0];
  while (sent < frames) {
    const line = await takeSeat(target);
    if (!line) throw new Error('no line for the flood');
    while (sent < frames && line.open) {
      for (let n = 0; n < BATCH; n++, sent++) line.write(wrap(next()));
      if (!(await line.settled())) closed += 1;
    }
    line.hangUp();
  }
  return closed;
};

/** Frames that break the rules of the websocket protocol itself. Each closes its line. */
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

    // Slow ones first: their time runs while the others work.
    const slow = await Promise.all([
      ...Array.from({ length: 20 }, () => RawLine.say(url, 'GET / HTTP/1.1\r\nHost: a\r\nX: ')),
      ...Array.from({ length: 20 }, () => RawLine.say(url, '')),
      ...['/api/matches', `/matchmake/joinById/${honest.match.id}`].flatMap((path) =>
        Array.from({ length: 10 }, () =>
          RawLine.say(
            url,
            `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{"a`,
          ),
        ),
      ),
    ]);
    const silent = await Promise.all(
      Array.from({ length: 20 }, async () => {
        // Answers pings, as a browser does, but never says that it has joined.
        const line = new WebSocket(`${url.replace('http', 'ws')}${await reserve(watching)}`);
        return new Promise<void>((resolve) => {
          line.onclose = () => resolve();
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
      // Another tab of the first player says again what that one has said: word for word, in any order.
      (async () => {
        const line = (await takeSeat(tab))!;
        for (let n = 0; n < FRAMES / 15; n++) {
          const said = honest.recorded[Math.floor(honest.recorded.length * ((n * 0.618) % 1))];
          if (said && said[0] === 21) line.write(wrap(said));
          if (n % 100 === 99) await line.settled();
        }
        expect(line.open).toBe(true);
        line.hangUp();
      })(),
      together(8, async () => {
        for (let n = 0; n < FRAMES / 250; n++) await throwAt(url, requests());
      }),
      (async () => {
        for (const [n, frame] of [...BROKEN, ...BROKEN].entries()) {
          const line = (await takeSeat(n % 2 ? watching : seated))!;
          line.write(frame);
          if (await line.closes(8000)) closed.broken += 1;
          line.hangUp();
        }
      })(),
      together(4, async () => {
        for (let n = 0; n < FRAMES / 500; n++) {
          const wrong = { ...watching, secret: `a wrong secret ${n}` };
          // The place is reserved before the secret is looked at; the line then closes at once.
          const line = await takeSeat(wrong);
          line?.hangUp();
        }
      }),
    ]);
    const during = memoryOf(server.pid);

    for (const line of slow) expect(await line.closes(45_000)).toBe(true);
    await Promise.all(silent.map(({ closed }) => closed));
    await vi.waitFor(() => expect(honest.done).toBeGreaterThan(20), { timeout: 60_000 });
    honest.stop();
    await playing;
    const after = memoryOf(server.pid);
    const { done, slowest } = honest;
    const { frames, broken } = closed;
    process.stdout.write(
      `${done} honest answers, the slowest ${Math.round(slowest)} ms; lines closed for frames ${frames}, for broken ones ${broken}; memory ${before} MB, ${during} MB, ${after} MB\n`,
    );

    await vi.waitFor(() => expect(honest.known[0]).toEqual(honest.known[1]), { timeout: 60_000 });
    expect(honest.clients.map(({ closed }) => closed)).toEqual([undefined, undefined]);
    expect(broken).toBe(2 * BROKEN.length);
    expect(server.said.filter((line) => line.includes('it does not join')).length).toBeGreaterThanOrEqual(
      silent.length,
    );
    // Half of it is what the collector leaves lying; twice as many frames take no more.
    expect(after - before).toBeLessThan(450);
    expect(faultsIn(server)).toEqual([]);
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });
});

describe('with the limits that everybody has', () => {
  /** Lines that each attack comes from: a tenth of what `bench:hostile` takes. */
  const LINES = 20;

  let server: ServerProcess;
  let honest: HonestPair;
  let playing: Promise<void>;
  let seated: Target;
  beforeAll(async () => {
    // More joins than usual, since attackers come anew all the time; and less patience, since tests have little.
    const usual = { MATCHES_PER_MINUTE: '100', CONNECTIONS_PER_ADDRESS: '200', JOINS_PER_MINUTE: '1000' };
    const lines = { COMMANDS_PER_SECOND: '60', FRAMES_PER_SECOND: '200', KILOBYTES_PER_SECOND: '32' };
    server = await startServer({ LOG_LEVEL: 'info', ...usual, ...lines, WORK_PER_SECOND: '50', UNREAD_SECONDS: '5' });
    honest = await HonestPair.sit(server.url, SEED);
    const own = await openLong(server.url);
    seated = { url: server.url, id: own.id, secret: own.seats[0]!.secret };
    // As fast as people are: who attacks from the same address does not take that from them.
    playing = honest.play(250);
    playing.catch(() => {});
  });
  afterAll(async () => {
    honest?.stop();
    await server.stop();
  });

  test.each(ATTACKS)('$name ($what): the attackers are stopped, and who plays is answered', async (attack) => {
    const missing = new Set(attack.meets);
    const before = honest.done;
    const field: Field = {
      watching: { url: server.url, id: honest.match.id },
      seated,
      lines: Math.min(attack.lines, LINES),
      goesOn: () => (missing.size > 0 || honest.done < before + 4) && !honest.stopped,
      meets: (what) => missing.delete(what),
    };
    await attack.run(field);
    // Whoever plays would have stopped at the first refusal.
    if (honest.stopped) await playing;
    expect(missing).toEqual(new Set());
    expect(faultsIn(server)).toEqual([]);
  });

  test('and after all of them everybody knows the same, and the server is well', async () => {
    honest.stop();
    await playing;
    await vi.waitFor(() => expect(honest.known[0]).toEqual(honest.known[1]), { timeout: 60_000 });
    expect(honest.clients.map(({ closed }) => closed)).toEqual([undefined, undefined]);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    process.stdout.write(`${honest.done} honest answers\n`);
  });
});
