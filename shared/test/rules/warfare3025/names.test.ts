import { expect, test } from 'vitest';
import { tableOf, unitName } from '../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../src/rulesets/warfare3025/ruleset.ts';
import { GRIFFIN, LOCUST, RIFLEMAN, stateOf, type TableWords } from './kit.ts';

const namesIn = (units: TableWords['units']) => {
  const state = stateOf({ units });
  return Object.fromEntries(Object.keys(units).map((id) => [id, unitName(state, id)]));
};

test.each<[string, TableWords['units'], Record<string, string>]>([
  ['one of each', { r1: {}, b1: { card: RIFLEMAN } }, { r1: 'Griffin', b1: 'Rifleman' }],
  ['two on one side', { r1: {}, r2: {}, b1: { card: LOCUST } }, { r1: 'Griffin 1', r2: 'Griffin 2', b1: 'Locust' }],
  ['one on each side', { r1: {}, b1: {} }, { r1: 'Griffin 1', b1: 'Griffin 2' }],
  [
    'several on both, seat by seat',
    { r2: {}, b2: {}, b1: {}, r1: {} },
    { r1: 'Griffin 1', r2: 'Griffin 2', b1: 'Griffin 3', b2: 'Griffin 4' },
  ],
  [
    'one that is called like the second of another kind',
    { r1: {}, b1: {}, b2: { card: { ...LOCUST, name: 'Griffin 2' } } },
    { r1: 'Griffin 1', b1: 'Griffin 3', b2: 'Griffin 2' },
  ],
  [
    'names that differ in capitals only',
    { r1: {}, b1: { card: { ...GRIFFIN, name: 'griffin' } } },
    { r1: 'Griffin', b1: 'griffin' },
  ],
])('%s', (_, units, names) => {
  expect(namesIn(units)).toEqual(names);
});

test('everybody reads the same names, also of units that are lost', () => {
  const state = stateOf({ units: { r1: {}, r2: {}, b1: {} } });
  state.units[0] = { ...state.units[0]!, status: 'destroyed' };
  for (const viewer of ['red', 'blue', 'public']) {
    const table = tableOf(warfare3025.view(state, viewer));
    expect(table.units.map(({ id }) => [id, unitName(table, id)])).toEqual([
      ['b1', 'Griffin 3'],
      ['r1', 'Griffin 1'],
      ['r2', 'Griffin 2'],
    ]);
  }
});

test('with hidden units a name never changes, and tells neither how many there are nor in which order', () => {
  const units: TableWords['units'] = { rzt: {}, rbc: {}, bmn: {} };
  const state = stateOf({ units, options: { detection: 'on' } });
  const namesFor = (viewer: string) => {
    const table = tableOf(warfare3025.view(state, viewer));
    return Object.fromEntries(table.units.map(({ id }) => [id, unitName(table, id)]));
  };
  const own = { rbc: 'Griffin RBC', rzt: 'Griffin RZT' };
  expect(namesFor('red')).toEqual(own);
  state.detection!.known = { ...state.detection!.known, bmn: { state: 'visible' } };
  expect(namesFor('red')).toEqual({ ...own, bmn: 'Griffin BMN' });
  expect(namesFor('public')).toEqual({ bmn: 'Griffin BMN' });
});
