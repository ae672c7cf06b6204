import { expect, test } from 'vitest';
import { fastDice } from '../../../src/dice/index.ts';
import { Match } from '../../../src/match/index.ts';
import { CORE, STOCK_BOARDS, tableOf, unitName, type View } from '../../../src/rulesets/warfare3025/index.ts';
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

test('with hidden units the name before the match is that of the card: the letters are drawn when it begins, W-13d.13', () => {
  const seats = ['red', 'blue'].map((id, side) => ({ id, side, force: [{ id: `${id}1`, card: GRIFFIN }] }));
  const options = { ...CORE, detection: 'on' } as const;
  const board = STOCK_BOARDS[0]!;
  const nameFor = (view: View) => {
    const table = tableOf(view);
    return unitName(table, table.units[0]!.id);
  };
  const setup = { options, board, seats };
  expect(nameFor(warfare3025.view(warfare3025.create(setup), 'red'))).toBe('Griffin');
  const match = new Match(warfare3025, setup, { dice: () => fastDice(3), viewers: ['red', 'blue'] });
  for (const seat of ['red', 'blue']) expect(nameFor(match.view(seat))).toMatch(/^Griffin [A-Z]{3}$/);
  // Nor while somebody waits before anything has happened.
  const { seat } = match.pending()[0]!;
  expect(match.submit(seat, { kind: 'wait', unit: match.view(seat).units[0]!.id }).ok).toBe(true);
  for (const other of ['red', 'blue']) expect(nameFor(match.view(other))).toMatch(/^Griffin [A-Z]{3}$/);
});
