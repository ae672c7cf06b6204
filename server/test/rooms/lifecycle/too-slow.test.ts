import { randomBytes } from 'node:crypto';
import type { Rulesets } from '@ironhex/shared/match';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { example } from '../../example.ts';
import { RoomClient, useApp } from '../../kit.ts';
import { bareTable, below } from '../../table-kit.ts';

/** Milliseconds that each intent takes, and that all of a match may take. */
const EACH = 5;
const FOLD = 50;

/** Rules that take their time. */
const slow: typeof example = {
  ...example,
  *resolve(state, seat, intent, dice) {
    for (const start = performance.now(); performance.now() - start < EACH; );
    yield* example.resolve(state, seat, intent, dice);
  },
};

const lines: string[] = [];
const app = useApp({
  rulesets: new Map([[slow.id, slow]]) as unknown as Rulesets,
  log: pino({ level: 'error' }, { write: (line) => void lines.push(line) }),
  bounds: { match: { entries: 300, bytes: 1024 * 1024 }, fold: FOLD },
});

test('a match that nobody can put together in time is closed, and given back', async () => {
  const at = bareTable({ seed: 5 });
  at.play(below(5), () => at.entries.length >= 40 || at.table.status === 'over');
  const id = randomBytes(7).toString('hex').replaceAll(/[01]/g, 'x');
  await app.journal.open({ id, blueprint: { ...at.blueprint, id }, openedBy: 'a test' });
  const taken = await app.journal.take(id);
  if (taken.kind !== 'taken') throw new Error(taken.kind);
  await app.journal.append(taken.lease, 1, at.entries);
  await app.journal.release(taken.lease, Date.now());
  await expect(RoomClient.join(app.url, id)).rejects.toThrow(/match is closed/);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'a match is too large, and closed', match: id }]);
  expect(await app.journal.take(id)).toMatchObject({ kind: 'taken' });
});
