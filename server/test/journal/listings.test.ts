import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Listing } from '../../src/journal/journal.ts';
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
