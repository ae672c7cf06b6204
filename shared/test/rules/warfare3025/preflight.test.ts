import { describe, expect, test } from 'vitest';
import { firstState } from '../../../src/match/index.ts';
import { CORE, type Event, type Options, type State } from '../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../src/rulesets/warfare3025/ruleset.ts';
import { boardOf, type Card, GRIFFIN, game, LOCUST, only, RIFLEMAN, scripted, WOLVERINE } from './kit.ts';

const BOARD = boardOf({}, { width: 12, height: 20 });

/** A new match with these dice at its beginning: its state then, and what happened. */
const opened = (red: readonly Card[], blue: readonly Card[], script: readonly number[], options?: Partial<Options>) => {
  const force = (letter: string, cards: readonly Card[]) => cards.map((card, i) => ({ id: `${letter}${i + 1}`, card }));
  const state: State = firstState(warfare3025, {
    options: { ...CORE, preflight: 'tactics', ...options },
    board: BOARD,
    seats: [
      { id: 'red', side: 0, force: force('r', red) },
      { id: 'blue', side: 1, force: force('b', blue) },
    ],
  });
  const dice = scripted(script);
  const events: Event[] = [];
  for (const event of warfare3025.begin(state, dice)) {
    warfare3025.evolve(state, event);
    events.push(event);
  }
  expect(dice.left()).toBe(0);
  return { state, events, ticks: Object.fromEntries(state.units.map(({ id, ticks }) => [id, ticks])) };
};

describe('preflight by tactics, W-13f', () => {
  test('WC-39: equal tiers roll again, the last tiers are ticks on the enemy, and the first skim counts', () => {
    const { state, events, ticks } = opened([GRIFFIN, LOCUST], [WOLVERINE, RIFLEMAN], [13, 12, 14, 5]);
    const rolls = only(events, 'tacticsRolled').map(({ unit, roll }) => [unit, roll.tier, roll.rule]);
    expect(rolls).toEqual([
      ['r2', 2, 'W-13f.1'],
      ['b1', 2, 'W-13f.1'],
      ['r2', 3, 'W-13f.1'],
      ['b1', 1, 'W-13f.1'],
    ]);
    expect(only(events, 'ticksPlaced').map(({ unit, ticks }) => [unit, ticks])).toEqual([
      ['r2', 3],
      ['b1', 1],
    ]);
    expect(ticks).toEqual({ b1: 2, b2: 2, r1: 0, r2: 0 });
    expect(state.elapsed).toBe(1);
    expect(state.moment).toEqual({ kind: 'activate', seat: 'red', units: ['r1', 'r2'] });
  });

  const skilled = (...skill: [number, number, number, number]): Card => ({
    ...GRIFFIN,
    pilot: { name: 'Test', skill },
  });
  test.each([
    ['the lowest A', [skilled(2, 9, 10, 11), skilled(7, 8, 19, 20)], 'r2'],
    ['then the lowest G', [skilled(2, 8, 15, 16), skilled(7, 8, 14, 20)], 'r2'],
    ['then the lowest E', [skilled(2, 8, 15, 20), skilled(7, 8, 15, 19)], 'r2'],
    ['then the lowest P', [skilled(3, 8, 15, 20), skilled(2, 8, 15, 20)], 'r2'],
    ['then the first by id', [GRIFFIN, GRIFFIN], 'r1'],
  ])('the best pilot has %s', (_, red, best) => {
    expect(only(opened(red, [WOLVERINE], [20, 1]).events, 'tacticsRolled')[0]!.unit).toBe(best);
  });

  test('tier none places no ticks', () => {
    const { events, ticks, state } = opened([GRIFFIN], [WOLVERINE], [20, 1]);
    expect(only(events, 'ticksPlaced')).toEqual([{ kind: 'ticksPlaced', unit: 'r1', ticks: 4 }]);
    expect([ticks, state.elapsed]).toEqual([{ r1: 0, b1: 4 }, 0]);
  });

  test('a position has its ticks already', () => {
    const table = game({ units: { r1: {}, b1: {} }, options: { preflight: 'tactics' } });
    expect(table.begin()[0]!.kind).toBe('activated');
  });

  test.each([undefined, 'rolloff'] as const)('off (%s), nothing of it happens, W-13.2', (preflight) => {
    const { events } = opened([GRIFFIN], [WOLVERINE], [2, 3], { preflight });
    expect(events.map(({ kind }) => kind)).toEqual(['tieRolled', 'tieRolled', 'activated']);
  });
});
