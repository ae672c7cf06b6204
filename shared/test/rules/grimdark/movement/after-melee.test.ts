import { describe, expect, it } from 'vitest';
import { labelOfIndex } from '../../../../src/hex/index.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import type { Active } from '../../../../src/rulesets/grimdark/model/table.ts';
import type { ModelRules } from '../../../../src/rulesets/grimdark/roster/index.ts';
import {
  checkConsolidation,
  consolidationReach,
  separationHexes,
  usualSeparation,
} from '../../../../src/rulesets/grimdark/rules/melee/parting.ts';
import { at, hexes, path } from '../ground.ts';
import { type Ground, type Place, tableOf } from '../kit.ts';

const units = (state: State) => [state.units.a1!, state.units.b1!] as const;

describe('consolidation, G-12.10', () => {
  const table = (rules: ModelRules = {}, ground: Ground = {}) =>
    tableOf({
      ground,
      units: { a1: { profile: 'squad', hex: [10, 10], with: { rules } }, b1: { profile: 'squad', hex: [14, 10] } },
    });
  const judged = (state: State, way: readonly string[]) =>
    checkConsolidation(state, units(state)[0], way)?.code ?? 'ok';

  it.each<[string, ModelRules, readonly string[], string]>([
    ['three hexes', {}, path([10, 10], [10, 7]), 'ok'],
    ['none', {}, [], 'ok'],
    ['four', {}, path([10, 10], [10, 6]), 'E_PATH_TOO_LONG'],
    ['four if Fast', { fast: 1 }, path([10, 10], [10, 6]), 'E_PATH_TOO_LONG'],
    ['three if Slow', { slow: 1 }, path([10, 10], [10, 7]), 'ok'],
    ['beside another enemy, 9.6', {}, path([10, 10], [13, 10]), 'E_ENEMY_ADJACENT'],
    ['any, if Immobile', { immobile: 1 }, path([10, 10], [10, 9]), 'E_IMMOBILE'],
    ['none, if Immobile', { immobile: 1 }, [], 'ok'],
  ])('may be %s', (_, rules, way, expected) => {
    expect(judged(table(rules), way)).toBe(expected);
  });

  it('is over anything for those who fly', () => {
    const wall: Ground = { terrain: [{ type: 'wall', piece: 'w', hexes: [[10, 9]] }] };
    expect(judged(table({}, wall), path([10, 10], [10, 8]))).toBe('E_HEX_IMPASSABLE');
    expect(judged(table({ flying: 1 }, wall), path([10, 10], [10, 8]))).toBe('ok');
  });

  it('reaches what it may', () => {
    const state = table();
    const found = consolidationReach(state, units(state)[0]).ends.map((hex) => labelOfIndex(state.board, hex));
    // Of the 37 within 3 one is beside b1.
    expect(found).toHaveLength(36);
    expect(found).toContain(at([12, 10]));
    expect(found).not.toContain(at([13, 10]));
  });
});

describe('separation, G-12.11', () => {
  const table = (
    from: Place = [13, 10],
    { ground = {}, rules = {}, active }: { ground?: Ground; rules?: ModelRules; active?: Partial<Active> } = {},
    more: Parameters<typeof tableOf>[0]['units'] = {},
  ) =>
    tableOf({
      ground,
      units: {
        a1: { profile: 'squad', hex: from, with: { rules } },
        b1: { profile: 'mob', hex: [14, 10] },
        ...more,
      },
      active: { unit: 'a1', ...active },
    });
  const back = (state: State) => separationHexes(state, ...units(state));

  it('G27: leads to distance 2, by direction', () => {
    expect(back(table())).toEqual(hexes([13, 9], [12, 11], [12, 10]));
  });

  it.each<[string, Parameters<typeof table>[1], Parameters<typeof table>[2], readonly Place[]]>([
    [
      'where it is passable',
      { ground: { terrain: [{ type: 'wall', piece: 'w', hexes: [[12, 10]] }] } },
      {},
      [
        [13, 9],
        [12, 11],
      ],
    ],
    [
      'where no cliff is',
      { ground: { levels: [{ level: 2, hexes: [[12, 10]] }] } },
      {},
      [
        [13, 9],
        [12, 11],
      ],
    ],
    [
      'where no cliff is, also if it flies',
      { ground: { levels: [{ level: 2, hexes: [[12, 10]] }] }, rules: { flying: 1 } },
      {},
      [
        [13, 9],
        [12, 11],
      ],
    ],
    [
      'up a slope',
      { ground: { levels: [{ level: 1, hexes: [[12, 10]] }] } },
      {},
      [
        [13, 9],
        [12, 11],
        [12, 10],
      ],
    ],
    [
      'where nobody stands',
      {},
      { a2: { profile: 'squad', hex: [12, 10] } },
      [
        [13, 9],
        [12, 11],
      ],
    ],
    [
      'beside no enemy',
      {},
      { b2: { profile: 'squad', hex: [13, 8] } },
      [
        [12, 11],
        [12, 10],
      ],
    ],
    ['not, if it is Immobile', { rules: { immobile: 1 } }, {}, []],
  ])('leads %s', (_, given, more, expected) => {
    expect(back(table([13, 10], given, more))).toEqual(hexes(...expected));
  });

  it('stays on the map', () => {
    const state = tableOf({
      units: { a1: { profile: 'squad', hex: [0, 10] }, b1: { profile: 'mob', hex: [1, 10] } },
      active: 'a1',
    });
    expect(back(state)).toEqual(hexes([0, 9]));
  });

  it.each<[string, Partial<Active>, Place]>([
    ['the hex it came from', { from: at([11, 10]), path: hexes([12, 10], [13, 10]) }, [12, 10]],
    ['also with a single step', { from: at([12, 11]), path: hexes([13, 10]) }, [12, 11]],
    ['the lowest direction without a step', { from: at([12, 10]), path: [] }, [13, 9]],
    ['the lowest direction, if it came from elsewhere', { from: at([13, 11]), path: hexes([13, 10]) }, [13, 9]],
    ['the lowest direction, if it came from a transport', { from: null, path: hexes([13, 10]) }, [13, 9]],
  ])('is by default to %s', (_, active, expected) => {
    const state = table([13, 10], { active });
    expect(usualSeparation(state, back(state))).toBe(at(expected));
  });
});
