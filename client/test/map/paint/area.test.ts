import type { Board } from '@ironhex/shared/board';
import { describe, expect, test } from 'vitest';
import { TURNED, UPRIGHT } from '../../../src/map/geometry/layout.ts';
import { cellsOf } from '../../../src/map/layers/terrain/cells.ts';
import { outlinesOf } from '../../../src/map/paint/area.ts';

const board: Board = { format: 'ironhex.board/1', id: 'b', name: '', width: 12, height: 12, hexes: {} };

describe.each([UPRIGHT, TURNED])('the border of an area', (layout) => {
  const outlines = (labels: readonly string[], edges = true) => {
    const within = new Set(labels);
    return outlinesOf(cellsOf(board, layout), ({ label }) => within.has(label), layout, edges);
  };
  const closed = (points: readonly { x: number; y: number }[]) => {
    const [first, last] = [points[0]!, points.at(-1)!];
    return Math.hypot(first.x - last.x, first.y - last.y) < 0.01;
  };

  test('is one closed line around hexes that touch', () => {
    const [one, ...more] = outlines(['0505']);
    expect(more).toEqual([]);
    expect(one).toHaveLength(7);
    const [two] = outlines(['0505', '0506']);
    expect(two).toHaveLength(11);
    expect(closed(two!)).toBe(true);
  });

  test('has a line of its own for each hole and each part', () => {
    const ring = ['0504', '0506', '0405', '0406', '0605', '0606', '0404', '0604', '0505'].filter((at) => at !== '0505');
    expect(outlines([...ring, '1010']).filter(closed)).toHaveLength(3);
  });

  test('is open at the edge of the map if that is no border', () => {
    const corner = ['0101', '0201', '0102'];
    expect(outlines(corner).every(closed)).toBe(true);
    const [line, ...more] = outlines(corner, false);
    expect(more).toEqual([]);
    expect(closed(line!)).toBe(false);
  });

  test('of nothing is nothing', () => {
    expect(outlines([])).toEqual([]);
  });
});
