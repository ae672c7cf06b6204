import { describe, expect, test } from 'vitest';
import { besideOf, Room } from '../../../src/map/effects/room.ts';
import { overlaps, type Rect } from '../../../src/map/geometry/geometry.ts';

const VIEW: Rect = { x: -500, y: -500, w: 1000, h: 1000 };
const SIZE = { w: 120, h: 60 };
const counter = (x: number, y: number): Rect => ({ x: x - 40, y: y - 40, w: 80, h: 80 });
const place = (at: { x: number; y: number }, obstacles: readonly Rect[]) =>
  besideOf(at, SIZE, 50, { obstacles, view: VIEW });

describe('a plate stands', () => {
  test('to the right of its hex, where nothing is in the way', () => {
    expect(place({ x: 0, y: 0 }, [])).toEqual({ x: 50, y: -30, ...SIZE });
  });

  test('to the left where a counter is to the right', () => {
    expect(place({ x: 0, y: 0 }, [counter(100, 0)])).toEqual({ x: -170, y: -30, ...SIZE });
  });

  test('on no end of a name, a step farther away', () => {
    const name = { x: -70, y: 20, w: 140, h: 20 };
    const rect = place({ x: 0, y: 0 }, [name, counter(100, -80), counter(-100, -80), counter(0, -80)]);
    expect(overlaps(name, rect)).toBe(false);
  });

  test('rather far away than on a few pixels of a name, or beyond the edge by a few', () => {
    const crowd = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => counter(x * 90, y * 90)));
    const beside = crowd.filter(({ x, y }) => !(x === 50 && y === -40));
    const name = { x: 168, y: -10, w: 120, h: 20 };
    expect(overlaps(place({ x: 0, y: 0 }, [...beside, name]), name)).toBe(false);
    const narrow = { ...VIEW, w: 669 };
    const inside = besideOf({ x: 0, y: 0 }, SIZE, 50, { obstacles: beside, view: narrow });
    expect(inside.x + inside.w).toBeLessThanOrEqual(169);
  });

  test('on the screen, also for hexes at its rim', () => {
    for (const [x, y] of [
      [490, 0],
      [-490, -490],
      [490, 490],
      [0, -495],
    ] as const) {
      const { x: left, y: top, w, h } = place({ x, y }, [counter(x, y)]);
      expect(left >= -500 && top >= -500 && left + w <= 500 && top + h <= 500, `${x}, ${y}`).toBe(true);
    }
  });

  test('on no counter, as long as there is any place without one', () => {
    const crowd = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => counter(x * 90, y * 90)));
    const rect = place({ x: 0, y: 0 }, crowd);
    expect(crowd.some((each) => overlaps(each, rect))).toBe(false);
  });
});

test('several plates at one hex cover neither each other nor the counter, until they are given back', () => {
  const obstacles = [counter(0, 0)];
  const room = new Room(() => ({ obstacles, view: VIEW }));
  const plates = Array.from({ length: 8 }, () => room.take({ x: 0, y: 0 }, SIZE, 50));
  const all = [...plates, ...obstacles];
  expect(all.flatMap((a, i) => all.slice(i + 1).filter((b) => overlaps(a, b)))).toEqual([]);
  for (const plate of plates) room.give(plate);
  expect(room.take({ x: 0, y: 0 }, SIZE, 50)).toEqual(plates[0]);
});

describe('the plates of a fall on a phone', () => {
  /** Three rolls and what they do, in map units; a little more than half of that on the screen. */
  const FALL = [270, 160, 270, 270, 200, 340].map((w, i) => ({ w, h: i % 3 === 1 ? 50 : 126 }));
  const seen = (view: Rect) => {
    const at = { x: view.w / 2, y: view.h / 2 };
    const others = [0.1, 0.3, 0.5, 0.7].map((part) => ({ x: part * view.w, y: (1 - part) * view.h }));
    const obstacles = [at, ...others].flatMap(({ x, y }) => [counter(x, y), { x: x - 70, y: y + 40, w: 140, h: 36 }]);
    const room = new Room(() => ({ obstacles, view }));
    return FALL.map((size) => room.take(at, size, 45));
  };
  const covers = (a: Rect, b: Rect) =>
    a.x < b.x + b.w - 1 && b.x < a.x + a.w - 1 && a.y < b.y + b.h - 1 && b.y < a.y + a.h - 1;

  test('stand apart, all of them', () => {
    const plates = seen({ x: 0, y: 0, w: 780, h: 600 });
    expect(plates.flatMap((a, i) => plates.slice(i + 1).filter((b) => covers(a, b)))).toEqual([]);
    expect(plates.filter(({ covered }) => covered)).toEqual([]);
  });

  test('give way to newer ones where there is no room for all', () => {
    const plates = seen({ x: 0, y: 0, w: 520, h: 320 });
    const left = plates.filter(({ covered }) => !covered);
    expect(left.flatMap((a, i) => left.slice(i + 1).filter((b) => covers(a, b)))).toEqual([]);
    expect(left.length).toBeLessThan(plates.length);
    expect(left).toContain(plates.at(-1));
  });
});
