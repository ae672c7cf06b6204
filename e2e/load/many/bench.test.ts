import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { SHIPPED } from '../../rulesets/index.ts';

/** What one kind of exchange came to. */
const figures = { perSecond: expect.any(Number), p50: expect.any(Number), p99: expect.any(Number), failures: [] };

test('the bench of many matches still plays them, and nothing in them fails', async () => {
  const bench = join(import.meta.dirname, 'bench.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [bench, '--quick']);
  const { results, openTables, watched, computers } = JSON.parse(stdout);
  const kinds = { intents: figures, tells: figures, echoes: figures };
  const played = SHIPPED.map(({ ruleset: { id } }) => ({
    ruleset: id,
    matches: 20,
    connections: 80,
    pace: kinds,
    full: kinds,
  }));
  expect(results).toMatchObject(played);
  for (const { bytesPerIntentAndConnection, kilobytesPerMatch, full } of results)
    for (const figure of [bytesPerIntentAndConnection, kilobytesPerMatch, full.intents.perSecond])
      expect(figure).toBeGreaterThan(0);
  const rows = [0, 20].map((spectators) => ({ spectators, p99: expect.any(Number), failures: [] }));
  expect(watched).toMatchObject(SHIPPED.map(({ ruleset: { id } }) => ({ ruleset: id, measured: rows })));
  const beside = {
    computers: 3,
    without: { p99: expect.any(Number) },
    with: { p99: expect.any(Number) },
    failures: [],
  };
  expect(computers).toMatchObject(SHIPPED.map(({ ruleset: { id } }) => ({ ruleset: id, measured: beside })));
  expect(openTables).toMatchObject({ tables: 30, visitors: 20, core: { changingWatched: expect.any(Number) } });
  expect(openTables.firstListBytes).toBeGreaterThan(1000);
  expect(openTables.firstListBytes).toBeLessThan(100 * 1024);
});
