import { afterEach, describe, expect, test } from 'vitest';
import type { SharedDatabase } from '../../src/journal/database/storage.ts';
import { holdStuck, quarantine } from '../../src/journal/leases/quarantine.ts';
import { openDatabase, openJournal } from '../../src/journal/open.ts';
import { runQuarantine } from '../../src/journal/operator/quarantine-command.ts';
import { type Home, numbered, opened, PLACES, taken, useFolders, usePlace } from './kit.ts';

const besides: SharedDatabase[] = [];
afterEach(async () => {
  await Promise.all(besides.splice(0).map(({ db }) => db.destroy()));
});

/** The database, as the thread of a server that is stuck and the operator's command use it. */
const database = ({ where }: Home): SharedDatabase => {
  const made = openDatabase(where);
  besides.push(made);
  return made;
};

describe.each(PLACES)('a match in which a server was stuck, in %s', (name) => {
  const place = usePlace(name);

  /** A match with three entries, which a server has. */
  const begun = async () => {
    const home = await place.fresh();
    // It says only once that it is alive.
    const one = await home.journal('one', { beat: 1_000_000 });
    const { lease } = await opened(one, 'm');
    await one.append(lease, 1, numbered(1, 3));
    return { home, one, lease };
  };

  test('is taken by no server any more, and written by none', async () => {
    const { home, one, lease } = await begun();
    await quarantine(database(home), 'm', 'the first');
    const two = await home.journal('two');
    for (const journal of [one, two])
      for (const force of [false, true]) expect(await journal.take('m', { force })).toEqual({ kind: 'quarantined' });
    expect(await one.append(lease, 4, numbered(4, 4))).toBe(false);
    expect(await one.over([lease])).toEqual([lease]);
    expect(await two.quarantined()).toBe(1);
    expect(await two.kept(['m'])).toMatchObject([{ id: 'm', over: false }]);
  });

  test('is listed, shown and opened again by the command of an operator', async () => {
    const { home } = await begun();
    expect(await runQuarantine(home.where, [])).toBe('No match is quarantined.');
    await quarantine(database(home), 'm', 'the first');
    expect(await runQuarantine(home.where, [])).toMatch(/^m {2}since 20\d\d-\S+Z {2}by the first$/);
    const shown = JSON.parse(await runQuarantine(home.where, ['show', 'm'])) as object;
    expect(shown).toEqual({ blueprint: { of: 'm' }, entries: numbered(1, 3) });
    expect(await runQuarantine(home.where, ['open', 'm'])).toBe('Match m is open again.');
    const two = await home.journal('two', { lease: 0 });
    expect((await taken(two, 'm')).entries).toEqual(numbered(1, 3));
    expect(await two.quarantined()).toBe(0);
  });

  test('cannot be opened or shown if there is none, and what the command does not know it explains', async () => {
    const { home } = await begun();
    for (const verb of ['open', 'show'])
      await expect(runQuarantine(home.where, [verb, 'm'])).rejects.toThrow('No match m is quarantined.');
    for (const asked of [['open'], ['close', 'm'], ['open', 'm', 'n']])
      await expect(runQuarantine(home.where, asked)).rejects.toThrow('pnpm run quarantine open <id>');
  });

  test('is closed although the stuck server has begun to write something, and will never end that', async () => {
    const { home, one } = await begun();
    const { db } = await home.storage();
    const stuck = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const writing = db.transaction().execute(async (db) => {
      await db.updateTable('matches').set({ begun: 1 }).where('id', '=', 'm').execute();
      written.resolve();
      await stuck.promise;
    });
    await written.promise;
    await quarantine(database(home), 'm', 'the first');
    stuck.resolve();
    await writing.catch(() => {});
    expect(await one.take('m')).toEqual({ kind: 'quarantined' });
  });

  test('is left alone by others while its server is stuck, unlike the other matches of that server', async () => {
    const { home, one } = await begun();
    await opened(one, 'other');
    const { db } = await home.storage();
    // That was long ago.
    await db.updateTable('servers').set({ alive_at: 0 }).where('id', '=', 'one').execute();
    await holdStuck(database(home), 'm', 'one');
    const two = await home.journal('two');
    for (const force of [false, true]) expect(await two.take('m', { force })).toEqual({ kind: 'held', by: 'one' });
    expect(await two.take('other')).toMatchObject({ kind: 'taken' });
    // The server has not been stuck any more for as long.
    await db.updateTable('servers').set({ stuck_at: 0 }).where('id', '=', 'one').execute();
    expect(await two.take('m')).toMatchObject({ kind: 'taken' });
  });
});

test('the command says where it looked for a database, and makes none', async () => {
  const folder = useFolders()();
  await expect(runQuarantine({ folder }, [])).rejects.toThrow('DATA_DIR');
  await (await openJournal({ folder, durability: 'process', server: 'one' })).close();
  expect(await runQuarantine({ folder }, [])).toBe('No match is quarantined.');
});
