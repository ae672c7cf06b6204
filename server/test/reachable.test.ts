import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { call, sayRaw, upgrade } from '../../e2e/drivers/wire.ts';
import { begin, gather, must, open, RoomClient, until, useApp } from './kit.ts';

/** A page, as if the real one were built. */
const client = mkdtempSync(join(tmpdir(), 'ironhex-page-'));
mkdirSync(join(client, 'assets'));
writeFileSync(join(client, 'index.html'), '<!doctype html><title>the page</title>');
writeFileSync(join(client, 'assets/page-1.js'), 'export {};');

const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
const app = useApp({ client, log });

/** What the library would answer by itself, what its companions would add, and what people try everywhere. */
const CLOSED: readonly (readonly [method: string, path: string])[] = [
  ['GET', '/__healthcheck'],
  ['GET', '/__healthcheck/'],
  ['GET', '/__apidocs'],
  ['GET', '/__rooms'],
  ['GET', '/__/'],
  ['GET', '/matchmake'],
  ['GET', '/matchmake/'],
  ['GET', '/matchmake/match'],
  ['GET', '/matchmake/joinById/any'],
  ['PUT', '/matchmake/joinById/any'],
  ['POST', '/matchmake'],
  ['POST', '/matchmake/joinById'],
  ['POST', '/matchmake/joinById/any/more'],
  ['POST', '/matchmake/create/match'],
  ['POST', '/matchmake/joinOrCreate/match'],
  ['POST', '/matchmake/join/match'],
  ['POST', '/matchmake/reconnect/any'],
  ['POST', '/matchmake/query/match'],
  ['POST', '/matchmake/remoteRoomCall/any'],
  ['POST', '/matchmake/__proto__/any'],
  ['POST', '/MATCHMAKE/joinById/any'],
  ['POST', '//matchmake/joinById/any'],
  ['POST', '/matchmake/joinById/%61ny'],
  ['GET', '/monitor'],
  ['GET', '/monitor/api'],
  ['GET', '/colyseus'],
  ['GET', '/playground'],
  ['GET', '/admin'],
  ['GET', '/auth/userdata'],
  ['POST', '/auth/login'],
  ['GET', '/api'],
  ['GET', '/api/reference'],
  ['DELETE', '/api/matches/any'],
  ['POST', '/'],
  ['POST', '/m/any'],
  ['TRACE', '/'],
  ['GET', '/.env'],
  ['GET', '/package.json'],
  ['GET', '/src/main.ts'],
  ['GET', '/assets/'],
  ['GET', '/assets/none.js'],
  ['GET', '/../../../../etc/passwd'],
  ['GET', '/..%2f..%2f..%2fetc%2fpasswd'],
];

/** What is open, with what it answers. */
const OPEN: readonly (readonly [method: string, path: string, status: number])[] = [
  ['GET', '/', 200],
  ['GET', '/m/any', 200],
  ['GET', '/assets/page-1.js', 200],
  ['GET', '/health', 200],
  ['GET', '/api/matches/any', 404],
  // Only those are found whose ids are given: there is no list of all.
  ['GET', '/api/matches', 400],
  ['GET', '/api/matches/any/record', 404],
  ['POST', '/api/matches', 400],
  ['POST', '/matchmake/joinById/any', 522],
];

/** What answers go wrong with. */
const FAULTY: readonly (readonly [method: string, path: string, status: number, body?: string, type?: string])[] = [
  ['GET', '/%ff', 400],
  ['GET', '/assets/../index.html', 403],
  ['GET', '/assets/..%2f..%2fpackage.json', 403],
  ['GET', '/api/matches/%ff', 400],
  ['GET', '/assets/%00', 400],
  ['POST', '/api/matches', 400, '{'],
  ['POST', '/api/matches', 415, 'a', 'application/json; charset=none'],
  ['POST', '/matchmake/joinById/any', 400, '{'],
  ['POST', '/matchmake/joinById/any', 415, 'a', 'multipart/form-data'],
  ['POST', '/matchmake/joinById/any', 415, 'a', 'text/plain'],
  ['POST', '/matchmake/joinById/any', 413, ' '.repeat(5000)],
  ['POST', '/matchmake/joinById/any', 522, 'null'],
];

const ask = (method: string, path: string, body = '{}', type = 'application/json') =>
  method === 'GET' || method === 'TRACE'
    ? call(app.url, path, { method })
    : call(app.url, path, { method, body, headers: { 'content-type': type, 'content-length': body.length } });

/** The code with which a websocket at this address is closed. */
const closeCodeOf = (address: string): Promise<number> =>
  new Promise((resolve) => {
    new WebSocket(address).onclose = ({ code }) => resolve(code);
  });

describe('nothing can be reached but what is meant to be', () => {
  test.each(CLOSED)('%s %s is not there', async (method, path) => {
    const { status, text } = await ask(method, path);
    expect(status).toBe(404);
    expect(text).not.toMatch(/Colyseus|root:|ENOENT/);
  });

  test.each(OPEN)('%s %s is', async (method, path, status) => {
    expect((await ask(method, path)).status).toBe(status);
  });

  test.each([
    '/',
    '/health',
    '/any',
    '/api/matches',
    '/process/room',
    '/?sessionId=a',
    '/room?sessionId=a',
    '/p/room?sessionId=a&reconnectionToken=b',
  ])('no line is given at %s', async (path) => {
    expect((await upgrade(app.url, path)).status).toBe(404);
  });

  test('a line without a place in a match is told so, and closed', async () => {
    const { id } = await open(app.url);
    for (const session of ['none', '__proto__', 'constructor', '', '%00']) {
      const address = `${app.url.replace('http', 'ws')}/p/${id}?sessionId=${session}`;
      expect(await closeCodeOf(address)).toBeGreaterThanOrEqual(4000);
    }
  });
});

describe('every answer keeps browsers from doing harm, and tells nothing of the machine', () => {
  test.each([
    ...OPEN.map(([method, path]) => ({ method, path, body: undefined, type: undefined })),
    ...CLOSED.map(([method, path]) => ({ method, path, body: undefined, type: undefined })),
    ...FAULTY.map(([method, path, , body, type]) => ({ method, path, body, type })),
    { method: 'OPTIONS', path: '/', body: undefined, type: undefined },
  ])('$method $path', async ({ method, path, body, type }) => {
    const { headers, text } = await ask(method, path, body, type);
    expect(headers['content-security-policy']).toMatch(/^default-src 'self';.*frame-ancestors 'none'$/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(text).not.toMatch(/node_modules|\bat .*:\d+:\d+|\/server\/|Error:|ENOENT|TypeError|Cannot read/);
  });

  test.each(FAULTY.map(([method, path, status, body, type]) => ({ method, path, status, body, type })))(
    '$method $path: what went wrong is said by its number ($status)',
    async ({ method, path, status, body, type }) => {
      expect((await ask(method, path, body, type)).status).toBe(status);
    },
  );

  test('the refusal of a line too', async () => {
    const { status, headers } = await upgrade(app.url, '/any');
    expect(status).toBe(404);
    expect(headers).toMatchObject({ 'content-type': expect.stringContaining('json'), connection: 'close' });
  });
});

describe('whoever is slow', () => {
  test('with the body of a request leaves no trace but a closed line', async () => {
    for (const path of ['/api/matches', '/matchmake/joinById/any']) {
      const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"`;
      expect(await sayRaw(app.url, head, 500)).toBe('');
    }
    expect((await ask('GET', '/health')).status).toBe(200);
  });
});

/** The address that a line of the SDK was opened with. */
const addressOf = ({ room }: RoomClient): string =>
  (room.connection as unknown as { transport: { ws: { url: string } } }).transport.ws.url;

describe('secrets', () => {
  test('stand in no line of the log, however much is logged, and in no address', async () => {
    lines.length = 0;
    const printed: string[] = [];
    const write = process.stderr.write.bind(process.stderr);
    const listening = (text: string | Uint8Array): boolean => printed.push(String(text)) > 0;
    Object.assign(process.stderr, { write: listening });
    try {
      const at = await gather(app.url);
      await begin(at);
      await RoomClient.join(app.url, at.match.id, { secret: 'a wrong secret that nobody has' }).catch(() => {});
      must(await at.blue.ask('say', { text: 'between us two' }));
      const tokens = at.everybody.map(({ room }) => room.reconnectionToken.split(':')[1]!);
      const sessions = at.everybody.map(({ room }) => room.sessionId);
      // The address of a line that is in use opens no second one.
      expect(await closeCodeOf(addressOf(at.blue))).toBeGreaterThanOrEqual(4000);
      at.spectator.room.connection.close(4010);
      await until(() => at.blue.state.spectators === 0, 'a line is broken');
      must(await at.blue.intend({ kind: 'concede' }));
      await until(() => at.blue.state.secret !== '', 'the dice are open');
      for (const one of at.everybody) await one.leave();
      const secrets = [
        ...at.match.seats.map(({ secret }) => secret),
        ...at.salts,
        ...tokens,
        ...sessions,
        at.blue.state.secret,
        'a wrong secret',
        'between us',
      ];
      const text = [...lines, ...printed].join('');
      expect(text).toContain(at.match.id);
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      // Proxies write addresses down. The one in it is good once, for the line that uses it up.
      const address = addressOf(at.blue);
      expect(address).toContain(`sessionId=${sessions[0]}`);
      expect(
        [...secrets.filter((secret) => secret !== sessions[0])].filter((secret) => address.includes(secret)),
      ).toEqual([]);
    } finally {
      Object.assign(process.stderr, { write });
    }
  });
});
