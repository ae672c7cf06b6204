import { type Card, STOCK_CARDS } from '@ironhex/shared/warfare3025';
import { describe, expect, test } from 'vitest';
import { warfareCounter } from '../../../../src/rulesets/warfare3025/map/counter/body.ts';
import { BOX, SHAPES } from '../../../../src/rulesets/warfare3025/map/counter/shapes.ts';
import { silhouetteOf } from '../../../../src/rulesets/warfare3025/map/counter/silhouettes.ts';
import type { Counter } from '../../../../src/rulesets/warfare3025/map/counters.ts';
import { credits } from '../../../../src/rulesets/warfare3025/words/credits.ts';

const [GRIFFIN] = STOCK_CARDS;

const card = (name: string, more: Partial<Card['movement']> = {}, tier = 3): Card => ({
  ...GRIFFIN!,
  name,
  movement: { ...GRIFFIN!.movement, ...more },
  armour: { ...GRIFFIN!.armour, tier },
});

describe('silhouettes', () => {
  test('are of their own for every printed card', () => {
    expect(STOCK_CARDS.map(silhouetteOf)).toEqual(['griffin', 'wolverine', 'locust', 'rifleman']);
  });

  test.each([
    ['wheeled', ['jeep', 'carrier']],
    ['tracked', ['tank', 'crawler']],
    ['hover', ['skimmer', 'glider']],
  ] as const)('of what is %s are vehicles', (mode, shapes) => {
    expect(shapes).toContain(silhouetteOf(card('Scorpion', { mode })));
  });

  test('of other walkers suit their armour, and stay the same', () => {
    for (const tier of [1, 2, 3, 4, 5, 6]) {
      const drawn = Array.from({ length: 40 }, (_, i) => silhouetteOf(card(`Unit ${i}`, {}, tier)));
      expect(new Set(drawn).size, `several for tier ${tier}`).toBeGreaterThan(1);
      expect(drawn).toEqual(Array.from({ length: 40 }, (_, i) => silhouetteOf(card(`Unit ${i}`, {}, tier))));
      for (const shape of drawn) expect(['griffin', 'wolverine', 'locust', 'rifleman']).not.toContain(shape);
    }
  });

  test.each(Object.entries(SHAPES))(
    '%s is drawn within its square, by somebody with a name',
    (_, { path, by, icon }) => {
      expect(path).toMatch(/^[Mm]\d+ \d+/);
      expect(path).toMatch(/^[MmLlHhVvCcSsQqTtAaZz\d., -]+$/);
      const [x, y] = path
        .slice(1)
        .split(/[^\d.]/)
        .map(Number);
      expect(Math.max(x!, y!)).toBeLessThanOrEqual(BOX);
      expect(`${by} ${icon}`).toMatch(/\w+ \w+/);
    },
  );
});

test('everybody who drew a silhouette is credited', () => {
  const [{ text, links } = { text: '', links: [] }] = credits;
  for (const { by } of Object.values(SHAPES)) expect(text).toContain(by);
  expect(links.map(([name]) => name)).toEqual(['game-icons.net', 'CC BY 3.0']);
});

describe('counters look the same as long as nothing of them changes', () => {
  const counter: Counter = {
    id: 'b1',
    side: 0,
    name: 'Griffin',
    silhouette: 'griffin',
    at: '0101',
    facing: 0,
    token: 'none',
    unstable: false,
    structureDamage: 0,
    armourDamage: 0,
    destroyed: false,
  };
  const changes: readonly [string, Partial<Counter>, boolean][] = [
    ['its place', { at: '0505' }, false],
    ['its name', { name: 'Griffin 2' }, false],
    ['its facing', { facing: 3 }, false],
    ['that it acts', { emphasis: 'acting' }, false],
    ['that it can be shot', { sight: '58 %' }, false],
    ['its side', { side: 1 }, true],
    ['its shape', { silhouette: 'locust' }, true],
    ['its token', { token: 'fast' }, true],
    ['whose it is', { seat: 2 }, true],
    ['a point of armour', { armourDamage: 1 / 20 }, true],
    ['a point of structure', { structureDamage: 1 / 20 }, true],
    ['that it is destroyed', { destroyed: true }, true],
  ];

  test.each(changes)('%s: painted anew is %o, %s', (_, change, anew) => {
    expect(warfareCounter.key({ ...counter, ...change }) !== warfareCounter.key(counter)).toBe(anew);
  });

  test('a token lies where the wedge is not', () => {
    const fast: Counter = { ...counter, token: 'fast' };
    expect(warfareCounter.key({ ...fast, facing: 5 })).not.toBe(warfareCounter.key(fast));
  });
});
