import { describe, expect, test } from 'vitest';
import { letMeet } from '../drivers/seekers.ts';
import { TablesVisitor } from '../drivers/tables.ts';
import { until } from '../drivers/until.ts';
import { EXAMPLE } from '../rulesets/index.ts';
import { useStack } from './stack.ts';

const stack = useStack();

/** A table of the quickest pace, which nobody else here asks for. */
const TABLE = { ...EXAMPLE.requests.duel, clocks: {} };

describe('looking for an opponent on two servers', () => {
  test('200 at the same moment are all paired, and nobody twice, though a server is killed in between', async () => {
    const people = 200;
    const { told, sitting } = await letMeet({
      ...{ urls: [stack.now.url], people, table: TABLE, pace: 'normal', come: true },
      meanwhile: () => stack.now.kill('one'),
    });
    expect([...sitting.values()].flat().sort()).toEqual(Array.from({ length: people }, (_, n) => `Guest ${n}`).sort());
    expect(sitting).toEqual(told);
    await stack.now.start('one');
  });

  test('a table that is listed on one server is seen by the visitors of both', async () => {
    // Asked often enough, both servers have visitors.
    const visitors = await Promise.all(Array.from({ length: 8 }, () => TablesVisitor.come(stack.now.url)));
    const table = {
      urls: [stack.now.url],
      people: 1,
      table: { ...TABLE, name: 'Seen by all' },
      pace: 'normal',
    } as const;
    const { told } = await letMeet({ ...table, come: true });
    const [id] = told.keys();
    await until(() => visitors.every(({ rows }) => rows.has(id!)), 'all visitors see the table');
    for (const visitor of visitors) visitor.leave();
  });
});
