import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../../src/journal/database/migrations.ts';
import type { Tables } from '../../src/journal/database/tables.ts';
import { type OpenJournal, openJournal } from '../../src/journal/open.ts';
import { openBare } from './bare.ts';
import { type Home, numbered, PLACES, taken, usePlace } from './kit.ts';

const VERSIONS = Object.keys(MIGRATIONS);

/** What every version brought, and something to put into it. Old versions do not change, so neither does this. */
const SAMPLES: Record<string, (db: Kysely<Tables>) => Promise<void>> = {
  '0001-matches': async (db) => {
    await sql`insert into matches (id, blueprint, opened_at, opened_by) values
      ('m', '{"of":"m"}', 1000, 'x'), ('over', '{"of":"over"}', 2000, 'x')`.execute(db);
    for (const [index, entry] of numbered(1, 3).entries()) {
      await sql`insert into entries (match_id, n, epoch, entry)
        values ('m', ${index + 1}, 0, ${JSON.stringify(entry)})`.execute(db);
    }
  },
  '0002-servers': async (db) => {
    await sql`insert into servers (id, alive_at, said_at) values ('old', 5000, 6000)`.execute(db);
    await sql`update matches set owner = 'old', epoch = 7 where id = 'm'`.execute(db);
  },
  '0003-records': async (db) => {
    await sql`insert into records (match_id, record, ended_at) values ('over', 'as written', 3000)`.execute(db);
    await sql`update matches set ended_at = 3000 where id = 'over'`.execute(db);
  },
  '0004-checksums': async () => {},
  '0005-record-sums': async () => {},
  '0006-usage': async (db) => {
    await sql`insert into usage (opened_by, hour, matches, bytes) values ('x', 9e5, 2, 3)`.execute(db);
  },
  '0007-retention': async () => {},
  '0008-quarantine': async () => {},
  '0009-listings': async (db) => {
    await sql`insert into listings (match_id, epoch, game, pace, free, since, people, shown)
      values ('m', 7, 'g', 'quick', 1, 4000, '[]', '{}')`.execute(db);
    await sql`insert into seeks (lock, match_id) values ('a lock', 'm')`.execute(db);
    await sql`insert into avoided (one, other) values ('ada', 'bo')`.execute(db);
  },
  '0010-wishes': async (db) => {
    await sql`update seeks set wish = '{"games":["g"],"paces":["quick"]}', waited_at = 'over'`.execute(db);
  },
  '0011-closed-records': async (db) => {
    await sql`update records set closed = 1 where match_id = 'over'`.execute(db);
  },
};

const migrateTo = async (db: Kysely<Tables>, version: string): Promise<void> => {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } }).migrateTo(version);
  if (error) throw error;
};

/** Makes a storage as a server of some version left it. */
const leaveAs = async (where: Home['where'], version: string): Promise<void> => {
  const db = openBare(where);
  for (const step of VERSIONS.slice(0, VERSIONS.indexOf(version) + 1)) {
    await migrateTo(db, step);
    await SAMPLES[step]!(db);
  }
  await db.destroy();
};

describe.each(PLACES)('the tables in %s', (name) => {
  const place = usePlace(name);
  const open = ({ where }: Home, server = 'one') =>
    openJournal({ ...where, durability: 'process', server } satisfies OpenJournal);

  test.each(VERSIONS)('everything from version %s is still there, and goes on', async (version) => {
    const home = await place.fresh();
    await leaveAs(home.where, version);
    const at = VERSIONS.indexOf(version);
    const journal = await open(home);
    const { entries, lease, blueprint, lastSeen } = await taken(journal, 'm');
    expect({ entries, blueprint }).toEqual({ entries: numbered(1, 3), blueprint: { of: 'm' } });
    expect({ epoch: lease.epoch, lastSeen }).toEqual(at < 1 ? { epoch: 1 } : { epoch: 8, lastSeen: 6000 });
    const record = at < 2 ? undefined : { record: 'as written', closed: version >= '0011' };
    expect(await journal.record('over')).toEqual(record);
    expect(await journal.append(lease, 4, numbered(4, 5), { record: 'R', closed: false })).toBe(true);
    await journal.close();

    const again = await open(home, 'two');
    expect((await taken(again, 'm')).entries).toEqual(numbered(1, 5));
    expect((await again.record('m'))?.record).toBe('R');
    await again.close();
  });

  test('what a newer version made is refused in a sentence, and left as it is', async () => {
    const home = await place.fresh();
    await leaveAs(home.where, VERSIONS.at(-1)!);
    const db = openBare(home.where);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2100-01-01T00:00:00.000Z')`.execute(
      db,
    );
    await db.destroy();
    await expect(open(home)).rejects.toMatchObject({
      code: 'newer',
      message: expect.stringContaining('a newer version of Ironhex made (9999-later)'),
    });
    const after = openBare(home.where);
    expect(await after.selectFrom('servers').select('id').execute()).toEqual([{ id: 'old' }]);
    await after.destroy();
  });

  test('a step that fails leaves nothing half done', async () => {
    const home = await place.fresh();
    const db = openBare(home.where);
    await sql`create table records (obstacle text)`.execute(db);
    await db.destroy();
    await expect(open(home)).rejects.toThrow('records');
    const between = openBare(home.where);
    const tables = await between.introspection.getTables();
    expect(tables.map((table) => table.name)).toEqual(['records']);
    await sql`drop table records`.execute(between);
    await between.destroy();
    const journal = await open(home);
    await journal.check();
    await journal.close();
  });

  test('of servers that start together on an empty storage, all work if they may share it, or else one', async () => {
    const home = await place.fresh();
    const starts = await Promise.allSettled(Array.from({ length: 5 }, (_, index) => open(home, `server${index}`)));
    const journals = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    expect(journals).toHaveLength(name === 'SQLite' ? 1 : 5);
    for (const journal of journals) await journal.check();
    await Promise.all(journals.map((journal) => journal.close()));
    for (const start of starts) {
      if (start.status === 'rejected') expect(start.reason).toMatchObject({ code: 'folder-taken' });
    }
  });
});
