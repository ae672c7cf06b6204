import { describe, expect, it } from 'vitest';
import { told } from '../../../../src/match/index.ts';
import type { Field } from '../../../../src/rulesets/grimdark/ground/field.ts';
import { checkLeaving, checkPath } from '../../../../src/rulesets/grimdark/ground/moving/check-path.ts';
import { courseOf, standsInDanger } from '../../../../src/rulesets/grimdark/ground/moving/course.ts';
import { allowanceOf, type MoveKind, moveOf } from '../../../../src/rulesets/grimdark/ground/moving/mover.ts';
import { WORDS } from '../../../../src/rulesets/grimdark/words/index.ts';
import { at, body, fieldOf, type Hex, hexes, type Lies, mover, path, unit } from '../ground.ts';

type Special = Parameters<typeof mover>[2];

/** What is said of a path: a code, or `ok`. */
const judged = (
  field: Field,
  id: string,
  kind: MoveKind,
  way: readonly string[],
  { special = 'none' as Special, target = '', rules = {} } = {},
): string => {
  const found = checkPath(field, mover(field, id, special), moveOf(kind, rules), way, body(field, target));
  if (found) expect(found.rule).toMatch(/^G-\d/);
  return found?.code ?? 'ok';
};

/** The same for a1 at [10,10] alone on a map. */
const alone = (lies: Lies, kind: MoveKind, way: readonly string[], special: Special = 'none', rules = {}): string =>
  judged(fieldOf(lies, unit('a1', [10, 10])), 'a1', kind, way, { special, rules });

describe('G10: difficult terrain caps a path at 6', () => {
  const lies: Lies = { terrain: [['forest', 'f1', [[13, 10]]]] };
  it.each<[MoveKind, string[], string]>([
    ['rush', path([10, 10], [17, 10]), 'E_DIFFICULT_LIMIT'],
    ['rush', path([10, 10], [16, 10]), 'ok'],
    ['rush', path([10, 10], [12, 10], [13, 9], [22, 9]), 'ok'],
    ['rush', path([10, 10], [12, 10], [13, 9], [23, 9]), 'E_PATH_TOO_LONG'],
    ['advance', path([10, 10], [16, 10]), 'ok'],
    ['advance', path([10, 10], [17, 10]), 'E_PATH_TOO_LONG'],
    ['advance', hexes([11, 10], [13, 10]), 'E_PATH_NOT_CONTIGUOUS'],
  ])('%s %j', (kind, way, expected) => {
    expect(alone(lies, kind, way)).toBe(expected);
  });
});

describe('G12: enemy neighbourhood and occupied hexes', () => {
  const field = fieldOf({}, unit('a1', [10, 10]), unit('a2', [11, 9]), unit('b1', [14, 10]));
  it.each<[string, MoveKind, string[], string]>([
    ['a1', 'advance', path([10, 10], [13, 10]), 'E_ENEMY_ADJACENT'],
    ['a1', 'advance', path([10, 10], [12, 10]), 'ok'],
    ['a1', 'advance', hexes([11, 9], [12, 9]), 'E_HEX_OCCUPIED'],
    ['a1', 'rush', hexes([11, 10], [12, 10], [13, 9], [14, 9], [15, 8]), 'E_ENEMY_ADJACENT'],
    ['a1', 'rush', hexes([11, 10], [12, 10], [12, 9], [13, 8], [14, 8], [15, 8]), 'ok'],
    ['a1', 'charge', path([10, 10], [14, 10]), 'E_HEX_OCCUPIED'],
    ['a1', 'charge', path([10, 10], [13, 10]), 'ok'],
    ['a2', 'rush', path([11, 9], [11, -6]), 'E_OFF_MAP'],
  ])('%s: %s %j', (id, kind, way, expected) => {
    expect(judged(field, id, kind, way, { target: 'b1' })).toBe(expected);
  });
});

describe('G14: charge reach', () => {
  const field = fieldOf(
    { terrain: [['building', 'k1', [[13, 30]]]], levels: [[2, [[16, 30]]]], size: [48, 46] },
    unit('a1', [10, 10]),
    unit('b1', [23, 10]),
    unit('a2', [10, 20]),
    unit('b2', [24, 20]),
    unit('a3', [10, 30]),
    unit('b3', [16, 30]),
  );
  it.each<[string, string, string[], string]>([
    ['a1', 'b1', path([10, 10], [22, 10]), 'ok'],
    ['a2', 'b2', path([10, 20], [22, 20]), 'E_CHARGE_NOT_ADJACENT'],
    ['a2', 'b2', path([10, 20], [23, 20]), 'E_PATH_TOO_LONG'],
    ['a3', 'b3', hexes([11, 30], [12, 30], [12, 31], [13, 31], [14, 31], [15, 31]), 'E_CHARGE_NOT_ADJACENT'],
  ])('%s charges %s: %j', (id, target, way, expected) => {
    expect(judged(field, id, 'charge', way, { target })).toBe(expected);
  });
});

describe('allowances, G-9.1', () => {
  it.each<[MoveKind, number, number, number]>([
    ['advance', 6, 8, 4],
    ['rush', 12, 16, 8],
    ['charge', 12, 16, 8],
    ['consolidation', 3, 3, 3],
  ])('of %s: %i, Fast %i, Slow %i', (kind, usual, fast, slow) => {
    expect(allowanceOf(kind, {})).toBe(usual);
    expect(allowanceOf(kind, { fast: 1 })).toBe(fast);
    expect(allowanceOf(kind, { slow: 1 })).toBe(slow);
    expect(allowanceOf(kind, { fast: 1, slow: 1 })).toBe(usual);
    expect(moveOf(kind, {}, 1).allowance).toBe(usual + 1);
  });

  it('stay at 6 in difficult terrain for Fast units, and at 4 for Slow ones that Advance, G-9.8', () => {
    const lies: Lies = { terrain: [['swamp', 's1', [[11, 10]]]] };
    expect(alone(lies, 'advance', path([10, 10], [17, 10]), 'none', { fast: 1 })).toBe('E_DIFFICULT_LIMIT');
    expect(alone(lies, 'advance', path([10, 10], [14, 10]), 'none', { slow: 1 })).toBe('ok');
    expect(alone(lies, 'advance', path([10, 10], [15, 10]), 'none', { slow: 1 })).toBe('E_PATH_TOO_LONG');
  });

  it('allow an empty path, G-9.1', () => {
    expect(alone({}, 'advance', [])).toBe('ok');
    expect(alone({ terrain: [['swamp', 's1', [[10, 10]]]] }, 'rush', [])).toBe('ok');
    const field = fieldOf({}, unit('a1', [10, 10]), unit('b1', [11, 10]), unit('b2', [12, 10]));
    expect(judged(field, 'a1', 'charge', [], { target: 'b1' })).toBe('ok');
    expect(judged(field, 'a1', 'charge', [], { target: 'b2' })).toBe('E_CHARGE_NOT_ADJACENT');
  });
});

describe('steps, G-9.3', () => {
  const over = (terrain: 'deep' | 'wall' | 'building' | 'crag'): Lies => ({ terrain: [[terrain, 't1', [[12, 10]]]] });
  it.each(['deep', 'wall', 'building', 'crag'] as const)('cannot enter %s', (terrain) => {
    expect(alone(over(terrain), 'rush', path([10, 10], [13, 10]))).toBe('E_HEX_IMPASSABLE');
  });

  it('are slopes up to one level, up or down, and cliffs beyond, G-6.2', () => {
    const levels = (level: number, ...list: readonly Hex[]): Lies => ({ levels: [[level, list]] });
    expect(alone(levels(1, [12, 10]), 'rush', path([10, 10], [12, 10]))).toBe('ok');
    expect(alone(levels(2, [12, 10]), 'rush', path([10, 10], [12, 10]))).toBe('E_CLIFF');
    expect(alone(levels(-2, [12, 10]), 'rush', path([10, 10], [12, 10]))).toBe('E_CLIFF');
    // Up costs, also where it comes last; down is free.
    expect(alone(levels(1, [17, 10]), 'rush', path([10, 10], [17, 10]))).toBe('E_DIFFICULT_LIMIT');
    expect(alone(levels(1, [10, 10]), 'rush', path([10, 10], [22, 10]))).toBe('ok');
  });

  it('are difficult from the start hex on, G-9.8', () => {
    const lies: Lies = { terrain: [['rubble', 'r1', [[10, 10]]]] };
    expect(alone(lies, 'rush', path([10, 10], [16, 10]))).toBe('ok');
    expect(alone(lies, 'rush', path([10, 10], [17, 10]))).toBe('E_DIFFICULT_LIMIT');
  });

  it('are difficult where a piece has become so, G-18.2', () => {
    const field = fieldOf({ terrain: [['ruins', 'tomb', [[12, 10]]]] }, unit('a1', [10, 10]));
    expect(judged(field, 'a1', 'rush', path([10, 10], [17, 10]))).toBe('ok');
    const blocked = { ...field, overrides: { difficult: ['tomb'] } };
    expect(judged(blocked, 'a1', 'rush', path([10, 10], [17, 10]))).toBe('E_DIFFICULT_LIMIT');
  });

  it('fail in the order of the rules, step by step', () => {
    const field = fieldOf(
      {
        terrain: [['wall', 'w', [[11, 10]]]],
        levels: [
          [
            3,
            [
              [11, 10],
              [10, 11],
              [11, 9],
            ],
          ],
        ],
      },
      unit('a1', [10, 10]),
      unit('a2', [10, 11]),
      unit('a3', [10, 9]),
      unit('b1', [11, 8]),
    );
    const first = (...way: readonly Hex[]) => judged(field, 'a1', 'rush', hexes(...way));
    expect(first([11, 10], [20, 20])).toBe('E_HEX_IMPASSABLE');
    expect(first([10, 11], [20, 20])).toBe('E_CLIFF');
    expect(first([10, 9])).toBe('E_HEX_OCCUPIED');
    expect(first([9, 11], [9, 13])).toBe('E_PATH_NOT_CONTIGUOUS');
    expect(first([9, 10], [10, 10], [11, 9])).toBe('E_CLIFF');
  });

  it('lead away from an enemy, not along it, G-9.6', () => {
    const field = fieldOf({}, unit('a1', [10, 10]), unit('b1', [11, 10]));
    expect(judged(field, 'a1', 'advance', hexes([9, 10]))).toBe('ok');
    expect(judged(field, 'a1', 'advance', hexes([10, 11], [9, 11]))).toBe('E_ENEMY_ADJACENT');
    expect(judged(field, 'a1', 'consolidation', hexes([10, 11]))).toBe('E_ENEMY_ADJACENT');
    expect(judged(field, 'a1', 'charge', hexes([10, 11]), { target: 'b1' })).toBe('ok');
  });

  it('name the hex in words', () => {
    const field = fieldOf({ levels: [[2, [[11, 10]]]] }, unit('a1', [10, 10]));
    const refused = checkPath(field, mover(field, 'a1'), moveOf('rush', {}), hexes([11, 10]))!;
    expect(told(WORDS.refusals, refused)).toEqual({
      code: 'E_CLIFF',
      rule: 'G-6.2',
      figures: { hex: at([11, 10]), from: 0, to: 2 },
      message: `The step to hex ${at([11, 10])} is a cliff, from level 0 to level 2.`,
    });
  });
});

describe('titanic units, G-9.4', () => {
  const titan = (lies: Lies, way: readonly string[], kind: MoveKind = 'rush') =>
    judged(
      fieldOf(lies, unit('a1', [10, 10], 'titanic'), unit('b1', [18, 10]), unit('a2', [10, 16])),
      'a1',
      kind,
      way,
      {
        target: 'b1',
      },
    );
  it.each<[string, Lies, string[], string]>([
    ['a wall beside the centre', { terrain: [['wall', 'w', [[12, 10]]]] }, hexes([11, 10]), 'E_HEX_IMPASSABLE'],
    ['a cliff on the rim', { levels: [[2, [[12, 9]]]] }, hexes([11, 10]), 'E_CLIFF'],
    ['a hole below', { levels: [[-2, [[12, 9]]]] }, hexes([11, 10]), 'ok'],
    ['an enemy beside the rim', {}, path([10, 10], [16, 10]), 'E_ENEMY_ADJACENT'],
    ['an enemy two hexes beyond the rim', {}, path([10, 10], [15, 10]), 'ok'],
    ['a friend on the rim', {}, path([10, 10], [10, 15]), 'E_HEX_OCCUPIED'],
    [
      'difficult ground on the rim',
      { terrain: [['field', 'x', [[12, 9]]]] },
      path([10, 10], [11, 10], [11, 4]),
      'E_DIFFICULT_LIMIT',
    ],
    [
      'difficult ground under it',
      { terrain: [['field', 'x', [[9, 11]]]] },
      path([10, 10], [10, 3]),
      'E_DIFFICULT_LIMIT',
    ],
    ['the edge of the map', {}, path([10, 10], [0, 10]), 'E_OFF_MAP'],
  ])('%s', (_, lies, way, expected) => {
    expect(titan(lies, way)).toBe(expected);
  });

  it('climb by the highest hex of their footprint, G-6.2', () => {
    const up = path([10, 10], [10, 3]);
    expect(
      titan(
        {
          levels: [
            [
              1,
              [
                [10, 8],
                [11, 10],
              ],
            ],
          ],
        },
        up,
      ),
    ).toBe('ok');
    expect(titan({ levels: [[1, [[10, 8]]]] }, up)).toBe('E_DIFFICULT_LIMIT');
  });

  it('charge with any of their hexes', () => {
    expect(titan({}, path([10, 10], [16, 10]), 'charge')).toBe('ok');
    expect(titan({}, path([10, 10], [15, 10]), 'charge')).toBe('E_CHARGE_NOT_ADJACENT');
  });
});

describe('Flying, G-9.10', () => {
  const lies: Lies = {
    terrain: [
      ['building', 'k', [[12, 10]]],
      [
        'forest',
        'f',
        [
          [13, 10],
          [22, 10],
        ],
      ],
      ['mines', 'm', [[14, 10]]],
    ],
    levels: [
      [
        5,
        [
          [15, 10],
          [21, 10],
        ],
      ],
    ],
  };
  const field = fieldOf(lies, unit('a1', [10, 10]), unit('b1', [16, 10]), unit('a2', [19, 10]));
  const flies = (way: readonly string[], kind: MoveKind = 'rush', rules = {}) =>
    judged(field, 'a1', kind, way, { special: 'flying', target: 'b1', rules });
  it('passes over everything, and ends where anybody could', () => {
    expect(flies(path([10, 10], [21, 10]))).toBe('ok');
    expect(flies(path([10, 10], [22, 10]))).toBe('ok');
    expect(flies(path([10, 10], [12, 10]))).toBe('E_HEX_IMPASSABLE');
    expect(flies(path([10, 10], [16, 10]))).toBe('E_HEX_OCCUPIED');
    expect(flies(path([10, 10], [17, 10]))).toBe('E_ENEMY_ADJACENT');
    expect(flies(path([10, 10], [17, 10]), 'charge')).toBe('ok');
    // b1 stands five levels lower.
    expect(flies(path([10, 10], [15, 10]), 'charge')).toBe('E_CHARGE_NOT_ADJACENT');
    expect(flies(path([10, 10], [23, 10]))).toBe('E_PATH_TOO_LONG');
    expect(flies(path([10, 10], [0, 10], [-1, 10]), 'rush')).toBe('E_OFF_MAP');
    expect(flies(hexes([11, 10], [13, 10]))).toBe('E_PATH_NOT_CONTIGUOUS');
  });

  it('takes no dangerous test for moving, but stands in danger like all', () => {
    expect(courseOf(field, mover(field, 'a1', 'flying'), 'rush', path([10, 10], [14, 10])).dangerous).toBe(false);
    expect(courseOf(field, mover(field, 'a1'), 'rush', path([10, 10], [14, 10])).dangerous).toBe(true);
    expect(standsInDanger(field, { from: unit('a1', [14, 10]) })).toBe(true);
    expect(standsInDanger(field, { from: unit('a1', [12, 11], 'titanic') })).toBe(false);
    expect(standsInDanger(field, { from: unit('a1', [14, 11], 'titanic') })).toBe(true);
  });
});

it('Striders take no notice of difficult terrain and slopes, G-9.11', () => {
  const lies: Lies = {
    terrain: [
      [
        'forest',
        'f',
        [
          [10, 10],
          [13, 10],
        ],
      ],
    ],
    levels: [
      [1, [[12, 10]]],
      [2, [[16, 11]]],
    ],
  };
  expect(alone(lies, 'rush', path([10, 10], [22, 10]), 'strider')).toBe('ok');
  expect(alone(lies, 'rush', path([10, 10], [16, 10], [16, 11]), 'strider')).toBe('E_CLIFF');
});

describe('leaving a transport, G-15.1 b', () => {
  const lies: Lies = {
    levels: [
      [2, [[11, 10]]],
      [1, [[10, 11]]],
    ],
  };
  const field = fieldOf(lies, unit('a1', [10, 10], 'large'), unit('b1', [13, 6]));
  const leaves = (way: readonly string[], kind: MoveKind = 'rush', on = field) => {
    const from = body(on, 'a1');
    const who = { id: 'a2', seat: 'a', size: 'standard', flying: false, strider: false, from } as const;
    const fault = checkPath(on, who, moveOf(kind, {}), way, body(on, 'b1')) ?? checkLeaving(on, who, way);
    return fault?.code ?? 'ok';
  };
  it('starts beside it, with the usual steps, and ends within 6', () => {
    expect(leaves(hexes([10, 9]))).toBe('ok');
    expect(leaves([])).toBe('E_BAD_CHOICE');
    expect(leaves(hexes([10, 10]))).toBe('E_PATH_NOT_CONTIGUOUS');
    expect(leaves(hexes([10, 8]))).toBe('E_PATH_NOT_CONTIGUOUS');
    expect(leaves(hexes([11, 10]))).toBe('E_CLIFF');
    expect(leaves(hexes([10, 9], [10, 10]))).toBe('E_HEX_OCCUPIED');
    expect(leaves(path([10, 10], [4, 10]))).toBe('ok');
    expect(leaves(path([10, 10], [3, 10]))).toBe('E_TOO_FAR');
    expect(leaves(path([10, 10], [3, 10], [4, 10]))).toBe('ok');
    expect(leaves(path([10, 10], [10, 11], [10, 17]))).toBe('E_DIFFICULT_LIMIT');
    expect(leaves(path([10, 10], [10, 7], [12, 7]), 'charge')).toBe('ok');
  });

  it('starts at the rim of a titanic one, by its highest hex and on its ground', () => {
    const titanic = fieldOf(
      {
        levels: [
          [2, [[10, 9]]],
          [1, [[12, 10]]],
        ],
        terrain: [['field', 'x', [[9, 10]]]],
      },
      unit('a1', [10, 10], 'titanic'),
      unit('b1', [30, 6]),
    );
    expect(leaves(hexes([12, 10]), 'rush', titanic)).toBe('ok');
    expect(leaves(hexes([12, 9]), 'rush', titanic)).toBe('E_CLIFF');
    expect(leaves(hexes([11, 10]), 'rush', titanic)).toBe('E_PATH_NOT_CONTIGUOUS');
    expect(leaves([...hexes([12, 10]), ...path([12, 10], [17, 10])], 'rush', titanic)).toBe('ok');
    expect(leaves([...hexes([12, 10]), ...path([12, 10], [18, 10])], 'rush', titanic)).toBe('E_DIFFICULT_LIMIT');
  });
});

describe('what a path meets, G-9.9 and G-17.4', () => {
  const field = fieldOf(
    {
      terrain: [
        ['river', 'v', [[12, 10]]],
        ['ruins', 'r', [[13, 10]]],
        ['lava', 'l', [[14, 10]]],
        [
          'field',
          'x',
          [
            [10, 10],
            [11, 10],
          ],
        ],
      ],
    },
    unit('a1', [10, 10]),
  );
  const meets = (way: readonly string[], kind: MoveKind) => courseOf(field, mover(field, 'a1'), kind, way);
  it.each<[MoveKind, number, boolean]>([
    ['rush', 11, false],
    ['rush', 12, true],
    ['charge', 12, true],
    ['advance', 12, false],
    ['advance', 13, false],
    ['advance', 14, true],
    ['consolidation', 13, false],
    ['consolidation', 14, true],
  ])('%s to column %i: a dangerous test? %s', (kind, q, dangerous) => {
    expect(meets(path([10, 10], [q, 10]), kind).dangerous).toBe(dangerous);
  });

  it('does not test for the start hex', () => {
    const start = fieldOf({ terrain: [['mines', 'm', [[10, 10]]]] }, unit('a1', [10, 10]));
    expect(courseOf(start, mover(start, 'a1'), 'rush', path([10, 10], [12, 10])).dangerous).toBe(false);
    expect(courseOf(start, mover(start, 'a1'), 'rush', hexes([11, 10], [10, 10])).dangerous).toBe(true);
  });

  it('enters pieces that it was not in, in the order of the path', () => {
    const { pieces, stepped } = meets(path([10, 10], [14, 10], [13, 10]), 'rush');
    expect(pieces).toEqual(['v', 'r', 'l']);
    expect(stepped).toEqual(['x', 'v', 'r', 'l']);
  });

  it.each<[readonly [number, number], boolean]>([
    [[19, 20], false],
    [[20, 19], false],
    [[22, 19], true],
    [[22, 20], true],
    [[21, 21], true],
  ])('of a titanic unit is what it covers anew, G-9.4: mines at %j: a dangerous test? %s', (mines, dangerous) => {
    const mined = fieldOf({ terrain: [['mines', 'm', [mines]]] }, unit('a2', [20, 20], 'titanic'));
    expect(courseOf(mined, mover(mined, 'a2'), 'rush', hexes([21, 20])).dangerous).toBe(dangerous);
  });
});
