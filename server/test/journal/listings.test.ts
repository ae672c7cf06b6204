import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Journal, Listing, Seeker, Sought } from '../../src/journal/journal.ts';
import { forgetListings } from '../../src/journal/listings/listings.ts';
import { opened, PLACES, pass, usePlace } from './kit.ts';

const listing = (since: number): Listing => ({
  ...{ game: 'chess', pace: 'quick', free: 1, since },
  people: ['ada'],
  shown: { name: `since ${since}` },
});

describe.each(PLACES)('the list of open tables in %s', (name) => {
  const place = usePlace(name);

  test('has what was put there last, the oldest first, until it is taken out', async () => {
    const home = await place.fresh();
    const journal = await home.journal('one');
    const [young, old] = [await opened(journal, 'young'), await opened(journal, 'old')];
    expect(await journal.list(young.lease, listing(20))).toBe(true);
    expect(await journal.list(old.lease, listing(10))).toBe(true);
    expect(await journal.list(young.lease, { ...listing(20), free: 0 })).toBe(true);
    const row = { ...listing(20), free: 0, match: 'young', openedBy: 'somebody', epoch: 1 };
    expect(await journal.listed(10)).toEqual([{ ...listing(10), match: 'old', openedBy: 'somebody', epoch: 1 }, row]);
    expect((await journal.listed(1)).map(({ match }) => match)).toEqual(['old']);
    expect(await journal.list(old.lease, undefined)).toBe(true);
    expect(await journal.listed(10)).toEqual([row]);
  });

  test('takes nothing from a server that has lost the match', async () => {
    const home = await place.fresh();
    const [one, two] = [await home.journal('one'), await home.journal('two')];
    const { lease } = await opened(one, 'm');
    expect(await two.take('m', { force: true })).toMatchObject({ kind: 'taken' });
    expect(await one.list(lease, listing(1))).toBe(false);
    expect(await one.listed(10)).toEqual([]);
    expect(await two.list({ match: 'm', epoch: 2 }, listing(2))).toBe(true);
    await one.list(lease, undefined);
    expect(
      (await one.listed(10)).map(({ since }) => since),
      'what the new server has put there stays',
    ).toEqual([2]);
  });

  test('has a table as long as its server lives, or until a time', async () => {
    const home = await place.fresh();
    const [one, two] = [await home.journal('one'), await home.journal('two', { lease: 60_000 })];
    const [there, brief, days] = [await opened(one, 'there'), await opened(one, 'brief'), await opened(one, 'days')];
    await one.list(there.lease, listing(1));
    await one.list(brief.lease, listing(2), 50);
    await one.list(days.lease, listing(3), 1e12);
    await pass(100);
    const ids = async () => (await two.listed(10)).map(({ match }) => match);
    expect(await ids()).toEqual(['there', 'days']);
    const storage = await home.storage();
    await sql`update servers set alive_at = alive_at - 61000 where id = 'one'`.execute(storage.db);
    expect(await ids()).toEqual(['days']);
    await forgetListings(storage, 4000);
    const count = async () => (await storage.db.selectFrom('listings').select('match_id').execute()).length;
    expect(await count(), 'a server that could not beat for a minute may still be there').toBe(3);
    await sql`update servers set alive_at = alive_at - 3600000 where id = 'one'`.execute(storage.db);
    await sql`update listings set until = until - 3600000 where match_id = 'brief'`.execute(storage.db);
    await forgetListings(storage, 4000);
    expect(await count()).toBe(1);
  });
});

const seeker = (name: string, more: Partial<Seeker> = {}): Seeker => ({
  ...{ lock: `the lock of ${name}`, person: name, games: ['chess'], paces: ['quick'], passed: [] },
  ...more,
});

describe.each(PLACES)('looking for an opponent in %s', (name) => {
  const place = usePlace(name);
  let made = 0;
  /** Somebody looks for an opponent, and waits at a table of their own if there is none. */
  const seek = (journal: Journal, who: Seeker, own: Partial<Listing> = {}, attended = true) =>
    journal.seek(who, (guest) => {
      const id = `made-${made++}`;
      const listed = { ...listing(made), people: [who.person], ...own };
      return { id, blueprint: { of: id, guest }, openedBy: 'x', listing: listed, attended };
    });
  const matchOf = (sought: Sought | undefined) => (sought?.kind === 'match' ? sought.match : undefined);
  /** What somebody finds who opens no match. */
  const found = async (journal: Journal, who: Seeker) => matchOf(await journal.seek(who, undefined));

  test('finds the oldest table that fits, and keeps the seat there for some seconds', async () => {
    const home = await place.fresh();
    const journal = await home.journal('one');
    const table = async (id: string, since: number, more: Partial<Listing> = {}) =>
      journal.list((await opened(journal, id)).lease, { ...listing(since), ...more });
    await table('full', 1, { free: 0 });
    await table('other game', 2, { game: 'go' });
    await table('slow', 3, { pace: 'slow' });
    await table('own', 4, { people: ['bo'] });
    await table('old', 5);
    await table('young', 6);
    const bo = seeker('bo');
    expect(await found(journal, bo)).toBe('old');
    expect(await found(journal, bo), 'the same search again').toBe('old');
    expect(await found(journal, { ...bo, passed: ['old'] }), 'somebody was quicker there').toBe('young');
    expect(await found(journal, seeker('eve')), 'both are kept for bo').toBe('own');
    expect(await found(journal, seeker('ida', { paces: ['slow', 'quick'], games: ['go', 'chess'] }))).toBe(
      'other game',
    );
    expect(await found(journal, seeker('otto', { games: ['checkers'] }))).toBeUndefined();
  });

  test('finds nobody who does not want to meet', async () => {
    const home = await place.fresh();
    const journal = await home.journal('one');
    await journal.avoid('bo', 'ada', true);
    await journal.avoid('bo', 'ada', true);
    await journal.avoid('ada', 'bo', true);
    await journal.avoid('ada', 'bo', false);
    await journal.list((await opened(journal, 'm')).lease, listing(1));
    expect(await found(journal, seeker('bo'))).toBeUndefined();
    await journal.avoid('bo', 'ada', false);
    await journal.avoid('ada', 'bo', true);
    expect(await found(journal, seeker('bo')), 'the other one does not want it').toBeUndefined();
    await journal.avoid('ada', 'bo', false);
    expect(await found(journal, seeker('bo'))).toBe('m');
  });

  test('a table of a server that has just died is found all the same: its people come back', async () => {
    const home = await place.fresh();
    const [one, two] = [await home.journal('one'), await home.journal('two', { lease: 4000 })];
    await one.list((await opened(one, 'm')).lease, listing(1));
    const { db } = await home.storage();
    await sql`update servers set alive_at = alive_at - 20000 where id = 'one'`.execute(db);
    expect(await two.listed(10)).toEqual([]);
    expect(await found(two, seeker('bo'))).toBe('m');
  });

  test('two hundred at the same moment, on two servers, are all paired, and nobody twice', async () => {
    const home = await place.fresh();
    const servers = [await home.journal('one'), await home.journal('two')] as const;
    const people = Array.from({ length: 200 }, (_, n) => seeker(`guest ${n}`));
    const sought = await Promise.all(people.map((who, n) => seek(servers[n % 2 === 0 ? 0 : 1], who)));
    const perMatch = new Map<string | undefined, number>();
    for (const match of sought.map(matchOf)) perMatch.set(match, (perMatch.get(match) ?? 0) + 1);
    expect([...perMatch.values()]).toEqual(Array(100).fill(2));
    const again = await Promise.all(people.map((who, n) => seek(servers[n % 2 === 0 ? 1 : 0], who)));
    expect(again, 'on the other server').toEqual(sought);
  });

  test('opens a match for two whose wishes overlap, though the table where the first waits does not suit the second', async () => {
    const home = await place.fresh();
    const [one, two] = [await home.journal('one'), await home.journal('two')];
    const ada = seeker('ada', { games: ['chess', 'go'] });
    const waits = matchOf(await seek(one, ada))!;
    const bo = seeker('bo', { games: ['go'], paces: ['slow', 'quick'] });
    expect(await seek(two, bo, { game: 'go', pace: 'slow' }), 'both want go, but not slowly').toEqual({
      ...{ kind: 'other', game: 'go', pace: 'quick' },
    });
    const both = await seek(two, bo, { game: 'go', pace: 'quick' });
    expect(both).toEqual({ kind: 'match', match: expect.any(String), guestAt: waits });
    const taken = await two.take(matchOf(both)!);
    expect(taken.kind === 'taken' && taken.blueprint, 'a seat is kept for Ada').toMatchObject({ guest: ada.lock });
    expect(await seek(one, bo), 'the same search again, if its answer was lost').toEqual(both);
    expect(matchOf(await seek(two, ada)), 'Ada is led there too').toBe(matchOf(both));
    expect(matchOf(await seek(one, seeker('eve', { games: ['go', 'chess'] }))), 'nobody else').not.toBe(matchOf(both));
  });

  test('leads nobody elsewhere who does not want to meet, whose wishes do not overlap, or who need not be there', async () => {
    const home = await place.fresh();
    const journal = await home.journal('one');
    await seek(journal, seeker('ada', { games: ['chess', 'go'] }));
    await seek(
      journal,
      seeker('ida', { games: ['chess', 'go', 'draughts'], paces: ['days'] }),
      { pace: 'days' },
      false,
    );
    await journal.avoid('bo', 'ada', true);
    const go = { games: ['go'], paces: ['quick', 'days'] };
    expect(await seek(journal, seeker('bo', go), { game: 'go' })).not.toHaveProperty('guestAt');
    const slow = seeker('eve', { games: ['chess'], paces: ['slow'] });
    expect(await seek(journal, slow, { pace: 'slow' })).not.toHaveProperty('guestAt');
  });
});
