import { describe, expect, it } from 'vitest';
import type { Act } from '../../../../src/rulesets/grimdark/rules/movement/path.ts';
import { hexes, path } from '../ground.ts';
import { type Placing, tableOf } from '../kit.ts';
import { act, asked, judged } from './acting.ts';

const squad = (hex: Placing['hex'], more: Partial<Placing> = {}): Placing => ({ profile: 'squad', hex, ...more });

describe('what P10 refuses, by G-20', () => {
  const state = tableOf({
    ground: {
      terrain: [
        { type: 'wall', piece: 'w', hexes: [[10, 12]] },
        { type: 'forest', piece: 'f', hexes: [[12, 10]] },
      ],
      levels: [{ level: 2, hexes: [[9, 11]] }],
    },
    units: {
      a1: squad([10, 10]),
      a2: squad([10, 9]),
      a3: squad(null, { place: 'reserve' }),
      b1: squad([14, 10]),
      b2: squad(null, { place: 'aboard', transport: 'b1' }),
      b3: squad(null, { place: 'destroyed' }),
    },
  });
  const east = (length: number) => path([10, 10], [11, 10], [11 + length - 1, 10]);
  it.each<[string, Act]>([
    ['E_UNKNOWN_UNIT', act('charge', [], { target: 'b9' })],
    ['E_UNKNOWN_UNIT', act('charge', [], { target: 'constructor' })],
    ['E_UNKNOWN_UNIT', act('advance', hexes([30, 10]), { board: 'a9' })],
    ['E_PATH_NOT_CONTIGUOUS', act('advance', hexes([12, 10]))],
    ['E_HEX_IMPASSABLE', act('advance', hexes([10, 11], [10, 12]))],
    ['E_CLIFF', act('advance', hexes([9, 11]))],
    ['E_HEX_OCCUPIED', act('advance', hexes([10, 9]))],
    ['E_ENEMY_ADJACENT', act('advance', east(3))],
    ['E_PATH_TOO_LONG', act('advance', path([10, 10], [4, 10], [3, 10]))],
    ['E_DIFFICULT_LIMIT', act('rush', path([10, 10], [11, 10], [12, 10], [12, 5]))],
    ['E_CHARGE_NOT_ADJACENT', act('charge', east(2), { target: 'b1' })],
    ['E_BAD_TARGET', act('charge', hexes([11, 9]), { target: 'a2' })],
    ['E_BAD_TARGET', act('charge', hexes([11, 10]), { target: 'b2' })],
    ['E_BAD_TARGET', act('charge', hexes([11, 10]), { target: 'b3' })],
    ['E_BAD_CHOICE', act('charge', hexes([11, 10]))],
    ['E_BAD_CHOICE', act('advance', hexes([11, 10]), { target: 'b1' })],
    ['E_BAD_CHOICE', act('hold', [], { target: 'b1' })],
    ['E_PATH_TOO_LONG', act('hold', hexes([11, 10]))],
    ['E_CLIFF', act('hold', hexes([9, 11]))],
  ])('%s: %j', (code, answer) => {
    expect(judged(state, 'a1', answer)).toBe(code);
    expect(asked(state, 'a1').check(answer)?.rule).toMatch(/^G-\d/);
  });

  it('anything but being idle, for a unit that is Shaken', () => {
    const shaken = tableOf({ units: { a1: squad([10, 10], { shaken: true }) } });
    expect(judged(shaken, 'a1', act('hold'))).toBe('E_SHAKEN_MUST_IDLE');
  });

  it('says first what comes first there: steps, the whole path, the target, what is missing', () => {
    expect(
      judged(state, 'a1', act('advance', [...hexes([11, 10]), ...path([11, 10], [20, 10])], { target: 'a2' })),
    ).toBe('E_ENEMY_ADJACENT');
    expect(judged(state, 'a1', act('charge', path([10, 10], [11, 10], [12, 10], [12, 5]), { target: 'a2' }))).toBe(
      'E_DIFFICULT_LIMIT',
    );
    expect(judged(state, 'a1', act('charge', east(2), { target: 'a2' }))).toBe('E_CHARGE_NOT_ADJACENT');
  });
});
