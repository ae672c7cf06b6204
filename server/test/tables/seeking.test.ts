import type { CreatedMatch } from '@ironhex/shared/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { seekAny, seekAt, sitAtListed, TablesVisitor } from '../../../e2e/drivers/tables.ts';
import { lockFor } from '../../src/rooms/match/history/blueprint.ts';
import {
  faultsOf,
  joined,
  must,
  newSecret,
  open,
  post,
  quietConsole,
  REQUEST,
  sentenceOf,
  until,
  useApp,
} from '../kit.ts';

const app = useApp({ tablesPerAddress: 500 });

quietConsole();

// Other tests have left tables to be found.
beforeEach(() => app.journal.clearList());

/** Somebody with a browser of their own. */
const stranger = (name: string) => ({ name, secret: newSecret(), person: newSecret() });
type Stranger = ReturnType<typeof stranger>;

/** Looks for an opponent at tables without clocks, unless another pace is asked for. */
const seek = (who: Stranger, more: Partial<Parameters<typeof seekAt>[2]> = {}): Promise<CreatedMatch> =>
  seekAt(app.url, REQUEST, { ...who, games: [REQUEST.ruleset], paces: ['none'], ...more });

/** Comes to the seat that was found. */
const come = ({ id }: CreatedMatch, { secret }: Stranger) => joined(app.url, id, { secret });

describe('who looks for an opponent', () => {
  test('waits at a table of their own, which everybody sees; the next one sits down there, and the match begins', async () => {
    const visitor = await TablesVisitor.come(app.url);
    const [ada, bo] = [stranger('Ada'), stranger('Bo')];
    const first = await seek(ada);
    const table = await until(() => visitor.rows.get(first.id), 'the table is in the list');
    expect(table!.seats.map(({ name }) => name)).toEqual(['Ada', '']);
    const second = await seek(bo);
    expect([second.id, second.seats[0]!.id]).toEqual([first.id, 'orange']);
    const [one, other] = [await come(first, ada), await come(second, bo)];
    await until(() => one.state.status === 'playing' && other.state.status === 'playing', 'the match has begun');
    expect([...one.state.seats.values()].map(({ name }) => name)).toEqual(['Ada', 'Bo']);
    // By which people are known who do not want to meet is told to nobody.
    const told = JSON.stringify([...visitor.rows.values(), one.state, one.state.seats.toJSON(), await one.events()]);
    for (const { person } of [ada, bo])
      for (const tag of [person, lockFor(person)]) expect(told.includes(tag)).toBe(false);
    visitor.leave();
    await Promise.all([one.leave(), other.leave()]);
  });

  test('gets the same seat for the same search, as often as it is sent', async () => {
    const ada = stranger('Ada');
    const found = await Promise.all([seek(ada), seek(ada), seek(ada)]);
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
    const bo = stranger('Bo');
    const other = await seek(bo);
    expect(other.id).toBe(found[0]!.id);
    expect(await seek(bo)).toEqual(other);
    expect(await seek(ada)).toEqual(found[0]);
  });

  test('takes the oldest table that fits: of a game and pace that they want, never one of their own', async () => {
    const pace = (name: string) => ({ games: [REQUEST.ruleset], paces: [name as 'none'] });
    const ada = stranger('Ada');
    const slow = await seekAt(app.url, { ...REQUEST, clocks: {} }, { ...ada, ...pace('normal') });
    const again = await seekAt(app.url, { ...REQUEST, clocks: {} }, { ...ada, secret: newSecret(), ...pace('normal') });
    expect(again.id, 'two windows of one browser do not meet').not.toBe(slow.id);
    const other = await seek(stranger('Eve'));
    expect([slow.id, again.id]).not.toContain(other.id);
    const bo = stranger('Bo');
    const found = await seekAt(app.url, REQUEST, { ...bo, games: [REQUEST.ruleset], paces: ['quick', 'normal'] });
    expect(found.id).toBe(slow.id);
    await seek(stranger('Otto'));
  });

  test('meets another who wants other paces too, though the table where that one waits does not suit', async () => {
    const [ada, bo] = [stranger('Ada'), stranger('Bo')];
    const games = [REQUEST.ruleset];
    const waits = await seek(ada, { paces: ['none', 'normal'] });
    const host = await come(waits, ada);
    const made: string[] = [];
    const table = ({ pace }: { readonly pace: string }) => {
      made.push(pace);
      return { ...REQUEST, clocks: pace === 'normal' ? {} : { bank: 1234 } };
    };
    const first = { game: REQUEST.ruleset, pace: 'quick' } as const;
    const both = await seekAny(app.url, first, table, { ...bo, games, paces: ['quick', 'normal'] });
    expect(made, 'both want the normal pace').toEqual(['quick', 'normal']);
    expect(both.id).not.toBe(waits.id);
    await until(() => host.invitations.length > 0, 'Ada is led there');
    expect(host.invitations).toEqual([{ id: both.id }]);
    const [one, other] = [await come(both, ada), await come(both, bo)];
    must(await one.ask('sit', { name: 'Ada', salt: 'the salt of Ada' }));
    await until(() => other.state.status === 'playing', 'the match has begun');
    expect(await sitAtListed(app.url, waits.id, stranger('Eve')), 'nobody waits there any more').toMatchObject({
      status: 409,
    });
    const visitor = await TablesVisitor.come(app.url);
    expect(visitor.rows.has(waits.id)).toBe(false);
    visitor.leave();
    await Promise.all([host.leave(), one.leave(), other.leave()]);
  });

  test('does not meet again whom a host has sent out, nor that host', async () => {
    const [ada, bo, eve] = [stranger('Ada'), stranger('Bo'), stranger('Eve')];
    const match = await open(app.url, { waits: true });
    const host = await joined(app.url, match.id, { secret: match.seats[0]!.secret });
    must(await host.ask('sit', { ...ada, salt: 'the salt of Ada' }));
    const guest = await joined(app.url, match.id, { secret: match.seats[1]!.secret });
    must(await guest.ask('sit', { ...bo, salt: 'the salt of Bo', secret: newSecret() }));
    must(await host.ask('reissue', { seat: 'orange', secret: newSecret() }));
    const waiting = await seek({ ...ada, secret: newSecret() });
    const sentOut = await seek({ ...bo, secret: newSecret() });
    expect(sentOut.id).not.toBe(waiting.id);
    expect((await seek(eve)).id, 'somebody else finds the table').toBe(waiting.id);
    expect((await seek({ ...ada, secret: newSecret() })).id, 'the host does not meet them either').not.toBe(sentOut.id);
    expect((await seek(stranger('Otto'))).id).toBe(sentOut.id);
    expect((await seek(stranger('Ida'))).seats).toHaveLength(1);
    await Promise.all([host.leave(), guest.leave()]);
  });

  test('does not meet again whom they have muted, until they want to', async () => {
    const [ada, bo] = [stranger('Ada'), stranger('Bo')];
    const match = await seek(ada);
    await seek(bo);
    const client = await come(match, ada);
    must(await client.ask('mute', { seat: 'orange', muted: true }));
    expect(sentenceOf(await client.ask('mute', { seat: 'green', muted: true }))).toMatch(/green/);
    const waiting = await seek({ ...bo, secret: newSecret() });
    const other = await seek({ ...ada, secret: newSecret() });
    expect(other.id).not.toBe(waiting.id);
    must(await client.ask('mute', { seat: 'orange', muted: false }));
    expect((await seek({ ...bo, secret: newSecret() })).id).toBe(other.id);
    await client.leave();
  });

  test('cannot fill the database by muting and reading somebody again', async () => {
    const [ada, bo] = [stranger('Ada'), stranger('Bo')];
    const match = await seek(ada);
    await seek(bo);
    const client = await come(match, ada);
    const before = app.journal.avoidings;
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => client.ask('mute', { seat: 'orange', muted: n % 2 === 0 })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    expect(app.journal.avoidings - before).toBe(20);
    expect(sentenceOf(answers.at(-1)!)).toBe(
      'You have changed your mind about this very often. It stays as it is now: say it again in a minute.',
    );
    await client.leave();
  });

  test('reads what is wrong with what they ask for', async () => {
    const asked = { ...stranger('Ada'), salt: 'the salt of Ada', games: [REQUEST.ruleset], paces: ['none'] };
    for (const [wrong, at] of [
      [{ games: [] }, 'seek.games'],
      [{ paces: ['fast'] }, 'seek.paces.0'],
      [{ person: 'Ada' }, 'seek.person'],
      [{ secret: undefined }, 'seek.secret'],
    ] as const) {
      const response = await post(app.url, JSON.stringify({ ...REQUEST, seek: { ...asked, ...wrong } }), '/api/seeks');
      expect(response.status).toBe(400);
      expect((await faultsOf(response))[0]!.at).toBe(at);
    }
    const elsewhere = [
      post(app.url, JSON.stringify({ ...REQUEST, seek: asked })),
      post(app.url, JSON.stringify(REQUEST), '/api/seeks'),
    ];
    for (const response of await Promise.all(elsewhere))
      expect((await faultsOf(response))[0]!.message).toMatch(/looks for an opponent asks at/);
  });

  test('meets somebody, if many look at the same moment: all are paired, and nobody twice', async () => {
    const people = Array.from({ length: 40 }, (_, n) => stranger(`Guest ${n}`));
    const found = await Promise.all(people.map((who) => seek(who)));
    const perMatch = new Map<string, Set<string>>();
    for (const { id, seats } of found) perMatch.set(id, (perMatch.get(id) ?? new Set()).add(seats[0]!.id));
    expect([...perMatch.values()].map(({ size }) => size)).toEqual(Array(20).fill(2));
  });
});

describe('at an address with as many tables in the list as it may have', () => {
  const small = useApp({ tablesPerAddress: 1 });

  test('somebody who looks for an opponent still finds a table, but opens none', async () => {
    const visitor = await TablesVisitor.come(small.url);
    await until(() => visitor.rows.size === 0, 'what servers of other tests have told is read anew');
    const at = (pace: 'none' | 'normal') => ({ games: [REQUEST.ruleset], paces: [pace] });
    const { id } = await seekAt(small.url, REQUEST, { ...stranger('Ada'), ...at('none') });
    await until(() => visitor.rows.has(id), 'Ada waits');
    const eve = seekAt(small.url, { ...REQUEST, clocks: {} }, { ...stranger('Eve'), ...at('normal') });
    await expect(eve).rejects.toThrow('Very many players at your address wait for an opponent already.');
    expect((await seekAt(small.url, REQUEST, { ...stranger('Bo'), ...at('none') })).id).toBe(id);
    visitor.leave();
  });
});

describe('a hundred lines of one address that look for opponents', () => {
  const small = useApp({ matchesPerMinute: 10 });

  test('read when they can look again', async () => {
    const asked = (n: number) => ({
      ...REQUEST,
      seek: { ...stranger(`Guest ${n}`), salt: 'some salt', games: [REQUEST.ruleset], paces: ['none'] },
    });
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, n) => post(small.url, JSON.stringify(asked(n)), '/api/seeks')),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(90);
    expect((await faultsOf(refused[0]!))[0]!.message).toBe(
      'You have looked for an opponent very often in a short time. Wait a minute, then try again.',
    );
  });
});
