import { BOARD_FORMAT, type Board, type BoardHex } from '@ironhex/shared/board';
import { labelOfIndex } from '@ironhex/shared/hex';
import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';
import { APOTHEM, along, R } from '../../../src/map/geometry/geometry.ts';
import { type Layout, TURNED, UPRIGHT } from '../../../src/map/geometry/layout.ts';
import type { THEMES } from '../../../src/map/paint/colours.ts';
import { apart, type Painted, paintBoard, type Rgb, rgb } from './painted.ts';

/** Dots to a map unit when 18 by 24 hexes are seen whole on a desktop, and a quarter of that. */
const ZOOM = 0.42;
const QUARTER = ZOOM / 4;

const LEVELS = [-1, 0, 1, 2, 3, 4];

const KINDS = {
  ground: {},
  'light woods': { woods: 1 },
  'dense woods': { woods: 2 },
  'shallow water': { water: 1 },
  'deep water': { water: 3 },
  house: { building: 1 },
  tower: { building: 3 },
  rubble: { rubble: 1 },
  rough: { rough: 1 },
  sand: { sand: 1 },
  swamp: { swamp: 1 },
  crag: { impassable: 1 },
  road: { road: 1 },
} as const satisfies Record<string, BoardHex['features']>;

type Kind = keyof typeof KINDS;
const NAMES = Object.keys(KINDS) as Kind[];

/** Every second column has hexes of one kind of terrain in its middle, the rest is open ground, all on one level. */
const sampler = (level: number): Board => {
  const grid = { width: 2 * NAMES.length, height: 5 };
  const hexes = Array.from({ length: grid.width * grid.height }, (_, index): [string, BoardHex] => {
    const [column, row] = [index % grid.width, Math.floor(index / grid.width)];
    const kind = column % 2 === 0 && row > 0 && row < 4 ? NAMES[column / 2]! : 'ground';
    return [labelOfIndex(grid, index), { level, features: KINDS[kind] }];
  });
  return { format: BOARD_FORMAT, id: 'sampler', name: 'Sampler', ...grid, hexes: Object.fromEntries(hexes) };
};

const labelOf = (kind: Kind): string =>
  labelOfIndex({ width: 2 * NAMES.length, height: 5 }, 4 * NAMES.length + 2 * NAMES.indexOf(kind));

const nearest = (a: readonly Rgb[], b: readonly Rgb[]): number =>
  Math.min(...a.flatMap((one) => b.map((other) => apart(one, other))));

const paint = (level: number, scale: number, theme: keyof typeof THEMES): Painted =>
  paintBoard(sampler(level), { layout: UPRIGHT, scale, theme });

// A hex that is shrunk to a quarter is a dot or two: it shows the mean of what was painted.
describe.each([
  ['a screenshot shrunk to a quarter', ZOOM, 'dark'],
  ['a screenshot shrunk to a quarter', ZOOM, 'light'],
  ['a preview of that size', QUARTER, 'dark'],
] as const)('on %s', (_, scale, theme) => {
  const boards = LEVELS.map((level) => paint(level, scale, theme));
  const seen = (kind: Kind): Rgb[] => boards.map((board) => board.meanOfHex(labelOf(kind)));
  const ground = seen('ground');

  test('each level differs from the next', () => {
    for (const [i, level] of ground.entries()) if (i > 0) expect(apart(level, ground[i - 1]!)).toBeGreaterThan(5);
  });

  test.each(NAMES.slice(1, -1))('%s differs from open ground on any level', (kind) => {
    expect(nearest(seen(kind), ground)).toBeGreaterThan(kind === 'rough' ? 4 : 6);
  });

  test.each(['light woods', 'dense woods', 'shallow water', 'deep water', 'house'] as const)(
    '%s cannot be mistaken for open ground',
    (kind) => {
      expect(nearest(seen(kind), ground)).toBeGreaterThan(12);
    },
  );

  test('wood, water and house cannot be mistaken for each other on any level', () => {
    const [woods, water, house] = [seen('light woods'), seen('shallow water'), seen('house')];
    for (const [a, b] of [[woods, water] as const, [water, house] as const, [woods, house] as const])
      expect(nearest(a, b)).toBeGreaterThan(20);
  });

  test('terrains of one level differ from each other', () => {
    // A road is told by its ribbon, and a tower is a house.
    const kinds = NAMES.filter((kind) => kind !== 'road' && kind !== 'tower');
    const near = kinds.flatMap((a, i) =>
      kinds.slice(i + 1).flatMap((b) => {
        const least = Math.min(
          ...boards.map((board) => apart(board.meanOfHex(labelOf(a)), board.meanOfHex(labelOf(b)))),
        );
        return least > 4.5 ? [] : `${a} and ${b}: ${least.toFixed(1)}`;
      }),
    );
    expect(near).toEqual([]);
  });

  test('the ribbon of a road differs from open ground on any level', () => {
    const middle = UPRIGHT.centreOfLabel(labelOf('road'));
    const ribbon = boards.map((board) => board.meanOf(middle, APOTHEM * 0.2));
    expect(nearest(ribbon, ground)).toBeGreaterThan(8);
  });

  test('the map is bright', () => {
    for (const colour of ground) expect(rgb(colour).get('lab.l')).toBeGreaterThan(65);
  });
});

/** What is left of a colour for those who lack a kind of cones: linear RGB, Machado et al. 2009. */
const LACKING = {
  'red cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'green cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'blue cones': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

test.each(Object.entries(LACKING))('wood, water and house are told apart without %s', (_, matrix) => {
  const boards = LEVELS.map((level) => paint(level, ZOOM, 'dark'));
  const [wood, water, house, ground] = (['light woods', 'shallow water', 'house', 'ground'] as const).map((kind) =>
    boards.map((board): Rgb => {
      const linear = rgb(board.meanOfHex(labelOf(kind))).to('srgb-linear').coords as readonly number[];
      const left = matrix.map((row) => row.reduce((sum, part, i) => sum + part * linear[i]!, 0));
      const seen = new Color('srgb-linear', left as [number, number, number]).to('srgb').toGamut();
      return seen.coords.map((part) => part! * 255) as unknown as Rgb;
    }),
  ) as [Rgb[], Rgb[], Rgb[], Rgb[]];
  for (const kind of [wood, water, house]) expect(nearest(kind, ground)).toBeGreaterThan(10);
  expect(nearest(wood, water)).toBeGreaterThan(20);
  expect(nearest(water, house)).toBeGreaterThan(20);
  expect(nearest(wood, house)).toBeGreaterThan(5);
});

/** A single hill in a plain. */
const hill: Board = {
  format: BOARD_FORMAT,
  id: 'hill',
  name: 'Hill',
  width: 7,
  height: 7,
  hexes: Object.fromEntries(
    ['0404', '0403', '0405', '0304', '0305', '0504', '0505'].map((label) => [label, { level: 2, features: {} }]),
  ),
};

test.each([
  ['upright', UPRIGHT],
  ['turned', TURNED],
])('%s, the light comes from the upper left of the screen', (_, layout) => {
  const { meanOf } = paintBoard(hill, { layout, scale: 1, theme: 'dark' });
  const middle = layout.centreOfLabel('0404');
  /** How bright it is around an angle, so many map units from the middle of the hill. */
  const bright = (angle: number, far: number): number => {
    const parts = [-0.6, -0.3, 0, 0.3, 0.6].map(
      (turn) => rgb(meanOf(along(middle, angle + turn, far), 8)).get('lab.l')!,
    );
    return parts.reduce((sum, part) => sum + part, 0) / parts.length;
  };
  const [sun, away] = [(-3 * Math.PI) / 4, Math.PI / 4];
  const [within, foot] = [R * 1.9, R * 2.9];
  expect(bright(sun, within)).toBeGreaterThan(bright(away, within) + 8);
  expect(bright(sun, foot)).toBeGreaterThan(bright(away, foot) + 3);
});

test('a place looks the same however the map lies, and regions differ', () => {
  const plain = (level: number): Board => {
    const labels = Array.from({ length: 1600 }, (_, index) => labelOfIndex({ width: 40, height: 40 }, index));
    return {
      ...hill,
      width: 40,
      height: 40,
      hexes: Object.fromEntries(labels.map((at) => [at, { level, features: {} }])),
    };
  };
  const places = ['0505', '2005', '3505', '0520', '2020', '3520', '0535', '2035', '3535'];
  const seen = (level: number, layout: Layout): Rgb[] =>
    places.map(paintBoard(plain(level), { layout, scale: 0.15, theme: 'dark' }).meanOfHex);
  const [upright, turned, higher] = [seen(0, UPRIGHT), seen(0, TURNED), seen(1, UPRIGHT)];
  for (const [i, colour] of upright.entries()) expect(apart(colour, turned[i]!)).toBeLessThan(2);
  expect(Math.max(...upright.flatMap((one) => upright.map((other) => apart(one, other))))).toBeGreaterThan(5);
  // No region looks like higher ground elsewhere.
  expect(nearest(upright, higher)).toBeGreaterThan(3);
});
