import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Storage } from '../../src/journal/database/storage.ts';
import type { Lease } from '../../src/journal/journal.ts';
import { type Home, numbered, opened, PLACES, pass, somebodySleeps, somebodyWaits, taken, usePlace } from './kit.ts';

/** The database refuses every entry of a match, as if its part of the disk were broken. */
const spoil = async ({ db, locksRows }: Storage, match: string): Promise<void> => {
  if (!locksRows) {
    await sql`create trigger spoiled before insert on entries when new.match_id = ${sql.lit(match)}
      begin select raise(abort, 'spoiled'); end`.execute(db);
    return;
  }
  await sql`create function spoil() returns trigger language plpgsql as $$
    begin if new.match_id = ${sql.lit(match)} then raise exception 'spoiled'; end if; return new; end $$`.execute(db);
  await sql`create trigger spoiled before insert on entries for each row execute function spoil()`.execute(db);
};

/** When a server was last alive, by the clock of the database. */
const aliveAt = async ({ db }: Storage, server: string): Promise<number> =>
  (await db.selectFrom('servers').select('alive_at').where('id', '=', server).executeTakeFirstOrThrow()).alive_at;

/** Makes a server look silent for longer than the lease of the others, until it beats; when it was alive then. */
const silence = async (storage: Storage, server: string): Promise<number> => {
  const long = (await aliveAt(storage, server)) - 120_000;
  await storage.db.updateTable('servers').set({ alive_at: long }).where('id', '=', server).execute();
  return long;
};

/** How often each of two servers takes each match. */
const TURNS = 12;

describe.each(PLACES)('who may write, in %s', (name) => {
  const place = usePlace(name);

  test('a match that somebody alive has is held, and is taken when its server is silent for too long', async () => {
    const home = await place.fresh();
    const [one, two] = [await home.journal('one', { beat: 3_600_000 }), await home.journal('two')];
    const { lease } = await opened(one, 'm');
    await one.append(lease, 1, numbered(1, 2));
    await one.check();
    expect(await two.take('m')).toEqual({ kind: 'held', by: 'one' });
    await silence(await home.storage(), 'one');
    const now = await taken(two, 'm');
    expect(now).toMatchObject({ lease: { epoch: 2 }, entries: numbered(1, 2) });
    expect(await one.append(lease, 3, numbered(3, 3))).toBe(false);
    expect(await two.append(now.lease, 3, numbered(3, 4))).toBe(true);
    expect(await one.take('m')).toEqual({ kind: 'held', by: 'two' });
  });

  test('a match is taken by force from somebody alive, who then writes no more', async () => {
    const home = await place.fresh();
    const [one, two] = [await home.journal('one'), await home.journal('two')];
    const { lease } = await opened(one, 'm');
    await one.append(lease, 1, numbered(1, 2));
    expect(await two.take('m')).toEqual({ kind: 'held', by: 'one' });
    expect(await two.take('m', { force: true })).toMatchObject({
      kind: 'taken',
      lease: { epoch: 2 },
      entries: numbered(1, 2),
    });
    expect(await one.append(lease, 3, numbered(3, 3))).toBe(false);
  });

  test('a server can ask which of its leases are over, and what the newest epoch of a match is', async () => {
    const home = await place.fresh();
    const [one, two] = [await home.journal('one'), await home.journal('two', { lease: -120_000 })];
    const ids = ['kept', 'stolen', 'given', 'mine'];
    const leases = await Promise.all(ids.map(async (id) => (await opened(one, id)).lease));
    const [kept, stolen, given, mine] = leases as [Lease, Lease, Lease, Lease];
    expect(await one.over([])).toEqual([]);
    expect(await one.over(leases)).toEqual([]);
    await taken(two, 'stolen');
    await one.release(given, 1);
    await taken(one, 'mine');
    const gone = { match: 'nowhere', epoch: 3 };
    const over = await one.over([...leases, gone]);
    expect([...over].sort((a, b) => a.match.localeCompare(b.match))).toEqual([given, mine, gone, stolen]);
    expect(await two.over([kept])).toEqual([kept]);
    expect(await Promise.all([...ids, 'nowhere'].map((id) => one.epoch(id)))).toEqual([1, 2, 1, 2, undefined]);
  });

  test('a server that beats keeps its matches for much longer than its lease', async () => {
    const home = await place.fresh();
    const [one, two] = [await home.journal('one', { beat: 50 }), await home.journal('two')];
    const storage = await home.storage();
    await opened(one, 'm');
    for (let times = 0; times < 6; times++) {
      const silent = await silence(storage, 'one');
      await expect.poll(() => aliveAt(storage, 'one')).toBeGreaterThan(silent);
      expect(await two.take('m')).toEqual({ kind: 'held', by: 'one' });
    }
  });

  test('an append that was asked for before a match was taken is there, or it is refused', async () => {
    const home = await place.fresh();
    const [one, two] = [await home.journal('one'), await home.journal('two', { lease: -120_000 })];
    for (let round = 0; round < 30; round++) {
      const id = `m${round}`;
      const { lease } = await opened(one, id);
      const append = one.append(lease, 1, numbered(1, 1));
      if (round % 3 > 0) await pass(round % 7);
      const [kept, now] = await Promise.all([append, taken(two, id)]);
      expect(now.entries).toEqual(kept ? numbered(1, 1) : []);
      expect(await one.append(lease, 2, numbered(2, 2))).toBe(false);
    }
  });

  test('the same server takes a match twice: only the newer lease writes', async () => {
    const one = await (await place.fresh()).journal('one');
    const old = (await opened(one, 'm')).lease;
    const { lease } = await taken(one, 'm');
    expect(await Promise.all([one.append(old, 1, numbered(1, 1)), one.append(lease, 1, numbered(1, 1))])).toEqual([
      false,
      true,
    ]);
    expect((await taken(one, 'm')).entries).toEqual(numbered(1, 1));
  });

  test('a lease that is over costs the others in the batch nothing', async () => {
    const home = await place.fresh();
    const [one, two] = [await home.journal('one'), await home.journal('two', { lease: -120_000 })];
    const leases = await Promise.all(['a', 'b', 'c'].map(async (id) => (await opened(one, id)).lease));
    await taken(two, 'b');
    const unknown = { match: 'nowhere', epoch: 1 };
    const kept = await Promise.all([...leases, unknown].map((lease) => one.append(lease, 1, numbered(1, 1))));
    expect(kept).toEqual([true, false, true, false]);
  });

  test('a match that the database cannot keep costs the others nothing, and fails what comes behind it', async () => {
    const home = await place.fresh();
    let failures = 0;
    const one = await home.journal('one', { failed: () => failures++ });
    const [a, b, c] = await Promise.all(['a', 'b', 'c'].map(async (id) => (await opened(one, id)).lease));
    await spoil(await home.storage(), 'b');
    const [first, spoiled, last] = await Promise.allSettled(
      [a, b, c].map((lease) => one.append(lease!, 1, numbered(1, 1))),
    );
    expect([first, last]).toMatchObject([{ value: true }, { value: true }]);
    expect(spoiled).toMatchObject({ status: 'rejected', reason: { message: 'spoiled' } });
    expect(failures).toBe(1);

    const failing = one.append(b!, 1, numbered(1, 1));
    await new Promise(setImmediate);
    const behind = one.append(b!, 2, numbered(2, 2));
    await expect(failing).rejects.toThrow('spoiled');
    await expect(behind).rejects.toThrow('spoiled');
    expect(await one.append(a!, 2, numbered(2, 2))).toBe(true);
    expect(failures).toBe(2);
  });

  /** What was confirmed of every match: entries by their number, as whoever wrote them wrote them. */
  type Confirmed = ReadonlyMap<string, Map<number, object>>;

  /** Takes matches again and again, and writes what comes next, until it lost them often enough. */
  const contend = async (home: Home, server: string, confirmed: Confirmed) => {
    const journal = await home.journal(server, { lease: -120_000 });
    const play = async (id: string, kept: Map<number, object>) => {
      for (let turn = 0; turn < TURNS; turn++) {
        const before = kept.size;
        const { lease, entries } = await taken(journal, id);
        expect(entries.length).toBeGreaterThanOrEqual(before);
        for (let n = entries.length + 1; n <= entries.length + 20; n++) {
          const entry = { n, server, turn };
          if (!(await journal.append(lease, n, [entry]))) break;
          kept.set(n, entry);
        }
      }
    };
    await Promise.all([...confirmed].map(([id, kept]) => play(id, kept)));
  };
  test('two servers that take matches from each other all the time lose nothing and write over nothing', async () => {
    const home = await place.fresh();
    const judge = await home.journal('judge', { lease: -120_000 });
    const confirmed: Confirmed = new Map(['a', 'b', 'c', 'd'].map((id) => [id, new Map()]));
    for (const id of confirmed.keys()) await judge.open({ id, blueprint: {}, openedBy: 'x' });
    await Promise.all(['one', 'two'].map((server) => contend(home, server, confirmed)));
    for (const [id, kept] of confirmed) {
      const { entries, lease } = await taken(judge, id);
      expect(lease.epoch).toBe(2 * TURNS + 1);
      expect(kept.size).toBeGreaterThan(TURNS);
      expect(entries).toEqual(entries.map((_, index) => kept.get(index + 1)));
    }
  });
});

describe.each(PLACES.filter((name) => name === 'PostgreSQL'))('transactions that meet, in %s', (name) => {
  const place = usePlace(name);

  test('whoever takes a match waits for an append that is under way, and sees it', async () => {
    const home = await place.fresh();
    const [one, two] = [await home.journal('one'), await home.journal('two', { lease: -120_000 })];
    const { lease } = await opened(one, 'm');
    const { db } = await home.storage();
    await sql`create function wait() returns trigger language plpgsql as $$
      begin perform pg_sleep(1); return new; end $$`.execute(db);
    await sql`create trigger slow before insert on entries for each row execute function wait()`.execute(db);
    const append = one.append(lease, 1, numbered(1, 1));
    await somebodySleeps(db);
    const now = await taken(two, 'm');
    expect(now.entries).toEqual(numbered(1, 1));
    expect(await append).toBe(true);
  });

  test('an append that meets a match being taken waits for that, and is refused', async () => {
    const home = await place.fresh();
    const one = await home.journal('one');
    const { lease } = await opened(one, 'm');
    const { db } = await home.storage();
    const taking = await db.startTransaction().execute();
    await taking.updateTable('matches').set({ epoch: 2, owner: 'two' }).where('id', '=', 'm').execute();
    const append = one.append(lease, 1, numbered(1, 1));
    await somebodyWaits(db);
    await taking.commit().execute();
    expect(await append).toBe(false);
  });

  test('a server that stops in the middle of an append keeps others waiting for the match, but not for ever', async () => {
    const home = await place.fresh();
    const [one, two] = [await home.journal('one'), await home.journal('two', { lease: -120_000 })];
    await opened(one, 'm');
    const { db } = await home.storage();
    const stuck = await db.startTransaction().execute();
    await stuck.selectFrom('matches').select('id').where('id', '=', 'm').forShare().execute();
    expect(await two.take('m')).toMatchObject({ kind: 'taken' });
    await stuck
      .rollback()
      .execute()
      .catch(() => {});
  });
});
