import { describe, expect, test } from 'vitest';
import { tableOf } from '../../../../../shared/test/rules/steampunk/kit.ts';
import { assaultArrows, fightHexes } from '../../../../src/rulesets/steampunk/map/assaults.ts';
import { countersOf } from '../../../../src/rulesets/steampunk/map/on-board.ts';
import { viewOf } from '../kit.ts';

const state = tableOf({
  units: {
    b1: { unit: 'elf.e34', at: 'D8', harm: { fd: 2, shaken: 1, criticals: ['cannot_move'] } },
    b2: { unit: 'elf.eagle_rider', at: 'D8', speed: 'fast_fly' },
    b3: { unit: 'elf.elf_infantry', at: 'A9', status: 'waiting' },
    b4: { unit: 'elf.elf_infantry', at: 'B9', status: 'fled' },
    o1: { unit: 'darkelf.assassin', at: 'D3', hidden: true },
    o2: { unit: 'darkelf.queen_yy', at: 'F3', status: 'destroyed' },
  },
});
const counters = (seat: string, shown = {}) => countersOf(viewOf(state, seat), shown);
const counter = (id: string, seat = 'blue', shown = {}) => counters(seat, shown).find((each) => each.id === id);

describe('counters', () => {
  test('stand where their units do; who waits is beside the own edge, who fled is gone', () => {
    expect(counters('blue').map(({ id, at }) => [id, at])).toEqual([
      ['b2', '0408'],
      ['b1', '0408'],
      ['b3', { beside: 'bottom' }],
      ['o2', '0603'],
      ['token-o1', '0403'],
    ]);
    expect(counter('o2')?.destroyed).toBe(true);
  });

  test('tell what is on a unit', () => {
    expect(counter('b1')?.look.marks).toEqual([
      { kind: 'shaken', n: 1 },
      { kind: 'futureDamage', n: 2 },
      { kind: 'crippled', n: 1 },
    ]);
    expect(counter('b2')?.look).toMatchObject({ layer: 'air', speed: 'fast_fly', marks: [] });
  });

  test('tell nothing of whoever hides under a token, but to its owner', () => {
    expect(counter('token-o1')?.look.unit).toBeNull();
    expect(counter('token-o1')).toMatchObject({ facing: null, name: '' });
    expect(counter('o1', 'orange')?.look).toMatchObject({ unit: 'darkelf.assassin', hidden: true });
  });

  test('of units that are placed stand where they will', () => {
    const placed = new Map([['b3', { at: '0209', facing: 2 as const }]]);
    expect(counter('b3', 'blue', { placed })).toMatchObject({ at: '0209', facing: 2 });
  });

  test('give way to the cards of orders with their names', () => {
    const orders = new Map([['b1', { steps: [['F'], ['-'], ['-']], parts: ['-', '-'], state: 'written' }]]);
    expect(counter('b1', 'blue', { orders })?.name).toBe('');
    expect(counter('b2', 'blue', { orders })?.name).toBe('Eagle Rider');
  });
});

test('contested hexes are lit, with an arrow for each unit that enters', () => {
  const contest = {
    at: '0405',
    layer: 'ground' as const,
    staying: ['o2'],
    held: [],
    entering: [{ unit: 'b1', from: '0406', backwards: false }],
  };
  const view = { ...viewOf(state, 'blue'), contests: [contest] };
  expect(fightHexes(view)).toEqual(['0405']);
  expect(assaultArrows(view)).toEqual([{ kind: 'assault', from: '0406', to: '0405', side: 0, label: '' }]);
});
