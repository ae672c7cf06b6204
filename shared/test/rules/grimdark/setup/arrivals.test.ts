import { describe, expect, it } from 'vitest';
import { choices, fallback } from '../../../../src/rulesets/grimdark/ask/answers.ts';
import { pending } from '../../../../src/rulesets/grimdark/ask/decisions.ts';
import { view } from '../../../../src/rulesets/grimdark/model/redact.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import { factsOf, hex, type Laying, type Place, playOn, refusedBy, tableOf, takeStep } from '../kit.ts';
import { asked } from './before.ts';

const RESERVE = { profile: 'squad', with: { rules: { ambush: 1 } }, hex: null, place: 'reserve' } as const;
const PASS = { kind: 'arrive', arrival: null } as const;
const arrive = (unit: string, place: Place) => ({ kind: 'arrive', arrival: { unit, at: hex(place) } }) as const;
const start = (laying: Laying): State => ({
  ...tableOf({ round: 2, ...laying, table: { phase: 'start' } }),
  agenda: [{ do: 'arrivals', seat: 'a' }, { do: 'turns' }],
});

describe('reserves, G-15 and G-8.2', () => {
  it('follow the worked case G35', () => {
    const laid = (round: number) =>
      tableOf({
        round,
        markers: [[10, 22]],
        units: {
          a1: RESERVE,
          a2: { profile: 'squad', hex: [12, 8] },
          b1: { profile: 'squad', hex: [20, 20] },
          b2: { profile: 'squad', hex: [20, 4] },
        },
      });
    expect(refusedBy(laid(1), 'a', 'arrive', arrive('a1', [2, 30]))).toBe('E_NOT_AVAILABLE');
    expect(refusedBy(laid(2), 'a', 'arrive', arrive('a1', [11, 20]))).toBe('E_TOO_CLOSE');
    const state: State = {
      ...laid(2),
      agenda: [{ do: 'arrivals', seat: 'a' }, { do: 'markers' }, { do: 'turn', seat: 'a' }],
    };
    playOn(state, [arrive('a1', [10, 20])]);
    expect(state.units.a1).toMatchObject({ place: 'map', at: hex([10, 20]), arrived: true });
    expect(state.markers[0]!.owner).toBeNull();
    const next = takeStep({ ...state, round: 1 }, { do: 'round' }).state;
    expect(takeStep(next, { do: 'markers' }).state.markers[0]!.owner).toBe('a');
  });

  it('are placed in turns, beginning with who takes the first turn; who passes places no more', () => {
    const state = start({
      units: { a1: RESERVE, a2: RESERVE, b1: RESERVE, b2: RESERVE, a3: { profile: 'squad', hex: [40, -10] } },
    });
    playOn(state, [arrive('a2', [10, 5])]);
    expect(asked(state)).toEqual(['b arrive']);
    const passed = playOn(state, [PASS]);
    expect(factsOf(passed, 'passed')).toMatchObject([{ seat: 'b' }]);
    expect(asked(state)).toEqual(['a arrive']);
    const events = playOn(state, [arrive('a1', [10, 6])]);
    expect(factsOf(events, 'turns-began')).toHaveLength(1);
    expect(asked(state)).toEqual(['a activate']);
    expect([state.units.b1!.place, state.passed]).toEqual(['reserve', ['b']]);
  });

  it.each<[string, string, Place, string | undefined]>([
    ['a unit that there is not', 'a9', [10, 5], 'E_UNKNOWN_UNIT'],
    ['a unit of the other', 'b1', [10, 5], 'E_NOT_YOURS'],
    ['a unit that stands already', 'a2', [10, 5], 'E_NOT_AVAILABLE'],
    ['a hex off the map', 'a1', [48, -20], 'E_OFF_MAP'],
    ['a hex that nobody can enter', 'a1', [10, 6], 'E_HEX_IMPASSABLE'],
    ['a hex that is taken', 'a1', [12, 4], 'E_HEX_OCCUPIED'],
    ['9 from an enemy', 'a1', [21, 5], 'E_TOO_CLOSE'],
    ['10 from it, anywhere on the map', 'a1', [20, 5], undefined],
  ])('%s: %s to %j gives %s', (_, unit, place, code) => {
    const state = tableOf({
      round: 2,
      ground: { terrain: [{ type: 'deep', piece: 'sea', hexes: [[10, 6]] }] },
      units: { a1: RESERVE, a2: { profile: 'squad', hex: [12, 4] }, b1: { profile: 'squad', hex: [30, 5] } },
    });
    expect(refusedBy(state, 'a', 'arrive', arrive(unit, place))).toBe(code);
  });

  it('pass by default, P7; passing and every place for each are tried', () => {
    const state = start({ units: { a1: RESERVE, b1: { profile: 'squad', hex: [24, 8] } } });
    playOn(state);
    const [decision] = pending(state);
    const seen = view(state, 'a');
    expect(fallback(seen, decision!)).toEqual(PASS);
    const all = [...choices(seen, decision!)];
    expect(all).toContainEqual(PASS);
    expect(all).toContainEqual(arrive('a1', [34, 8]));
    expect(all).not.toContainEqual(arrive('a1', [33, 8]));
    // 271 hexes are within 9 of the enemy, all of them on the map.
    expect(all).toHaveLength(1 + 48 * 40 - 271);
  });

  it('are not asked for where no hex is far enough from the enemy, nor of who has none', () => {
    const everywhere = Object.fromEntries(
      [6, 18, 30].flatMap((q) =>
        [4, 14, 24, 33].map((row, n) => [`b${q + n}`, { profile: 'squad', hex: [q, row - q / 2] as const }]),
      ),
    );
    const state = start({
      ground: { w: 36, h: 36 },
      units: {
        a1: RESERVE,
        a2: { profile: 'squad', hex: [2, 0] },
        a3: { profile: 'squad', hex: [2, 1] },
        ...everywhere,
      },
    });
    playOn(state);
    expect(asked(state)).toEqual(['a activate']);
  });

  it('bring those who ride in them; they too have arrived in this round, G-14.2', () => {
    const state = start({
      units: {
        a1: { ...RESERVE, profile: 'walker', with: { rules: { ambush: 1, transport: 6 } } },
        a2: { profile: 'squad', hex: null, place: 'reserve', transport: 'a1' },
        a3: { profile: 'squad', hex: [40, -10] },
      },
    });
    expect(refusedBy(state, 'a', 'arrive', arrive('a2', [10, 5]))).toBe('E_NOT_AVAILABLE');
    playOn(state, [arrive('a1', [10, 5])]);
    expect(state.units.a2).toMatchObject({ place: 'aboard', transport: 'a1', arrived: true });
    expect(asked(state)).toEqual(['a activate']);
  });
});
