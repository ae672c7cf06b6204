import { describe, expect, it } from 'vitest';
import { headingsOf, marksOn, type Part, Parted, partAt, partText } from '../../../src/app/replay/line/parts.ts';

const partsOf = (...told: readonly (readonly string[])[]): readonly Part[] => {
  const parted = new Parted();
  for (const [n, words] of told.entries()) parted.add(n + 1, words);
  return parted.parts;
};

const TURNS = partsOf(
  ['Set-up'],
  ['Set-up'],
  ['Turn 1', 'Orders'],
  ['Turn 1', 'Movement'],
  ['Turn 1'],
  ['Turn 1', 'Movement'],
  ['Turn 2', 'Orders'],
);

describe('parts', () => {
  it('begin where a word changes, and not between two of them', () => {
    expect(TURNS.map(({ n, level }) => [n, level])).toEqual([
      [1, 0],
      [3, 0],
      [4, 1],
      [6, 1],
      [7, 0],
    ]);
  });

  it.each([
    [0, ''],
    [2, 'Set-up'],
    [5, 'Turn 1 · Movement'],
    [99, 'Turn 2 · Orders'],
  ])('name what event %i lies in', (event, words) => {
    expect(partText(partAt(TURNS, event))).toBe(words);
  });

  it('stand above several actions, and the larger one above a single action', () => {
    const moments = [2, 3, 4, 5, 6].map((n) => ({ n }));
    expect(headingsOf(TURNS, moments)).toEqual([
      'Set-up',
      'Turn 1',
      'Turn 1 · Movement',
      'Turn 1 · Movement',
      'Turn 1',
    ]);
    expect(headingsOf([], moments)).toEqual(['', '', '', '', '']);
  });
});

describe('the marks of a line', () => {
  const marks = (length: number) => marksOn(TURNS, 7, length);

  it('are all there where there is room, with the names of the largest parts', () => {
    expect(marks(700).map(({ n, x, label }) => [n, x, label])).toEqual([
      [1, 100, 'Set-up'],
      [3, 300, 'Turn 1'],
      [4, 400, undefined],
      [6, 600, undefined],
      // Its name would reach beyond the end.
      [7, 700, undefined],
    ]);
  });

  it('become fewer where there is none, the smallest parts first', () => {
    expect(marks(45).map(({ n }) => n)).toEqual([1, 3, 7]);
    expect(marks(0).map(({ n }) => n)).toEqual([1]);
  });

  it.each([100, 300, 900])('of a match of a thousand parts stand apart on %i pixels', (length) => {
    const many = partsOf(...Array.from({ length: 1000 }, (_, n) => [`Tick ${n}`]));
    const placed = marksOn(many, 1000, length);
    expect(placed.length).toBeGreaterThan(length / 14);
    for (const [index, { x }] of placed.entries()) if (index > 0) expect(x - placed[index - 1]!.x).toBeGreaterThan(6.9);
    const named = placed.filter(({ label }) => label !== undefined);
    expect(named.length).toBeGreaterThan(0);
    for (const [index, { x }] of named.entries())
      if (index > 0) expect(x - named[index - 1]!.x).toBeGreaterThan(named[index - 1]!.label!.length * 7);
  });
});
