import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { choicesOf, foldRecord, readRecordText, reasonOf, verifyRecord } from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Journal, Taken } from '../../../src/journal/journal.ts';
import { openJournal } from '../../../src/journal/open.ts';
import type { AnyRuleset, Blueprint } from '../../../src/rooms/match/history/blueprint.ts';
import type { Entry } from '../../../src/rooms/match/history/entries.ts';
import { below, refolded } from '../../table-kit.ts';

// Journals that earlier versions have written; see older/README.md. Version 2 gave the reasons of outcomes in words, version 3
// made its digests of whole agendas, version 4 did not pause in long steps, and wrote as now. So many games have changed since each.
describe.each([
  { version: '2', games: 3, wrote: 'otherwise' },
  { version: '3', games: 2, wrote: 'otherwise' },
  { version: '4', games: 1, wrote: 'as now' },
])('what version $version has written, $wrote', ({ version, games, wrote }) => {
  const folder = mkdtempSync(join(tmpdir(), 'older-'));
  writeFileSync(
    join(folder, 'ironhex.db'),
    gunzipSync(readFileSync(new URL(`../../older/version-${version}.sqlite.gz`, import.meta.url))),
  );
  const file = new DatabaseSync(join(folder, 'ironhex.db'));
  const rows = file.prepare('SELECT id FROM matches ORDER BY id').all() as { id: string }[];
  file.close();
  /** The games of which this is an older version now. */
  const GAMES = [...RULESETS.values()].filter((ruleset) => ruleset.older?.[version]).map(({ id }) => id);
  const IDS = rows.map(({ id }) => id).filter((id) => GAMES.some((game) => id.startsWith(game)));

  let journal: Journal;
  beforeAll(async () => {
    journal = await openJournal({ folder, server: 'now', durability: 'process' });
  });
  afterAll(async () => {
    await journal.close();
    rmSync(folder, { recursive: true });
  });

  /** A match as the server of now opens it, with the rules of now or with these. */
  const opened = async (id: string, change: Partial<AnyRuleset> = {}) => {
    const taken = (await journal.take(id)) as Taken;
    const blueprint = taken.blueprint as Blueprint;
    const ruleset = { ...RULESETS.get(blueprint.rulesetId)!, ...change };
    const entries = taken.entries as Entry[];
    return { ...refolded(blueprint, entries, 'awake', undefined, ruleset), ruleset, taken };
  };

  /** A match's record as it was stored, folded again. */
  const recordOf = async (id: string) => {
    const read = readRecordText((await journal.record(id))!.record, RULESETS);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const folded = foldRecord(read.value, RULESETS);
    if (!folded.ok) throw new Error(JSON.stringify(folded.error));
    return { record: read.value, folded: folded.value };
  };

  const VOIDED = IDS.filter((id) => id.endsWith('voided'));
  const UNDER_WAY = IDS.filter((id) => id.endsWith('under-way'));
  const ENDED = IDS.filter((id) => !VOIDED.includes(id) && !UNDER_WAY.includes(id));

  test('there are matches of every game that has an older version', () => {
    expect(GAMES).toHaveLength(games);
    for (const id of GAMES) expect(IDS.filter((each) => each.startsWith(id)).length).toBeGreaterThan(3);
  });

  describe.each(ENDED)('%s, ended under it', (id) => {
    test('is over as it was: nothing is added, and nobody loses what was won', async () => {
      const { table, entries, ruleset } = await opened(id);
      expect([table.status, entries]).toEqual(['over', []]);
      const { record, folded } = await recordOf(id);
      expect(record.ruleset.version).toBe(version);
      expect(table.outcome).toEqual(folded.match.outcome);
      expect(table.outcome!.score).toHaveLength(2);
      expect(reasonOf(ruleset.words.outcomes, table.outcome!)).toMatch(/^[A-Z].+\.$/);
    });

    test('has a record that verifies, hash and all', async () => {
      const { record, folded } = await recordOf(id);
      expect(record.hash).toBeDefined();
      expect(verifyRecord(record, folded)).toEqual([]);
      const another = { ...record, hash: '0'.repeat(64) };
      expect(verifyRecord(another, folded).map(({ at }) => at)).toEqual(['ruleset.version', 'hash']);
    });

    test('would be ended without a winner by a server that does not know how it wrote, if it wrote otherwise', async () => {
      const { table, entries, taken } = await opened(id, { older: {} });
      // What happened before the first answer has no digest.
      const isOther = wrote === 'otherwise' && taken.entries.some((entry) => 'digest' in entry);
      expect(entries.map(({ kind }) => kind)).toEqual(isOther ? ['voided'] : []);
      expect(table.outcome!.code === 'other-rules').toBe(isOther);
    });
  });

  describe.each(UNDER_WAY)('%s, begun under it', (id) => {
    test('goes on to its end, and is opened after it as it was then', async () => {
      const made = await opened(id);
      const { table, ruleset, taken, perform } = made;
      expect([table.status, made.entries]).toEqual(['playing', []]);
      const chance = below(5);
      for (let n = 0; n < 20 && table.status === 'playing'; n++) {
        const [decision] = table.pending().filter(({ committed }) => !committed);
        const { seat, id: asked } = decision!;
        const intent =
          choicesOf(ruleset, table.view(seat), seat).sample(chance) ?? ruleset.fallback(table.view(seat), decision!);
        perform({ kind: 'done', seat, intent, by: 'player', decision: asked });
      }
      if (table.status === 'playing')
        perform({ kind: 'done', seat: made.blueprint.seats[0]!.id, intent: ruleset.concession, by: 'player' });
      expect(table.outcome).toMatchObject({ score: expect.any(Array), code: expect.any(String) });
      const again = refolded(
        made.blueprint,
        [...taken.entries, ...made.entries] as Entry[],
        'awake',
        undefined,
        ruleset,
      );
      expect(again.entries).toEqual([]);
      expect(again.table.outcome).toEqual(table.outcome);
      expect(table.record()!.ruleset.version).toBe(ruleset.version);
    });
  });

  test.each(VOIDED)('%s, ended without a winner by it, stays so', async (id) => {
    const { table, entries } = await opened(id);
    expect([table.outcome?.code, entries]).toEqual(['other-rules', []]);
    expect((await journal.record(id))!.record).toContain('"version":"1"');
  });
});
