import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, distance, parseLabel } from '../../../../src/hex/index.ts';
import { hexesOf } from '../../../../src/rulesets/steampunk/ground/places.ts';
import { blindBehind, type Ground, sees, sightOf, spotOf } from '../../../../src/rulesets/steampunk/ground/sight.ts';
import { groundOf, hex, shortBoard } from '../ground.ts';

/** A hex by letter and number; `C3 air` for a unit in the air above it. */
const spot = ({ board }: Ground, words: string) => {
  const [name = '', layer] = words.split(' ');
  return spotOf(board, hex(name), layer === 'air' ? 'air' : 'ground');
};

/** Is there a line of sight? It is asked in both directions. */
const seen = (ground: Ground, from: string, to: string): boolean => {
  const there = sees(ground, spot(ground, from), spot(ground, to));
  expect(sees(ground, spot(ground, to), spot(ground, from))).toBe(there);
  expect(sightOf(ground, spot(ground, from), spot(ground, to)).seen).toBe(there);
  return there;
};

describe('worked cases', () => {
  it('C01: a forest on the ground blocks', () => {
    expect(seen(groundOf({ D5: 'forest' }), 'D8', 'D3')).toBe(false);
    expect(seen(groundOf(), 'D8', 'D3')).toBe(true);
  });

  it('C03: along a border one free side is enough, and the edge of the board is not free', () => {
    expect(seen(groundOf({ B1: 'forest' }), 'A1', 'C1')).toBe(false);
    expect(seen(groundOf(), 'A1', 'C1')).toBe(true);
    expect(seen(groundOf({ C9: 'forest' }), 'B9', 'D9')).toBe(false);
  });

  it('C05: what lies lower than a hill hides two hexes, another hill blocks', () => {
    expect(seen(groundOf({ D8: 'hill', D5: 'forest' }), 'D8', 'D3')).toBe(false);
    expect(seen(groundOf({ D8: 'hill', D6: 'forest' }), 'D8', 'D3')).toBe(true);
    expect(seen(groundOf({ D8: 'hill', D7: 'hill' }), 'D8', 'D3')).toBe(false);
  });

  it('C07: from the air', () => {
    expect(seen(groundOf({ C5: 'mountain' }), 'C3 air', 'C8 air')).toBe(true);
    expect(seen(groundOf({ C5: 'mountain' }), 'C3 air', 'C8')).toBe(false);
    expect(seen(groundOf({}, ['C7']), 'C3 air', 'C8')).toBe(false);
    expect(seen(groundOf({}, ['C6']), 'C3 air', 'C8')).toBe(true);
    expect(seen(groundOf({}, ['C3', 'C8']), 'C3', 'C8')).toBe(true);
  });
});

describe('the table of LOS-4', () => {
  const ends: Readonly<Record<string, readonly [from: string, to: string]>> = {
    '0-0': ['clear', 'clear'],
    '1-0': ['hill', 'clear'],
    '2-0': ['mountain', 'clear'],
    '1-1': ['hill', 'hill'],
    '2-1': ['mountain', 'hill'],
    '2-2': ['mountain', 'mountain'],
  };
  const between = ['forest', 'hill', 'mountain'];
  /** Of a hex between: how many hexes behind it, towards the lower end, are not seen. Infinity: it blocks. */
  const table: readonly (readonly [string, readonly number[]])[] = [
    ['0-0', [Infinity, Infinity, Infinity]],
    ['1-0', [2, Infinity, Infinity]],
    ['2-0', [1, 2, Infinity]],
    ['1-1', [0, 0, Infinity]],
    ['2-1', [0, 0, Infinity]],
    ['2-2', [0, 0, 0]],
  ];

  it.each(table.flatMap(([pair, row]) => row.map((blind, level) => [pair, level, blind] as const)))(
    'ends %s, level %i between: %d',
    (pair, level, blind) => {
      const [high, low] = ends[pair]!;
      // From D9 to D1 with the hex between at every distance from D1, the lower end.
      for (let row = 2; row <= 8; row++) {
        const ground = groundOf({ D9: high, D1: low, [`D${row}`]: between[level]! });
        expect(seen(ground, 'D9', 'D1'), `D${row}`).toBe(row - 1 > blind);
      }
      const [higher = 0, lower = 0] = pair.split('-').map(Number);
      expect(blindBehind(level, higher, lower)).toBe(blind);
    },
  );

  it('level 2 is where air units are, whatever lies below them (FLY-1)', () => {
    expect(seen(groundOf({ D5: 'forest' }), 'D9 air', 'D1')).toBe(true);
    expect(seen(groundOf({ D2: 'forest' }), 'D9 air', 'D1')).toBe(false);
    expect(seen(groundOf({ D9: 'hill', D5: 'hill' }), 'D9 air', 'D1')).toBe(true);
  });
});

describe('what blocks (LOS-3)', () => {
  it.each([
    ['clear', false],
    ['hill', true],
    ['mountain', true],
    ['forest', true],
    ['burnedForest', true],
    ['dunes', true],
    ['ruins', false],
    ['rough', false],
    ['building', true],
    ['swamp', false],
    ['river', false],
    ['water', false],
  ])('%s between two hexes on the ground: %s', (terrain, blocks) => {
    expect(seen(groundOf({ D5: terrain }), 'D8', 'D3')).toBe(!blocks);
  });

  it('smoke at the level of its hex: on a hill it is as high as the hill, in a forest no higher than the forest', () => {
    expect(seen(groundOf({ D5: 'ruins' }, ['D5']), 'D8', 'D3')).toBe(false);
    expect(seen(groundOf({ D8: 'hill', D3: 'hill' }, ['D5']), 'D8', 'D3')).toBe(true);
    expect(seen(groundOf({ D8: 'mountain', D5: 'hill' }, ['D5']), 'D8', 'D2')).toBe(true);
    expect(seen(groundOf({ D8: 'mountain', D5: 'hill' }, ['D5']), 'D8', 'D3')).toBe(false);
  });

  it('never the two ends, and nothing within one hex (LOS-1)', () => {
    expect(seen(groundOf({ D8: 'forest', D3: 'building' }, ['D8']), 'D8', 'D3')).toBe(true);
    expect(seen(groundOf({ D8: 'forest' }, ['D8']), 'D8', 'D8 air')).toBe(true);
    expect(seen(groundOf({ D8: 'forest', D7: 'mountain' }), 'D8', 'D7')).toBe(true);
  });

  it('every hex of the rectangle that is not part of the board, at every height', () => {
    const ground = { board: shortBoard({ B8: 'mountain' }), markers: {} };
    // Between A9 and C9 the line runs along the border of B8 and B9, which this board does not have.
    expect(seen(ground, 'A9', 'C9')).toBe(false);
    expect(seen(groundOf({ B8: 'mountain' }), 'A9', 'C9')).toBe(true);
    // A mountain does not block between two air units, and the missing hex is only the other side.
    expect(seen(ground, 'A9 air', 'C9 air')).toBe(true);
  });
});

describe('sides of a border (LOS-5)', () => {
  // From A5 to E5 the line follows the border of B4 and B5, crosses C5 and follows the border of D4 and D5.
  it('the whole line is taken on one side', () => {
    expect(seen(groundOf({ B4: 'forest', D4: 'forest' }), 'A5', 'E5')).toBe(true);
    expect(seen(groundOf({ B5: 'forest', D5: 'forest' }), 'A5', 'E5')).toBe(true);
    expect(seen(groundOf({ B4: 'forest', D5: 'forest' }), 'A5', 'E5')).toBe(false);
    expect(seen(groundOf({ B4: 'forest', B5: 'forest' }), 'A5', 'E5')).toBe(false);
    expect(seen(groundOf({ C5: 'forest' }), 'A5', 'E5')).toBe(false);
  });

  it('a hex that is only touched at a corner is ignored (LOS-2)', () => {
    // From D5 to E4 the line runs between D4 and E5 exactly; both ends of the border are corners of other hexes.
    const corners = { C4: 'mountain', C5: 'mountain', D3: 'mountain', E3: 'mountain', F3: 'mountain', F4: 'mountain' };
    expect(seen(groundOf(corners), 'D5', 'E4')).toBe(true);
  });

  it('left and right are told as seen from the first of the two', () => {
    const ground = groundOf({ B4: 'forest', D5: 'forest' });
    expect(sightOf(ground, spot(ground, 'A5'), spot(ground, 'E5'))).toEqual({
      seen: false,
      blockers: [
        { hex: hex('B4'), side: 'left', why: 'terrain', blind: 0 },
        { hex: hex('D5'), side: 'right', why: 'terrain', blind: 0 },
      ],
    });
    expect(sightOf(ground, spot(ground, 'E5'), spot(ground, 'A5')).blockers.map(({ side }) => side)).toEqual([
      'left',
      'right',
    ]);
  });

  it('tells smoke, the edge and blind hexes', () => {
    const ground = groundOf({ D8: 'hill' }, ['D5']);
    expect(sightOf(ground, spot(ground, 'D8'), spot(ground, 'D3')).blockers).toEqual([
      { hex: hex('D5'), side: 'across', why: 'smoke', blind: 2 },
    ]);
    const edge = groundOf();
    expect(sightOf(edge, spot(edge, 'A1'), spot(edge, 'C1'))).toEqual({
      seen: true,
      blockers: [{ hex: undefined, side: 'left', why: 'edge', blind: 0 }],
    });
  });
});

it('crossed hexes and borders are those of the test with corners in LOS-2', () => {
  const forest = groundOf(
    Object.fromEntries(
      [...'ABCDEFG'].flatMap((letter) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [letter + n, 'forest'])),
    ),
  );
  const at = (label: string) => parseLabel(label)!;
  const sideByCorners = (from: string, to: string, label: string) => {
    const [a, b, h] = [at(from), at(to), at(label)];
    const v = { q: b.q - a.q, r: b.r - a.r };
    const way = { q: h.q - a.q, r: h.r - a.r };
    const dot = way.q * v.q + way.r * v.r + (way.q + way.r) * (v.q + v.r);
    const length = v.q * v.q + v.r * v.r + (v.q + v.r) ** 2;
    if (dot <= 0 || dot >= length || distance(a, h) > distance(a, b) || distance(h, b) > distance(a, b)) return [];
    const signs = DIRECTIONS.map((one, k) => {
      const next = DIRECTIONS[(k + 1) % 6]!;
      return Math.sign(v.q * (3 * way.r + one.r + next.r) - v.r * (3 * way.q + one.q + next.q));
    });
    if (signs.includes(1) && signs.includes(-1)) return [`${label} across`];
    if (signs.filter((sign) => sign === 0).length < 2) return [];
    return [`${label} ${signs.includes(-1) ? 'left' : 'right'}`];
  };
  for (const from of hexesOf(forest.board)) {
    for (const to of hexesOf(forest.board)) {
      if (from === to) continue;
      const found = sightOf(forest, spotOf(forest.board, from), spotOf(forest.board, to)).blockers;
      const onBoard = found.flatMap(({ hex, side }) => (hex === undefined ? [] : [`${hex} ${side}`]));
      const expected = hexesOf(forest.board).flatMap((label) => sideByCorners(from, to, label));
      expect(onBoard.sort(), `${from} to ${to}`).toEqual(expected);
    }
  }
});

it('sight is the same in both directions, and neighbours always see each other', () => {
  const words = fc.constantFrom('clear', 'clear', 'clear', 'hill', 'mountain', 'forest', 'ruins');
  const names = [...'ABCDEFG'].flatMap((letter) => Array.from({ length: 9 }, (_, row) => `${letter}${row + 1}`));
  const anyGround = fc
    .record({ terrain: fc.array(words, { minLength: 63, maxLength: 63 }), smoke: fc.subarray(names, { maxLength: 9 }) })
    .map(({ terrain, smoke }) => groundOf(Object.fromEntries(names.map((name, i) => [name, terrain[i]!])), smoke));
  const layer = fc.constantFrom('ground' as const, 'air' as const);
  fc.assert(
    fc.property(anyGround, layer, layer, (ground, one, other) => {
      for (const from of hexesOf(ground.board)) {
        for (const to of hexesOf(ground.board)) {
          const [a, b] = [spotOf(ground.board, from, one), spotOf(ground.board, to, other)];
          const there = sees(ground, a, b);
          if (sees(ground, b, a) !== there) throw new Error(`${from} and ${to} differ`);
          if (sightOf(ground, a, b).seen !== there) throw new Error(`${from} to ${to} is explained otherwise`);
          if (!there && distance(parseLabel(from)!, parseLabel(to)!) <= 1) throw new Error(`${from} is blind to ${to}`);
        }
      }
    }),
    { numRuns: 12 },
  );
});
