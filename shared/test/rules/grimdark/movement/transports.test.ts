import { describe, expect, it } from 'vitest';
import type { ModelRules, SizeClass } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { at, hexes, path } from '../ground.ts';
import { factsOf, type Ground, type Place, type Placing, runStep, tableOf } from '../kit.ts';
import { act, asked, judged } from './acting.ts';

const carrier = (hex: Place, transport = 6, more: Partial<Placing> = {}): Placing => ({
  profile: 'walker',
  hex,
  with: { rules: { transport } },
  ...more,
});
const squad = (hex: Place | null, more: Partial<Placing> = {}): Placing => ({ profile: 'squad', hex, ...more });
const inside = (more: Partial<Placing> = {}): Placing => squad(null, { place: 'aboard', transport: 'a2', ...more });

describe('embarking, G-15.1 a', () => {
  const table = (a1: Partial<Placing> = {}, a2: Placing = carrier([14, 10]), ground: Ground = {}) =>
    tableOf({ ground, units: { a1: squad([10, 10], a1), a2, b1: carrier([12, 14]) }, active: 'a1' });
  const beside = hexes([11, 10], [12, 10], [13, 10]);
  const boards = (state = table(), way = beside, board = 'a2') => judged(state, 'a1', act('advance', way, { board }));

  it('comes after an Advance or a Rush that ends beside a friendly transport', () => {
    expect(boards()).toBe('ok');
    expect(judged(table(), 'a1', act('rush', beside, { board: 'a2' }))).toBe('ok');
    expect(boards(table(), hexes([11, 10], [12, 10]))).toBe('E_CANNOT_BOARD');
    expect(boards(table(), [])).toBe('E_CANNOT_BOARD');
    expect(boards(table({}, carrier([11, 10])), [])).toBe('ok');
    expect(judged(table({}, carrier([11, 10])), 'a1', act('hold', [], { board: 'a2' }))).toBe('E_CANNOT_BOARD');
    expect(boards(table(), hexes([11, 10], [12, 10], [12, 11]), 'b1')).toBe('E_CANNOT_BOARD');
    expect(boards(table({}, squad([14, 10])))).toBe('E_CANNOT_BOARD');
    expect(boards(table(), beside, 'a1')).toBe('E_CANNOT_BOARD');
  });

  it('asks for levels that differ by 1 at most', () => {
    const high = (level: number): Ground => ({ levels: [{ level, hexes: [[14, 10]] }] });
    expect(boards(table({}, carrier([14, 10]), high(1)))).toBe('ok');
    expect(boards(table({}, carrier([14, 10]), high(2)))).toBe('E_CANNOT_BOARD');
  });

  it('takes the unit off the map, without shooting', () => {
    const state = table();
    const { events } = runStep(state, { do: 'act' }, { answers: { act: act('advance', beside, { board: 'a2' }) } });
    expect(factsOf(events, 'unit-embarked')).toMatchObject([{ unit: 'a1', transport: 'a2' }]);
    expect(state.units.a1).toMatchObject({ place: 'aboard', transport: 'a2', at: null });
    const { asked: questions } = runStep(state, { do: 'use' });
    expect(questions).toEqual([]);
  });

  it('is left out where the transport is gone meanwhile', () => {
    const state = table({ hex: [13, 10] }, carrier([14, 10], 6, { place: 'destroyed', hex: null }));
    expect(runStep(state, { do: 'embark', unit: 'a1', transport: 'a2' }).events).toEqual([]);
  });

  it.each<[string, number, Placing['with'], string]>([
    ['five models of Tough 1', 5, {}, 'ok'],
    ['and one space is missing', 4, {}, 'E_TRANSPORT_FULL'],
    ['two models of Tough 3', 6, { tough: 3, models: [{ type: 't', count: 2, weapons: ['blade'] }] }, 'ok'],
    [
      'and one space is missing',
      5,
      { tough: 2, models: [{ type: 't', count: 2, weapons: ['blade'] }] },
      'E_TRANSPORT_FULL',
    ],
    [
      'a hero of Tough 6',
      1,
      { tough: 6, rules: { hero: 1 }, models: [{ type: 'h', count: 1, weapons: ['blade'] }] },
      'ok',
    ],
    ['a model of Tough 4', 9, { tough: 4, models: [{ type: 't', count: 1, weapons: ['blade'] }] }, 'E_CANNOT_BOARD'],
    ['a large one', 9, { sizeClass: 'large' as SizeClass }, 'E_CANNOT_BOARD'],
  ])('counts spaces: %s', (_, spaces, changed, expected) => {
    expect(boards(table({ with: changed ?? {} }, carrier([14, 10], spaces)))).toBe(expected);
  });

  it('counts living models, and those that are aboard', () => {
    const full = (wounds: readonly number[]) =>
      tableOf({
        units: {
          a1: squad([10, 10], { wounds }),
          a2: carrier([14, 10], 7),
          a3: inside({ wounds: [0, 0, -1, -1, -1] }),
        },
      });
    expect(boards(full([0, 0, 0, 0, 0]))).toBe('ok');
    const fuller = tableOf({ units: { a1: squad([10, 10]), a2: carrier([14, 10], 7), a3: inside() } });
    expect(boards(fuller)).toBe('E_TRANSPORT_FULL');
    // The room is judged before the place.
    expect(boards(fuller, [])).toBe('E_TRANSPORT_FULL');
  });
});

describe('disembarking, G-15.1 b', () => {
  const table = (rules: ModelRules = {}, ground: Ground = {}, carried: Placing = carrier([10, 10])) =>
    tableOf({
      ground,
      units: { a1: inside({ with: { rules } }), a2: carried, a3: carrier([10, 14]), b1: squad([17, 10]) },
      active: 'a1',
    });
  const leaves = (state = table(), ...corners: readonly Place[]) =>
    judged(state, 'a1', act('rush', path([10, 10], ...corners)));

  it('starts beside the transport and ends within 6 of it', () => {
    expect(leaves(table(), [10, 8])).toBe('ok');
    expect(leaves(table(), [10, 4])).toBe('ok');
    expect(leaves(table(), [10, 3])).toBe('E_TOO_FAR');
    expect(leaves(table(), [10, 3], [11, 3])).toBe('E_TOO_FAR');
    expect(judged(table(), 'a1', act('advance', hexes([10, 8])))).toBe('E_PATH_NOT_CONTIGUOUS');
    for (const action of ['advance', 'rush', 'charge'] as const)
      expect(judged(table(), 'a1', act(action, [], action === 'charge' ? { target: 'b1' } : {}))).not.toBe('ok');
  });

  it('starts on its ground: slopes, cliffs and difficult terrain count from its hex', () => {
    const up = (level: number): Ground => ({ levels: [{ level, hexes: [[10, 9]] }] });
    const out = (state: ReturnType<typeof table>, kind: 'advance' | 'rush' = 'rush') =>
      judged(state, 'a1', act(kind, path([10, 10], [10, 7], [13, 4], [15, 4])));
    expect(out(table())).toBe('ok');
    expect(out(table({}, up(1)))).toBe('E_DIFFICULT_LIMIT');
    expect(out(table({}, up(2)))).toBe('E_CLIFF');
    const swamp: Ground = { terrain: [{ type: 'swamp', piece: 's', hexes: [[10, 10]] }] };
    expect(out(table({}, swamp))).toBe('E_DIFFICULT_LIMIT');
    expect(out(table({ strider: 1 }, swamp))).toBe('ok');
  });

  it('may be a charge, also over the whole six hexes', () => {
    expect(judged(table(), 'a1', act('charge', path([10, 10], [16, 10]), { target: 'b1' }))).toBe('ok');
    expect(judged(table(), 'a1', act('charge', path([10, 10], [15, 10]), { target: 'b1' }))).toBe(
      'E_CHARGE_NOT_ADJACENT',
    );
  });

  it('says first that a target is none, then that the end is too far', () => {
    const far = act('charge', path([10, 10], [10, 3]), { target: 'a3' });
    expect(judged(table(), 'a1', { ...far, target: 'a2' })).toBe('E_CHARGE_NOT_ADJACENT');
    const beside = tableOf({ units: { a1: inside(), a2: carrier([10, 10]), a3: carrier([10, 2]) } });
    expect(judged(beside, 'a1', far)).toBe('E_BAD_TARGET');
  });

  it('puts the unit on the map, where it has moved', () => {
    const state = table();
    const { events } = runStep(state, { do: 'act' }, { answers: { act: act('advance', hexes([10, 9], [10, 8])) } });
    expect(factsOf(events, 'unit-moved')).toMatchObject([
      { left: 'a2', from: at([10, 10]), path: hexes([10, 9], [10, 8]) },
    ]);
    expect(state.units.a1).toMatchObject({
      place: 'map',
      transport: null,
      at: at([10, 8]),
      moved: true,
      movedSince: true,
    });
  });

  it('is not followed by boarding in the same activation, G-15.1 c', () => {
    expect(judged(table(), 'a1', act('advance', hexes([10, 11], [10, 12], [10, 13]), { board: 'a3' }))).toBe(
      'E_CANNOT_BOARD',
    );
    expect(judged(table(), 'a1', act('advance', hexes([10, 9]), { board: 'a2' }))).toBe('E_CANNOT_BOARD');
  });

  it('is not asked for where nobody gets out: then the unit Holds aboard, G-8.7', () => {
    const walls: Ground = {
      terrain: [
        {
          type: 'wall',
          piece: 'w',
          hexes: [
            [11, 9],
            [11, 10],
            [10, 11],
            [9, 11],
            [9, 10],
            [10, 9],
          ],
        },
      ],
    };
    expect(runStep(table({}, walls), { do: 'act' }).asked).toMatchObject([{ only: act('hold') }]);
    expect(runStep(table(), { do: 'act' }).asked[0]).not.toHaveProperty('only');
    // Over the walls.
    expect(runStep(table({ flying: 1 }, walls), { do: 'act' }).asked[0]).not.toHaveProperty('only');
    const state = table({}, walls);
    const { asked: questions } = runStep(state, { do: 'use' });
    expect(questions).toEqual([]);
  });

  it('is what a unit by chance does as well', () => {
    let seed = 1;
    const below = (n: number) => {
      seed = (seed * 16807) % 2147483647;
      return seed % n;
    };
    const state = table();
    const answers = Array.from({ length: 60 }, () => asked(state, 'a1').sample(below));
    expect(answers.filter((answer) => asked(state, 'a1').check(answer))).toEqual([]);
    expect(new Set(answers.map(({ action }) => action))).toEqual(new Set(['hold', 'advance', 'rush', 'charge']));
  });
});
