import type { Board } from '@ironhex/shared/board';
import { describe, expect, test } from 'vitest';
import { turnTo } from '../../../src/map/effects/motion.ts';
import { APOTHEM, contains, overlaps, R } from '../../../src/map/geometry/geometry.ts';
import { TURNED, UPRIGHT } from '../../../src/map/geometry/layout.ts';
import { pathTouchables } from '../../../src/map/layers/handles.ts';
import { wheelTouchables } from '../../../src/map/layers/wheel.ts';
import { type Label, labelRect, spreadLabels } from '../../../src/map/paint/labels.ts';
import type { BaseCounter } from '../../../src/map/picture.ts';

const BOARD: Board = { format: 'ironhex.board/1', id: 'b', name: '', width: 20, height: 20, hexes: {} };

describe('labels', () => {
  const label = (x: number, y: number, text: string): Label => ({ at: { x, y }, text, tone: 'plain' });

  test.each([0.4, 1, 3])('never cover each other at %d map units to a pixel', (px) => {
    const labels = [0, 1, 2, 3, 4, 5, 6].map((i) => label(i * 5, (i % 3) * 4, `+${i} light woods`));
    const rects = spreadLabels(labels, px).map((one) => labelRect(one, px));
    rects.forEach((a, i) => {
      for (const b of rects.slice(i + 1)) expect(overlaps(a, b)).toBe(false);
    });
  });

  test('stay where they are if there is room', () => {
    const labels = [label(0, 0, 'one'), label(0, 400, 'two')];
    expect(spreadLabels(labels, 1)).toEqual(labels.map((one) => ({ ...one, meant: one.at, led: false })));
  });

  test.each([0.4, 1, 3])('never cover what they are kept from, and go no farther than they must: %d', (px) => {
    const counters = [-60, 0, 60].flatMap((x) => [-60, 0, 60].map((y) => ({ x: x - 28, y: y - 28, w: 56, h: 56 })));
    const labels = [0, 1, 2, 3].map((i) => label(i * 3, 0, `${i} hexes, medium`));
    const placed = spreadLabels(labels, px, counters);
    for (const one of placed) {
      for (const counter of counters) expect(overlaps(labelRect(one, px), counter)).toBe(false);
      expect(Math.hypot(one.at.x - one.meant.x, one.at.y - one.meant.y)).toBeLessThan(120 + 120 * px);
    }
  });

  test('are led back by a line, unless it would cross something', () => {
    const around = { x: -40, y: -40, w: 80, h: 80 };
    const [led] = spreadLabels([label(0, 0, 'one')], 1, [around]);
    expect(led).toMatchObject({ led: true, meant: { x: 0, y: 0 } });
    const [walled] = spreadLabels([label(0, -20, 'one')], 1, [
      { x: -400, y: -44, w: 800, h: 88 },
      { x: -400, y: -52, w: 800, h: 4 },
      { x: -400, y: 48, w: 800, h: 4 },
    ]);
    expect(walled?.led).toBe(false);
  });

  test('that stand far away go where a line can lead back, rather than nearer beside another counter', () => {
    const counter = { x: -30, y: -30, w: 60, h: 60 };
    const [above, below] = [-40, 34].map((y) => ({ x: -100, y, w: 200, h: 6 }));
    const [placed] = spreadLabels([label(0, 0, '2 hexes')], 1, [counter, above!, below!]);
    expect(placed).toMatchObject({ led: true, at: { y: 0 } });
  });

  test('stay within the board as long as there is room, and go beyond it rather than cover something', () => {
    const board = { x: 0, y: 0, w: 200, h: 100 };
    const [inner] = spreadLabels([label(195, 50, '4 hexes, short')], 1, [], board);
    const { x, w } = labelRect(inner!, 1);
    expect(x + w).toBeLessThanOrEqual(200);
    const [outer] = spreadLabels([label(195, 50, '4 hexes, short')], 1, [board], board);
    expect(overlaps(labelRect(outer!, 1), board)).toBe(false);
  });

  test('stay in the part that is seen, unless what they mean is not', () => {
    const board = { x: 0, y: 0, w: 800, h: 400 };
    const seen = { x: 0, y: 0, w: 300, h: 400 };
    const [inner, beyond] = spreadLabels(
      [label(290, 50, '4 hexes, short'), label(310, 200, '5 hexes, short')],
      1,
      [],
      board,
      seen,
    );
    expect(contains(seen, labelRect(inner!, 1))).toBe(true);
    expect(beyond!.at).toEqual({ x: 310, y: 200 });
  });

  test('find a place above whatever is in the way', () => {
    const everywhere = { x: -5000, y: -900, w: 10000, h: 1800 };
    const [placed] = spreadLabels([label(0, 0, 'one')], 1, [everywhere]);
    expect(overlaps(labelRect(placed!, 1), everywhere)).toBe(false);
  });
});

describe('what can be touched', () => {
  test('six arrows around the wheel, the chosen triggers of paths', () => {
    const path = {
      unit: 'a',
      side: 0,
      from: null,
      facing: 0,
      marks: [
        { at: '0102', kind: 'step' },
        { at: '0103', kind: 'step' },
      ],
      triggers: [0, 1, 2],
    } as const;
    const wheel = { at: '0505', facing: 0, aboutFace: 3 } as const;
    const arrows = wheelTouchables({ wheel, counters: [], board: BOARD }, { px: 1, layout: UPRIGHT });
    expect(arrows.map(({ kind, value }) => `${kind} ${value}`)).toEqual([0, 1, 2, 3, 4, 5].map((n) => `face ${n}`));
    const four = wheelTouchables(
      { wheel: { ...wheel, directions: [0, 1, 3, 5] }, counters: [], board: BOARD },
      { px: 1, layout: UPRIGHT },
    );
    expect(four).toEqual([0, 1, 3, 5].map((direction) => arrows[direction]));
    // A unit that enters the map has no place before it.
    expect(pathTouchables([path], { px: 1, layout: UPRIGHT }).map(({ kind, value }) => `${kind} ${value}`)).toEqual([
      'trigger 1',
      'trigger 2',
    ]);
  });

  const counterAt = (at: string): BaseCounter => ({
    id: at,
    side: 1,
    name: '',
    at,
    facing: 0,
    destroyed: false,
  });

  test.each([UPRIGHT, TURNED])('arrows stand outside of the hexes next to their unit, on no counter', (layout) => {
    const wheel = { at: '1010', facing: 0, aboutFace: undefined } as const;
    const near = ['1008', '1012', '0809', '1211'];
    for (const px of [0.5, 1, 2, 4]) {
      const arrows = wheelTouchables({ wheel, counters: near.map(counterAt), board: BOARD }, { px, layout });
      const middle = layout.centreOfLabel('1010');
      for (const { at, within } of arrows) {
        expect(Math.hypot(at.x - middle.x, at.y - middle.y)).toBeGreaterThanOrEqual(3 * APOTHEM - 0.01);
        if (px > 1) continue;
        for (const label of near) {
          const counter = layout.centreOfLabel(label);
          expect(Math.hypot(at.x - counter.x, at.y - counter.y)).toBeGreaterThan(R * 0.8 + (within - 3) * px - 4);
        }
      }
    }
  });
});

test('counters turn the short way', () => {
  expect(turnTo(5, 0)).toBe(6);
  expect(turnTo(0, 5)).toBe(-1);
  expect(turnTo(0, 3)).toBe(3);
  expect(turnTo(2, 2)).toBe(2);
});
