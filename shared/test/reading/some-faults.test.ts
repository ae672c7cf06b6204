import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { plainBoards, readBoard } from '../../src/board/index.ts';
import { readRecord } from '../../src/match/index.ts';
import { jsonFault, readAs, someFaults } from '../../src/reading/index.ts';
import type { Fault, Result } from '../../src/result.ts';
import { RULESETS } from '../../src/rulesets/index.ts';

const [ruleset] = [...RULESETS.values()];
const boards = plainBoards({ width: 9, height: 9 });
const faults = (count: number): Fault[] =>
  Array.from({ length: count }, (_, index) => ({ at: `${index}`, message: 'x' }));
const many = (count: number, name = 'field') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}-${index}`, index]));

describe('of many faults', () => {
  test('up to fifty are all told', () => {
    expect(someFaults(faults(50))).toEqual(faults(50));
    expect(someFaults([])).toEqual([]);
  });

  test('fifty are told, and how many more there are', () => {
    expect(someFaults(faults(51)).at(-1)).toEqual({ at: '', message: 'There is one more fault.', more: 1 });
    const told = someFaults(faults(2000));
    expect(told).toHaveLength(51);
    expect(told.at(-1)).toEqual({ at: '', message: 'There are 1950 more faults.', more: 1950 });
  });

  test('lists of lists are counted together', () => {
    const told = someFaults([...someFaults(faults(70)), ...someFaults(faults(90)), ...faults(5)]);
    expect(told).toHaveLength(51);
    expect(told.at(-1)).toMatchObject({ more: 70 + 90 + 5 - 50 });
  });

  test('a place and a sentence that quote what was sent are short', () => {
    const [told] = someFaults([{ at: 'a'.repeat(100_000), message: 'b'.repeat(100_000) }]);
    expect(told!.at).toHaveLength(301);
    expect(told!.message).toHaveLength(301);
  });
});

describe('what is told of a file is small, however faulty it is', () => {
  const told = (read: Result<unknown, readonly Fault[]>): readonly Fault[] => (read.ok ? [] : read.error);
  const units = Array.from({ length: 5000 }, () => many(3));
  const record = { format: 'ironhex.match/1', ruleset: { id: ruleset!.id, version: '1' }, ...many(5000) };

  test.each<[string, () => readonly Fault[]]>([
    ['an object with unknown fields', () => told(readAs(z.strictObject({}), many(10_000)))],
    ['a field name of 200 KB', () => told(readAs(z.strictObject({}), { ['x'.repeat(200_000)]: 1 }))],
    ['a board with unknown fields', () => told(readBoard(many(10_000), boards))],
    [
      'a board with hexes that are none',
      () =>
        told(
          readBoard({ format: 'ironhex.board/1', id: 'a', name: 'A', width: 9, height: 9, hexes: many(9000) }, boards),
        ),
    ],
    [
      'a board with hexes beside it',
      () => {
        const hexes = Object.fromEntries(Object.keys(many(9000)).map((name) => [name, { level: 0, features: {} }]));
        return told(readBoard({ format: 'ironhex.board/1', id: 'a', name: 'A', width: 9, height: 9, hexes }, boards));
      },
    ],
    ['a force', () => told(readAs(ruleset!.schemas.force, units))],
    ['a record', () => told(readRecord(record, RULESETS))],
    ['JSON with a name of 100 KB twice', () => [jsonFault(`{"${'y'.repeat(100_000)}":1,"${'y'.repeat(100_000)}":2}`)!]],
  ])('%s', (_what, read) => {
    const faults = read();
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.length).toBeLessThanOrEqual(51);
    expect(JSON.stringify(faults).length).toBeLessThan(40_000);
  });
});
