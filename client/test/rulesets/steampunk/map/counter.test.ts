import { SPEEDS, UNITS } from '@ironhex/shared/steampunk';
import { describe, expect, test } from 'vitest';
import { BOX } from '../../../../src/map/counters/figure.ts';
import { TURNED, UPRIGHT } from '../../../../src/map/geometry/layout.ts';
import { badgesOf } from '../../../../src/rulesets/steampunk/map/counter/badges.ts';
import { steampunkCounter } from '../../../../src/rulesets/steampunk/map/counter/body.ts';
import { SHAPES } from '../../../../src/rulesets/steampunk/map/counter/shapes.ts';
import { speedSign } from '../../../../src/rulesets/steampunk/map/counter/signs.ts';
import { type Counter, counterOf, type Look, MARKS } from '../../../../src/rulesets/steampunk/map/counters.ts';
import { steampunkWords } from '../../../../src/rulesets/steampunk/words/index.ts';

const LOOK: Look = {
  unit: 'elf.elf_infantry',
  race: 'elf',
  size: 'Medium',
  models: { alive: 4, total: 4 },
  layer: 'ground',
  speed: 'still',
  marks: [],
  hidden: false,
};

const COUNTER: Counter = { id: 'b1', side: 0, name: '', at: '0101', facing: 0, destroyed: false, look: LOOK };

const looking = (look: Partial<Look>): Counter => ({ ...COUNTER, look: { ...LOOK, ...look } });

describe('shapes', () => {
  test('are of their own for every unit of the roster, and there are no others', () => {
    expect(Object.keys(SHAPES).toSorted()).toEqual([...UNITS.keys()].toSorted());
    expect(new Set(Object.values(SHAPES).map(({ path }) => path)).size).toBe(UNITS.size);
  });

  test.each(Object.entries(SHAPES))('%s begins within its square', (_, { path }) => {
    expect(path).toMatch(/^[Mm][\d.]+[ -][\d.]+/);
    expect(path).toMatch(/^[MmLlHhVvCcSsQqTtAaZz\d., -]+$/);
    const [x, y] = path.match(/[\d.]+/g)!.map(Number);
    expect(Math.max(x!, y!)).toBeLessThanOrEqual(BOX);
  });

  test('name everybody who drew one that is not ours', () => {
    const [{ text, links } = { text: '', links: [] }] = steampunkWords.credits!;
    for (const { icon, by } of Object.values(SHAPES)) {
      expect(icon === undefined).toBe(by === undefined);
      if (by) expect(text).toContain(by);
    }
    expect(links.map(([name]) => name)).toEqual(['game-icons.net', 'CC BY 3.0']);
  });
});

test('counters are larger the larger their units are, and only a Huge one fills more than its hex', () => {
  const sizes = (['Tiny', 'Small', 'Medium', 'Large', 'Huge'] as const).map(
    (size) => counterOf(looking({ size })).size!,
  );
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(new Set(sizes).size).toBe(5);
});

describe('counters look the same as long as nothing of them changes', () => {
  const changes: readonly [string, Counter, boolean][] = [
    ['its place', { ...COUNTER, at: '0505' }, false],
    ['its name', { ...COUNTER, name: 'Elves' }, false],
    ['that it may act', { ...COUNTER, emphasis: 'eligible' }, false],
    ['its side', { ...COUNTER, side: 1 }, true],
    ['its facing, from which badges keep away', { ...COUNTER, facing: 3 }, true],
    ['its unit', looking({ unit: 'elf.e34' }), true],
    ['its race', looking({ race: 'ork' }), true],
    ['a dead model', looking({ models: { alive: 3, total: 4 } }), true],
    ['its layer', looking({ layer: 'air' }), true],
    ['its speed', looking({ speed: 'slow' }), true],
    ['a mark', looking({ marks: [{ kind: 'fire', n: 1 }] }), true],
    ['that it hides', looking({ hidden: true }), true],
    ['that it is destroyed', { ...COUNTER, destroyed: true }, true],
  ];
  test.each(changes)('%s', (_, counter, anew) => {
    expect(steampunkCounter.key(counter) !== steampunkCounter.key(COUNTER)).toBe(anew);
  });
});

describe('badges', () => {
  test.each(SPEEDS)('tell the speed %s', (speed) => {
    const same = SPEEDS.filter((other) => other.replace('_fly', '') === speed.replace('_fly', ''));
    for (const other of SPEEDS) expect(speedSign(other) === speedSign(speed)).toBe(same.includes(other));
  });

  const all = MARKS.map((kind) => ({ kind, n: 2 }));
  const facings = [0, 1, 2, 3, 4, 5] as const;

  test.each([
    ['upright', UPRIGHT],
    ['turned', TURNED],
  ])('lie apart and away from the wedge on a map that lies %s', (_, layout) => {
    for (const facing of facings) {
      const places = badgesOf({ look: { ...LOOK, marks: all, hidden: true }, facing }, layout).map(
        ({ place }) => place,
      );
      const wedge = (layout.angleOf(facing) * 180) / Math.PI;
      const apart = (a: number, b: number) => Math.abs(((((a - b) % 360) + 540) % 360) - 180);
      for (const [i, place] of places.entries()) {
        expect(apart(place, wedge)).toBeGreaterThan(35);
        for (const other of places.slice(i + 1)) expect(apart(place, other)).toBeGreaterThanOrEqual(45);
      }
    }
  });

  test('show the most pressing marks first, and say that there are more', () => {
    const shown = badgesOf({ look: { ...LOOK, marks: all.toReversed() }, facing: 0 }, UPRIGHT).map(
      ({ shows }) => shows,
    );
    expect(shown.slice(0, 2)).toEqual([
      { kind: 'unconscious', n: 2 },
      { kind: 'shaken', n: 2 },
    ]);
    expect(shown.slice(-2)).toEqual(['more', 'speed']);
    const few = badgesOf({ look: { ...LOOK, marks: [...all.slice(0, 2), { kind: 'aim', n: 0 }] }, facing: 0 }, UPRIGHT);
    expect(few.map(({ shows }) => shows)).toEqual([...all.slice(0, 2), 'speed']);
  });
});
