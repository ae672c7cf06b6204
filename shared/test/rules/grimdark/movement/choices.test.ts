import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axialAt, distance } from '../../../../src/hex/index.ts';
import type { Place, Placing } from '../kit.ts';
import { tableOf } from '../kit.ts';
import { act, asked } from './acting.ts';

const SIZE = { width: 16, height: 32 };
const place = fc.nat(SIZE.width * 20 - 1).map((index): Place => {
  const { q, r } = axialAt(SIZE, index);
  return [q, r];
});
const TITAN: Place = [5, 12];
const TYPES = ['forest', 'ruins', 'wall', 'lava', 'river', 'deep'];
const rules = fc.constantFrom({}, { flying: 1 }, { strider: 1 }, { fast: 1 }, { slow: 1 });

/** Units and ground strewn over a small map: a1 is asked, on foot or in the transport a2. */
const tables = fc
  .record({
    places: fc.uniqueArray(place, { minLength: 30, maxLength: 60, selector: (hex) => `${hex}` }),
    own: rules,
    profile: fc.constantFrom('squad', 'squad', 'walker', 'titan'),
    isAboard: fc.boolean(),
  })
  // No two units share a hex: nobody else stands in the footprint of the titan.
  .filter(
    ({ places, profile }) =>
      profile !== 'titan' || places.slice(1, 4).every(([q, r]) => distance({ q, r }, { q: TITAN[0], r: TITAN[1] }) > 1),
  )
  .map(({ places, own, profile, isAboard }) => {
    const [one, two, three, four, ...ground] = places as [Place, Place, Place, Place, ...Place[]];
    const inside = isAboard && profile === 'squad';
    const a1: Placing = inside
      ? { profile, with: { rules: own }, hex: null, place: 'aboard', transport: 'a2' }
      : { profile, with: { rules: own }, hex: profile === 'titan' ? TITAN : one };
    return tableOf({
      ground: {
        w: SIZE.width,
        h: SIZE.height,
        terrain: ground.map((hex, index) => ({
          type: TYPES[index % TYPES.length]!,
          piece: `p${index % 9}`,
          hexes: [hex],
        })),
        levels: [{ level: 1, hexes: ground.slice(0, 6) }],
      },
      units: {
        a1,
        a2: { profile: 'walker', hex: two, with: { rules: { transport: 9 } } },
        b1: { profile: 'squad', hex: three },
        b2: { profile: 'walker', hex: four },
      },
      active: 'a1',
    });
  });

describe('what may answer P10', () => {
  it('is allowed, all that is listed and all that chance picks', () => {
    fc.assert(
      fc.property(tables, fc.infiniteStream(fc.nat(1_000_000)), (state, chance) => {
        const prompt = asked(state, 'a1');
        const below = (n: number) => chance.next().value % n;
        const answers = [prompt.fallback(), ...prompt.all(), ...Array.from({ length: 12 }, () => prompt.sample(below))];
        expect(answers.flatMap((answer) => prompt.check(answer)?.code ?? [])).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('lists all kinds: Hold, hexes of each action, every charge, every boarding', () => {
    const state = tableOf({
      units: {
        a1: { profile: 'squad', hex: [10, 10] },
        a2: { profile: 'walker', hex: [12, 10], with: { rules: { transport: 5 } } },
        b1: { profile: 'squad', hex: [10, 16] },
        b2: { profile: 'squad', hex: [20, 10] },
        b3: { profile: 'squad', hex: [40, 0] },
      },
    });
    const all = asked(state, 'a1').all();
    expect(all[0]).toEqual(act('hold'));
    expect(new Set(all.map(({ target }) => target))).toEqual(new Set([undefined, 'b1', 'b2']));
    expect(all.filter(({ board }) => board === 'a2').map(({ action }) => action)).toEqual(['advance', 'rush']);
    expect(all.filter(({ action }) => action === 'rush').length).toBeGreaterThan(10);
    expect(Math.max(...all.map(({ path }) => path.length))).toBe(12);
  });

  it('lists only a Hold for an Immobile unit', () => {
    const state = tableOf({ units: { a1: { profile: 'squad', hex: [10, 10], with: { rules: { immobile: 1 } } } } });
    expect(asked(state, 'a1').all()).toEqual([act('hold')]);
    expect(asked(state, 'a1').sample((n) => n - 1)).toEqual(act('hold'));
  });

  it('mostly is a charge where one can be made, by chance', () => {
    const state = tableOf({
      units: { a1: { profile: 'squad', hex: [10, 10] }, b1: { profile: 'squad', hex: [16, 10] } },
    });
    let next = 0;
    const below = (n: number) => next++ % n;
    const actions = Array.from({ length: 200 }, () => asked(state, 'a1').sample(below).action);
    expect(actions.filter((action) => action === 'charge').length).toBeGreaterThan(100);
    expect(new Set(actions).size).toBeGreaterThan(1);
  });
});
