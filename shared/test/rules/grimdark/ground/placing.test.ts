import { describe, expect, it } from 'vitest';
import type { Field } from '../../../../src/rulesets/grimdark/ground/field.ts';
import {
  arrival,
  bailingOut,
  checkPlace,
  deployment,
  type PlaceRule,
  scouting,
} from '../../../../src/rulesets/grimdark/ground/placing/check-place.ts';
import {
  checkMarker,
  markerHexes,
  usualMarkerHex,
} from '../../../../src/rulesets/grimdark/ground/placing/marker-hexes.ts';
import { nearestPlace, placesFor, separationHexes } from '../../../../src/rulesets/grimdark/ground/placing/places.ts';
import { mapCentre } from '../../../../src/rulesets/grimdark/ground/quarters.ts';
import { frontMiddle } from '../../../../src/rulesets/grimdark/ground/zones.ts';
import type { SizeClass } from '../../../../src/rulesets/grimdark/roster/terms.ts';
import { at, boardOf, body, fieldOf, type Hex, hexes, unit } from '../ground.ts';

const placed = (field: Field, size: SizeClass, hex: Hex, rule: PlaceRule): string =>
  checkPlace(field, size, at(hex), rule)?.code ?? 'ok';

describe('deployment, G-7.7 and G34', () => {
  const field = fieldOf({ terrain: [['building', 'k1', [[10, 0]]]] }, unit('a3', [12, 0]));
  it.each<[SizeClass, 'north' | 'south', Hex, string]>([
    ['standard', 'north', [10, 2], 'ok'],
    ['standard', 'north', [10, 3], 'E_NOT_IN_ZONE'],
    ['standard', 'north', [10, 0], 'E_HEX_IMPASSABLE'],
    ['standard', 'north', [12, 0], 'E_HEX_OCCUPIED'],
    ['standard', 'south', [12, 0], 'E_HEX_OCCUPIED'],
    ['standard', 'north', [10, -6], 'E_OFF_MAP'],
    ['titanic', 'north', [20, -3], 'E_NOT_IN_ZONE'],
    ['titanic', 'north', [20, -4], 'ok'],
    ['titanic', 'north', [20, -10], 'E_OFF_MAP'],
    ['titanic', 'north', [11, 0], 'E_HEX_IMPASSABLE'],
    ['titanic', 'north', [13, 0], 'E_HEX_OCCUPIED'],
    ['standard', 'south', [0, 32], 'ok'],
  ])('%s in the %s at %j: %s', (size, edge, hex, code) => {
    expect(placed(field, size, hex, deployment(edge))).toBe(code);
  });

  it('is by default near the middle of the front row, ties in map order, P5', () => {
    const front = frontMiddle(field.board, 'north');
    expect(nearestPlace(field, 'standard', deployment('north'), front)).toBe(front);
    const taken: Field = { ...field, bodies: [{ ...unit('a4', [0, 0]), at: front }] };
    // Of its neighbours in the zone [24,-6] has the smallest r.
    expect(front).toBe(at([24, -5]));
    expect(nearestPlace(taken, 'standard', deployment('north'), front)).toBe(at([24, -6]));
    expect([...placesFor(field, 'standard', deployment('north'))]).toHaveLength(8 * 48 - 2);
  });
});

describe('arrival and scouts, G-7.8, G-15 and G35', () => {
  const field = fieldOf({}, unit('b1', [20, 20]), unit('b2', [20, 4]), unit('a3', [3, 3]));
  it.each<[Hex, string]>([
    [[11, 20], 'E_TOO_CLOSE'],
    [[10, 20], 'ok'],
    [[4, 3], 'ok'],
  ])('a unit arrives at %j: %s', (hex, code) => {
    expect(placed(field, 'standard', hex, arrival('a'))).toBe(code);
  });

  it('a titanic unit arrives over 9 with all its hexes', () => {
    expect(placed(field, 'titanic', [10, 20], arrival('a'))).toBe('E_TOO_CLOSE');
    expect(placed(field, 'titanic', [9, 20], arrival('a'))).toBe('ok');
  });

  it('a scout is set up in its zone, then goes up to 12 hexes', () => {
    const from = at([18, -4]);
    expect(placed(field, 'standard', [14, 1], deployment('north'))).toBe('E_NOT_IN_ZONE');
    expect(placed(field, 'standard', [15, 9], scouting('a', from))).toBe('E_TOO_FAR');
    expect(placed(field, 'standard', [19, 4], scouting('a', from))).toBe('E_TOO_CLOSE');
    expect(placed(field, 'standard', [12, 8], scouting('a', from))).toBe('ok');
  });
});

it('passengers bail out within 6, beside no enemy, in no hex of the transport, G-15.1 e', () => {
  const field = fieldOf({ terrain: [['lava', 'l', [[11, 10]]]] }, unit('a1', [10, 10], 'large'), unit('b1', [12, 8]));
  const rule = bailingOut('a', body(field, 'a1'));
  expect(placed(field, 'standard', [10, 10], rule)).toBe('E_HEX_OCCUPIED');
  expect(placed(field, 'standard', [11, 9], rule)).toBe('E_TOO_CLOSE');
  expect(placed(field, 'standard', [11, 10], rule)).toBe('ok');
  expect(placed(field, 'standard', [4, 10], rule)).toBe('ok');
  expect(placed(field, 'standard', [3, 10], rule)).toBe('E_TOO_FAR');
  expect(nearestPlace(field, 'standard', rule, at([10, 10]))).toBe(at([10, 9]));
});

describe('separation, G-12.11', () => {
  const back = (field: Field) => separationHexes(field, body(field, 'a1'), body(field, 'b1'));
  it('is a step to distance 2, in direction order', () => {
    const field = fieldOf({}, unit('a1', [10, 10]), unit('b1', [11, 10]));
    expect(back(field)).toEqual(hexes([10, 9], [9, 11], [9, 10]));
  });

  it('is on free, passable ground beside no enemy, down no cliff', () => {
    const field = (...more: Parameters<typeof fieldOf>[1][]) =>
      fieldOf({ levels: [[2, [[9, 10]]]] }, unit('a1', [10, 10]), unit('b1', [11, 10]), ...more);
    expect(back(field())).toEqual(hexes([10, 9], [9, 11]));
    expect(back(field(unit('a2', [9, 11])))).toEqual(hexes([10, 9]));
    expect(back(field(unit('b2', [8, 12])))).toEqual(hexes([10, 9]));
    expect(back(field(unit('a2', [8, 12])))).toEqual(hexes([10, 9], [9, 11]));
    expect(back(fieldOf({ terrain: [['deep', 'd', [[9, 11]]]] }, unit('a1', [10, 10]), unit('b1', [11, 10])))).toEqual(
      hexes([10, 9], [9, 10]),
    );
  });

  it('takes titanic units a step back', () => {
    const field = fieldOf({}, unit('a1', [10, 10], 'titanic'), unit('b1', [12, 10]));
    expect(back(field)).toEqual(hexes([10, 9], [9, 11], [9, 10]));
  });
});

describe('markers, G-7.4 and G34', () => {
  const board = boardOf({ terrain: [['building', 'k1', [[10, 0]]]] });
  it.each<[Hex, readonly Hex[], string]>([
    [[12, 16], [[20, 16]], 'E_TOO_CLOSE'],
    [[14, 0], [], 'E_IN_ZONE'],
    [[20, 20], [[20, 10]], 'ok'],
    [[20, 20], [[20, 11]], 'E_TOO_CLOSE'],
    [[10, 0], [], 'E_HEX_IMPASSABLE'],
    [[10, 30], [], 'E_IN_ZONE'],
    [[10, -6], [], 'E_OFF_MAP'],
  ])('at %j with others at %j: %s', (hex, others, code) => {
    expect(checkMarker(board, others.map(at), at(hex))?.code ?? 'ok').toBe(code);
  });

  it('can be reached from both zones on the ground', () => {
    // [20,10] lies in a ring of deep water, [30,5] on a rock with a cliff around it, [34,3] on one with a ramp.
    const ring = ([q, r]: Hex): Hex[] => [
      [q, r - 1],
      [q + 1, r - 1],
      [q + 1, r],
      [q, r + 1],
      [q - 1, r + 1],
      [q - 1, r],
    ];
    const cut = boardOf({
      terrain: [['deep', 'd', ring([20, 10])]],
      levels: [
        [
          2,
          [
            [30, 5],
            [34, 3],
          ],
        ],
        [1, [[34, 4]]],
      ],
    });
    const code = (hex: Hex) => checkMarker(cut, [], at(hex))?.code ?? 'ok';
    expect([code([20, 10]), code([30, 5]), code([34, 3])]).toEqual(['E_UNREACHABLE', 'E_UNREACHABLE', 'ok']);
  });

  it('lie by default near the centre of the map, P2', () => {
    const centre = mapCentre(board);
    expect(usualMarkerHex(board, [])).toBe(centre);
    const [q, r] = [24, 8];
    expect(centre).toBe(at([q, r]));
    // Ten hexes off, and first in map order.
    expect(usualMarkerHex(board, [centre])).toBe(at([q, r - 10]));
  });

  it('can lie nowhere once the map is full', () => {
    const others: string[] = [];
    for (let next = usualMarkerHex(board, others); next; next = usualMarkerHex(board, others)) others.push(next);
    expect(others.length).toBeGreaterThan(5);
    expect(markerHexes(board, others)).toEqual([]);
    expect(markerHexes(board, [])).toHaveLength(48 * 24);
  });
});
