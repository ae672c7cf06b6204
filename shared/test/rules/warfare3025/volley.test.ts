import { describe, expect, test } from 'vitest';
import { firstState } from '../../../src/match/index.ts';
import { warfare3025 } from '../../../src/rulesets/warfare3025/ruleset.ts';
import { begun, type IntentInput, only, RIFLEMAN, stateOf, type UnitWords, WOLVERINE } from './kit.ts';

/** Three missiles of SRM 6 that all hit greatly: the attack excellent, the armour poor. */
const GREAT = [20, 1];
const NOBODY_ASKED = { kind: 'activate' };

/** A Wolverine on the move fires three missiles at a Rifleman, and its player may name parts. */
const table = (damage: UnitWords['damage'] = {}) =>
  begun({
    units: {
      r1: { card: WOLVERINE, at: '0,0' },
      b1: { card: RIFLEMAN, at: '0,8', damage },
      b2: { card: WOLVERINE, at: '0,40' },
    },
  });
const attack = { weapon: 'srm-6', target: 'b1', after: 0 } as const;
const salvo = (parts?: string[]): IntentInput => ({ kind: 'act', unit: 'r1', attack, ...(parts ? { parts } : {}) });

describe('W-10.3: an order of parts', () => {
  test('takes all great hits of an attack without a question, the first part that is left', () => {
    const game = table({ movement: 19 });
    const events = game.play('red', salvo(['movement', 'structure']), [...GREAT, ...GREAT, ...GREAT]);
    expect(only(events, 'picked').map(({ component }) => component)).toEqual(['movement', 'structure', 'structure']);
    expect(only(events, 'pickAsked')).toEqual([]);
    expect(game.state.moment).toMatchObject(NOBODY_ASKED);
    expect(game.state.parts).toBeUndefined();
  });

  test('ends when none of it is left: the attacker is asked again', () => {
    const game = table({ movement: 19 });
    game.play('red', salvo(['movement']), [...GREAT, ...GREAT]);
    expect(game.state.moment).toMatchObject({ kind: 'pick', seat: 'red' });
  });

  test('can be named with the first pick, for the rest of the attack', () => {
    const game = table();
    game.play('red', salvo(), GREAT);
    const pick = { kind: 'pick', component: 'armour', parts: ['movement'] } as const;
    const events = game.play('red', { ...pick, parts: [...pick.parts] }, [...GREAT, ...GREAT]);
    expect(only(events, 'picked').map(({ component }) => component)).toEqual(['armour', 'movement', 'movement']);
    expect(game.state.moment).toMatchObject(NOBODY_ASKED);
  });

  test('leaves each hit to a pick of its own where nothing is named', () => {
    const game = table();
    game.play('red', salvo(), GREAT);
    const dice = [GREAT, GREAT, []];
    for (const rest of dice) {
      expect(game.state.moment).toMatchObject({ kind: 'pick' });
      game.play('red', { kind: 'pick', component: 'armour' }, rest);
    }
    expect(game.state.moment).toMatchObject(NOBODY_ASKED);
  });

  test('is a secret until a hit is made: the defender chooses by what it could see', () => {
    const units = { r1: { card: WOLVERINE, at: '0,0' }, b1: { card: RIFLEMAN, at: '0,8', token: 'fast' as const } };
    const [told, untold] = [salvo(['structure']), salvo()].map((intent) => {
      const game = begun({ units });
      game.play('red', intent);
      expect(game.state.moment).toMatchObject({ kind: 'defend' });
      return ['red', 'blue', 'public'].map((viewer) => warfare3025.view(game.state, viewer));
    });
    expect(told).toEqual(untold);
  });

  test.each<[string, IntentInput, string]>([
    ['what the target has not', salvo(['pilot']), 'no-component'],
    ['a weapon of the attacker', salvo(['srm-6']), 'no-component'],
    [
      'an order without an attack',
      { kind: 'act', unit: 'r1', move: { path: [], facing: 1 }, parts: ['armour'] },
      'no-attack',
    ],
  ])('refuses %s', (_, intent, code) => {
    expect(table().refused('red', intent)).toMatchObject({ code, rule: 'W-10.3' });
  });

  test.each([[[]], [['armour', 'armour']], [Array.from({ length: 12 }, (_, n) => `part-${n}`)]])(
    'is not read as %j',
    (parts) => {
      expect(warfare3025.schemas.intent.safeParse({ kind: 'pick', component: 'armour', parts }).success).toBe(false);
    },
  );

  test('stands in the position of a match that waits in the middle of the attack', () => {
    const units = { r1: { card: WOLVERINE, at: '0,0' }, b1: { card: RIFLEMAN, at: '0,8', token: 'fast' as const } };
    const game = begun({ units });
    game.play('red', salvo(['structure', 'armour']));
    const written = warfare3025.toPosition(game.state) as { action: object };
    expect(written.action).toMatchObject({ parts: ['structure', 'armour'] });
    const { options, board } = stateOf({ units });
    const seats = game.state.seats.map((seat) => ({ ...seat, force: null }));
    const position = warfare3025.schemas.position.parse(written);
    expect(firstState(warfare3025, { options, board, seats, position })).toEqual(game.state);
    const strange = { ...position, action: { ...position.action!, parts: ['pilot'] } };
    expect(warfare3025.fromPosition({ options, board, seats, position: strange })).toMatchObject({
      ok: false,
      error: [{ at: 'position.action.parts' }],
    });
  });
});
