import { describe, expect, it } from 'vitest';
import { promptRuleOf } from '../../../../src/rulesets/grimdark/ask/answers.ts';
import { view } from '../../../../src/rulesets/grimdark/model/redact.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import { factsOf, type Ground, hex, type Place, playOn, refusedBy, tableOf } from '../kit.ts';
import { asked, before } from './before.ts';

const begin = (more: Partial<Parameters<typeof before>[2]> = {}): State =>
  before('markers', [{ do: 'markers-begin' }], { units: {}, ...more });
const SELF = { kind: 'markerFirst', first: 'self' } as const;
const marker = (place: Place) => ({ kind: 'placeMarker', at: hex(place) }) as const;
const placed = ({ markers }: State) => markers.map(({ at }) => at);

describe('the number of markers, G-7.3', () => {
  it.each([
    [1, 3],
    [2, 3],
    [3, 4],
    [4, 4],
    [5, 5],
    [6, 5],
  ])('is by a roll of %i: %i (G34)', (roll, markers) => {
    const state = begin();
    const events = playOn(state, [], [roll, 6, 1]);
    expect(factsOf(events, 'markers-rolled')).toMatchObject([{ roll, markers }]);
    expect(state.markersToPlace).toBe(markers);
  });

  it('is what the map lists, which are neutral at first; no die falls', () => {
    const state = before('markers', [{ do: 'markers-begin' }, { do: 'sides' }], {
      units: {},
      options: { markers: 'map' },
      ground: {
        listed: {
          marker: [
            [20, 10],
            [8, 16],
          ],
        },
      },
    });
    playOn(state, [], [6, 1]);
    expect(state.markers).toEqual([
      { at: hex([20, 10]), owner: null },
      { at: hex([8, 16]), owner: null },
    ]);
  });

  it.each(['tomb', 'storm', 'resonance'] as const)('is none in the scenario %s, G-18', (scenario) => {
    const state = before('markers', [{ do: 'markers-begin' }, { do: 'sides' }], { units: {}, options: { scenario } });
    playOn(state, [], [6, 1]);
    expect(state.markers).toEqual([]);
  });
});

describe('who places a marker, G-7.4', () => {
  it('says who has won the roll-off: a tie is rolled again, seat A first, G-3.5 (G34)', () => {
    const state = begin();
    const events = playOn(state, [], [1, 4, 4, 5, 2]);
    expect(factsOf(events, 'rolled-off')).toMatchObject([
      {
        over: 'markers',
        rolls: [
          { a: 4, b: 4 },
          { a: 5, b: 2 },
        ],
        winner: 'a',
      },
    ]);
    expect(asked(state)).toEqual(['a marker-first']);
  });

  it.each([
    ['self', 'b'],
    ['opponent', 'a'],
  ] as const)('is first, if the winner b says %s: %s; then they alternate', (said, first) => {
    const state = begin();
    playOn(state, [{ kind: 'markerFirst', first: said }], [1, 1, 2]);
    expect(asked(state)).toEqual([`${first} place-marker`]);
    playOn(state, [marker([20, 10])]);
    expect(asked(state)).toEqual([`${first === 'a' ? 'b' : 'a'} place-marker`]);
    playOn(state, [marker([30, 5])]);
    expect(asked(state)).toEqual([`${first} place-marker`]);
  });

  it('is nobody when all are placed', () => {
    const state: State = { ...begin(), agenda: [{ do: 'markers-begin' }, { do: 'edge', seat: 'a' }] };
    playOn(state, [SELF, marker([20, 10]), marker([30, 5]), marker([6, 17])], [1, 6, 1]);
    expect(placed(state)).toEqual([hex([20, 10]), hex([30, 5]), hex([6, 17])]);
    expect(asked(state)).toEqual(['a edge']);
  });
});

describe('where a marker can lie, G-7.4', () => {
  const GROUND: Ground = {
    w: 36,
    h: 36,
    terrain: [
      { type: 'building', piece: 'house', hexes: [[10, 10]] },
      {
        type: 'wall',
        piece: 'ring',
        hexes: [
          [20, 7],
          [20, 9],
          [19, 8],
          [19, 9],
          [21, 7],
          [21, 8],
        ],
      },
    ],
  };
  it.each<[Place, string | undefined]>([
    [[40, 0], 'E_OFF_MAP'],
    [[10, 10], 'E_HEX_IMPASSABLE'],
    [[14, -2], 'E_IN_ZONE'],
    [[14, -1], undefined],
    [[14, 22], undefined],
    [[14, 23], 'E_IN_ZONE'],
    [[8, 5], 'E_TOO_CLOSE'],
    [[8, 4], undefined],
    [[20, 8], 'E_UNREACHABLE'],
  ])('%j: %s', (place, code) => {
    const state = tableOf({ units: {}, ground: GROUND, markers: [[5, 14]] });
    expect(refusedBy(state, 'a', 'place-marker', marker(place))).toBe(code);
  });

  it('follows the worked case G34', () => {
    const code = (place: Place, ...markers: Place[]) =>
      refusedBy(tableOf({ units: {}, markers }), 'a', 'place-marker', marker(place));
    expect(code([12, 16], [20, 16])).toBe('E_TOO_CLOSE');
    expect(code([14, 0])).toBe('E_IN_ZONE');
    expect(code([20, 20], [20, 10])).toBeUndefined();
  });

  it('is by default nearest the map centre, ties in map order, P2', () => {
    const rule = promptRuleOf('place-marker');
    const usual = (...markers: Place[]) => {
      const state = tableOf({ units: {}, ground: { w: 36, h: 36 }, markers });
      return rule.fallback(view(state, 'a'), { seat: 'a', key: '', prompt: 'place-marker', unit: null, id: 1 });
    };
    expect(usual()).toEqual(marker([18, 9]));
    // All hexes at distance 10 are as near: of those of the smallest r, -1, the ones with q from 18 to 28.
    expect(usual([18, 9])).toEqual(marker([18, -1]));
  });

  describe('on a map that is sea between the zones', () => {
    const middle = Array.from({ length: 36 * 24 }, (_, n): Place => {
      const [column, row] = [n % 36, 6 + Math.floor(n / 36)];
      return [column, row - (column - (column % 2)) / 2];
    });
    const atSea = (sea: readonly Place[]): State =>
      before('markers', [{ do: 'markers-begin' }, { do: 'edge', seat: 'a' }], {
        units: {},
        ground: { w: 36, h: 36, terrain: [{ type: 'deep', piece: 'sea', hexes: sea }] },
      });

    it('is nowhere: no marker is placed at all', () => {
      const state = atSea(middle);
      const events = playOn(state, [SELF], [6, 6, 1]);
      expect(factsOf(events, 'markers-short')).toMatchObject([{ missing: 5 }]);
      expect(asked(state)).toEqual(['a edge']);
    });

    it('is not asked where one hex is left, G-19.2, and is nowhere after that', () => {
      // A dam of 24 hexes in column 4: with markers on the eleventh and the last, one is left.
      const state = atSea(middle.filter(([q]) => q !== 4));
      const events = playOn(state, [SELF, marker([4, 14]), marker([4, 27])], [6, 6, 1]);
      expect(factsOf(events, 'marker-placed').at(-1)).toMatchObject({ seat: 'a', at: hex([4, 4]) });
      expect(factsOf(events, 'markers-short')).toMatchObject([{ missing: 2 }]);
    });
  });
});
