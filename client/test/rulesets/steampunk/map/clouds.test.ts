import type { HexMarkers } from '@ironhex/shared/steampunk';
import { describe, expect, test } from 'vitest';
import { plateRect, platesOf } from '../../../../src/map/counters/plates.ts';
import { standing } from '../../../../src/map/counters/standing.ts';
import { apart, grown, overlaps, R } from '../../../../src/map/geometry/geometry.ts';
import { TURNED, UPRIGHT } from '../../../../src/map/geometry/layout.ts';
import type { BaseCounter } from '../../../../src/map/picture.ts';
import { cloudCounts, talliesOf } from '../../../../src/rulesets/steampunk/map/layers/cloud-counts.ts';
import { clouds } from '../../../../src/rulesets/steampunk/map/layers/clouds.ts';

const NONE: HexMarkers = { smoke: 0, fire: 0, poison: null, acid: null };
const ALL: HexMarkers = {
  smoke: 1,
  fire: 2,
  poison: { count: 3, die: 6, from: 5 },
  acid: { count: 4, major: true, from: 4 },
};

test('every kind of marker is counted, and what is not there is not', () => {
  expect(talliesOf(ALL).map(({ count }) => count)).toEqual([3, 4, 2, 1]);
  expect(talliesOf({ ...NONE, smoke: 2 })).toHaveLength(1);
  expect(talliesOf(NONE)).toEqual([]);
});

test('minor and major acid look different', () => {
  const acid = (major: boolean) => talliesOf({ ...NONE, acid: { count: 2, major, from: 5 } })[0]!.colour;
  expect(acid(true)).not.toBe(acid(false));
});

const BOARD = { format: 'ironhex.board/1', id: 'b', name: '', width: 7, height: 9, hexes: {} } as const;

const counter = (facing: BaseCounter['facing']): BaseCounter => ({
  id: 'a',
  side: 0,
  name: '',
  at: '0303',
  facing,
  destroyed: false,
});

describe.each([
  ['upright', UPRIGHT],
  ['turned', TURNED],
])('on a map that lies %s', (_, layout) => {
  const centre = layout.centreOfLabel('0303');

  test('clouds lie around their hex', () => {
    const [mark] = clouds.marks({ markers: { '0303': ALL } }, { px: 1, layout });
    const { x, y, w, h } = mark!.bounds;
    expect(apart({ x: x + w / 2, y: y + h / 2 }, centre)).toBeLessThan(1);
  });

  test.each([null, 0, 1, 2, 3, 4, 5] as const)('counts keep away from a wedge that points to %s', (facing) => {
    const picture = { board: BOARD, markers: { '0303': ALL, '0505': NONE }, counters: [counter(facing)] };
    const marks = cloudCounts.marks(picture, { px: 1, layout });
    expect(marks).toHaveLength(1);
    const { x, y, w, h } = marks[0]!.bounds;
    const at = { x: x + w / 2, y: y + h / 2 };
    expect(apart(at, centre)).toBeLessThan(R);
    if (facing === null) return;
    const tip = layout.sideMiddle(centre, facing);
    expect(apart(at, tip)).toBeGreaterThan(20);
  });

  test('counts keep away from what is written at a counter, above it as well as below', () => {
    const beside = (label: string, i: number) => ({ ...counter(null), id: `n${i}`, at: label });
    for (const others of [[], ['0304', '0404', '0204'], ['0203', '0202', '0204']]) {
      const counters = [{ ...counter(null), name: 'Mechanical' }, ...others.map(beside)];
      const poses = standing(counters, BOARD, { layout, px: 1 });
      const picture = { board: BOARD, markers: { '0303': { ...NONE, smoke: 2 } }, counters };
      const plate = plateRect(poses.get('a')!.at, platesOf(picture, poses, { px: 1, layout }).get('a')!);
      const [mark] = cloudCounts.marks(picture, { px: 1, layout });
      expect(overlaps(grown(mark!.bounds, -3), plate), `${others}`).toBe(false);
    }
  });

  test('counts that could not be read are left out', () => {
    expect(cloudCounts.marks({ board: BOARD, markers: { '0303': ALL }, counters: [] }, { px: 4, layout })).toEqual([]);
  });
});
