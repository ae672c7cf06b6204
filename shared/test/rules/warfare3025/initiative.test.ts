import { describe, expect, test } from 'vitest';
import { timelineOf } from '../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../src/rulesets/warfare3025/ruleset.ts';
import { begun, boardOf, GRIFFIN, game, hex, LOCUST, only, straight, WOLVERINE } from './kit.ts';

const step = { path: straight('0,0', 0, 1), facing: 0 };

describe('W-3.1: the unit with the fewest ticks acts next', () => {
  const table = () => game({ units: { r1: { at: '0,0', ticks: 7 }, r2: { at: '1,0', ticks: 2 }, b1: { at: '0,9' } } });

  test('and no other', () => {
    const started = table();
    started.begin();
    expect(started.state.moment).toMatchObject({ kind: 'activate', seat: 'red', units: ['r2'] });
    expect(started.refused('red', { kind: 'wait', unit: 'r1' })).toMatchObject({ code: 'not-its-turn', rule: 'W-3.1' });
  });

  test('as the timeline shows, with a planned action after those it ties with', () => {
    const line = timelineOf(table().state, { unit: 'r2', cost: 5 });
    expect(line).toEqual([
      { unit: 'r2', ticks: 2 },
      { unit: 'r1', ticks: 7 },
      { unit: 'r2', ticks: 7, preview: true },
      { unit: 'b1', ticks: 90 },
    ]);
  });
});

test('W-3.1: an action gives its ticks to its unit', () => {
  const table = begun({ units: { r1: { at: '0,0' }, r2: { at: '3,0', ticks: 3 }, b1: { at: '0,40' } } });
  table.play('red', { kind: 'act', unit: 'r1', move: step });
  // 8 of its own, less the 3 of the skim for r2.
  expect([table.unit('r1').ticks, table.unit('r2').ticks, table.state.elapsed]).toEqual([5, 0, 3]);
});

describe('W-3.2 and W-3.3: the clock', () => {
  test.each([
    [110, 9, false],
    [110, 10, true],
    [110, 11, true],
  ])('at %i of 120 ticks, a skim of %i ends the match: %o', (elapsed, ticks, ends) => {
    const table = game({ elapsed, units: { r1: { at: '0,0', ticks }, b1: { at: '0,9', ticks: 40 } } });
    const events = table.begin();
    expect(only(events, 'skimmed')).toEqual([{ kind: 'skimmed', ticks }]);
    expect(only(events, 'activated')).toHaveLength(ends ? 0 : 1);
    expect(warfare3025.outcome(table.state) !== undefined).toBe(ends);
  });

  test('no skim when somebody stands at zero already', () => {
    expect(only(game({ units: { r1: { at: '0,0' }, b1: { at: '0,9' } } }).begin(), 'skimmed')).toEqual([]);
  });
});

describe('W-3.4: ties', () => {
  test('of one player’s units let the player pick, without a roll', () => {
    const table = begun({ units: { r2: { at: '1,0' }, r1: { at: '0,0', ticks: 0 }, b1: { at: '0,9' } } });
    expect(table.state.moment).toMatchObject({ seat: 'red', units: ['r1', 'r2'] });
    table.play('red', { kind: 'wait', unit: 'r2' });
    expect(table.state.moment).toMatchObject({ seat: 'red', units: ['r1'] });
  });

  test('of both sides’ units are rolled for, and the roll decides between units of one side too', () => {
    const units = { r1: { at: '0,0', ticks: 0 }, r2: { at: '1,0', ticks: 0 }, b1: { at: '0,9', ticks: 0 } };
    const table = game({ units });
    const rolls = only(table.begin([12, 9, 20]), 'tieRolled');
    expect(rolls.map(({ unit, roll }) => [unit, roll.result])).toEqual([
      ['r1', 12],
      ['r2', 9],
      ['b1', 20],
    ]);
    expect(table.state.moment).toMatchObject({ seat: 'red', units: ['r2'] });
  });

  test('a worse tier beats a lower die of a better one', () => {
    // 8 is appropriate for the Griffin and poor for the Wolverine.
    const units = { r1: { at: '0,0', ticks: 0 }, b1: { card: WOLVERINE, at: '0,9', ticks: 0 } };
    expect(begun({ units }, [8, 8]).state.moment).toMatchObject({ units: ['b1'] });
  });

  test('those that are still tied roll again among themselves', () => {
    const units = { r1: { at: '0,0', ticks: 0 }, r2: { at: '1,0', ticks: 0 }, b1: { at: '0,9', ticks: 0 } };
    const table = game({ units });
    const rolls = only(table.begin([9, 10, 9, 20, 16]), 'tieRolled');
    expect(rolls.map(({ unit }) => unit)).toEqual(['r1', 'r2', 'b1', 'r1', 'b1']);
    expect(table.state.moment).toMatchObject({ seat: 'blue', units: ['b1'] });
  });

  test('a tie roll is kept until the unit’s own ticks change', () => {
    const units = { r1: { at: '0,0', ticks: 0 }, r2: { at: '1,0', ticks: 0 }, b1: { at: '0,40', ticks: 0 } };
    const table = begun({ units }, [3, 4, 5]);
    table.play('red', { kind: 'act', unit: 'r1', move: { path: [], facing: 1 } });
    const events = table.play('blue', { kind: 'pass' });
    expect(only(events, 'tieRolled')).toEqual([]);
    expect(table.state.moment).toMatchObject({ units: ['r2'] });
    expect(['r1', 'r2', 'b1'].map((id) => table.unit(id).tieRolls)).toEqual([
      [],
      [{ tier: 1, die: 4 }],
      [{ tier: 1, die: 5 }],
    ]);
  });

  test('a second roll orders those who were tied, and not against the others', () => {
    const units = { r1: { at: '0,0', ticks: 0 }, r2: { at: '1,0', ticks: 0 }, b1: { at: '0,40', ticks: 0 } };
    const table = game({ units });
    table.begin([5, 9, 5, 15, 18]);
    expect(table.state.moment).toMatchObject({ units: ['r1'] });
    table.play('red', { kind: 'act', unit: 'r1', move: { path: [], facing: 1 } });
    const events = table.play('blue', { kind: 'pass' });
    expect(only(events, 'tieRolled')).toEqual([]);
    expect(table.state.moment).toMatchObject({ units: ['b1'] });
  });

  test.each([
    [15, 'b1'],
    [19, 'r1'],
  ])('a newcomer with the same first roll rolls a second against the one kept: %i against 18', (second, next) => {
    const table = game({ units: { r1: { at: '0,0', ticks: 0 }, b1: { at: '0,40', ticks: 0 } } });
    table.unit('r1').tieRolls = [
      { tier: 1, die: 5 },
      { tier: 3, die: 18 },
    ];
    expect(only(table.begin([5, second]), 'tieRolled').map(({ unit }) => unit)).toEqual(['b1', 'b1']);
    expect(table.state.moment).toMatchObject({ units: [next] });
  });

  test('a tie roll takes no damage into account (W-2.3)', () => {
    const units = { r1: { at: '0,0', ticks: 0, damage: { movement: 12 } }, b1: { at: '0,9', ticks: 0 } };
    expect(only(game({ units }).begin([16, 15]), 'tieRolled')[0]!.roll).toMatchObject({ damage: 0, result: 16 });
  });
});

describe('W-3.5: waiting', () => {
  test('gives the stationary token to a unit on the map, and none off it', () => {
    const table = begun({ units: { r1: { at: '0,0', token: 'fast' }, r2: { ticks: 1 }, b1: { at: '0,9' } } });
    table.play('red', { kind: 'wait', unit: 'r1' });
    expect(table.unit('r1').token).toBe('stationary');
    table.play('red', { kind: 'wait', unit: 'r2' });
    expect(table.unit('r2').token).toBe('none');
  });

  test('beside a tied unit lets that one act, without time going by', () => {
    const units = { r1: { card: WOLVERINE, at: '0,0', ticks: 0 }, b1: { at: '0,9', ticks: 0 } };
    const table = begun({ units }, [3, 20]);
    table.play('red', { kind: 'wait', unit: 'r1' });
    expect(table.unit('r1')).toMatchObject({ ticks: 3, tieRolls: [] });
    expect(table.state).toMatchObject({ elapsed: 0, moment: { seat: 'blue', units: ['b1'] } });
  });
});

describe('W-3.6 and W-3.7: entering the map', () => {
  const board = boardOf({}, { width: 12, height: 20 });
  const entering = (card = GRIFFIN) => {
    const table = game({ units: { r1: { card }, b1: { at: '0,0' } } });
    Object.assign(table.state, { board });
    table.unit('b1').at = '0601';
    table.begin();
    return table;
  };
  const move = (path: string[], facing = 0) => ({ kind: 'act', unit: 'r1', move: { path, facing } }) as const;

  test.each([
    ['the other side’s edge', ['0401']],
    ['the middle', ['0410']],
    ['a long side', ['0112']],
  ])('not by %s', (_, path) => {
    expect(entering().refused('red', move(path))).toMatchObject({ code: 'wrong-edge', rule: 'W-3.6' });
  });

  test('the first hex counts as one', () => {
    const column = Array.from({ length: 9 }, (_, i) => `04${String(20 - i)}`);
    expect(entering().refused('red', move(column.slice(0, 8)))).toMatchObject({ code: 'too-far', rule: 'W-5.1' });
    const table = entering();
    table.play('red', move(column.slice(0, 7), 3));
    expect(table.unit('r1')).toMatchObject({ status: 'field', at: '0414', facing: 3, ticks: expect.any(Number) });
    const locust = entering(LOCUST);
    locust.play('red', move(column.slice(0, 8)));
    expect(locust.unit('r1')).toMatchObject({ at: '0413', token: 'fast' });
  });

  test.each([
    ['turn', { move: { path: [], facing: 1 } }],
    ['attack', { attack: { weapon: 'ppc', target: 'b1' } }],
    [
      'attack on its way in',
      { move: { path: ['0420'], facing: 0 }, attack: { weapon: 'ppc', target: 'b1', after: 1 } },
    ],
  ])('a unit off the map cannot %s', (_, plan) => {
    const refusal = entering().refused('red', { kind: 'act', unit: 'r1', ...plan });
    expect(refusal).toMatchObject({ code: 'off-map', rule: 'W-3.7' });
  });

  test('a unit off the map cannot be targeted and cannot interrupt', () => {
    const table = begun({ units: { r1: { at: '0,0' }, b1: { ticks: 1 }, b2: { at: '0,30' } } });
    const attack = { weapon: 'ppc', target: 'b1' };
    expect(table.refused('red', { kind: 'act', unit: 'r1', attack })).toMatchObject({
      code: 'no-target',
      rule: 'W-3.7',
    });
    expect(only(table.play('red', { kind: 'act', unit: 'r1', move: step }), 'windowOpened')).toEqual([]);
    expect(table.unit('r1').at).toBe(hex('0,-1'));
  });
});
