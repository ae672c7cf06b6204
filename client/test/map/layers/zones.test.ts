import { BOARD_FORMAT, type Board } from '@ironhex/shared/board';
import { expect, test } from 'vitest';
import { APOTHEM } from '../../../src/map/geometry/geometry.ts';
import { TURNED, UPRIGHT } from '../../../src/map/geometry/layout.ts';
import { listedZones, zones } from '../../../src/map/layers/terrain/zones.ts';
import { apart, paintBoard } from './painted.ts';

const board: Board = {
  format: BOARD_FORMAT,
  id: 'zoned',
  name: 'Zoned',
  width: 8,
  height: 8,
  hexes: {},
  zones: { tomb: ['0404', '0405'] },
};

test('the zones that a board lists are drawn without a side, by their names', () => {
  expect(listedZones(board)).toEqual([{ name: 'tomb', hexes: ['0404', '0405'], side: null }]);
  expect(listedZones({ ...board, zones: undefined })).toEqual([]);
});

test.each([
  ['upright', UPRIGHT],
  ['turned', TURNED],
])('%s, a zone is hatched at its rim and open within', (_, layout) => {
  const painting = { layout, scale: 1, theme: 'dark' } as const;
  const { meanOf } = paintBoard(board, {
    ...painting,
    zones: (one) => listedZones(one).map((it) => ({ ...it, side: 1 })),
  });
  const bare = paintBoard(board, { ...painting, zones: () => [] });
  const change = (direction: 0 | 1 | 2 | 3 | 4 | 5, far: number): number => {
    const at = layout.sideMiddle(layout.centreOfLabel('0404'), direction, far);
    return apart(meanOf(at, 3), bare.meanOf(at, 3));
  };
  for (const direction of [0, 1, 2, 4, 5] as const) expect(change(direction, APOTHEM - 5)).toBeGreaterThan(6);
  // Nothing stands where it meets the other hex of the zone, in the middle, or outside.
  expect(change(3, APOTHEM - 5)).toBeLessThan(1);
  expect(change(0, APOTHEM + 5)).toBeLessThan(1);
  expect(change(1, APOTHEM * 0.6)).toBeLessThan(1);
});

test('hexes that are not on the board are left out', () => {
  const layer = zones(() => [{ name: 'far', hexes: ['6060'], side: 0 }]);
  expect(layer.marks({ board }, { px: 1, layout: UPRIGHT })).toEqual([]);
});
