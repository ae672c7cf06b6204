import { describe, expect, test } from 'vitest';
import { call, type Heard, sayRaw, sentenceIn, upgrade } from '../../../e2e/drivers/wire.ts';
import { limitTo } from '../../src/guard/limiters.ts';
import { ADDRESS_LIMITS } from '../../src/guard/limits.ts';
import { newId } from '../../src/rooms/match/history/blueprint.ts';
import { faultsOf, newSecret, open, post, REQUEST, RoomClient, until, useApp } from '../kit.ts';

const FRIEND = 'https://friend.example';
const app = useApp({ origins: [FRIEND] });
const behind = useApp({ proxies: 1 });

const JSON_TYPE = { 'content-type': 'application/json' };
const joining = (id: string, headers: object = {}, url = app.url) =>
  call(url, `/matchmake/joinById/${id}`, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: '{}' });
const opening = (headers: object, url = app.url) =>
  call(url, '/api/matches', { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(REQUEST) });
const own = (url: string) => new URL(url).host;

describe('pages of other sites', () => {
  const told = /Pages of other sites/;

  test.each(['https://evil.example', 'null', 'http://localhost:1', 'https://friend.example.evil.example', 'nonsense'])(
    'such as %s open no match, join none and get no line',
    async (origin) => {
      const { id } = await open(app.url);
      for (const heard of [await opening({ origin }), await joining(id, { origin })]) {
        expect(heard.status).toBe(403);
        expect(sentenceIn(heard)).toMatch(told);
        expect(heard.headers['access-control-allow-origin']).toBeUndefined();
      }
      const line = await upgrade(app.url, `/process/${id}?sessionId=any`, { origin });
      expect(line.status).toBe(403);
      expect(sentenceIn(line)).toMatch(told);
    },
  );

  test('may not ask whether they may, and cannot read what they ask for', async () => {
    const origin = 'https://evil.example';
    const asking = { origin, 'access-control-request-method': 'POST' };
    for (const path of ['/api/matches', '/matchmake/joinById/any', '/'])
      expect((await call(app.url, path, { method: 'OPTIONS', headers: asking })).status).toBe(403);
    const read = await call(app.url, '/health', { headers: { origin } });
    expect(read.status).toBe(200);
    expect(Object.keys(read.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('play if they are named in the settings, and may read the answers', async () => {
    const preflight = await call(app.url, '/api/matches', { method: 'OPTIONS', headers: { origin: FRIEND } });
    const opened = await opening({ origin: FRIEND });
    const { id } = JSON.parse(opened.text) as { id: string };
    const joined = await joining(id, { origin: FRIEND });
    expect([preflight.status, opened.status, joined.status]).toEqual([204, 201, 200]);
    for (const { headers } of [preflight, opened, joined])
      expect(headers).toMatchObject({ 'access-control-allow-origin': FRIEND, vary: expect.stringContaining('Origin') });
    const { processId, roomId, sessionId } = JSON.parse(joined.text) as Readonly<Record<string, string>>;
    const line = await upgrade(app.url, `/${processId}/${roomId}?sessionId=${sessionId}`, { origin: FRIEND });
    expect(line.status).toBe(101);
    line.hangUp();
  });
});

describe('our own page', () => {
  test('is known by the host that was asked, a usual port said or not', async () => {
    const { id } = await open(app.url);
    expect((await opening({ origin: `http://${own(app.url)}` })).status).toBe(201);
    expect((await joining(id, { origin: `https://${own(app.url)}` })).status).toBe(200);
    expect((await opening({ origin: 'https://table.example', host: 'table.example:443' })).status).toBe(201);
    expect((await opening({ origin: 'http://TABLE.example', host: 'table.example:80' })).status).toBe(201);
    expect((await opening({ origin: 'https://table.example', host: 'table.example:80' })).status).toBe(403);
  });

  test('is known by what a proxy says, but only if there is one', async () => {
    const headers = { origin: 'https://table.example', host: 'inside:2567', 'x-forwarded-host': 'table.example' };
    expect((await opening(headers, behind.url)).status).toBe(201);
    expect((await opening(headers, app.url)).status).toBe(403);
    expect((await opening({ ...headers, origin: 'https://evil.example' }, behind.url)).status).toBe(403);
  });

  test('a program that is no page says no origin, and may do everything', async () => {
    const client = await RoomClient.join(app.url, (await open(app.url)).id);
    await until(() => client.own, 'it watches');
    expect(client.viewers).toHaveLength(1);
  });
});

describe('what nobody behind the gate could read', () => {
  const raw = (head: string) =>
    sayRaw(app.url, `${head}\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`);
  const JOIN = 'POST /matchmake/joinById/any HTTP/1.1\r\n';

  test.each([
    ['a host with a name and a password', `${JOIN}Host: a@b`],
    ['a host that is none', `${JOIN}Host: [`],
    ['a host with a port that is none', `${JOIN}Host: a:99999`],
    ['a host with a path', `${JOIN}Host: a/b`],
    ['an empty host', `${JOIN}Host: `],
    ['a whole address in place of a path', 'POST http://a/matchmake/joinById/any HTTP/1.1\r\nHost: a'],
    [
      'a host that is none, asking for a line',
      'GET /p/r?sessionId=1 HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nHost: a@b',
    ],
  ])('is answered: %s', async (_what, head) => {
    expect(await raw(head)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('a protocol that a proxy would not say is not believed', async () => {
    expect(await raw(`${JOIN}Host: a\r\nX-Forwarded-Proto: javascript`)).toMatch(/^HTTP\/1\.1 404 .*not found/s);
  });

  test.each([1000, 10_000, 100_000])(
    'a request nested %i levels deep says so, wherever the depth is',
    async (levels) => {
      const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`;
      const places = [
        `{"options":{"a":${deep}}}`,
        `{"forces":[${deep}]}`,
        `{"board":{"custom":${deep}}}`,
        `{"board":{"custom":{"hexes":{"0101":${deep}}}}}`,
        deep,
      ];
      for (const body of places) {
        const response = await post(app.url, body);
        expect(response.status).toBe(400);
        expect(await faultsOf(response)).toEqual([
          { at: 'body', message: expect.stringContaining('nested far deeper') },
        ]);
      }
    },
  );
});

describe('somebody who asks too often', () => {
  const strict = useApp({ proxies: 1, matchesPerMinute: 2, joinsPerMinute: 3, readsPerMinute: 4, healthPerMinute: 5 });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const statuses = async (times: number, ask: () => Promise<{ status: number }>) => {
    const seen: number[] = [];
    for (let n = 0; n < times; n++) seen.push((await ask()).status);
    return seen;
  };

  test.each([
    ['opening matches', 2, 201, (headers: object) => opening(headers, strict.url)],
    ['reading', 4, 404, (headers: object) => call(strict.url, '/api/matches/any', { headers: { ...headers } })],
    ['asking how it is', 5, 200, (headers: object) => call(strict.url, '/health', { headers: { ...headers } })],
  ])('%s is told when to come again, and nobody else is', async (what, times, good, ask) => {
    const mine = from(`1.2.3.${times}`);
    expect(await statuses(times + 2, () => ask(mine))).toEqual([...Array(times).fill(good), 429, 429]);
    const heard = await ask(mine);
    expect(sentenceIn(heard), what).toMatch(/Wait a minute/);
    expect(Number(heard.headers['retry-after'])).toBeGreaterThan(30);
    expect(heard.headers['cache-control']).toBe('no-store');
    expect((await ask(from('1.2.3.100'))).status).toBe(good);
  });

  test('has one budget for all addresses that tell how the server is, and a proxy that asks by itself has its own', async () => {
    const asking = (path: string, headers = from('7.7.7.7')) => call(strict.url, path, { headers });
    const seen: number[] = [];
    for (const path of ['/health', '/health/live', '/health/ready', '/Health/', '/health?x', '/health/live', '/health'])
      seen.push((await asking(path)).status);
    expect(seen).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await call(strict.url, '/health/ready')).status).toBe(200);
  });

  test('is no balancer: ten of them that ask every second are far from the usual limit', async () => {
    const usual = limitTo(ADDRESS_LIMITS.healthPerMinute, 60);
    for (let n = 0; n < 10 * 60; n++) expect(await usual.allows('a proxy')).toBe(true);
  });

  test('joining is refused so that a page waits and tries again', async () => {
    const { id } = await open(strict.url);
    const mine = from('9.9.9.9');
    expect(await statuses(5, () => joining(id, mine, strict.url))).toEqual([200, 200, 200, 429, 429]);
    const lines: number[] = [];
    for (let n = 0; n < 5; n++) {
      const line = await upgrade(strict.url, `/p/${id}?sessionId=none`, mine);
      line.hangUp();
      lines.push(line.status);
    }
    expect(lines).toEqual([101, 101, 101, 429, 429]);
  });

  test('cannot become somebody else by what a proxy did not write', async () => {
    const ask = (n: number) => opening(from(`${n}.1.1.1, 8.8.8.8`), strict.url);
    let n = 0;
    expect(await statuses(3, () => ask(n++))).toEqual([201, 201, 429]);
  });

  test('is one with IPv6 too, whichever of its addresses it takes', async () => {
    const ask = (n: number) => opening(from(`2001:db8:1:2::${n}`), strict.url);
    let n = 1;
    expect(await statuses(3, () => ask(n++))).toEqual([201, 201, 429]);
    expect((await opening(from('2001:db8:1:3::1'), strict.url)).status).toBe(201);
  });
});

describe('somebody who guesses the links of matches', () => {
  const strict = useApp({ proxies: 1, joinsPerMinute: 12, readsPerMinute: 24 });
  const mine = (address: string) => ({ 'x-forwarded-for': address, ...JSON_TYPE });

  /** What everybody can try who has no link. */
  const tries = {
    look: (id: string, from: object) => call(strict.url, `/api/matches/${id}`, { headers: { ...from } }),
    record: (id: string, from: object) => call(strict.url, `/api/matches/${id}/record`, { headers: { ...from } }),
    watch: (id: string, from: object) => joining(id, from, strict.url),
    sit: (id: string, from: object) =>
      call(strict.url, `/api/matches/${id}/seats`, {
        ...{ method: 'POST', headers: { ...from } },
        body: JSON.stringify({ name: 'Eve', salt: 'salt of Eve', secret: newSecret() }),
      }),
  };

  /** An answer without the time, and without the guess where the answer repeats it. */
  const shapeOf = (
    { status, headers: { date: _date, 'content-length': _length, ...headers }, text }: Heard,
    id: string,
  ) => JSON.stringify({ status, headers, text: text.replace(`"${id}\\"`, '') });

  test.each(Object.entries(tries))(
    'by %s gets one and the same 404, however near the guess was',
    async (how, guess) => {
      const { id } = await open(strict.url);
      const near = [`${id.slice(0, -1)}${id.endsWith('2') ? '3' : '2'}`, id.slice(0, -1), `${id}2`, id.toUpperCase()];
      const all = [...near, newId(), 'x', '__proto__', 'constructor'];
      const heard = await Promise.all(all.map((one) => guess(one, mine(`3.3.3.${how.length}`))));
      const shapes = new Set(heard.map((answer, n) => shapeOf(answer, all[n]!)));
      expect([...shapes]).toHaveLength(1);
      expect(heard[0]!.status).toBe(404);
    },
  );

  test('has a budget, far below what it takes to meet a match by chance', async () => {
    const seen = { 404: 0, 429: 0 };
    for (let n = 0; n < 40; n++) {
      for (const guess of [tries.look, tries.watch])
        seen[(await guess(newId(), mine('4.4.4.4'))).status as 404 | 429] += 1;
    }
    expect(seen).toEqual({ 404: 12 + 24, 429: 2 * 40 - 12 - 24 });
    // A million addresses that use up their budgets for a year, against a million matches.
    const guesses = 1e6 * (ADDRESS_LIMITS.readsPerMinute + ADDRESS_LIMITS.joinsPerMinute) * 60 * 24 * 365;
    expect((guesses * 1e6) / 31 ** 14).toBeLessThan(1);
  });
});

describe('many connections from one address', () => {
  const small = useApp({ connectionsPerAddress: 3 });

  test('are refused in a sentence, until one goes', async () => {
    const { id } = await open(small.url);
    const guests: RoomClient[] = [];
    for (let n = 0; n < 3; n++) guests.push(await RoomClient.join(small.url, id));
    const one = () => upgrade(small.url, `/p/${id}?sessionId=none`);
    const refused = await one();
    expect(refused.status).toBe(429);
    expect(sentenceIn(refused)).toMatch(/many connections from your address/);
    await guests[0]!.leave();
    await until(() => guests[0]!.closed !== undefined, 'one has gone');
    const line = await one();
    expect(line.status).toBe(101);
    line.hangUp();
  });
});
