import { describe, expect, test } from 'vitest';
import { CORE, OptionsSchema } from '../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../src/rulesets/warfare3025/ruleset.ts';
import { game, hex, LOCUST, only, WOLVERINE } from './kit.ts';

describe('the seats of a match', () => {
  test.each([
    [undefined, ['blue', 'orange']],
    [1, ['blue', 'orange']],
    [2, ['blue', 'blue-2', 'orange', 'orange-2']],
    [4, ['blue', 'blue-2', 'blue-3', 'blue-4', 'orange', 'orange-2', 'orange-3', 'orange-4']],
  ])('with %s players a side are %o', (players, ids) => {
    const seats = warfare3025.seats({ ...CORE, players });
    expect(seats.map(({ id }) => id)).toEqual(ids);
    for (const { id, side, brings, optional = false } of seats)
      expect([side, brings, optional]).toEqual([id.startsWith('blue') ? 0 : 1, 'host', id.includes('-')]);
  });

  test.each([0, 5, 1.5])('cannot be %s a side', (players) => {
    expect(OptionsSchema.safeParse({ players }).success).toBe(false);
  });
});

describe('two players of one side', () => {
  test('roll for it when their units are tied: neither chooses for the other, W-3.4', () => {
    const table = game({ units: { r1: { at: '0,0', ticks: 3 }, r2: { at: '1,0', ticks: 3, seat: 'pink' }, b1: {} } });
    // Both of the same tier: the lower die goes first.
    expect(only(table.begin([12, 9]), 'tieRolled').map(({ unit }) => unit)).toEqual(['r1', 'r2']);
    expect(table.state.moment).toMatchObject({ kind: 'activate', seat: 'pink', units: ['r2'] });
  });

  test('pass through each other, and cannot shoot at each other, W-5.1 and W-9.1', () => {
    const table = game({
      units: {
        r1: { card: LOCUST, at: '0,0' },
        r2: { at: '0,-1', seat: 'pink' },
        b1: { card: WOLVERINE, at: '9,-9' },
      },
    });
    table.begin();
    const attack = { weapon: 'medium-laser', target: 'r2' };
    expect(table.refused('red', { kind: 'act', unit: 'r1', attack })).toMatchObject({ code: 'friend' });
    const through = { path: [hex('0,-1'), hex('0,-2')], facing: 0 };
    table.play('red', { kind: 'act', unit: 'r1', move: through });
    expect(table.unit('r1').at).toBe(hex('0,-2'));
  });

  test('order their own units only', () => {
    const table = game({ units: { r1: { at: '0,0' }, r2: { at: '1,0', seat: 'pink' }, b1: {} } });
    table.begin();
    expect(table.refused('pink', { kind: 'wait', unit: 'r1' })).toMatchObject({ code: 'not-asked' });
    expect(table.refused('red', { kind: 'wait', unit: 'r2' })).toMatchObject({ code: 'not-yours' });
  });
});
