import { describe, expect, test } from 'vitest';
import { CORE, isOurs, OptionsSchema, VEHICLES } from '../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../src/rulesets/warfare3025/ruleset.ts';
import { boardOf, GRIFFIN } from './kit.ts';

const force = (...ids: string[]) => ids.map((id) => ({ id, card: GRIFFIN }));
const many = (side: string, count: number) => force(...Array.from({ length: count }, (_, i) => `${side}${i}`));
const BOARD = boardOf({}, { width: 12, height: 20 });
const edge = (row: string) =>
  Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`${String(i + 1).padStart(2, '0')}${row}`, 'impassable']));

test('W-13: the options of the preset core', () => {
  expect(CORE).toEqual({ limit: 120, attackPoint: 'ends', firingArcs: 'off' });
  expect(OptionsSchema.safeParse({ limit: 0 }).success).toBe(false);
});

describe('what cannot be played is refused with its rule', () => {
  const red = { id: 'red', side: 0, force: force('r1') };
  const blue = { id: 'blue', side: 1, force: force('b1') };
  test.each([
    ['one side', [red], BOARD, 'two-sides', 'W-3.6'],
    ['three sides', [red, blue, { id: 'green', side: 2, force: force('g1') }], BOARD, 'two-sides', 'W-3.6'],
    ['two units of one id', [red, { ...blue, force: force('r1') }], BOARD, 'same-id', 'W-2.1'],
    ['too many units', [{ ...red, force: many('r', 13) }, blue], BOARD, 'too-many', 'W-2.1'],
    ['an edge nobody can enter', [red, blue], boardOf(edge('20'), BOARD), 'no-entry', 'W-3.6'],
  ])('%s', (_, seats, board, code, rule) => {
    const faults = warfare3025.checkSetup({ options: CORE, board, seats });
    expect(faults).toMatchObject([{ code, rule }]);
  });

  test('and what can be played is not', () => {
    const third = { id: 'third', side: 1, force: force('b2') };
    expect(warfare3025.checkSetup({ options: CORE, board: BOARD, seats: [red, blue, third] })).toEqual([]);
  });
});

describe('forces that each player brings', () => {
  const options = { ...CORE, forces: 'player', players: 2 } as const;
  const bring = (id: string, side: number, ...ids: string[]) => ({ id, side, force: force(...ids) });
  const faults = (...seats: ReturnType<typeof bring>[]) =>
    warfare3025.checkSetup({ options, board: BOARD, seats }).map(({ code, figures }) => [code, figures]);

  test('are nobody else’s to know before the match, with detection or without', () => {
    const seats = warfare3025.seats(options);
    expect(seats.map(({ brings, open }) => [brings, open])).toEqual(Array(4).fill(['player', undefined]));
    expect(warfare3025.seats(CORE).map(({ brings, open }) => [brings, open])).toEqual(Array(2).fill(['host', true]));
  });

  test('have ids of their seat: who calls a unit as another player’s would learn by a refusal that there is one', () => {
    expect(faults(bring('blue', 0, 'b1', 'b2'), bring('blue-2', 0, 'b2-1'), bring('orange', 1, 'o1'))).toEqual([]);
    expect(faults(bring('blue', 0, 'b1', 'o1'), bring('orange', 1, 'o1'))[0]).toEqual([
      'not-own-id',
      { unit: 'o1', id: 'b2' },
    ]);
  });
});

test('W-3.6: all begin off the map with no ticks, facing into it', () => {
  const seats = [
    { id: 'red', side: 0, force: force('r2', 'r1') },
    { id: 'blue', side: 1, force: force('b1') },
  ];
  const { units, elapsed } = warfare3025.create({ options: CORE, board: BOARD, seats });
  expect(elapsed).toBe(0);
  expect(units.map(({ id, status, at, ticks, facing, token }) => [id, status, at, ticks, facing, token])).toEqual([
    ['b1', 'reserve', null, 0, 3, 'none'],
    ['r1', 'reserve', null, 0, 0, 'none'],
    ['r2', 'reserve', null, 0, 0, 'none'],
  ]);
});

test.each([
  ['opposed', []],
  ['aimed', ['aimTime', 'stabilisation', 'velocity']],
] as const)('W-13.2: with %s combat cards have %j, and ours are told from others', (combat, figures) => {
  const [ours] = VEHICLES;
  const force = [
    { id: 'v1', card: ours! },
    { id: 'v2', card: { ...ours!, camouflage: true } as const },
  ];
  const seats = [
    { id: 'red', side: 0, force },
    { id: 'blue', side: 1, force: null },
  ];
  const { cards } = warfare3025.create({ options: { ...CORE, combat }, board: BOARD, seats });
  const [weapon] = cards.v1!.weapons;
  expect(Object.keys(weapon!).filter((key) => /aim|stab|velocity|minE/.test(key))).toEqual(figures);
  expect(cards.v2!.camouflage).toBe(combat === 'aimed' ? true : undefined);
  expect([ours!, cards.v1!, { ...cards.v1!, name: 'Weasel II' }].map(isOurs)).toEqual([true, true, false]);
});
