import { describe, expect, it } from 'vitest';
import { fallback } from '../../../../src/rulesets/grimdark/ask/answers.ts';
import { pending } from '../../../../src/rulesets/grimdark/ask/decisions.ts';
import { view } from '../../../../src/rulesets/grimdark/model/redact.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { factsOf, hex, type Laying, type Place, playOn, refusedBy, tableOf } from '../kit.ts';
import { asked, before } from './before.ts';

const UNPLACED = { profile: 'squad', hex: null } as const;
const TITAN = { profile: 'titan', hex: null } as const;
const start = (laying: Laying): State => before('deployment', [{ do: 'deploy', seat: 'a' }], laying);
const deploy = (unit: string, place: Place) => ({ kind: 'deploy', unit, at: hex(place) }) as const;
const usual = (state: State) => fallback(view(state, pending(state)[0]!.seat), pending(state)[0]!);

/** Hexes of a map's rows, from column 0. */
const rows = (columns: number, from: number, to: number): Place[] =>
  Array.from({ length: columns * (to - from + 1) }, (_, n) => {
    const [column, row] = [n % columns, from + Math.floor(n / columns)];
    return [column, row - (column - (column % 2)) / 2];
  });

describe('deployment, G-7.7', () => {
  it('is of one unit after the other, the winner of the roll-off first, until one has none left', () => {
    const state = start({ units: { a1: UNPLACED, b1: UNPLACED, b2: UNPLACED, b3: UNPLACED } });
    playOn(state, [deploy('a1', [10, 2])]);
    playOn(state, [deploy('b2', [10, 28])]);
    expect(asked(state)).toEqual(['b deploy']);
    expect(state.units).toMatchObject({
      a1: { place: 'map', at: hex([10, 2]) },
      b2: { place: 'map', at: hex([10, 28]) },
      b1: { place: 'waiting' },
    });
    playOn(state, [deploy('b1', [11, 28])]);
    expect(asked(state)).toEqual(['b deploy']);
  });

  it('follows the worked case G34', () => {
    const state = tableOf({
      ground: { terrain: [{ type: 'building', piece: 'k1', hexes: [[10, 0]] }] },
      units: { a1: UNPLACED, a2: TITAN, b1: UNPLACED },
    });
    const code = (unit: string, place: Place) => refusedBy(state, unit[0]!, 'deploy', deploy(unit, place));
    expect(code('a1', [10, 2])).toBeUndefined();
    expect(code('a1', [10, 3])).toBe('E_NOT_IN_ZONE');
    expect(code('a1', [10, 0])).toBe('E_HEX_IMPASSABLE');
    expect(code('a2', [20, -3])).toBe('E_NOT_IN_ZONE');
    expect(code('a2', [20, -4])).toBeUndefined();
    expect(code('b1', [0, 32])).toBeUndefined();
  });

  it.each([
    ['a9', 'E_UNKNOWN_UNIT'],
    ['b1', 'E_NOT_YOURS'],
    ['a2', 'E_NOT_AVAILABLE'],
    ['a3', 'E_NOT_AVAILABLE'],
    ['a4', 'E_NOT_AVAILABLE'],
    ['a5', 'E_NOT_AVAILABLE'],
    ['a1', undefined],
  ])('of %s: %s', (unit, code) => {
    const state = tableOf({
      units: {
        a1: UNPLACED,
        a2: { profile: 'squad', hex: [12, 0] },
        a3: { ...UNPLACED, place: 'reserve' },
        a4: { ...UNPLACED, place: 'scouts' },
        a5: { ...UNPLACED, transport: 'a1' },
        b1: UNPLACED,
      },
    });
    expect(refusedBy(state, 'a', 'deploy', deploy(unit, [20, -4]))).toBe(code);
  });

  it('takes no hex of another unit, nor one off the map', () => {
    const state = tableOf({ units: { a1: UNPLACED, a2: { profile: 'titan', hex: [12, 0] } } });
    expect(refusedBy(state, 'a', 'deploy', deploy('a1', [13, 0]))).toBe('E_HEX_OCCUPIED');
    expect(refusedBy(state, 'a', 'deploy', deploy('a1', [48, -20]))).toBe('E_OFF_MAP');
  });

  it('of a transport is of those who ride in it too', () => {
    const state = start({
      units: {
        a1: { ...UNPLACED, transport: 'a2' },
        a2: { profile: 'walker', with: { rules: { transport: 6 } }, hex: null },
        a3: UNPLACED,
        b1: UNPLACED,
      },
    });
    const events = playOn(state, [deploy('a2', [10, 2])]);
    expect(factsOf(events, 'unit-deployed')).toMatchObject([{ unit: 'a2', passengers: ['a1'] }]);
    expect(state.units.a1).toMatchObject({ place: 'aboard', at: null, transport: 'a2' });
    playOn(state, [deploy('b1', [10, 28])]);
    expect(asked(state)).toEqual(['a deploy']);
  });

  it('is by default of the lowest number, nearest to the middle of the front row, ties in map order, P5', () => {
    const state = start({ units: { a10: UNPLACED, a2: UNPLACED, b1: UNPLACED } });
    playOn(state);
    // Column 24, row 7; when that is taken the neighbours of row 7 and less are as near, of which [24, -6] comes first.
    expect(usual(state)).toEqual(deploy('a2', [24, -5]));
    playOn(state, [deploy('a2', [24, -5])]);
    expect(usual(state)).toEqual(deploy('b1', [24, 20]));
    playOn(state, [deploy('b1', [24, 20])]);
    expect(usual(state)).toEqual(deploy('a10', [24, -6]));
  });

  it('leaves a unit behind for which the zone has no room, and its passengers: they take no part', () => {
    // Of the northern zone a column of six hexes is left: room for no titan.
    const sea = rows(36, 0, 5).filter(([column]) => column !== 18);
    const state = start({
      ground: { w: 36, h: 36, terrain: [{ type: 'deep', piece: 'sea', hexes: sea }] },
      units: {
        a1: { ...TITAN, with: { rules: { transport: 9 } } },
        a2: { ...UNPLACED, transport: 'a1' },
        a3: UNPLACED,
        b1: UNPLACED,
      },
    });
    playOn(state);
    expect(usual(state)).toEqual(deploy('a3', [18, -4]));
    const events = playOn(state, [deploy('a3', [18, -4]), deploy('b1', [10, 28])]);
    expect(factsOf(events, 'left-behind')).toMatchObject([{ units: ['a1', 'a2'] }]);
    expect(state.units.a1).toMatchObject({ place: 'destroyed', wounds: [GONE] });
    expect(state.units.a2).toMatchObject({ place: 'destroyed', transport: null });
    expect(state).toMatchObject({ stage: 'battle', round: 1 });
  });

  it('is not asked where there is one unit and one hex, G-19.2', () => {
    const sea = rows(36, 0, 5).filter(([column, r]) => column !== 18 || r !== -9);
    const state = start({
      ground: { w: 36, h: 36, terrain: [{ type: 'deep', piece: 'sea', hexes: sea }] },
      units: { a1: UNPLACED, b1: UNPLACED },
    });
    playOn(state);
    expect(state.units.a1!.at).toBe(hex([18, -9]));
    expect(asked(state)).toEqual(['b deploy']);
  });

  it('is over when all stand: then come the scouts, and round 1 of the winner, G-7.9', () => {
    const state: State = {
      ...start({ units: { a1: UNPLACED, b1: UNPLACED, b2: { ...UNPLACED, place: 'scouts' } } }),
      starter: 'b',
    };
    const events = playOn(state, [deploy('a1', [10, 2]), deploy('b1', [10, 28])]);
    expect(factsOf(events, 'stage-began').map(({ stage }) => stage)).toEqual(['scouts']);
    expect(asked(state)).toEqual(['b scout']);
    playOn(state, [{ kind: 'scout', unit: 'b2', at: hex([12, 28]) }]);
    expect(state).toMatchObject({ stage: 'battle', round: 1, starter: 'b' });
  });
});
