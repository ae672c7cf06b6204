import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import express, { type Router } from 'express';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { type Health, healthRoutes } from '../src/http/health.ts';
import type { SpaceLeft } from '../src/journal/space.ts';
import { requestLog } from '../src/log.ts';
import { makeMetrics } from '../src/metrics/metrics.ts';
import { metricsRoute } from '../src/metrics/route.ts';
import { refuse } from '../src/refusals.ts';
import { type CommandHandlers, messagesFor, withMetrics } from '../src/rooms/commands/messages.ts';
import type { MatchClient } from '../src/sync/client.ts';
import { open, until, useApp } from './kit.ts';

const ending: (() => void)[] = [];
afterEach(() => {
  for (const end of ending.splice(0)) end();
});

/** Serves routes on an address of their own. */
const serve = async (...routes: (Router | ReturnType<typeof requestLog>)[]): Promise<string> => {
  const server = createServer(express().use(...routes)).listen(0);
  ending.push(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** The lines of the figures that begin like this. */
const figures = async (metrics: { text(): Promise<string> }, start: string): Promise<string[]> =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(start));

describe('the figures', () => {
  const app = useApp();

  test('of a server that runs can be read on the same machine', async () => {
    await open(app.url);
    const response = await fetch(`${app.url}/metrics`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    expect(text).toMatch(/^ironhex_matches_opened_total [1-9]/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });

  test('count what is awake when they are asked, and no more what is gone', async () => {
    const metrics = makeMetrics();
    const room = { status: 'playing', paused: true, players: 2, spectators: 3 } as const;
    const gone = metrics.awake(() => room);
    metrics.awake(() => ({ ...room, status: 'gathering', paused: false }));
    expect(await figures(metrics, 'ironhex_connections')).toEqual([
      'ironhex_connections{kind="player"} 4',
      'ironhex_connections{kind="spectator"} 6',
    ]);
    gone();
    expect(await figures(metrics, 'ironhex_matches{')).toEqual([
      'ironhex_matches{status="gathering"} 1',
      'ironhex_matches{status="playing"} 0',
      'ironhex_matches{status="over"} 0',
    ]);
    expect(await figures(metrics, 'ironhex_matches_paused')).toEqual(['ironhex_matches_paused 0']);
  });

  test('tell the room for matches where somebody knows it', async () => {
    const metrics = makeMetrics();
    expect(await figures(metrics, 'ironhex_space_bytes')).toEqual([]);
    let room: SpaceLeft | undefined = { free: 12, reserve: 5, short: false };
    metrics.watchSpace(async () => room);
    const lines = ['ironhex_space_bytes{kind="free"} 12', 'ironhex_space_bytes{kind="reserve"} 5'];
    expect(await figures(metrics, 'ironhex_space_bytes')).toEqual(lines);
    room = undefined;
    expect(await figures(metrics, 'ironhex_space_bytes')).toEqual([]);
  });

  test('note what happened to matches and to what is kept of them', async () => {
    const metrics = makeMetrics();
    metrics.ended();
    metrics.taken();
    metrics.repeated();
    metrics.recovered(0.02, 40);
    metrics.flushed(0.004, 3);
    metrics.flushFailed();
    for (const line of [
      'ironhex_matches_ended_total 1',
      'ironhex_matches_taken_total 1',
      'ironhex_matches_recovered_total 1',
      'ironhex_intents_repeated_total 1',
      'ironhex_journal_failures_total 1',
      'ironhex_journal_flush_seconds_bucket{le="0.005"} 1',
      'ironhex_journal_flush_entries_sum 3',
      'ironhex_recovery_seconds_sum 0.02',
      'ironhex_recovery_entries_sum 40',
    ])
      expect(await metrics.text()).toContain(`${line}\n`);
  });

  test('tell what became of intents, whether they are answered at once or later', async () => {
    const metrics = makeMetrics();
    const answers = [
      { ok: true } as const,
      Promise.resolve({ ok: true } as const),
      refuse('stale-decision'),
      refuse('paused'),
      Promise.resolve(refuse('not-over')),
    ];
    const handlers = { intent: (_client, { seq }) => answers[seq - 1]! } as Partial<CommandHandlers> as CommandHandlers;
    const { intent } = withMetrics(
      messagesFor(
        () => handlers,
        () => {},
      ),
      () => metrics,
    );
    const ask = (message: object) => intent({ ref: {} } as MatchClient, message as Parameters<typeof intent>[1]);
    for (const [index, answer] of answers.entries())
      expect(await ask({ seq: index + 1, intent: {} })).toEqual(await answer);
    expect(await ask({ seq: 'first' })).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
    expect(await figures(metrics, 'ironhex_intents_total')).toEqual([
      'ironhex_intents_total{outcome="done"} 2',
      'ironhex_intents_total{outcome="stale"} 1',
      'ironhex_intents_total{outcome="paused"} 1',
      'ironhex_intents_total{outcome="refused"} 1',
      'ironhex_intents_total{outcome="malformed"} 1',
    ]);
    expect(await figures(metrics, 'ironhex_intent_seconds_count')).toEqual(['ironhex_intent_seconds_count 6']);
  });

  test('are not for whoever comes through a proxy', async () => {
    const url = await serve(metricsRoute(makeMetrics()));
    expect((await fetch(`${url}/metrics`)).status).toBe(200);
    expect((await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '10.0.0.7' } })).status).toBe(403);
  });

  test('are for whoever holds the token, if there is one', async () => {
    const url = await serve(metricsRoute(makeMetrics(), 'a-token-of-the-watch'));
    const statusWith = async (headers: Record<string, string>) => (await fetch(`${url}/metrics`, { headers })).status;
    expect(await statusWith({})).toBe(401);
    expect(await statusWith({ authorization: 'Bearer another' })).toBe(401);
    expect(await statusWith({ authorization: 'Bearer a-token-of-the-watch', 'x-forwarded-for': '8.8.8.8' })).toBe(200);
  });
});

describe('the health', () => {
  const well: Health = { storage: async () => {}, draining: false, durability: 'power' };
  const ask = async (health: Health, path = '') => {
    const response = await fetch(`${await serve(healthRoutes(health))}/health${path}`);
    return { status: response.status, body: (await response.json()) as object };
  };

  test('of a server that is well', async () => {
    const body = {
      status: 'ok',
      live: true,
      ready: true,
      newMatches: true,
      reasons: [],
      space: null,
      durability: 'power',
      matches: 0,
    };
    expect(await ask(well)).toEqual({ status: 200, body: { ...body, version: expect.stringMatching(/^\d+\.\d+/) } });
    expect(await ask(well, '/live')).toEqual({ status: 200, body: { live: true } });
    expect(await ask(well, '/ready')).toEqual({ status: 200, body: { ready: true, reasons: [] } });
  });

  test('that is short of space: it plays on and takes no new matches', async () => {
    const short = { ...well, space: async () => ({ free: 5, reserve: 7, short: true }) };
    expect(await ask(short)).toMatchObject({
      body: { status: 'short', ready: true, newMatches: false, space: { free: 5, reserve: 7 } },
    });
    expect(await ask(short, '/ready')).toEqual({ status: 200, body: { ready: true, reasons: [] } });
  });

  const fails = () => Promise.reject(new Error('SQLITE_FULL at /secret/place'));
  test.each([
    ['its storage fails', { storage: fails }, 'paused', 'storage'],
    ['its storage does not answer', { storage: () => new Promise<never>(() => {}) }, 'paused', 'storage'],
    ['it is cut off from the others', { cluster: fails }, 'paused', 'cluster'],
    ['it is on its way out', { draining: true }, 'draining', 'draining'],
  ])('says in a word that it takes no matches when %s, and that it lives', async (_when, change, status, reason) => {
    const ill = { ...well, ...change };
    expect(await ask(ill, '/ready')).toEqual({ status: 503, body: { ready: false, reasons: [reason] } });
    expect(await ask(ill, '/live')).toMatchObject({ status: 200 });
    expect(await ask(ill)).toMatchObject({ status: 200, body: { status, live: true, ready: false } });
  });

  test('asks the storage once for many who ask together', async () => {
    let [requests, asked] = [0, 0];
    // It answers when all have come, however slowly they do.
    const storage = async () => {
      asked += 1;
      await until(() => requests === 20, 'all have come');
    };
    const counting = express.Router().use((_request, _response, next) => {
      requests += 1;
      next();
    });
    const url = await serve(counting, healthRoutes({ ...well, storage }));
    await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/health/ready`)));
    expect(asked).toBe(1);
  });
});

describe('the log of requests', () => {
  const linesAt = async (level: string): Promise<string> => {
    let lines = '';
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        lines += chunk;
        done();
      },
    });
    const url = await serve(requestLog(pino({ level }, stream)), healthRoutes({} as Health));
    await (await fetch(`${url}/health/live?secret=hidden`)).text();
    return lines;
  };

  test('has a line with path, status and time, and nothing of the query', async () => {
    const lines = await linesAt('debug');
    const line = { method: 'GET', path: '/health/live', status: 200, ms: expect.any(Number), msg: 'request' };
    expect(JSON.parse(lines)).toMatchObject(line);
    expect(lines).not.toContain('hidden');
  });

  test('is empty at other levels', async () => {
    expect(await linesAt('info')).toBe('');
  });
});
