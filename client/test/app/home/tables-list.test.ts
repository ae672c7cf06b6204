import type { OpenTable, TablesShown } from '@ironhex/shared/protocol';
import { describe, expect, test } from 'vitest';
import { NO_TABLES, withTold } from '../../../src/app/home/tables/list.ts';

const table = (id: string, since: number, playing = false): OpenTable => ({
  ...{ id, since, playing },
  ...{ game: 'chess', name: id, pace: 'quick', seats: [], brings: false },
  played: '8 turns',
  board: { name: 'Board', width: 8, height: 8 },
});

const told = (more: Partial<TablesShown>): TablesShown => ({
  ...{ now: 1000, put: [], gone: [], tables: 0, matches: 0, pages: { tables: 1, matches: 1 } },
  ...more,
});

const ids = (tables: readonly OpenTable[]): string => tables.map(({ id }) => id).join(' ');

describe('the list of open tables on the page', () => {
  const list = withTold(NO_TABLES, told({ anew: true, put: [table('b', 2), table('a', 1), table('m', 5, true)] }), 400);

  test('has those that wait longest first, and the matches that began last', () => {
    const more = withTold(list, told({ put: [table('c', 0), table('n', 9, true)] }), 400);
    expect([ids(more.tables), ids(more.matches)]).toEqual(['c a b', 'n m']);
  });

  test('changes as it is told: what is gone, what is different, and how many there are', () => {
    const change = told({ put: [table('a', 1, true)], gone: ['b'], tables: 7, pages: { tables: 2, matches: 1 } });
    const after = withTold(list, change, 400);
    expect([ids(after.tables), ids(after.matches)]).toEqual(['', 'm a']);
    expect([after.count.tables, after.pages.tables]).toEqual([7, 2]);
  });

  test('forgets what it knew when it is told anew, and goes by the clock of the server', () => {
    const after = withTold(list, told({ anew: true, put: [table('z', 3)] }), 400);
    expect([ids(after.tables), ids(after.matches), after.ahead]).toEqual(['z', '', 600]);
  });
});
