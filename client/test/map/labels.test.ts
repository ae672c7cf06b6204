import { describe, expect, test } from 'vitest';
import { turnTo } from '../../src/map/effects/motion.ts';
import { overlaps, type Point } from '../../src/map/geometry.ts';
import { type Label, labelRect, spreadLabels } from '../../src/map/labels.ts';
import { pathTouchables } from '../../src/map/layers/paths.ts';
import { wheelArrow, wheelTouchables } from '../../src/map/layers/wheel.ts';
import { TURNED, UPRIGHT } from '../../src/map/layout.ts';

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
    expect(spreadLabels(labels, 1)).toEqual(labels);
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
    const arrows = wheelTouchables({ at: '0505', facing: 0, aboutFace: 3 }, { px: 1, layout: UPRIGHT });
    expect(arrows.map(({ kind, value }) => `${kind} ${value}`)).toEqual([0, 1, 2, 3, 4, 5].map((n) => `face ${n}`));
    // A unit that enters the map has no place before it.
    expect(pathTouchables([path], { px: 1, layout: UPRIGHT }).map(({ kind, value }) => `${kind} ${value}`)).toEqual([
      'trigger 1',
      'trigger 2',
    ]);
  });

  test('arrows are far enough apart for a finger, however small the map', () => {
    for (const px of [0.4, 1, 4]) {
      const [a, b] = ([0, 1] as const).map((way) => wheelArrow({ x: 0, y: 0 }, way, { px, layout: TURNED })) as [
        Point,
        Point,
      ];
      expect(Math.hypot(a.x - b.x, a.y - b.y) / px).toBeGreaterThan(44);
    }
  });
});

test('counters turn the short way', () => {
  expect(turnTo(5, 0)).toBe(6);
  expect(turnTo(0, 5)).toBe(-1);
  expect(turnTo(0, 3)).toBe(3);
  expect(turnTo(2, 2)).toBe(2);
});
