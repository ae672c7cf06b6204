import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { often } from '../../../shared/test/often.ts';
import { JournalDamaged, JournalError } from '../../src/journal/errors.ts';
import { orDamaged, takeMatch } from '../../src/journal/leases/take.ts';
import { openJournal } from '../../src/journal/open.ts';
import { openBare } from './bare.ts';
import { appendAndDie, type Confirmed } from './child.ts';
import { numbered, opened, PLACES, taken, useFolders, usePlace } from './kit.ts';

const newFolder = useFolders();

/** How many bytes at the end of the log are cut off, one more each time; a soak takes more. */
const TORN = Number(process.env.TORN ?? 130);

/** At how many places the log is cut off or changed, as far from each other as they can be. */
const PLACES_TRIED = often(130, 400);

/** A database as a server left it: its file, and the log of what is not in the file yet. */
interface Files {
  readonly database: Buffer;
  readonly wal: Buffer;
}

const read = (folder: string): Files => ({
  database: readFileSync(join(folder, 'ironhex.db')),
  wal: readFileSync(join(folder, 'ironhex.db-wal')),
});

const write = (folder: string, { database, wal }: Files): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(join(folder, 'ironhex.db'), database);
  writeFileSync(join(folder, 'ironhex.db-wal'), wal);
};

/** How many entries each match has, or the error with which opening or taking was refused. */
type Outcome = ReadonlyMap<string, number | JournalError>;

/** Takes one match; throws if what comes back is neither what was written, as far as it goes, nor a loud error. */
const takeHonestly = async (storage: Parameters<typeof takeMatch>[0], id: string): Promise<number | JournalError> => {
  try {
    const taking = await takeMatch(storage, { server: 'judge', lease: 0, force: false }, id).catch(orDamaged(id));
    if (taking.kind !== 'taken') return 0;
    expect(taking.blueprint).toEqual({ of: id });
    expect(taking.entries).toEqual(numbered(1, taking.entries.length));
    return taking.entries.length;
  } catch (error) {
    if (error instanceof JournalError) return error;
    throw error;
  }
};

/** Opens what is left of a database and takes every match. In this thread and without waiting for a disk: it is done often. */
const recover = async (folder: string, files: Files, matches: Iterable<string>): Promise<Outcome> => {
  write(folder, files);
  const db = openBare({ folder });
  try {
    await sql`pragma synchronous = off`.execute(db).catch(() => {});
    const elements = () => sql`json_each('[]')`;
    const close = async () => {};
    const space = async () => undefined;
    const storage = {
      db,
      pulse: db,
      now: sql<number>`0`,
      alone: true,
      locksRows: false,
      turn: async () => {},
      elements,
      space,
      needed: 0,
      reclaim: close,
      close,
    };
    const outcome = new Map<string, number | JournalError>();
    for (const id of matches) outcome.set(id, await takeHonestly(storage, id));
    return outcome;
  } finally {
    await db.destroy();
  }
};

const flipped = (bytes: Buffer, at: number, bit: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at] = copy[at]! ^ (1 << bit);
  return copy;
};

describe('a database file of SQLite that is damaged', () => {
  let left: Files;
  let confirmed: Confirmed;
  let closed: Files;
  let folder: string;

  beforeAll(async () => {
    const killed = newFolder();
    // So few that SQLite does not bring the log into the file yet: after that, damage to the log would cost nothing.
    const confirmations = 40 * Math.ceil(TORN / 16_384);
    confirmed = await appendAndDie({ folder: killed, durability: 'process', server: 'child' }, 3, confirmations);
    left = read(killed);
    folder = join(newFolder(), 'copy');
    // The same again, after everything has been brought from the log into the file.
    write(folder, left);
    const db = openBare({ folder });
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    closed = read(folder);
    await db.destroy();
  });

  test('with nothing damaged, everything that was confirmed comes back', async () => {
    expect(confirmed.size).toBe(3);
    expect(left.wal.length).toBeGreaterThan(50_000);
    for (const files of [left, closed]) {
      const outcome = await recover(folder, files, confirmed.keys());
      for (const [id, n] of confirmed) expect(outcome.get(id)).toBeGreaterThanOrEqual(n);
    }
  });

  test('a log that ends anywhere in its last bytes costs what was written last, and nothing before', {
    timeout: 180_000 + 60 * TORN,
  }, async () => {
    const whole = await recover(folder, left, confirmed.keys());
    let before = whole;
    let shortened = 0;
    for (let cut = 1; cut <= TORN; cut++) {
      const wal = left.wal.subarray(0, left.wal.length - cut);
      const outcome = await recover(folder, { ...left, wal }, confirmed.keys());
      for (const [id, n] of outcome) {
        // A transaction has at most one call of every match, which has at most three entries.
        expect(n).toBeGreaterThanOrEqual((before.get(id) as number) - 3);
        expect(n).toBeLessThanOrEqual(before.get(id) as number);
        if (n !== whole.get(id)) shortened++;
      }
      before = outcome;
    }
    console.log({ torn: TORN, shortened });
    expect(shortened).toBeGreaterThan(0);
  });

  test('a log that ends anywhere at all leaves a beginning of what was written', async () => {
    const lengths: number[] = [];
    for (let length = 0; length < left.wal.length; length += Math.ceil(left.wal.length / PLACES_TRIED)) {
      const outcome = await recover(folder, { ...left, wal: left.wal.subarray(0, length) }, confirmed.keys()).catch(
        beforeTables,
      );
      lengths.push(outcome instanceof Error ? 0 : [...outcome.values()].reduce<number>((sum, n) => sum + Number(n), 0));
    }
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(lengths.at(-1)).toBeGreaterThan(0);
  });

  /** The log ended before the tables were made, which is told when the journal is opened. */
  const beforeTables = (error: unknown): Error => {
    if (!(error instanceof Error) || !error.message.includes('no such table')) throw error;
    return error;
  };

  test('a byte of the log that is wrong ends it there', async () => {
    let shortened = 0;
    for (let round = 0; round < PLACES_TRIED; round++) {
      const at = Math.floor((left.wal.length * round) / PLACES_TRIED);
      const wal = flipped(left.wal, at, round % 8);
      const outcome = await recover(folder, { ...left, wal }, confirmed.keys()).catch(beforeTables);
      if (outcome instanceof Error || [...outcome].some(([id, n]) => Number(n) < confirmed.get(id)!)) shortened++;
    }
    expect(shortened).toBeGreaterThan(PLACES_TRIED / 2);
  });

  test('a byte of the database that is wrong is noticed, or changes nothing that was written', {
    timeout: 180_000,
  }, async () => {
    let noticed = 0;
    // At fixed distances, so that entries are hit as often however many tables stand beside them.
    for (let round = 0; round * 112 < closed.database.length; round++) {
      const database = flipped(closed.database, round * 112, round % 8);
      const outcome = await recover(folder, { ...closed, database }, confirmed.keys()).catch((error: Error) => error);
      if (outcome instanceof Error || [...outcome.values()].some((n) => n instanceof JournalError)) noticed++;
    }
    expect(noticed).toBeGreaterThan(50);
  });

  test('opened as servers open it, damage is told in a sentence with a code', async () => {
    const broken = join(newFolder(), 'broken');
    write(broken, {
      ...closed,
      database: Buffer.from('this is no database, but it is long enough to be one '.repeat(100)),
    });
    await expect(openJournal({ folder: broken, durability: 'process', server: 'one' })).rejects.toMatchObject({
      code: 'folder-unusable',
      message: expect.stringContaining('file is not a database'),
    });
    write(broken, { ...left, wal: left.wal.subarray(0, left.wal.length - 3000) });
    const journal = await openJournal({ folder: broken, durability: 'process', server: 'one' });
    for (const id of confirmed.keys()) {
      const { lease, entries } = await taken(journal, id);
      expect(entries).toEqual(numbered(1, entries.length));
      expect(await journal.append(lease, entries.length + 1, numbered(entries.length + 1, entries.length + 2))).toBe(
        true,
      );
    }
    await journal.close();
  });
});

describe.each(PLACES)('a journal in %s that holds something else than was written', (name) => {
  const place = usePlace(name);

  test.each([
    ['an entry that is gone', sql`delete from entries where n = 2`, 2, 'it is missing'],
    [
      'an entry that is changed',
      sql`update entries set entry = '{"number":9}' where n = 3`,
      3,
      'its checksum is wrong',
    ],
    [
      'an entry of an old version that is no JSON',
      sql`update entries set entry = '{', sum = null where n = 1`,
      1,
      'it cannot be read',
    ],
    [
      'an entry of an old version that is no object',
      sql`update entries set entry = '7', sum = null where n = 1`,
      1,
      'it is not an object',
    ],
    [
      'a blueprint that is changed',
      sql`update matches set blueprint = '{}' where id = 'm'`,
      0,
      'its checksum is wrong',
    ],
  ])('%s is told with its number, and the match stays as it is', async (_, damage, entry, what) => {
    const home = await place.fresh();
    const journal = await home.journal('one');
    const { lease } = await opened(journal, 'm');
    await opened(journal, 'sound');
    await journal.append(lease, 1, numbered(1, 4));
    const { db } = await home.storage();
    await damage.execute(db);
    const error = await journal.take('m').catch((reason) => reason);
    expect(error).toBeInstanceOf(JournalDamaged);
    expect(error).toMatchObject({ code: 'damaged', match: 'm', entry });
    expect(error.message).toBe(`The journal of match m is damaged at entry ${entry}: ${what}.`);
    expect(await db.selectFrom('matches').select('epoch').where('id', '=', 'm').execute()).toEqual([{ epoch: 1 }]);
    expect(await taken(journal, 'sound')).toMatchObject({ entries: [] });
  });

  test('a record that is changed is told of and not served; one of an old version is served as it is', async () => {
    const home = await place.fresh();
    const journal = await home.journal('one');
    const { lease } = await opened(journal, 'm');
    await journal.append(lease, 1, numbered(1, 1), { record: '{"winner":0}', closed: false });
    const { db } = await home.storage();
    await sql`update records set record = '{"winner":1}'`.execute(db);
    const error = await journal.record('m').catch((reason) => reason);
    expect(error).toBeInstanceOf(JournalDamaged);
    expect(error.message).toBe('The journal of match m is damaged: the checksum of its record is wrong.');
    await sql`update records set sum = null`.execute(db);
    expect((await journal.record('m'))?.record).toBe('{"winner":1}');
  });
});
