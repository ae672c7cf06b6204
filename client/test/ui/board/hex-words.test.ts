import { expect, test } from 'vitest';
import { atCounters, legendBoard } from '../../../src/map/legend.ts';
import type { BaseCounter, BasePicture } from '../../../src/map/picture.ts';
import type { Legend } from '../../../src/rulesets/types.ts';
import { groundEffects, hexWords, signsAt } from '../../../src/ui/board/hex-words.ts';

const sample = (name: string, hexes: Parameters<typeof legendBoard>[2]) => ({
  name,
  text: `${name} does this.`,
  picture: { board: legendBoard(2, 1, hexes), counters: [], cursor: undefined },
});
const ground = (name: string, features: Record<string, number>, level = 0) =>
  sample(name, { '0101': { level, features } });

const LEGEND: Legend<BasePicture> = {
  terrain: [
    sample('Level', { '0101': { level: 0, features: {} }, '0201': { level: 1, features: {} } }),
    ground('Hill', {}, 2),
    ground('Light woods', { woods: 1 }),
    ground('Dense forest', { woods: 2 }),
    ground('Water', { water: 1 }),
    sample('Flag', { '0101': { level: 0, features: {}, markers: { flag: 1 } } }),
    sample('Road', { '0101': { level: 0, features: { road: 1 } }, '0201': { level: 0, features: { road: 1 } } }),
  ],
  symbols: [],
  signs: [],
};

const counter = (id: string, more: Partial<BaseCounter> = {}): BaseCounter => ({
  id,
  side: 0,
  name: 'Short',
  at: '0202',
  facing: null,
  destroyed: false,
  ...more,
});

const BOARD = legendBoard(5, 5, {
  '0101': { level: 0, features: { woods: 2, road: 1 } },
  '0102': { level: -1, features: { water: 3 } },
  '0103': { level: 2, features: {} },
  '0104': { level: 1, features: { lava: 1 } },
  '0105': { level: 0, features: { road: 1 }, markers: { flag: 1 } },
});
const told = (at: string, more: object = {}) =>
  hexWords({ board: BOARD, counters: [], cursor: at, ...more }, at, LEGEND, (id) =>
    id === 'a' ? 'Griffin 2' : undefined,
  );

test('the ground of a hex is told as the legend calls it', () => {
  expect(told('0101')).toBe('0101: Dense forest and Road');
  expect(told('0102')).toBe('0102: Water 3, level -1');
  expect(told('0103')).toBe('0103: Hill, level 2');
  expect(told('0104')).toBe('0104: lava, level 1');
  expect(told('0105')).toBe('0105: Road and Flag');
  expect(told('0505')).toBe('0505: Open ground');
});

test('units that are known to be there, or to have been there, are told without a counter', () => {
  const contacts = [
    { at: '0505', name: 'Contact 2' },
    { at: '0504', name: 'Griffin 3, as last known' },
  ];
  expect(told('0505', { contacts })).toBe('0505: Open ground. Contact 2');
  expect(told('0504', { contacts })).toBe('0504: Open ground. Griffin 3, as last known');
  expect(told('0503', { contacts })).toBe('0503: Open ground');
});

test('what its ground does is told once for each thing that lies there', () => {
  const done = (at: string) => groundEffects(BOARD, at, LEGEND);
  expect(done('0101')).toEqual(['Dense forest does this.', 'Road does this.']);
  expect(done('0102')).toEqual(['Water does this.']);
  expect(done('0105')).toEqual(['Road does this.', 'Flag does this.']);
  expect(done('0505')).toEqual([]);
});

test('and so is who stands there, with the odds of a shot, and what the way there costs', () => {
  const counters = [
    counter('a', { sight: '58 %' }),
    counter('b', { destroyed: true }),
    counter('c', { at: '0303', covers: ['0302', '0202'], name: 'Walker' }),
    counter('d', { at: { beside: 'top' } }),
  ];
  expect(told('0202', { counters })).toBe('0202: Open ground. Griffin 2, 58 %. Short, destroyed. Walker');
  const way = { hexes: ['0101', '0202'], cost: '2 hexes · 4 ticks' };
  expect(told('0202', { way })).toBe('0202: Open ground. 2 hexes · 4 ticks');
  const paths = [{ marks: [{ at: '0202' }, { at: '0303' }], cost: '2 of 6' }];
  expect(told('0303', { paths })).toBe('0303: Open ground. 2 of 6');
  expect(told('0202', { paths })).toBe('0202: Open ground');
});

test('signs are told where they lie, also at a counter on several hexes, and what is no sign in a hex never is', () => {
  const titan = counter('a', { covers: ['0303'] });
  const { lies } = { lies: atCounters(({ covers }) => covers !== undefined) };
  const legend = { ...LEGEND, symbols: [{ ...sample('Titan', {}), lies }, sample('Plan', {})] };
  const there = (at: string) =>
    signsAt({ board: BOARD, counters: [titan], cursor: undefined }, at, legend).map(({ name }) => name);
  expect(['0202', '0303', '0404'].map(there)).toEqual([['Titan'], ['Titan'], []]);
});
