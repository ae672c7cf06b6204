import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axialAt, labelOfIndex, neighbour } from '../../../../src/hex/index.ts';
import type { Field } from '../../../../src/rulesets/grimdark/ground/field.ts';
import { indexIn, SIX } from '../../../../src/rulesets/grimdark/ground/footprint.ts';
import { checkLeaving, checkPath } from '../../../../src/rulesets/grimdark/ground/moving/check-path.ts';
import {
  MOVE_KINDS,
  type Move,
  type MoveKind,
  type Mover,
} from '../../../../src/rulesets/grimdark/ground/moving/mover.ts';
import { type Among, chargeEnds, pathTo, reach } from '../../../../src/rulesets/grimdark/ground/moving/reach.ts';
import type { Terrain } from '../../../../src/rulesets/grimdark/ground/terrain.ts';
import { at, body, fieldOf, type Hex, hexes, mover, path, unit } from '../ground.ts';

/** Why a path cannot be taken, on the map or out of a transport. */
const check = (field: Field, who: Mover, move: Move, way: readonly string[]) =>
  checkPath(field, who, move, way) ?? checkLeaving(field, who, way);

/** The lengths of the shortest legal paths by the hex where they end, found by trying every path without a loop. */
const byTrying = (field: Field, who: Mover, move: Move): ReadonlyMap<string, number> => {
  const { board } = field;
  const found = new Map<string, number>();
  const tryOn = (way: readonly string[], from: number, been: ReadonlySet<number>): void => {
    if (check(field, who, move, way) === undefined) {
      const end = way.at(-1) ?? who.from.at;
      found.set(end, Math.min(found.get(end) ?? 99, way.length));
    }
    if (way.length === move.allowance) return;
    for (const direction of SIX) {
      const next = neighbour(board, from, direction);
      if (next < 0 || been.has(next)) continue;
      const longer = [...way, labelOfIndex(board, next)];
      // A wrong step stays wrong whatever follows. Only flying units go on from where they cannot end.
      const code = check(field, who, move, longer)?.code;
      const goesOn = code === undefined || code === 'E_TOO_FAR' || (who.flying && code !== 'E_OFF_MAP');
      if (goesOn) tryOn(longer, next, new Set([...been, next]));
    }
  };
  const start = indexIn(board, who.from.at);
  tryOn([], start, new Set([start]));
  return found;
};

const SIZE = { width: 12, height: 32 };
const hex = fc.nat(11 * 12 - 1).map((index): Hex => {
  const { q, r } = axialAt(SIZE, index + 24);
  return [q, r];
});
const KINDS: readonly Terrain[] = ['wall', 'wall', 'wall', 'forest', 'swamp', 'deep', 'lava'];
const ground = fc.array(fc.tuple(hex, fc.constantFrom(...KINDS), fc.constantFrom(0, 0, 1, 2)), {
  minLength: 90,
  maxLength: 160,
});

describe('any ground: reach is what trying every path finds', () => {
  it.each([
    ['standard', 'none', 8],
    ['standard', 'strider', 6],
    ['standard', 'flying', 3],
    ['titanic', 'none', 5],
    ['transport', 'none', 8],
  ] as const)('%s, %s, up to %i hexes', (size, special, allowance) => {
    fc.assert(
      fc.property(
        ground,
        hex,
        fc.array(hex, { maxLength: 3 }),
        fc.constantFrom(...MOVE_KINDS),
        (lies, start, others, kind) => {
          const placed = new Map([start, ...others].map((one) => [at(one), one]));
          const [first = start, ...rest] = placed.values();
          const units = [
            unit('a1', first, size === 'titanic' ? 'titanic' : 'standard'),
            ...rest.map((one, number) => unit(`${number % 2 ? 'a' : 'b'}${number + 2}`, one)),
          ];
          const thin = size === 'titanic' ? lies.filter((_, number) => number % 5 === 0) : lies;
          const field = fieldOf(
            {
              size: [SIZE.width, SIZE.height],
              terrain: thin.filter(([, , level]) => level === 0).map(([one, terrain]) => [terrain, terrain, [one]]),
              levels: thin.map(([one, , level]) => [level, [one]]),
            },
            ...units,
          );
          const self = mover(field, 'a1', special);
          const who = size === 'transport' ? { ...self, id: 'a9' } : self;
          const move: Move = { kind, allowance };
          const reached = reach(field, who, move);
          const tried = byTrying(field, who, move);
          const found = new Map(reached.ends.map((end) => [labelOfIndex(field.board, end), reached.steps[end]]));
          expect(new Map([...found].sort())).toEqual(new Map([...tried].sort()));
          for (const [end, steps] of found) {
            const way = pathTo(reached, end)!;
            expect([way.length, way.at(-1) ?? who.from.at]).toEqual([steps, end]);
            expect(check(field, who, move, way)).toBeUndefined();
          }
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe('reach', () => {
  it('keeps the limit of difficult paths beside longer ones, G-9.8', () => {
    // A forest from [11,10] to [16,10]: through it 6 hexes, around it up to 12.
    const forest = path([10, 10], [16, 10]);
    const field = fieldOf(
      { terrain: [['forest', 'f', Array.from({ length: 6 }, (_, n): Hex => [11 + n, 10])]] },
      unit('a1', [10, 10]),
    );
    const reached = reach(field, mover(field, 'a1'), { kind: 'rush', allowance: 12 });
    const steps = (one: Hex) => reached.steps[indexIn(field.board, at(one))];
    expect(pathTo(reached, at([16, 10]))).toEqual(forest);
    expect(steps([17, 10])).toBe(8);
    expect(steps([21, 10])).toBe(12);
    expect(steps([22, 10])).toBe(-1);
    expect(pathTo(reached, at([22, 10]))).toBeUndefined();
  });

  it('finds the paths that a search breadth-first in direction order finds, G-17.5', () => {
    const field = fieldOf({}, unit('a1', [10, 10]));
    const reached = reach(field, mover(field, 'a1'), { kind: 'rush', allowance: 12 });
    expect(pathTo(reached, at([12, 9]))).toEqual(hexes([11, 9], [12, 9]));
    expect(pathTo(reached, at([10, 10]))).toEqual([]);
  });

  it('of several shortest paths takes one without danger, if it is not to take just the first', () => {
    const field = fieldOf(
      {
        terrain: [
          ['mines', 'm', [[11, 9]]],
          ['river', 'v', [[10, 11]]],
        ],
      },
      unit('a1', [10, 10]),
    );
    const way = (end: Hex, kind: MoveKind, ...among: Among[]) =>
      pathTo(reach(field, mover(field, 'a1'), { kind, allowance: 6 }, ...among), at(end));
    expect(way([12, 9], 'advance')).toEqual(hexes([11, 10], [12, 9]));
    expect(way([12, 9], 'advance', 'first')).toEqual(hexes([11, 9], [12, 9]));
    expect(way([9, 12], 'advance')).toEqual(hexes([10, 11], [9, 12]));
    expect(way([9, 12], 'rush')).toEqual(hexes([9, 11], [9, 12]));
    // Not at the price of a longer path.
    expect(way([12, 8], 'advance')).toEqual(hexes([11, 9], [12, 8]));
  });

  it('ends charges in contact, the nearest first, G-9.7', () => {
    const field = fieldOf(
      { levels: [[2, [[14, 11]]]] },
      unit('a1', [10, 10]),
      unit('b1', [14, 10]),
      unit('b2', [25, 10]),
      unit('b3', [14, 11]),
    );
    const reached = reach(field, mover(field, 'a1'), { kind: 'charge', allowance: 12 });
    const [first, ...others] = chargeEnds(reached, body(field, 'b1'));
    expect(first).toBe(at([13, 10]));
    expect(new Set(others)).toEqual(new Set(hexes([13, 11], [14, 9], [15, 9], [15, 10])));
    expect(chargeEnds(reached, body(field, 'b2'))).toEqual([]);
    // b3 stands on a cliff: adjacent is not in contact.
    expect(chargeEnds(reached, body(field, 'b3'))).toEqual([]);
  });
});

it('a search for one body finds the same first path into contact with it as one that goes on', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 19 * 31 }), { minLength: 1, maxLength: 120 }),
      fc.boolean(),
      fc.constantFrom('standard' as const, 'titanic' as const),
      (walls, flying, size) => {
        const isFree = (hex: Hex) => Math.max(Math.abs(hex[0] - 3), Math.abs(hex[0] - 14)) > 1;
        const list = [...new Set(walls)].map((n): Hex => [n % 20, Math.floor(n / 20) + 2 - Math.floor((n % 20) / 2)]);
        const field = fieldOf(
          { size: [20, 40], terrain: [['wall', 'w', list.filter(isFree)]] },
          unit('a1', [3, 10], size),
          unit('b1', [14, 12]),
        );
        const who = { ...mover(field, 'a1'), flying };
        const move = { kind: 'charge', allowance: 99 } as const;
        const target = body(field, 'b1');
        const all = reach(field, who, move, 'first');
        const until = reach(field, who, move, 'first', target);
        const [end] = chargeEnds(all, target);
        expect(chargeEnds(until, target)[0]).toBe(end);
        if (end !== undefined) expect(pathTo(until, end)).toEqual(pathTo(all, end));
        expect(until.ends.length).toBeLessThanOrEqual(all.ends.length);
      },
    ),
    { numRuns: 60, seed: 45 },
  );
});
