import { describe, expect, test } from 'vitest';
import { EXTENT } from '../../../src/map/counters/base.ts';
import { type Plate, platesOf, WIDEST } from '../../../src/map/counters/plates.ts';
import { standing } from '../../../src/map/counters/standing.ts';
import { contains, overlaps, R, type Rect } from '../../../src/map/geometry/geometry.ts';
import { type Layout, TURNED, UPRIGHT } from '../../../src/map/geometry/layout.ts';
import type { BaseCounter } from '../../../src/map/picture.ts';

const counter = (id: string, at: string, more: Partial<BaseCounter> = {}): BaseCounter => ({
  id,
  side: 0,
  name: 'Wolverine 2',
  at,
  facing: 0,
  destroyed: false,
  ...more,
});

/** What is written with hexes of a radius in CSS pixels, and where. */
const written = (counters: readonly BaseCounter[], radius: number, layout: Layout = UPRIGHT, seen?: Rect) => {
  const board = { width: 9, height: 9 };
  const poses = standing(counters, board, { layout, px: R / radius });
  const plates = platesOf({ counters, board, seen }, poses, { px: R / radius, layout });
  const rectOf = (id: string, { offset, w, h }: Plate): Rect => {
    const { x, y } = poses.get(id)!.at;
    return { x: x + offset.x - w / 2, y: y + offset.y - h / 2, w, h };
  };
  return { poses, plates, rects: [...plates].map(([id, plate]) => ({ id, rect: rectOf(id, plate) })) };
};

/** Every hex of a square of five by five is taken. */
const CROWD = Array.from({ length: 25 }, (_, i) =>
  counter(`u${i}`, `0${(i % 5) + 1}0${Math.floor(i / 5) + 1}`, i % 3 ? {} : { sight: '58 %' }),
);

describe('names', () => {
  test.each([UPRIGHT, TURNED])('stay within the map where they can, also at its rim', (layout) => {
    const rim = ['0101', '0109', '0901', '0909'].map((at) => counter(at, at, { name: 'Mechanical Assault Spider' }));
    const { rects } = written(rim, 30, layout);
    expect(rects).toHaveLength(rim.length);
    for (const { id, rect } of rects) expect(contains(layout.boardRect({ width: 9, height: 9 }), rect), id).toBe(true);
  });

  test('stay in what is seen of the map, or shrink to initials there; not so those of counters beyond', () => {
    const { x, y } = UPRIGHT.centreOfLabel('0505');
    const seen = { x: x - 24, y: y - 300, w: 600, h: 336 };
    const counters = [counter('a', '0505'), counter('b', '0405')];
    const { plates, rects } = written(counters, 30, UPRIGHT, seen);
    const rectOf = (id: string) => rects.find((each) => each.id === id)!.rect;
    expect(plates.get('a')!.name).toBe('Wolverine 2');
    expect(contains(seen, rectOf('a'))).toBe(true);
    expect(plates.get('b')!.name).toBe('Wolverine 2');
    expect(contains(seen, rectOf('b'))).toBe(false);
    const slot = { ...seen, w: 90 };
    expect(written([counter('a', '0505')], 30, UPRIGHT, slot).plates.get('a')!.name).toBe('Wo 2');
  });

  test('keep off the frame of a counter that acts', () => {
    const at = (emphasis?: 'acting') => counter('b', '0304', emphasis === undefined ? {} : { emphasis });
    const gap = (emphasis?: 'acting') => {
      const { poses, rects } = written([counter('a', '0303', { name: 'W' }), at(emphasis)], 60);
      const { y, h } = rects.find(({ id }) => id === 'a')!.rect;
      return Math.abs(poses.get('b')!.at.y - (y + h / 2)) - h / 2;
    };
    expect(gap('acting')).toBeGreaterThanOrEqual(1.1 * EXTENT);
  });

  test('stand below a counter that has room', () => {
    const { plates } = written([counter('a', '0303')], 30);
    expect(plates.get('a')).toMatchObject({ name: 'Wolverine 2', sight: '', offset: { x: 0 } });
    expect(plates.get('a')!.offset.y).toBeGreaterThan(EXTENT - 6);
  });

  test('give way to a counter below', () => {
    const { plates } = written([counter('a', '0303'), counter('b', '0304')], 30);
    expect(plates.get('a')!.offset.y).toBeLessThan(0);
    expect(plates.get('b')!.offset.y).toBeGreaterThan(0);
  });

  test.each(['W'.repeat(40), '龍'.repeat(40)])('are cut where they would be wider than four hexes: %s', (name) => {
    const counters = [counter('a', '0303', { name: `${name} 2` }), counter('b', '0606', { name, sight: '58 %' })];
    for (const radius of [13, 17, 30]) {
      const { plates, rects } = written(counters, radius);
      expect(plates.get('a')!.name).toMatch(/^(W+|龍+)… 2$/);
      expect(rects.find(({ id }) => id === 'a')!.rect.w).toBeLessThanOrEqual(WIDEST);
      expect(plates.get('b')!.sight, 'what is cut is never a figure').toBe('58 %');
    }
  });

  test('are initials where the map is too small for them, and disappear where it is smaller still', () => {
    const nameAt = (radius: number, name = 'Wolverine 2') =>
      written([counter('a', '0303', { name })], radius).plates.get('a')?.name;
    expect([13, 12, 10].map((radius) => nameAt(radius))).toEqual(['Wolverine 2', 'Wo 2', undefined]);
    expect(['Warden Frames', 'Mechanical Assault Spider 12', '龍'].map((name) => nameAt(12, name))).toEqual([
      'WF',
      'MAS 12',
      '龍',
    ]);
    const acting = counter('a', '0303', { emphasis: 'acting' });
    const sighted = counter('b', '0606', { sight: '58 %' });
    const small = written([acting, sighted], 12).plates;
    expect(
      [...small.values()].map(({ name, sight }) => [name, sight]),
      'those that stand out stay longer',
    ).toEqual([
      ['Wolverine 2', ''],
      ['', '58 %'],
    ]);
    expect(written([acting, sighted], 10).plates.size).toBe(0);
  });

  test('are initials where others leave them no more room', () => {
    const row = ['0303', '0403', '0503', '0603'].map((at) => counter(at, at, { name: 'Mechanical Assault Spider' }));
    const names = [...written(row, 17).plates.values()].map(({ name }) => name);
    expect(names).toContain('MAS');
  });

  test('are left out of wrecks, and of what has none', () => {
    expect(
      written([counter('a', '0303', { destroyed: true }), counter('b', '0505', { name: '' })], 30).plates.size,
    ).toBe(0);
  });

  test('go to the unit that acts as if nobody else had one', () => {
    const some = CROWD.filter((_, i) => i % 3);
    for (const { id } of some) {
      const acting = some.map((one) => (one.id === id ? { ...one, emphasis: 'acting' as const } : one));
      const alone = some.map((one) => (one.id === id ? one : { ...one, name: '' }));
      expect(written(acting, 20).plates.has(id)).toBe(written(alone, 20).plates.has(id));
    }
    const [all, there] = [written(some, 20).plates.size, some.filter(({ id }) => written(some, 20).plates.has(id))];
    expect([all, there.length > 0 && there.length < some.length]).toEqual([there.length, true]);
  });

  test('of a counter that can be shot say the odds, without the name where both find no room', () => {
    const lone = written([counter('a', '0303', { sight: '58 %' })], 30);
    expect(lone.plates.get('a')).toMatchObject({ name: 'Wolverine 2', sight: '58 %' });
    const beside = ['0203', '0403', '0202', '0402'].map((at, i) => counter(`x${i}`, at, { name: '' }));
    const hemmed = written([counter('a', '0303', { sight: '58 %' }), ...beside], 40);
    expect(hemmed.plates.get('a')).toMatchObject({ name: '', sight: '58 %' });
  });

  describe.each([
    ['upright', UPRIGHT],
    ['turned', TURNED],
  ])('on a map that lies %s', (_, layout) => {
    test.each([11, 14, 17, 22, 30, 45, 90])(
      'never cover each other or other counters, with hexes of %i pixels',
      (radius) => {
        for (const counters of [CROWD, CROWD.filter((_, i) => i % 2), CROWD.filter((_, i) => i % 4 === 1)]) {
          const { poses, rects } = written(counters, radius, layout);
          for (const { id, rect } of rects) {
            for (const other of rects) if (other.id !== id) expect(overlaps(rect, other.rect)).toBe(false);
            for (const [unit, { at }] of poses) {
              const half = EXTENT * 0.9;
              const body = { x: at.x - half, y: at.y - half, w: 2 * half, h: 2 * half };
              if (unit !== id) expect(overlaps(rect, body), `${id} on ${unit}`).toBe(false);
            }
          }
        }
      },
    );
  });
});
