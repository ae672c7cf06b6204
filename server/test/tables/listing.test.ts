import type { CreateMatch } from '@ironhex/shared/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { sitAtListed, TablesVisitor } from '../../../e2e/drivers/tables.ts';
import {
  faultsOf,
  joined,
  must,
  newSecret,
  open,
  post,
  quietConsole,
  REQUEST,
  type RoomClient,
  until,
  useApp,
} from '../kit.ts';

const app = useApp({ linesPerAddress: 7, tablesPerAddress: 1000 });

quietConsole();

const visitors: TablesVisitor[] = [];
afterEach(() => {
  for (const visitor of visitors.splice(0)) visitor.leave();
});
const come = async (...given: Parameters<typeof TablesVisitor.come> extends [string, ...infer R] ? R : never) => {
  const visitor = await TablesVisitor.come(app.url, ...given);
  visitors.push(visitor);
  return visitor;
};

/** Ada makes a table, lists it and sits down there. */
const listed = async (request: Partial<CreateMatch> = {}) => {
  const match = await open(app.url, { listed: true, ...request });
  const secret = newSecret();
  const ada = await joined(app.url, match.id, { secret: match.seats[0]!.secret });
  must(await ada.ask('sit', { name: 'Ada', salt: 'the salt of Ada', secret }));
  return { match, ada, secret };
};

describe('a host lists a table', () => {
  test('visitors see it at once with all they need to choose, and no more', async () => {
    const visitor = await come();
    const before = Date.now();
    const { match, ada } = await listed({ name: 'Come and play' });
    const withAda = () => {
      const table = visitor.rows.get(match.id);
      return table?.seats[0]?.name ? table : undefined;
    };
    const shown = await until(withAda, 'the table is in the list, with who sits there');
    expect(shown).toEqual({
      id: match.id,
      game: REQUEST.ruleset,
      name: 'Come and play',
      pace: 'none',
      played: '60 ticks',
      board: { name: 'Open Hills', width: expect.any(Number), height: expect.any(Number) },
      seats: [
        { id: 'blue', side: 0, name: 'Ada' },
        { id: 'orange', side: 1, name: '' },
      ],
      playing: false,
      brings: false,
      since: expect.any(Number),
    });
    expect(shown!.since).toBeGreaterThanOrEqual(before);
    const late = await come();
    expect(late.rows.get(match.id)).toEqual(shown);
    await ada.leave();
  });

  test('a stranger sits down with one click; then it can be watched, until it is over', async () => {
    const visitor = await come();
    const { match, ada } = await listed();
    await until(() => visitor.rows.get(match.id), 'the table is in the list');
    const secret = newSecret();
    expect(await sitAtListed(app.url, match.id, { name: 'Ada', secret })).toEqual({ seat: 'orange' });
    await until(() => ada.state.status === 'playing', 'the match begins');
    expect(ada.state.seats.get('orange')!.name).toBe('Ada 2');
    await until(() => visitor.rows.get(match.id)?.playing, 'it can be watched');
    expect(visitor.rows.get(match.id)!.seats.map(({ name }) => name)).toEqual(['Ada', 'Ada 2']);
    // The same click again, of a page that did not hear the answer.
    expect(await sitAtListed(app.url, match.id, { name: 'Ada', secret })).toEqual({ seat: 'orange' });
    const stranger = await joined(app.url, match.id, { secret });
    must(await stranger.intend({ kind: 'concede' }));
    await until(() => !visitor.rows.has(match.id), 'what is over is not in the list');
    await Promise.all([ada.leave(), stranger.leave()]);
  });

  test('of many who click at once one has the seat, the others read a sentence', async () => {
    const { match, ada } = await listed();
    const clicks = Array.from({ length: 8 }, (_, n) =>
      sitAtListed(app.url, match.id, { name: `Guest ${n}`, secret: newSecret() }),
    );
    const answers = await Promise.all(clicks);
    expect(answers.filter((answer) => 'seat' in answer)).toHaveLength(1);
    const refused = answers.flatMap((answer) => ('seat' in answer ? [] : [answer]));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
    expect(new Set(refused.map(({ sentence }) => sentence))).toEqual(
      new Set(['Somebody was quicker: every seat of this table is taken.']),
    );
    await ada.leave();
  });

  test('nobody sits down without an invitation where the host has not listed the table, or has locked it', async () => {
    const guest = { name: 'Eve', secret: newSecret() };
    const { id } = await open(app.url);
    expect(await sitAtListed(app.url, id, guest)).toMatchObject({
      status: 409,
      sentence: 'This table is not listed: sit down by an invitation of its host.',
    });
    const visitor = await come();
    const { match, ada } = await listed();
    await until(() => visitor.rows.has(match.id), 'the table is in the list');
    must(await ada.ask('lock', { locked: true }));
    await until(() => !visitor.rows.has(match.id), 'a locked table seeks nobody');
    expect(await sitAtListed(app.url, match.id, guest)).toMatchObject({ status: 409 });
    must(await ada.ask('lock', { locked: false }));
    await until(() => visitor.rows.has(match.id), 'it seeks again');
    await ada.leave();
  });

  test('in the lobby, by other settings, and takes it off the list by them', async () => {
    const visitor = await come();
    const { match, ada, secret } = await listed({ listed: false });
    const change = (request: object) =>
      fetch(`${app.url}/api/matches/${match.id}/settings`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
        body: JSON.stringify({ ...REQUEST, ...request }),
      });
    expect((await change({ listed: true })).status).toBe(200);
    await until(() => visitor.rows.has(match.id), 'the table is in the list');
    expect((await change({ listed: false })).status).toBe(200);
    await until(() => !visitor.rows.has(match.id), 'it is off the list');
    await ada.leave();
  });
});

describe('the list', () => {
  test('is the same after the server has been started anew, from what is in the journal', async () => {
    const { match, ada } = await listed({ clocks: { seconds: { plan: 86_400 } } });
    await until(
      async () => (await app.journal.listed(10)).some((listing) => listing.match === match.id),
      'it is stored',
    );
    await ada.leave();
    await app.restart();
    const visitor = await come();
    expect(visitor.rows.get(match.id)).toMatchObject({ pace: 'own', playing: false });
    expect(await sitAtListed(app.url, match.id, { name: 'Bo', secret: newSecret() })).toEqual({ seat: 'orange' });
    await until(() => visitor.rows.get(match.id)?.playing, 'a match of days can be watched with nobody there');
  });

  test('is told by game and pace, in pages, with how many there are in all', async () => {
    const hosts: Awaited<ReturnType<typeof listed>>[] = [];
    for (let n = 0; n < 3; n++) hosts.push(await listed({ clocks: n === 0 ? 'none' : {} }));
    const [all, none, other] = [await come(), await come({ pace: 'none' }), await come({ game: 'chess' })];
    const elsewhere = await come({ text: 'the moon' });
    await until(() => hosts.every(({ match }) => all.rows.has(match.id)), 'all are in the list');
    await until(() => none.rows.has(hosts[0]!.match.id), 'the one without clocks too');
    expect(hosts.map(({ match }) => none.rows.has(match.id))).toEqual([true, false, false]);
    expect([other.tables, other.rows.size, elsewhere.status, elsewhere.tables]).toEqual([0, 0, 200, 0]);
    for (const text of ['16 × 17', '16 x 17', 'open hills']) {
      const fitting = await come({ text });
      await until(() => fitting.tables === all.tables, `all are on a board that is found by "${text}"`);
      fitting.leave();
    }
    expect(all.tables).toBeGreaterThanOrEqual(3);
    await Promise.all(hosts.map(({ ada }) => ada.leave()));
  });

  test('has so many lines for one address; who finds none reads a sentence', async () => {
    const all = [];
    for (let n = 0; n < 8; n++) all.push(await come());
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 429]);
    expect(all.at(-1)!.sentence).toMatch(/^The list of tables is open very often at your address already\./);
    all[0]!.leave();
    await until(async () => (await come()).status === 200, 'a line that was closed makes room');
  });

  test('is not told to who asks for nonsense', async () => {
    for (const query of ['?game=a&game=b', '?pace=fast', '?tables=0', '?tables=1e9', '?more=1', '?matches=x'])
      expect((await fetch(`${app.url}/api/tables${query}`)).status).toBe(400);
  });
});

describe('floods of listings from one address', () => {
  const small = useApp({ tablesPerAddress: 8 });

  test('are bounded: a host reads why there is no more, and one that is not listed can still be made', async () => {
    const hosts: RoomClient[] = [];
    const visitor = await TablesVisitor.come(small.url);
    let refused: Response | undefined;
    for (let n = 0; n < 12 && !refused; n++) {
      const response = await post(small.url, JSON.stringify({ ...REQUEST, listed: true }));
      if (response.status !== 201) refused = response;
      else {
        const { id, seats } = (await response.json()) as { id: string; seats: { secret: string }[] };
        hosts.push(await joined(small.url, id, { secret: seats[0]!.secret }));
        await until(async () => (await small.journal.listed(100)).some(({ match }) => match === id), 'it is stored');
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }
    expect(refused?.status).toBe(429);
    expect((await faultsOf(refused!))[0]).toMatchObject({
      at: 'listed',
      message: expect.stringContaining('Very many tables of your address are listed already.'),
    });
    expect(visitor.rows.size).toBeLessThanOrEqual(8);
    // One that is not listed can still be made.
    expect((await post(small.url, JSON.stringify(REQUEST))).status).toBe(201);
    visitor.leave();
    await Promise.all(hosts.map((host) => host.leave()));
  });
});
