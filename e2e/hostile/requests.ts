import fc from 'fast-check';
import { EXAMPLE } from '../rulesets/index.ts';
import type { Below } from './frames.ts';
import { RawConnection } from './raw-connection.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PATCH', 'BREW'];
const PATHS = [
  '/',
  '/health',
  '/api/matches',
  '/api/matches/any',
  '/api/matches/__proto__/record',
  '/matchmake/joinById/MATCH',
  '/matchmake/reconnect/MATCH',
  '/matchmake/joinById/__proto__',
  '/matchmake/create/match',
  '/__healthcheck',
  '/%ff',
  '/%00',
  '//',
  '/assets/../../x',
  'http://a/api/matches',
];
const TYPES = ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'application/octet-stream', 'x'];
const HOSTS = ['localhost', 'a@b', '[', 'a:99999', '', 'a b', '[::1]:80', 'x'.repeat(300)];
const EXTRA = [
  '',
  'Origin: https://evil.example\r\n',
  'X-Forwarded-For: , ,, x\r\n',
  'X-Forwarded-Proto: javascript\r\n',
  'X-Forwarded-Host: [\r\n',
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n',
  'Expect: 100-continue\r\n',
  'Transfer-Encoding: chunked\r\n',
  'Cookie: a=b; __proto__=c\r\n',
];

const writeJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? 1 : inner)) ?? '';

/** An endless supply of hostile requests, the same for the same seed. `id` is that of an existing match. */
export const hostileRequests = (seed: number, below: Below, id: string): (() => string) => {
  const bodies = fc.sample(
    fc.oneof(
      fc.json({ maxDepth: 5 }),
      fc.string({ maxLength: 200 }),
      fc
        .constantFrom('constructor', '__proto__', 'x')
        .map((reconnectionToken) => JSON.stringify({ reconnectionToken })),
      fc.record({ secret: fc.string(), name: fc.string() }).map((join) => JSON.stringify(join)),
      fc.record({ reconnectionToken: fc.anything() }).map((join) => writeJson(join)),
      fc.integer({ min: 100, max: 20_000 }).map((levels) => `{"options":${'['.repeat(levels)}${']'.repeat(levels)}}`),
      fc
        .record({ ruleset: fc.constant(EXAMPLE.ruleset.id), board: fc.anything(), forces: fc.array(fc.anything()) })
        .map((match) => JSON.stringify(match, (_key, value) => (typeof value === 'bigint' ? 1 : value)) ?? ''),
    ),
    { seed, numRuns: 600 },
  );
  const one = <T>(of: readonly T[]): T => of[below(of.length)]!;
  return () => {
    // Mostly existing paths, so that requests get past the gate.
    const [method, host] = [below(2) ? 'POST' : one(METHODS), below(5) ? 'localhost' : one(HOSTS)];
    const [path, type] = [one(PATHS).replace('MATCH', id), below(3) ? 'application/json' : one(TYPES)];
    const body = one(bodies);
    const length = below(6) ? Buffer.byteLength(body) : below(100_000);
    const head = `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n${below(2) ? '' : one(EXTRA)}`;
    return `${head}Content-Type: ${type}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${body}`;
  };
};

/** Sends a request, and waits until its connection closes, but no longer than this. */
export const throwAt = async (url: string, request: string, milliseconds = 300): Promise<void> => {
  const connection = await RawConnection.say(url, request);
  connection.socket.resume();
  await connection.closes(milliseconds);
  connection.hangUp();
};
