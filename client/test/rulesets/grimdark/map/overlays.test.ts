import { describe, expect, test } from 'vitest';
import { hex, type Laying, tableOf } from '../../../../../shared/test/rules/grimdark/kit.ts';
import { resonance } from '../../../../../shared/test/rules/grimdark/scenarios/scenes.ts';
import {
  contactAreas,
  lastingAreas,
  nearArea,
  outlookOf,
  reachAreas,
  sightPicture,
  threatOf,
} from '../../../../src/rulesets/grimdark/map/overlays.ts';

const UNITS: Laying['units'] = {
  a1: { profile: 'hl-line', hex: [10, 10] },
  b1: { profile: 'tb-spitters', hex: [10, 20] },
  b2: { profile: 'tb-reavers', hex: [30, 0] },
};
const WILL = { chambers: [{ chamber: 'will', at: hex([10, 8]), owner: 'a' }] } as const;
const onlooker = (id: string, at: string) => ({ id, at, size: 'standard' as const });

describe('the reach of a unit', () => {
  const table = tableOf({ units: UNITS });
  const a1 = table.units.a1!;

  test('is a band for each limit, G-9.1, the widest first, and the hexes where only a Charge ends', () => {
    const areas = reachAreas(table, a1);
    expect(areas.map(({ kind, label }) => [kind, label])).toEqual([
      ['rush', 'Rush, Charge 12'],
      ['advance', 'Advance 6'],
      ['charge', 'Charge only'],
    ]);
    const [rush, advance, charge] = areas.map(({ hexes }) => new Set(hexes));
    expect(advance!.has(hex([10, 16])) && rush!.has(hex([10, 18]))).toBe(true);
    expect(advance!.has(hex([10, 17]))).toBe(false);
    // Only a charge goes beside an enemy, G-9.6.
    expect(charge!.has(hex([10, 19]))).toBe(true);
    expect(rush!.has(hex([10, 19]))).toBe(false);
    expect(charge!.has(hex([10, 18]))).toBe(false);
  });

  test('has a band for a Charge that leads farther than a Rush', () => {
    // Will adds a hex, G-18.4.
    const near = tableOf({ units: UNITS, table: { scenario: resonance({}, WILL) } });
    expect(reachAreas(near, near.units.a1!).map(({ label }) => label)).toEqual(['Charge 13', 'Rush 12', 'Advance 6']);
  });

  test('is one band for Rush and Charge where both lead to the same hexes', () => {
    const alone = tableOf({ units: { a1: UNITS.a1! } });
    const areas = reachAreas(alone, alone.units.a1!);
    expect(areas.map(({ kind, label }) => [kind, label])).toEqual([
      ['rush', 'Rush, Charge 12'],
      ['advance', 'Advance 6'],
    ]);
  });

  test('is shown of some actions only, if nothing else is asked for', () => {
    expect(reachAreas(table, a1, ['advance']).map(({ kind }) => kind)).toEqual(['advance']);
  });

  test('shows where a charge at each enemy in reach may end, G-9.7', () => {
    const areas = contactAreas(table, a1);
    expect(areas).toHaveLength(1);
    expect(areas[0]!.hexes).toContain(hex([10, 19]));
    expect(contactAreas(table, a1, 'b2')).toEqual([]);
  });
});

describe('what is seen from a hex', () => {
  const terrain = [
    { type: 'wall', piece: 'w', hexes: [[10, 13]] },
    { type: 'ruins', piece: 'r', hexes: [[12, 10]] },
    { type: 'barricade', piece: 'b', hexes: [[6, 10]] },
  ] as const;
  const table = tableOf({ units: { a1: UNITS.a1!, b1: UNITS.b1! }, ground: { terrain } });

  test('is hidden, or in cover, G-5, as far as one asks', () => {
    const { hidden, cover } = outlookOf(table, onlooker('a1', hex([10, 10])), 6);
    expect(hidden).toContain(hex([10, 15]));
    expect(hidden).not.toContain(hex([10, 17]));
    expect(cover).toEqual(expect.arrayContaining([hex([12, 10]), hex([6, 10]), hex([5, 10])]));
    expect(cover).not.toContain(hex([8, 10]));
  });

  test('is threatened within the range of its weapons, G-10.2, where it is seen', () => {
    const { side, hits, reach } = threatOf(table, table.units.b1!);
    expect(side).toBe(1);
    // Spit reaches 18 hexes.
    expect(hits).toContain(hex([28, 8]));
    expect(hits).not.toContain(hex([29, 8]));
    expect(hits).not.toContain(hex([10, 12]));
    expect(reach).toContain(hex([10, 19]));
  });

  const between = (to: readonly [number, number]) =>
    sightPicture(table, 'a', onlooker('a1', hex([10, 10])), onlooker('', hex(to)));

  test('is told with what counts on the line', () => {
    expect(between([8, 10])).toMatchObject({ state: 'clear', label: '2 hexes', pieces: [] });
    expect(between([10, 15])).toMatchObject({ state: 'blocked', blockedAt: hex([10, 13]), label: '5 hexes, wall' });
    expect(between([12, 10])).toMatchObject({
      state: 'cover',
      pieces: [{ at: hex([12, 10]), label: 'cover: in ruins' }],
    });
    expect(between([5, 10])).toMatchObject({
      state: 'cover',
      pieces: [{ at: hex([6, 10]), label: 'cover: barricade' }],
    });
  });

  test('shows no cover against spells, G-5.9', () => {
    const bare = sightPicture(table, 'a', onlooker('a1', hex([10, 10])), onlooker('', hex([5, 10])), 'bare');
    expect(bare).toMatchObject({ state: 'clear', pieces: [], label: '5 hexes' });
  });
});

describe('what the ground does for a time', () => {
  const table = tableOf({
    units: {},
    ground: {
      terrain: [
        {
          type: 'ruins',
          piece: 'tomb',
          hexes: [
            [20, 9],
            [21, 9],
          ],
        },
        { type: 'forest', piece: 'w1', hexes: [[8, 8]] },
      ],
    },
    table: { items: [{ kind: 'anomaly', at: hex([30, 2]), carrier: null }] },
  });
  const others = { ...table, items: [] };

  test('is where an anomaly reaches, G-17.4', () => {
    const [around] = lastingAreas(table);
    expect(around!.hexes).toHaveLength(37);
    expect(around!.hexes).toContain(hex([33, -1]));
  });

  test('is what shelters from the storm, G-18.3', () => {
    const scenario = { kind: 'storm', blows: true, terminals: [], sheltered: ['w1'], codes: {} } as const;
    expect(lastingAreas({ ...others, scenario })).toEqual([
      { kind: 'shelter', hexes: [hex([8, 8])], side: null, label: 'Shelter' },
    ]);
  });

  test('is the tomb once it has collapsed, G-18.2', () => {
    const scenario = { kind: 'tomb', piece: 'tomb', hidden: true, collapsed: true } as const;
    expect(lastingAreas({ ...others, scenario }).map(({ hexes }) => hexes)).toEqual([[hex([20, 9]), hex([21, 9])]]);
    expect(lastingAreas({ ...others, scenario: { ...scenario, collapsed: false } })).toEqual([]);
  });

  test('a marker counts units within three hexes, G-14.2', () => {
    const { kind, hexes } = nearArea(table, hex([20, 10]));
    expect(kind).toBe('near');
    expect(hexes).toContain(hex([23, 10]));
    expect(hexes).not.toContain(hex([24, 10]));
  });
});
