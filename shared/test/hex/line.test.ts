import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Axial,
  distance,
  enteredSides,
  type LineStep,
  labelOfIndex,
  line,
  lineOnMap,
  lineShape,
  parseLabel,
} from '../../src/hex/index.ts';

const at = (q: number, r: number): Axial => ({ q, r });
const text = (steps: readonly LineStep[]) =>
  steps.map(({ hexes }) => hexes.map(({ q, r }) => `${q},${r}`).join(' | ')).join('  ');

describe('examples (H-2)', () => {
  test.each([
    [1, 1, '0,0  1,0 | 0,1  1,1'],
    [2, -1, '0,0  1,-1 | 1,0  2,-1'],
    [1, 2, '0,0  0,1  1,1  1,2'],
    [3, 1, '0,0  1,0  1,1  2,0  2,1  3,1'],
    [4, -2, '0,0  1,-1 | 1,0  2,-1  3,-2 | 3,-1  4,-2'],
    [0, 0, '0,0'],
  ])('(0,0) to (%i,%i)', (q, r, steps) => expect(text(line(at(0, 0), at(q, r)))).toBe(steps));

  const grid = { width: 9, height: 9 };
  const labels = (from: string, to: string) =>
    lineOnMap(grid, parseLabel(from)!, parseLabel(to)!).map(({ hexes }) =>
      hexes.map((i) => labelOfIndex(grid, i)).join('|'),
    );

  test('straight south', () => expect(labels('0101', '0104')).toEqual(['0101', '0102', '0103', '0104']));
  test('along the top of the map, the half on the map is the step', () =>
    expect(labels('0101', '0301')).toEqual(['0101', '0201', '0301']));
  test('along the bottom likewise', () => expect(labels('0209', '0409')).toEqual(['0209', '0309', '0409']));
  test('middles of the stretches (H-4.1)', () => {
    expect(lineShape(0, 3).map(({ middle: { num, den } }) => `${num}/${den}`)).toEqual(['1/12', '1/3', '2/3', '11/12']);
    expect(lineShape(1, 1).map(({ middle: { num, den } }) => `${num}/${den}`)).toEqual(['1/6', '1/2', '5/6']);
    expect(lineShape(0, 0)[0]?.middle).toEqual({ num: 1, den: 2 });
  });
});

// The second way to the same answer: the corners of H-2.1 in coordinates scaled by 3, and separating lines.
const CORNERS = [
  [2, -1],
  [1, 1],
  [-1, 2],
  [-2, 1],
  [-1, -1],
  [1, -2],
] as const;
const cross = (ax: number, ay: number, bx: number, by: number) => ax * by - ay * bx;

/** How the segment from (0,0) to (dq,dr) meets a hex, judged by which side of which line its corners are on. */
const judge = (dq: number, dr: number, hex: Axial): 'crossed' | 'border' | 'missed' => {
  const [dx, dy] = [3 * dq, 3 * dr];
  const corners = CORNERS.map(([x, y]) => [3 * hex.q + x, 3 * hex.r + y] as const);
  const sides = corners.map(([x, y]) => cross(dx, dy, x, y));
  for (let i = 0; i < 6; i++) {
    const [ax, ay] = corners[i]!;
    const [bx, by] = corners[(i + 1) % 6]!;
    // Corners go clockwise on paper: the inside is where this is positive.
    const start = cross(bx - ax, by - ay, -ax, -ay);
    const end = cross(bx - ax, by - ay, dx - ax, dy - ay);
    if (start === 0 && end === 0) {
      const along = (x: number, y: number) => x * dx + y * dy;
      const [low, high] = [along(ax, ay), along(bx, by)].sort((a, b) => a - b) as [number, number];
      return Math.max(low, 0) < Math.min(high, along(dx, dy)) ? 'border' : 'missed';
    }
    if (start <= 0 && end <= 0) return 'missed';
  }
  return sides.some((side) => side > 0) && sides.some((side) => side < 0) ? 'crossed' : 'missed';
};

test('every line within nine hexes crosses and borders what the corner test says, in order and without gaps', () => {
  for (let dq = -9; dq <= 9; dq++) {
    for (let dr = -9; dr <= 9; dr++) {
      if (dq === 0 && dr === 0) continue;
      const expected: string[] = [];
      for (let q = -11; q <= 11; q++) {
        for (let r = -11; r <= 11; r++) {
          const verdict = judge(dq, dr, at(q, r));
          if (verdict !== 'missed') expected.push(`${q},${r} ${verdict}`);
        }
      }
      const steps = lineShape(dq, dr);
      const found = steps.flatMap(({ hexes }) =>
        hexes.map(({ q, r }) => `${q},${r} ${hexes.length === 2 ? 'border' : 'crossed'}`),
      );
      expect(found.toSorted(), `${dq},${dr}`).toEqual(expected.toSorted());
      // From the middles the ends of the stretches follow one by one; they must rise from 0 to exactly 1.
      let end = { num: 0n, den: 1n };
      for (const { middle } of steps) {
        const [num, den] = [BigInt(middle.num), BigInt(middle.den)];
        const next = { num: 2n * num * end.den - end.num * den, den: den * end.den };
        expect(next.num * end.den > end.num * next.den).toBe(true);
        end = next;
      }
      expect(end.num).toBe(end.den);
    }
  }
});

const coordinate = fc.integer({ min: -120, max: 120 });
const hex = fc.record({ q: coordinate, r: coordinate });

test('the way back has the same steps, reversed (H-2.5)', () => {
  fc.assert(
    fc.property(hex, hex, (a, b) => {
      const back = line(b, a).toReversed();
      expect(text(back)).toBe(text(line(a, b)));
      line(a, b).forEach(({ middle }, i) => {
        expect(back[i]!.middle).toEqual({ num: middle.den - middle.num, den: middle.den });
      });
    }),
  );
});

test('a line begins and ends in its end hexes and enters them by the sides of H-3.1', () => {
  fc.assert(
    fc.property(hex, hex, (a, b) => {
      const steps = line(a, b);
      expect(steps[0]?.hexes).toEqual([a]);
      expect(steps.at(-1)?.hexes).toEqual([b]);
      const before = steps.at(-2);
      if (before === undefined) return;
      // A line through a corner of the end hex comes along the edge that ends there: by a pair, and only then.
      expect(enteredSides(a, b)).toHaveLength(before.hexes.length);
      for (const next of before.hexes) expect(distance(next, b)).toBe(1);
    }),
  );
});
