import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { RULESETS } from '@ironhex/shared/rulesets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Journal, Taken } from '../src/journal/journal.ts';
import { openJournal } from '../src/journal/open.ts';
import type { AnyRuleset, Blueprint } from '../src/rooms/match/blueprint.ts';
import type { Entry } from '../src/rooms/match/entries.ts';
import { refolded } from './table-kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'older-'));
writeFileSync(
  join(folder, 'ironhex.db'),
  gunzipSync(readFileSync(new URL('./older/version-2.sqlite.gz', import.meta.url))),
);
const file = new DatabaseSync(join(folder, 'ironhex.db'));
const IDS = file.prepare('SELECT id FROM matches ORDER BY id').all() as { id: string }[];
file.close();

let journal: Journal;
beforeAll(async () => {
  journal = await openJournal({ folder, server: 'now', durability: 'process' });
});
afterAll(async () => {
  await journal.close();
  rmSync(folder, { recursive: true });
});

const opened = async (id: string) => {
  const taken = (await journal.take(id)) as Taken;
  const blueprint = taken.blueprint as Blueprint;
  const ruleset = RULESETS.get(blueprint.rulesetId) as AnyRuleset;
  return {
    ...refolded(blueprint, taken.entries as Entry[], 'awake', undefined, ruleset),
    record: await journal.record(id),
  };
};

describe.each(IDS.map(({ id }) => id))('%s, of version 2', (id) => {
  test('is opened as it was left', async () => {
    const { table, entries, record } = await opened(id);
    expect(table.status).toBe(id.endsWith('under-way') ? 'playing' : 'over');
    expect(entries).toEqual([]);
    expect(record === undefined).toBe(table.status === 'playing');
  });
});
