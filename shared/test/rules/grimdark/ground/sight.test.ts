import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Axial, axialAt, distance, indexOfAxial, labelOfIndex } from '../../../../src/hex/index.ts';
import { type Body, bodyOf, type Field, lieOf } from '../../../../src/rulesets/grimdark/ground/field.ts';
import {
  distanceBetween,
  fitsAt,
  footprintOf,
  HEIGHTS,
  indexIn,
} from '../../../../src/rulesets/grimdark/ground/footprint.ts';
import { explainSight } from '../../../../src/rulesets/grimdark/ground/sight/explain.ts';
import { clearanceOn, look } from '../../../../src/rulesets/grimdark/ground/sight/look.ts';
import { lookingAt, seenFromPoint, sees, sightOf } from '../../../../src/rulesets/grimdark/ground/sight/sight.ts';
import { surveyOf } from '../../../../src/rulesets/grimdark/ground/survey.ts';
import { TERRAIN, TERRAINS, type Terrain } from '../../../../src/rulesets/grimdark/ground/terrain.ts';
import type { SizeClass } from '../../../../src/rulesets/grimdark/roster/terms.ts';
import { at, boardOf, body, fieldOf, type Hex, hexes, type Lies, path, unit } from '../ground.ts';

/** What one unit sees of another: `unseen`, `bare`, or how it is covered. Seeing is mutual. */
const sight = (field: Field, viewer: string, target: string): string => {
  const found = sightOf(field, body(field, viewer), body(field, target));
  expect(sees(field, body(field, viewer), body(field, target))).toBe(found.sees);
  expect(sees(field, body(field, target), body(field, viewer))).toBe(found.sees);
  expect(explainSight(field, body(field, viewer), body(field, target))).toMatchObject(found);
  if (!found.sees) return 'unseen';
  if (!found.cover) return 'bare';
  return found.terrainCover ? 'terrain cover' : 'sight cover';
};

/** What is seen over one row of hexes: a1 stands at [10,10], b1 at [10 + n,10], and something between them. */
const along = (n: number, lies: Lies, ...more: Parameters<typeof fieldOf>[1][]): string =>
  sight(fieldOf(lies, unit('a1', [10, 10]), unit('b1', [10 + n, 10]), ...more), 'a1', 'b1');

describe('worked cases', () => {
  const g02 = fieldOf(
    { terrain: [['building', 'k1', [[13, 10]]]] },
    unit('a1', [10, 10]),
    unit('b1', [16, 10]),
    unit('b2', [16, 8]),
    unit('a2', [16, 14]),
  );
  const g03 = fieldOf({ terrain: [['building', 'k1', [[12, 11]]]] }, unit('a1', [10, 10]), unit('b1', [14, 14]));
  const g05 = fieldOf(
    {
      terrain: [
        [
          'forest',
          'f1',
          [
            [12, 10],
            [13, 10],
            [14, 10],
          ],
        ],
        [
          'forest',
          'f2',
          [
            [10, 14],
            [11, 14],
          ],
        ],
      ],
    },
    unit('a1', [10, 10]),
    unit('b1', [13, 10]),
    unit('a3', [15, 10]),
    unit('a2', [8, 14]),
    unit('b3', [14, 14]),
    unit('b4', [12, 14]),
  );
  const g14 = fieldOf(
    { terrain: [['building', 'k1', [[13, 30]]]], levels: [[2, [[16, 30]]]], size: [48, 46] },
    unit('a3', [10, 30]),
    unit('b3', [16, 30]),
  );

  it.each([
    ['G02: a building on the line', g02, 'a1', 'b1', 'unseen'],
    ['G02: a building beside the line', g02, 'a1', 'b2', 'bare'],
    ['G02: a building elsewhere', g02, 'a2', 'b1', 'bare'],
    ['G03: a building on one side of a border', g03, 'a1', 'b1', 'sight cover'],
    ['G03: the same from the other end', g03, 'b1', 'a1', 'sight cover'],
    ['G05: into the forest', g05, 'a1', 'b1', 'terrain cover'],
    ['G05: out of the forest', g05, 'b1', 'a1', 'bare'],
    ['G05: out of the forest past its rim', g05, 'b1', 'a3', 'sight cover'],
    ['G05: through the forest', g05, 'a2', 'b4', 'unseen'],
    ['G05: through the forest, further', g05, 'a2', 'b3', 'unseen'],
    ['G14: over a building', g14, 'a3', 'b3', 'unseen'],
  ])('%s', (_, field, viewer, target, expected) => {
    expect(sight(field, viewer, target)).toBe(expected);
  });
});

describe('tops, G-5.4', () => {
  it.each<[string, Lies, string]>([
    ['nothing', {}, 'bare'],
    ['a wall', { terrain: [['wall', 'w', [[13, 10]]]] }, 'unseen'],
    ['a hill of one level', { levels: [[1, [[13, 10]]]] }, 'unseen'],
    ['a pit', { levels: [[-1, [[13, 10]]]] }, 'bare'],
    ['a wall in a pit', { terrain: [['wall', 'w', [[13, 10]]]], levels: [[-2, [[13, 10]]]] }, 'bare'],
    ['a building in a pit', { terrain: [['building', 'k', [[13, 10]]]], levels: [[-2, [[13, 10]]]] }, 'unseen'],
    ['a forest', { terrain: [['forest', 'f', [[13, 10]]]] }, 'unseen'],
    [
      'a forest with one hex at the viewer',
      {
        terrain: [
          [
            'forest',
            'f',
            [
              [13, 10],
              [10, 10],
            ],
          ],
        ],
      },
      'bare',
    ],
    [
      'a forest with one hex at the target',
      {
        terrain: [
          [
            'forest',
            'f',
            [
              [13, 10],
              [16, 10],
            ],
          ],
        ],
      },
      'terrain cover',
    ],
    ['a field', { terrain: [['field', 'x', [[13, 10]]]] }, 'bare'],
    ['deep water', { terrain: [['deep', 'd', [[13, 10]]]] }, 'bare'],
  ])('over %s between units of height 1', (_, lies, expected) => {
    expect(along(6, lies)).toBe(expected);
  });

  it('count other units by their height, friend or foe', () => {
    expect(along(6, {}, unit('a2', [13, 10]))).toBe('unseen');
    expect(along(6, {}, unit('b2', [13, 10]))).toBe('unseen');
    const tall = (size: 'standard' | 'large') =>
      fieldOf({}, unit('a1', [10, 10], 'titanic'), unit('b1', [16, 10], 'large'), unit('a2', [14, 10], size));
    // The lines from [11,10] to [16,10], from height 3 to 2, pass [14,10] at 2.4.
    expect(sight(tall('large'), 'a1', 'b1')).toBe('bare');
    expect(sight(tall('standard'), 'a1', 'b1')).toBe('bare');
    expect(along(6, {}, unit('a2', [13, 9], 'titanic'))).toBe('unseen');
  });

  it('block where they just reach the line', () => {
    // From height 3 to 1 over 4 hexes the line is at 2 in the middle, and at 2.5 before it.
    const field = (q: number) =>
      fieldOf(
        { levels: [[2, [[10, 10]]]], terrain: [['wall', 'w', [[q, 10]]]] },
        unit('a1', [10, 10]),
        unit('b1', [14, 10]),
      );
    expect(sight(field(12), 'a1', 'b1')).toBe('unseen');
    expect(sight(field(11), 'a1', 'b1')).toBe('bare');
    expect(sight(field(13), 'b1', 'a1')).toBe('unseen');
  });
});

describe('borders, G-5.3 to G-5.6', () => {
  const pair = (...list: readonly Hex[]) =>
    sight(fieldOf({ terrain: [['building', 'k1', list]] }, unit('a1', [10, 10]), unit('b1', [14, 14])), 'a1', 'b1');
  it('are blocked by both halves, screened by one, also if it is one of each of two borders', () => {
    expect(pair([12, 11], [11, 12])).toBe('unseen');
    expect(pair([12, 11])).toBe('sight cover');
    expect(pair([11, 12])).toBe('sight cover');
    expect(pair([12, 11], [12, 13])).toBe('sight cover');
    expect(pair([12, 10])).toBe('bare');
  });

  it('at the edge of the map can only screen', () => {
    // From 0101 to 0301 the line runs along the north side of 0201.
    const field = fieldOf({ terrain: [['building', 'k1', [[1, 0]]]] }, unit('a1', [0, 0]), unit('b1', [2, -1]));
    expect(sight(field, 'a1', 'b1')).toBe('sight cover');
  });
});

describe('low screens, G-5.7', () => {
  it.each<[string, Lies, string]>([
    ['a barricade right before the target', { terrain: [['barricade', 'b', [[15, 10]]]] }, 'sight cover'],
    ['a barricade one hex further off', { terrain: [['barricade', 'b', [[14, 10]]]] }, 'bare'],
    ['a barricade right before the viewer', { terrain: [['barricade', 'b', [[11, 10]]]] }, 'bare'],
    ['ruins right before the target', { terrain: [['ruins', 'r', [[15, 10]]]] }, 'sight cover'],
    ['rubble right before the target', { terrain: [['rubble', 'r', [[15, 10]]]] }, 'bare'],
    [
      'a barricade, shot at from above',
      { terrain: [['barricade', 'b', [[15, 10]]]], levels: [[3, [[10, 10]]]] },
      'bare',
    ],
    [
      'a barricade at the end of a slope',
      {
        terrain: [['barricade', 'b', [[15, 10]]]],
        levels: [
          [
            1,
            [
              [10, 10],
              [15, 10],
            ],
          ],
        ],
      },
      'sight cover',
    ],
  ])('%s', (_, lies, expected) => {
    expect(along(6, lies)).toBe(expected);
  });

  it('stand beside a border too', () => {
    const field = fieldOf({ terrain: [['field', 'x', [[14, 13]]]] }, unit('a1', [10, 10]), unit('b1', [14, 14]));
    expect(sight(field, 'a1', 'b1')).toBe('sight cover');
    expect(sight(field, 'b1', 'a1')).toBe('bare');
  });
});

describe('cover, G-5.8 and G-5.10', () => {
  it.each(TERRAINS.filter((terrain) => TERRAIN[terrain].enter))('in %s', (terrain) => {
    const lies: Lies = terrain === 'open' ? {} : { terrain: [[terrain, 't', [[16, 10]]]] };
    expect(along(6, lies)).toBe(TERRAIN[terrain].cover ? 'terrain cover' : 'bare');
  });

  const titan = (...cover: readonly Hex[]) => {
    const field = fieldOf({ terrain: [['ruins', 'r', cover]] }, unit('a1', [10, 10]), unit('b1', [20, 10], 'titanic'));
    return sight(field, 'a1', 'b1');
  };
  it('of a titanic unit needs four of its seven hexes', () => {
    expect(titan([20, 10], [20, 9], [21, 9], [21, 10])).toBe('terrain cover');
    expect(titan([20, 10], [20, 9], [21, 9])).toBe('bare');
  });

  it('is judged from the hex of a titanic shooter that sees most', () => {
    // The building is in the way of all but the lines from [11,10] and [9,11]; of these [11,10] is first in map order.
    const field = fieldOf(
      { terrain: [['building', 'k', [[10, 12]]]] },
      unit('a1', [10, 10], 'titanic'),
      unit('b1', [10, 16]),
    );
    const found = sightOf(field, body(field, 'a1'), body(field, 'b1'));
    expect(found).toMatchObject({ sees: true, cover: false, from: at([11, 10]) });
    const open = fieldOf({}, unit('a1', [10, 10], 'titanic'), unit('b1', [16, 10]));
    expect(sightOf(open, body(open, 'a1'), body(open, 'b1')).from).toBe(at([10, 9]));
  });

  it('by terrain holds against those who do not see it', () => {
    const field = fieldOf(
      {
        terrain: [
          ['wall', 'w', [[13, 10]]],
          ['ruins', 'r', [[16, 10]]],
        ],
      },
      unit('a1', [10, 10]),
      unit('b1', [16, 10]),
    );
    expect(sightOf(field, body(field, 'a1'), body(field, 'b1'))).toMatchObject({
      sees: false,
      cover: false,
      terrainCover: true,
    });
  });

  it('by a piece that counts as cover screens nobody, G-18.3', () => {
    const lies: Lies = {
      terrain: [
        [
          'rubble',
          'r1',
          [
            [15, 10],
            [16, 10],
          ],
        ],
        ['rubble', 'r2', [[15, 12]]],
      ],
    };
    const units = [unit('a1', [10, 10]), unit('b1', [16, 10]), unit('b2', [16, 12]), unit('a2', [10, 12])];
    const field = { ...fieldOf(lies, ...units), overrides: { cover: ['r1', 'r2'] } };
    expect(sight(field, 'a1', 'b1')).toBe('terrain cover');
    expect(sight(field, 'a2', 'b2')).toBe('bare');
  });
});

describe('who is seen, G-5.1', () => {
  it('is oneself, and who is adjacent', () => {
    const field = fieldOf({ levels: [[6, [[11, 10]]]] }, unit('a1', [10, 10]), unit('b1', [11, 10]));
    expect(sight(field, 'a1', 'a1')).toBe('bare');
    expect(sight(field, 'a1', 'b1')).toBe('bare');
  });

  it('may be asked of a place where a unit does not stand yet', () => {
    const field = fieldOf({}, unit('a1', [13, 10]), unit('b1', [16, 10]));
    const planned = { ...body(field, 'a1'), at: at([10, 10]) };
    expect(sees(field, planned, body(field, 'b1'))).toBe(true);
  });

  it('may be asked of a point above a hex, G-17.4 (33)', () => {
    const field = fieldOf(
      {
        terrain: [
          [
            'building',
            'k',
            [
              [10, 10],
              [13, 10],
            ],
          ],
        ],
      },
      unit('b1', [16, 10]),
      unit('b2', [14, 10]),
    );
    // From 4 to 1 the line passes [13,10] at 2.5: lower than the building.
    expect(seenFromPoint(field, at([10, 10]), 4, body(field, 'b1'))).toBe(false);
    expect(seenFromPoint(field, at([10, 10]), 6, body(field, 'b1'))).toBe(true);
    const open = fieldOf({ terrain: [['building', 'k', [[10, 10]]]] }, unit('b1', [16, 10]));
    expect(seenFromPoint(open, at([10, 10]), 4, body(open, 'b1'))).toBe(true);
  });
});

it('says what hinders a line, and by which rule', () => {
  const field = fieldOf(
    {
      terrain: [
        ['building', 'k1', [[12, 11]]],
        ['field', 'x', [[14, 13]]],
      ],
    },
    unit('a1', [10, 10]),
    unit('b1', [14, 14]),
    unit('a2', [11, 12]),
    unit('b2', [12, 12]),
  );
  const { lines } = explainSight(field, body(field, 'a1'), body(field, 'b1'));
  expect(lines).toEqual([
    {
      from: at([10, 10]),
      to: at([14, 14]),
      verdict: 'blocked',
      hindrances: [
        { hex: at([11, 12]), how: 'blocks', rule: 'G-5.5', terrain: 'open', unit: 'a2' },
        { hex: at([12, 11]), how: 'blocks', rule: 'G-5.5', terrain: 'building' },
        { hex: at([12, 12]), how: 'blocks', rule: 'G-5.5', terrain: 'open', unit: 'b2' },
        { hex: at([14, 13]), how: 'low', rule: 'G-5.7', terrain: 'field' },
      ],
    },
  ]);
  expect(bodyOf(field, 'a2')).toBe(body(field, 'a2'));
});

/** The corner offsets of G-5.2. */
const CORNERS = [
  [1, 1],
  [2, -1],
  [1, -2],
  [-1, -1],
  [-2, 1],
  [-1, 2],
] as const;

/** A line of sight from a hex of one unit to a hex of another as G-5.2 to G-5.7 tell it, word by word. */
const told = (field: Field, viewer: Body, target: Body, from: number, to: number): 'clear' | 'screened' | 'blocked' => {
  const { board } = field;
  const { survey, occupant } = lieOf(field);
  const a = axialAt(board, from);
  const b = axialAt(board, to);
  const n = distance(a, b);
  const eyeA = survey.level[from]! + HEIGHTS[viewer.size];
  const eyeB = survey.level[to]! + HEIGHTS[target.size];
  const pieceAt = (hex: Axial) => survey.pieces[survey.piece[indexOfAxial(board, hex.q, hex.r)]!];
  const pairs = new Map<number, number>();
  let blocked = false;
  let screened = false;
  for (let q = Math.min(a.q, b.q) - 1; q <= Math.max(a.q, b.q) + 1; q++)
    for (let r = Math.min(a.r, b.r) - n; r <= Math.max(a.r, b.r) + n; r++) {
      const h = { q, r };
      const da = distance(a, h);
      const db = distance(h, b);
      if (da === 0 || db === 0 || da + db !== n) continue;
      const c = CORNERS.map(([oq, or]) => (b.q - a.q) * (3 * (r - a.r) + or) - (b.r - a.r) * (3 * (q - a.q) + oq));
      const crossed = Math.min(...c) < 0 && Math.max(...c) > 0;
      const border = !crossed && c.filter((value) => value === 0).length === 2;
      const index = indexOfAxial(board, q, r);
      if (index < 0 || !(crossed || border)) continue;
      const other = field.bodies[occupant[index]!];
      if (other === viewer || other === target) continue;
      const level = survey.level[index]!;
      const { blocks, height, cover, screen } = TERRAIN[TERRAINS[survey.terrain[index]!]!];
      const tops: number[] = level >= 1 ? [level] : [];
      if (blocks === 'always') tops.push(level + height);
      if (blocks === 'through' && pieceAt(h) !== pieceAt(a) && pieceAt(h) !== pieceAt(b)) tops.push(level + 2);
      if (other) tops.push(level + HEIGHTS[other.size]);
      const line = eyeA * db + eyeB * da;
      if (tops.length > 0 && Math.max(...tops) * n >= line) {
        if (crossed) blocked = true;
        else pairs.set(da, (pairs.get(da) ?? 0) + 1);
      }
      if (cover && db === 1 && (level + screen!) * n >= line) screened = true;
    }
  for (const halves of pairs.values()) {
    if (halves === 2) blocked = true;
    else screened = true;
  }
  return blocked ? 'blocked' : screened ? 'screened' : 'clear';
};

/** What one unit sees of another as G-5.1, G-5.8 and G-5.10 tell it. */
const toldOf = (field: Field, viewer: Body, target: Body) => {
  const { cover } = lieOf(field);
  const hexesOf = (one: Body) => footprintOf(field.board, one);
  const ofShooter = hexesOf(viewer).map((from) => {
    const verdicts = hexesOf(target).map((to) => ({ to, verdict: told(field, viewer, target, from, to) }));
    return {
      sees: verdicts.some(({ verdict }) => verdict !== 'blocked'),
      exposed: verdicts.filter(({ to, verdict }) => verdict === 'clear' && cover[to] === 0).length,
    };
  });
  const seeing = ofShooter.filter(({ sees: sight }) => sight);
  const size = hexesOf(target).length;
  return {
    sees: seeing.length > 0,
    cover: seeing.length > 0 && 2 * Math.max(...seeing.map(({ exposed }) => exposed)) < size,
    terrainCover: 2 * hexesOf(target).filter((hex) => cover[hex] === 0).length < size,
  };
};

describe('any ground', () => {
  const SIZE = { width: 16, height: 32 };
  const hex = fc.nat(SIZE.width * SIZE.height - 1).map((index): Hex => {
    const { q, r } = axialAt(SIZE, index);
    return [q, r];
  });
  const things = fc.array(
    fc.tuple(hex, fc.constantFrom(...TERRAINS.slice(1)), fc.constantFrom(0, 0, 1, 2, -1), fc.constantFrom('1', '2')),
    { minLength: 60, maxLength: 220 },
  );
  const makeField = (
    lies: readonly (readonly [Hex, Terrain, number, string])[],
    places: readonly Hex[],
    titans: readonly Hex[],
  ): Field => {
    const lie: Lies = {
      size: [SIZE.width, SIZE.height],
      terrain: lies.filter(([, , level]) => level !== 1).map(([one, kind, , piece]) => [kind, kind + piece, [one]]),
      levels: lies.map(([one, , level]) => [level, [one]]),
    };
    const bodies: Body[] = [];
    const board = boardOf(lie);
    const add = (hex: Hex, size: SizeClass) => {
      const one = unit(`${bodies.length % 2 ? 'a' : 'b'}${bodies.length}`, hex, size);
      const isFree = bodies.every((other) => distanceBetween(board, one, other) > 0);
      if (isFree && fitsAt(board, indexIn(board, one.at), size)) bodies.push(one);
    };
    for (const hex of titans) add(hex, 'titanic');
    for (const [number, hex] of places.entries()) add(hex, number % 3 ? 'standard' : 'large');
    return { board, bodies };
  };

  it.each([
    ['single hexes', 0, 60],
    ['titanic units', 2, 40],
  ])('has the sight that G-5.1 to G-5.10 tell word by word, the same both ways: %s', (_, titans, numRuns) => {
    fc.assert(
      fc.property(
        things,
        fc.array(hex, { minLength: 4, maxLength: 10 }),
        fc.array(hex, { minLength: titans, maxLength: titans }),
        (lies, places, centres) => {
          const field = makeField(lies, places, centres);
          for (const viewer of field.bodies)
            for (const target of field.bodies) {
              if (viewer === target) continue;
              const { from, ...found } = sightOf(field, viewer, target);
              expect([viewer.at, target.at, found]).toEqual([viewer.at, target.at, toldOf(field, viewer, target)]);
              expect(sees(field, target, viewer)).toBe(found.sees);
            }
        },
      ),
      { numRuns },
    );
  });

  it('blocks the same lines for those who leave out what is low', () => {
    const height = fc.integer({ min: -3, max: 10 });
    fc.assert(
      fc.property(things, fc.array(fc.tuple(hex, hex, height, height), { minLength: 40 }), (lies, lines) => {
        const field = makeField(lies, [], []);
        const looking = lookingAt(field, undefined, undefined);
        const fast = { ...looking, clearance: clearanceOn(field.board) };
        for (const [one, other, from, to] of lines) {
          const start = { hex: indexIn(field.board, at(one)), height: from };
          const end = { hex: indexIn(field.board, at(other)), height: to };
          const isBlocked = look(looking, start, end, () => {}) === 'blocked';
          expect(look(looking, start, end) === 'blocked').toBe(isBlocked);
          expect(look(fast, start, end) === 'blocked').toBe(isBlocked);
        }
      }),
      { numRuns: 60 },
    );
  });
});

it('works out a board once', () => {
  const board = boardOf();
  expect(surveyOf(board)).toBe(surveyOf(board));
  expect(labelOfIndex(board, 0)).toBe('0101');
  expect(hexes([0, 0])).toEqual(path([0, 1], [0, 0]));
});
