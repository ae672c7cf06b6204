import { ARMIES, ARMY_IDS, ROLES, WALKING_DEAD } from '@ironhex/shared/grimdark';
import { describe, expect, test } from 'vitest';
import { BOX } from '../../../../src/map/counters/figure.ts';
import { badgesOf } from '../../../../src/rulesets/grimdark/map/counter/badges.ts';
import { grimdarkCounter, RIMS } from '../../../../src/rulesets/grimdark/map/counter/body.ts';
import { SHAPES } from '../../../../src/rulesets/grimdark/map/counter/shapes.ts';
import { MARK_SIGNS } from '../../../../src/rulesets/grimdark/map/counter/signs.ts';
import { type Counter, counterOf, type Look, MARKS } from '../../../../src/rulesets/grimdark/map/counters.ts';
import { armyOf, figureOf } from '../../../../src/rulesets/grimdark/map/figures.ts';
import { grimdarkWords } from '../../../../src/rulesets/grimdark/words/index.ts';
import { LOOK } from './look.ts';

const COUNTER: Counter = { id: 'a1', side: 0, name: '', at: '0101', facing: null, destroyed: false, look: LOOK };
const looking = (look: Partial<Look>): Counter => ({ ...COUNTER, look: { ...LOOK, ...look } });

const PROFILES = Object.values(ARMIES).flatMap(({ units }) => units);

describe('shapes', () => {
  test('are of their own for every unit of the lists, for the walking dead, and for every role', () => {
    const names = [...PROFILES.map(({ id }) => id), WALKING_DEAD.id, ...ROLES];
    expect(Object.keys(SHAPES).toSorted()).toEqual(names.toSorted());
    expect(new Set(Object.values(SHAPES).map(({ path }) => path)).size).toBe(names.length);
  });

  test.each(Object.entries(SHAPES))('%s lies within its square', (_, { path }) => {
    expect(path).toMatch(/^M[\d.]+[ -][\d.]+/);
    expect(path).toMatch(/^[MmLlHhVvCcSsQqTtZz\d. -]+$/);
    const [x, y] = path.match(/[\d.]+/g)!.map(Number);
    expect(Math.max(x!, y!)).toBeLessThanOrEqual(BOX);
  });

  test('name everybody who drew one', () => {
    const [{ text, links } = { text: '', links: [] }] = grimdarkWords.credits!;
    for (const { icon, by } of Object.values(SHAPES)) {
      expect(icon).toBeTruthy();
      expect(text).toContain(by);
    }
    expect(links.map(([name]) => name)).toEqual(['game-icons.net', 'CC BY 3.0']);
  });

  const [crew] = ARMIES['holdfast-levy'].units;
  const { hero: _, ...plain } = crew!.rules;
  const stranger = { ...crew!, id: 'stranger', rules: plain, models: [] };
  test.each([
    ['a hero', { rules: { hero: 1 } }, 'hero'],
    ['seven hexes', { sizeClass: 'titanic' }, 'titan'],
    ['a carrier', { sizeClass: 'large', rules: { transport: 6 } }, 'transport'],
    ['a machine of two levels', { sizeClass: 'large', tags: ['vehicle'] }, 'vehicle'],
    ['a beast of two levels', { sizeClass: 'large', tags: ['living'] }, 'monster'],
    ['what is Fast', { rules: { fast: 1 } }, 'fast'],
    ['who shoots far', { models: [{ type: 'm', name: 'M', count: 1, weapons: ['hl-long-rifle'] }] }, 'support'],
    ['everybody else', {}, 'infantry'],
  ] as const)('of units in no list: %s', (_, changed, figure) => {
    expect(figureOf({ ...stranger, ...changed })).toBe(figure);
    expect(armyOf('stranger')).toBeNull();
  });

  test('of units in a list are their own', () => {
    for (const profile of PROFILES) expect(figureOf(profile)).toBe(profile.id);
    expect(armyOf('tb-wings')).toBe('thornwake-brood');
  });
});

test('each army has a rim of its own, told apart without colour too', () => {
  expect(new Set(ARMY_IDS.map((army) => RIMS[army].piece)).size).toBe(ARMY_IDS.length);
  expect(new Set(ARMY_IDS.map((army) => RIMS[army].colour)).size).toBe(ARMY_IDS.length);
});

test('counters are larger the larger their units are, G-2.6, and all fit into the trays', () => {
  const sizes = (['standard', 'large', 'titanic'] as const).map((size) => looking({ size }));
  const [standard, large, titanic] = sizes.map((counter) => counterOf(counter).size!);
  expect(standard).toBeLessThan(large!);
  expect(large).toBeLessThan(1.1);
  expect(titanic).toBeGreaterThan(2.3);
  const waiting = sizes.map((counter) => counterOf({ ...counter, at: { beside: 'top' } }).size);
  expect(new Set(waiting)).toEqual(new Set([standard]));
});

describe('counters look the same as long as nothing of them changes', () => {
  const strength = LOOK.strength;
  const marked = looking({ marks: [{ kind: 'shaken', n: 1 }] });
  const changes: readonly [what: string, counter: Counter, isAnew: boolean, before?: Counter][] = [
    ['its place', { ...COUNTER, at: '0505' }, false],
    ['its name', { ...COUNTER, name: 'Line Section' }, false],
    ['that it may act', { ...COUNTER, emphasis: 'eligible' }, false],
    ['its side', { ...COUNTER, side: 1 }, true],
    ['its profile', looking({ figure: 'hl-militia' }), true],
    ['its army', looking({ army: null }), true],
    ['its size', looking({ size: 'large' }), true],
    ['a lost model', looking({ strength: { ...strength, left: 9 } }), true],
    ['a hurt model', looking({ strength: { ...strength, last: 0.5 } }), true],
    ['half strength', looking({ strength: { ...strength, half: true } }), true],
    ['wounds instead of models', looking({ strength: { ...strength, of: 'wounds' } }), true],
    ['that it has been activated', looking({ activated: true }), true],
    ['a mark', marked, true],
    ['one more of a mark', looking({ marks: [{ kind: 'shaken', n: 2 }] }), true, marked],
    ['that it is destroyed', { ...COUNTER, destroyed: true }, true],
  ];
  test.each(changes)('%s', (_, counter, isAnew, before = COUNTER) => {
    expect(grimdarkCounter.key(counter) !== grimdarkCounter.key(before)).toBe(isAnew);
  });
});

describe('badges', () => {
  const all = MARKS.map((kind) => ({ kind, n: 1 }));

  test('show the most pressing marks first, and say that there are more', () => {
    const shown = badgesOf({ marks: all.toReversed() }).map(({ shows }) => (shows === 'more' ? shows : shows.kind));
    expect(shown).toEqual([...MARKS.slice(0, 4), 'more']);
    const few = badgesOf({ marks: [{ kind: 'tokens', n: 3 }, { kind: 'hero', n: 0 }, ...all.slice(0, 1)] });
    expect(few.map(({ shows }) => shows)).toEqual([all[0], { kind: 'tokens', n: 3 }]);
  });

  test('lie apart, and none covers the number at the foot', () => {
    const places = badgesOf({ marks: all }).map(({ place }) => place);
    for (const [i, place] of places.entries()) {
      expect(Math.sin((place * Math.PI) / 180)).toBeLessThan(0.2);
      for (const other of places.slice(i + 1))
        expect(Math.abs(((((place - other) % 360) + 540) % 360) - 180)).toBeGreaterThan(40);
    }
  });

  test('each mark has a colour and a glyph', () => {
    expect(Object.keys(MARK_SIGNS).toSorted()).toEqual([...MARKS].toSorted());
  });
});
