import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Server } from 'colyseus';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { startServer } from '../../../../e2e/drivers/server.ts';
import { call, type Heard, sayRaw, upgrade } from '../../../../e2e/drivers/wire.ts';
import { begin, gather, must, open, REQUEST, RoomClient, until, useApp } from '../../kit.ts';

/** A page, as if the real one were built. */
const client = mkdtempSync(join(tmpdir(), 'ironhex-page-'));
mkdirSync(join(client, 'assets'));
const PAGE = '<!doctype html><title>the page</title>';
const SCRIPT = 'export {};';
writeFileSync(join(client, 'index.html'), PAGE);
writeFileSync(join(client, 'assets/page-1.js'), SCRIPT);

const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
const app = useApp({ client, log, countEvery: 0.02 });

/** What the library would answer by itself, and what people try everywhere. */
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
  ['GET', '/admin'],
  ['GET', '/api'],
  ['GET', '/api/reference'],
  ['DELETE', '/api/matches/any'],
  ['POST', '/api/matches/any/settings'],
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
  ['GET', '/m/any', 404],
  ['GET', '/assets/page-1.js', 200],
  ['GET', '/health', 200],
  ['GET', '/health/live', 200],
  ['GET', '/health/ready', 200],
  ['GET', '/metrics', 200],
  ['GET', '/api/matches/any', 404],
  // Only those are found whose ids are given: there is no list of all, only of those that their hosts have listed.
  ['GET', '/api/matches', 400],
  ['GET', '/api/matches/any/record', 404],
  ['POST', '/api/matches', 400],
  ['POST', '/api/seeks', 400],
  ['POST', '/api/matches/any/seats', 400],
  // With a query that can be read it is a stream.
  ['GET', '/api/tables?tables=0', 400],
  ['GET', '/api/matches/any/settings', 401],
  ['PUT', '/api/matches/any/settings', 401],
  ['POST', '/matchmake/joinById/any', 404],
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
  ['POST', '/matchmake/joinById/any', 404, 'null'],
];

const ask = (method: string, path: string, body = '{}', type = 'application/json') =>
  method === 'GET' || method === 'TRACE'
    ? call(app.url, path, { method })
    : call(app.url, path, { method, body, headers: { 'content-type': type, 'content-length': body.length } });

/** A router of express: its layers are routes, other routers, or functions. */
interface Layered {
  readonly stack: readonly { readonly route?: { readonly path: string }; readonly handle: Partial<Layered> }[];
}

/** The paths of all routes, in the order in which they are asked. */
const routesIn = ({ stack }: Layered): readonly string[] =>
  stack.flatMap(({ route, handle }) => {
    if (route) return [route.path];
    return handle.stack ? routesIn({ stack: handle.stack }) : [];
  });

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

  test('the page of a match is, as long as there is the match', async () => {
    const { id } = await open(app.url);
    const heard = await Promise.all(
      [`/m/${id}`, `/m/${id}).`, `/m/${'b'.repeat(14)}`].map((path) => call(app.url, path)),
    );
    expect(heard.map(({ status, text }) => [status, text])).toEqual([
      [200, PAGE],
      [200, PAGE],
      [404, PAGE],
    ]);
  });
});

/** How long what was answered may be kept: a file with a hash in its name for ever, the page as long as it is the same. */
const keptFor = ({ status, text }: Heard): string => {
  if (status === 200 && text === SCRIPT) return 'public, max-age=31536000, immutable';
  return text === PAGE ? 'no-cache' : 'no-store';
};

describe('every answer keeps browsers from doing harm, and tells nothing of the machine', () => {
  test.each([
    ...OPEN.map(([method, path]) => ({ method, path, body: undefined, type: undefined })),
    ...CLOSED.map(([method, path]) => ({ method, path, body: undefined, type: undefined })),
    ...FAULTY.map(([method, path, , body, type]) => ({ method, path, body, type })),
    { method: 'OPTIONS', path: '/', body: undefined, type: undefined },
  ])('$method $path', async ({ method, path, body, type }) => {
    const heard = await ask(method, path, body, type);
    const { headers, text } = heard;
    expect(headers['cache-control']).toBe(keptFor(heard));
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
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('json'),
      connection: 'close',
      'cache-control': 'no-store',
    });
  });

  test('what holds secrets is kept nowhere: a new match, a place in it, how it stands, its record', async () => {
    const at = await gather(app.url);
    await begin(at);
    must(await at.blue.intend({ kind: 'concede' }));
    const { id } = at.match;
    const join = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const heard = [
      await call(app.url, '/api/matches', { ...join, body: JSON.stringify(REQUEST) }),
      await call(app.url, `/matchmake/joinById/${id}`, join),
      ...(await Promise.all(['', '/record'].map((path) => call(app.url, `/api/matches/${id}${path}`)))),
      await call(app.url, `/api/matches?ids=${id}`),
    ];
    expect(heard.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200]);
    expect(heard.map(({ headers }) => headers['cache-control'])).toEqual(heard.map(() => 'no-store'));
  });

  test('a part of a file that it does not have is not the file', async () => {
    const { status, headers } = await call(app.url, '/assets/page-1.js', { headers: { range: 'bytes=999-' } });
    expect(status).toBe(416);
    expect(headers['cache-control']).toBe('no-store');
  });
});

/** Where such packages are usually put. */
const MOUNTS = ['', '/admin', '/auth', '/colyseus', '/monitor', '/playground', '/tools'];

/** The addresses of a package wherever it may have been put, as requests. */
const requestsTo = (name: string, addresses: readonly string[]): readonly (readonly [method: string, path: string])[] =>
  addresses.flatMap((address) => {
    const [method, path] = address.split(' ') as [string, string];
    const filled = path.replace('**:splat', 'index.html').replaceAll(/:\w+/g, 'any');
    const own = filled.replace(new RegExp(`^/${name}(?=/)`), '');
    const asked = '?roomId=any&method=getInspectData&args=[]&token=any';
    return MOUNTS.map((mount) => [method, `${mount}${own}${asked}`] as const);
  });

/** Did our own page answer, or our own word for nothing? */
const isOurs = ({ text }: Heard): boolean => text === PAGE || text.includes('There is nothing at this address.');

describe('the packages that come along with Colyseus, and that nothing here uses', () => {
  const program = fileURLToPath(new URL('../../companions.ts', import.meta.url));
  const companions = JSON.parse(execFileSync(process.execPath, [program], { encoding: 'utf8' })) as Readonly<
    Record<string, readonly string[]>
  >;

  test('are those that the bundle has, each with the addresses it is known for', () => {
    const { dependencies } = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.resolve('colyseus')), 'utf8'),
    ) as { dependencies: object };
    const used = ['core', 'redis-driver', 'redis-presence', 'ws-transport'];
    // The last one answers nothing: it reads files with settings and starts servers.
    const all = [...used, ...Object.keys(companions), 'tools'];
    expect(Object.keys(dependencies).sort()).toEqual(all.map((name) => `@colyseus/${name}`).sort());
    expect(companions).toMatchObject({
      auth: expect.arrayContaining(['POST /auth/login', 'GET /auth/provider/:providerId']),
      monitor: expect.arrayContaining(['GET /monitor/api/room/call']),
      playground: expect.arrayContaining(['GET /rooms', 'GET /__apidocs', 'POST /profiling/start']),
    });
  });

  test.each(Object.entries(companions))(
    '%s answers nothing, wherever it may have been put',
    async (name, addresses) => {
      const reached: string[] = [];
      for (const [method, path] of requestsTo(name, addresses))
        if (!isOurs(await ask(method, path))) reached.push(`${method} ${path}`);
      expect(reached).toEqual([]);
    },
  );

  test('have no route beside ours', () => {
    const { router, transport } = Server.current!;
    // Colyseus adds a sign of life on the quiet, which the gate closes.
    expect(Object.values<{ path: string }>(router!.endpoints).map(({ path }) => path)).toEqual([
      '/matchmake/:method/:roomName',
    ]);
    const express = (transport as unknown as { getExpressApp(): { router: Layered } }).getExpressApp();
    expect(routesIn(express.router)).toEqual([
      '/health/live',
      '/health/ready',
      '/health',
      '/metrics',
      '/api/tables',
      '/api/matches',
      '/api/seeks',
      '/api/matches/:id/settings',
      '/api/matches/:id/settings',
      '/api/matches/:id/seats',
      '/api/matches',
      '/api/matches/:id',
      '/api/matches/:id/record',
      '/{*path}',
    ]);
  });

  test('can be left out: a server without them opens a match, and lets people in', async () => {
    const without = new URL('../../without-companions.ts', import.meta.url);
    const server = await startServer({ NODE_OPTIONS: `--import=${without}` });
    try {
      const left = server.said.filter((line) => line.startsWith('left out'));
      expect(new Set(left).size).toBe(4);
      const guest = await RoomClient.join(server.url, (await open(server.url)).id);
      await until(() => guest.own, 'the room answers');
      await guest.leave();
    } finally {
      await server.stop();
    }
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
