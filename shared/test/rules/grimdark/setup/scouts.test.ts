import { describe, expect, it } from 'vitest';
import { fallback } from '../../../../src/rulesets/grimdark/ask/answers.ts';
import { pending } from '../../../../src/rulesets/grimdark/ask/decisions.ts';
import { view } from '../../../../src/rulesets/grimdark/model/redact.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import { factsOf, hex, type Laying, type Place, playOn, refusedBy, tableOf } from '../kit.ts';
import { asked, before } from './before.ts';

const SCOUT = { profile: 'squad', with: { rules: { scout: 1 } }, hex: null, place: 'scouts' } as const;
const start = (laying: Laying): State => before('scouts', [{ do: 'scout', seat: 'a' }], laying);
const scout = (unit: string, at: Place, to?: Place) =>
  ({ kind: 'scout', unit, at: hex(at), ...(to && { to: hex(to) }) }) as const;
const usual = (state: State) => fallback(view(state, pending(state)[0]!.seat), pending(state)[0]!);

/** An enemy that stands where the northern front row's middle is. */
const AHEAD = { profile: 'squad', hex: [24, -5] } as const;

describe('scouts, G-7.8', () => {
  it('follow the worked case G35', () => {
    const state = tableOf({
      units: { a2: SCOUT, b1: { profile: 'squad', hex: [20, 20] }, b2: { profile: 'squad', hex: [20, 4] } },
    });
    const code = (at: Place, to: Place) => refusedBy(state, 'a', 'scout', scout('a2', at, to));
    expect(code([14, 1], [14, 3])).toBe('E_NOT_IN_ZONE');
    expect(code([18, -4], [15, 9])).toBe('E_TOO_FAR');
    expect(code([18, -4], [19, 4])).toBe('E_TOO_CLOSE');
    expect(code([18, -4], [12, 8])).toBeUndefined();
  });

  it('are placed in turns, each where it goes; no path is needed', () => {
    const wall = Array.from({ length: 48 }, (_, column): Place => [column, 8 - (column - (column % 2)) / 2]);
    const state = start({
      ground: { terrain: [{ type: 'wall', piece: 'wall', hexes: wall }] },
      units: { a1: SCOUT, a2: SCOUT, b1: SCOUT },
    });
    const events = playOn(state, [scout('a2', [18, -2], [18, 10])]);
    expect(factsOf(events, 'scout-placed')).toMatchObject([{ unit: 'a2', from: hex([18, -2]), at: hex([18, 10]) }]);
    expect(state.units.a2).toMatchObject({ place: 'map', at: hex([18, 10]), movedSince: false });
    playOn(state, [scout('b1', [10, 28])]);
    expect(state.units.b1!.at).toBe(hex([10, 28]));
    expect(asked(state)).toEqual(['a scout']);
    playOn(state, [scout('a1', [18, -3], [18, -2])]);
    expect(state).toMatchObject({ stage: 'battle', round: 1 });
  });

  it.each<[string, Parameters<typeof scout>, string]>([
    ['a unit that there is not', ['a9', [18, -4]], 'E_UNKNOWN_UNIT'],
    ['a unit of the other', ['b1', [18, -4]], 'E_NOT_YOURS'],
    ['a unit that stands already', ['a2', [18, -4]], 'E_NOT_AVAILABLE'],
    ['a hex off the map', ['a1', [18, -4], [48, -20]], 'E_OFF_MAP'],
    ['a final hex that nobody can enter', ['a1', [18, -4], [18, 0]], 'E_HEX_IMPASSABLE'],
    ['a hex of the zone that is taken', ['a1', [16, -4]], 'E_HEX_OCCUPIED'],
    ['a final hex that is taken', ['a1', [18, -4], [16, -4]], 'E_HEX_OCCUPIED'],
    ['to stay beside an enemy', ['a1', [25, -6]], 'E_TOO_CLOSE'],
  ])('cannot be %s', (_, wanted, code) => {
    const state = tableOf({
      ground: { terrain: [{ type: 'building', piece: 'house', hexes: [[18, 0]] }] },
      units: { a1: SCOUT, a2: { profile: 'squad', hex: [16, -4] }, b1: AHEAD },
    });
    expect(refusedBy(state, 'a', 'scout', scout(...wanted))).toBe(code);
  });

  it('can be set up beside an enemy to go on from there', () => {
    const state = tableOf({ units: { a1: SCOUT, b1: AHEAD } });
    expect(refusedBy(state, 'a', 'scout', scout('a1', [25, -6], [27, -4]))).toBeUndefined();
  });

  it('that are titanic go 12 hexes with their centre', () => {
    const titan = { ...SCOUT, profile: 'titan' };
    const state = tableOf({ units: { a1: titan, b1: { profile: 'squad', hex: [18, 9] } } });
    expect(refusedBy(state, 'a', 'scout', scout('a1', [22, -5], [22, 7]))).toBeUndefined();
    expect(refusedBy(state, 'a', 'scout', scout('a1', [22, -5], [22, 8]))).toBe('E_TOO_FAR');
    expect(refusedBy(state, 'a', 'scout', scout('a1', [22, -5], [20, 7]))).toBe('E_TOO_CLOSE');
  });

  it('stand by default where a unit deploys by default, and go no further, P6', () => {
    const state = start({ units: { a3: SCOUT, a2: SCOUT, b1: SCOUT } });
    playOn(state);
    expect(usual(state)).toEqual(scout('a2', [24, -5]));
    const beside = start({ units: { a2: SCOUT, b1: AHEAD } });
    playOn(beside);
    expect(usual(beside)).toEqual(scout('a2', [24, -7]));
  });

  it('take those with them who ride in them', () => {
    const state = start({
      units: {
        a1: { ...SCOUT, profile: 'walker', with: { rules: { scout: 1, transport: 6 } } },
        a2: { profile: 'squad', hex: null, place: 'scouts', transport: 'a1' },
        b1: SCOUT,
      },
    });
    expect(refusedBy(state, 'a', 'scout', scout('a2', [18, -4]))).toBe('E_NOT_AVAILABLE');
    playOn(state, [scout('a1', [18, -4], [18, 3])]);
    expect(state.units.a2).toMatchObject({ place: 'aboard', at: null, transport: 'a1' });
    expect(asked(state)).toEqual(['b scout']);
  });
});
