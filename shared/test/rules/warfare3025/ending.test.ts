import { describe, expect, test } from 'vitest';
import { scores } from '../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../src/rulesets/warfare3025/ruleset.ts';
import { begun, GRIFFIN, game, LOCUST, shoot, type UnitWords, WOLVERINE } from './kit.ts';

describe('W-15: a side with no units left loses', () => {
  test('when its last unit is destroyed, and nothing more is asked', () => {
    const units = { r1: { card: WOLVERINE, at: '0,0' }, b1: { card: WOLVERINE, at: '0,5', damage: { structure: 19 } } };
    const table = begun({ units });
    shoot(table, { weapon: 'autocannon-5' }, [20, 1]);
    table.play('red', { kind: 'pick', component: 'structure' });
    expect(warfare3025.outcome(table.state)).toEqual({
      winner: 0,
      score: [40, 0],
      rule: 'W-15',
      code: 'last-standing',
    });
    expect(warfare3025.pending(table.state)).toEqual([]);
    expect(table.refused('red', { kind: 'wait', unit: 'r1' })).toMatchObject({ code: 'over', rule: 'W-15' });
  });

  test('not while it has one off the map', () => {
    const blue = { card: WOLVERINE, at: '0,5', damage: { structure: 19 } };
    const table = begun({ units: { r1: { card: WOLVERINE, at: '0,0' }, b1: blue, b2: {} } });
    shoot(table, { weapon: 'autocannon-5' }, [20, 1]);
    table.play('red', { kind: 'pick', component: 'structure' });
    expect(warfare3025.outcome(table.state)).toBeUndefined();
  });
});

describe('W-15: the score is the structure damage of the enemy, and 20 for each unit destroyed', () => {
  test.each<[string, Record<string, UnitWords>, number[]]>([
    ['nothing', { r1: { at: '0,0' }, b1: { at: '0,9' } }, [0, 0]],
    ['damage of both', { r1: { damage: { structure: 3 } }, b1: { damage: { structure: 7 } } }, [7, 3]],
    ['only structure counts', { r1: {}, b1: { damage: { armour: 9, movement: 4 } } }, [0, 0]],
    ['several units', { r1: {}, b1: { damage: { structure: 7 } }, b2: { damage: { structure: 2 } } }, [9, 0]],
    ['a destroyed one', { r1: {}, b1: { damage: { structure: 20 } }, b2: { damage: { structure: 2 } } }, [42, 0]],
  ])('%s', (_, units, expected) => {
    const { state } = game({ units });
    for (const unit of state.units) if (unit.damage.structure === 20) unit.status = 'destroyed';
    expect(scores(state)).toEqual(expected);
  });
});

describe('W-15: at the limit the higher score wins, equal is a draw', () => {
  test.each([
    [0, 1, 0],
    [1, 0, 1],
    [4, 4, undefined],
    [0, 0, undefined],
  ])('red has %i structure damage, blue %i: side %s', (red, blue, winner) => {
    const units = {
      r1: { at: '0,0', ticks: 5, damage: { structure: red } },
      b1: { at: '0,9', damage: { structure: blue } },
    };
    const table = game({ elapsed: 7, options: { limit: 12 }, units });
    table.begin();
    const outcome = warfare3025.outcome(table.state)!;
    expect(outcome).toMatchObject({ score: [blue, red], rule: 'W-15' });
    expect(outcome.winner).toBe(winner);
  });
});

describe('W-15: a player may concede', () => {
  test.each([
    ['red', 1],
    ['blue', 0],
  ])('%s at any time, asked or not', (seat, winner) => {
    const table = begun({ units: { r1: { card: LOCUST, at: '0,0' }, b1: { card: GRIFFIN, at: '0,9' } } });
    table.play(seat, { kind: 'concede' });
    expect(warfare3025.outcome(table.state)).toMatchObject({ winner, rule: 'W-15' });
    expect(table.refused(seat, { kind: 'concede' })).toMatchObject({ code: 'over' });
  });

  test('in the middle of an attack', () => {
    const units = { r1: { card: WOLVERINE, at: '0,0' }, b1: { card: WOLVERINE, at: '0,5' } };
    const table = begun({ units });
    shoot(table, { weapon: 'autocannon-5' }, [20, 1]);
    table.play('blue', { kind: 'concede' });
    expect(table.state).toMatchObject({ assault: null, action: null, agenda: [], outcome: { winner: 0 } });
  });
});
