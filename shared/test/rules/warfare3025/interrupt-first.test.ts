import { describe, expect, test } from 'vitest';
import {
  begun,
  type Game,
  GRIFFIN,
  hex,
  type IntentInput,
  LOCUST,
  only,
  path,
  RIFLEMAN,
  straight,
  WOLVERINE,
} from './kit.ts';

type Claim = Partial<Extract<IntentInput, { kind: 'interrupt' }>>;

const claim = (game: Game, change: Claim, dice: number[] = []) =>
  game.play('blue', { kind: 'interrupt', unit: 'b1', trigger: 0, ...change }, dice);
const kinds = (events: readonly { kind: string }[]) =>
  events
    .map(({ kind }) => kind)
    .filter((kind) => ['moved', 'struck', 'actionEnded', 'destroyed', 'halted', 'attackCalledOff'].includes(kind));
const gun = { weapon: 'dual-mg', target: 'r1' };

/** A Rifleman walks north for 10 ticks, with a Locust beside its way. */
const table = (change: { red?: object; blue?: object; ground?: Record<string, string>; others?: object } = {}) =>
  begun({
    ground: change.ground ?? {},
    units: {
      r1: { card: RIFLEMAN, at: '0,0', ...change.red },
      b1: { card: LOCUST, at: '2,-3', ticks: 1, ...change.blue },
      b9: { at: '5,40' },
      ...change.others,
    },
  });
const walk = (change: object = {}): IntentInput => ({
  kind: 'act',
  unit: 'r1',
  move: { path: straight('0,0', 0, 4), facing: 0 },
  ...change,
});

describe('W-11.4: which interrupt is first', () => {
  test.each([
    [1, 0, 'first'],
    [5, 0, 'first'],
    [6, 0, 'first'],
    [6, 1, 'simultaneous'],
    [7, 0, 'simultaneous'],
    [9, 3, 'simultaneous'],
  ])('at %i ticks with an action of 3 + %i against one of 10: %s', (ticks, extras, timing) => {
    const game = table({ blue: { ticks }, others: { r2: { at: '-5,40', ticks: 12 } } });
    game.play('red', walk());
    const misses = Array.from({ length: 2 + extras }, () => 2);
    const tie = ticks + 3 + extras === 10 ? [1, 20] : [];
    const events = claim(game, { trigger: 2, attack: { ...gun, extras } }, [...misses, ...tie]);
    expect(only(events, 'interruptDeclared')).toMatchObject([{ timing, cost: 3 + extras, trigger: 2 }]);
  });
});

describe('W-11.4 and W-11.8: the actor’s action runs to the trigger, then the interrupt is resolved in full', () => {
  const laser = { weapon: 'twin-m-laser', target: 'b1' };

  test.each([
    [0, ['struck', 'struck', 'actionEnded', 'moved', 'actionEnded'], '0,0'],
    [2, ['moved', 'struck', 'struck', 'actionEnded', 'moved', 'actionEnded'], '0,-2'],
    [4, ['moved', 'struck', 'struck', 'actionEnded', 'actionEnded'], '0,-4'],
  ])('at trigger %i', (trigger, order, at) => {
    const game = table({ blue: trigger === 0 ? { at: '2,-1' } : {} });
    game.play('red', walk());
    const events = claim(game, { trigger, attack: gun }, [2, 2]);
    expect(kinds(events)).toEqual(order);
    expect(only(events, 'attackOpened')).toMatchObject([{ situation: { to: hex(at) } }]);
    expect(only(events, 'actionEnded').map(({ unit, cost }) => [unit, cost])).toEqual([
      ['b1', 3],
      ['r1', 10],
    ]);
    expect(game.unit('r1').at).toBe(hex('0,-4'));
  });

  // A stationary target at the best range is one advantage: two dice for each of the actor's two attacks.
  test.each([
    ['at the start: after the interrupt at the start hex', 0, 0, 4, ['b1', 'r1']],
    ['at the start: before one farther on', 0, 1, 4, ['r1', 'b1']],
    ['at the end: after the interrupt at the end hex', 4, 4, 6, ['b1', 'r1']],
  ])('the actor attacks %s', (_, after, trigger, dice, order) => {
    const game = table({ blue: { at: '2,-2', facing: 4 } });
    game.play('red', walk({ attack: { ...laser, after } }));
    const events = claim(
      game,
      { trigger, attack: gun },
      Array.from({ length: dice }, () => 2),
    );
    expect(only(events, 'attackOpened').map(({ situation }) => situation.attacker)).toEqual(order);
  });

  test('W-11.7: the interrupter gains its ticks and token, and does not skim', () => {
    const game = table({ others: { r2: { at: '-5,40', ticks: 1 } }, blue: { token: 'fast' } });
    game.play('red', walk());
    const events = claim(game, { trigger: 2, attack: gun }, [2, 2]);
    expect(only(events, 'actionEnded')[0]).toMatchObject({ unit: 'b1', cost: 3, token: 'stationary' });
    expect(only(events, 'skimmed')).toEqual([{ kind: 'skimmed', ticks: 1 }]);
    expect(game.unit('b1')).toMatchObject({ ticks: 3, token: 'stationary' });
  });

  test('the interrupter loses its old token at declaration: it is no longer fast when it is shot at', () => {
    const game = table({ blue: { token: 'fast', at: '2,-2', facing: 1 } });
    game.play('red', walk({ attack: { ...laser, after: 4 } }));
    const events = claim(game, { trigger: 1, attack: gun }, [2, 2, 2, 2, 2, 2]);
    const [, shot] = only(events, 'attackOpened');
    expect(shot).toMatchObject({ situation: { targetFast: false, targetStationary: true } });
  });
});

describe('W-11.5: what the interrupt leaves of the action', () => {
  test('an actor that is destroyed loses the rest', () => {
    const game = table({ red: { damage: { structure: 19 } }, others: { r2: { at: '-5,40' } } });
    game.play('red', walk());
    const begun = claim(game, { trigger: 2, attack: gun }, [18, 1]);
    const events = [...begun, ...game.play('blue', { kind: 'pick', component: 'structure' })];
    expect(kinds(events)).toEqual(['moved', 'struck', 'destroyed', 'actionEnded', 'actionEnded']);
    expect(game.unit('r1')).toMatchObject({ status: 'destroyed', at: hex('0,-2') });
  });

  test('an actor whose movement is destroyed goes no farther, and its cost stays', () => {
    const game = table({ red: { damage: { movement: 19 } } });
    game.play('red', walk());
    const begun = claim(game, { trigger: 2, attack: gun }, [18, 1]);
    const events = [...begun, ...game.play('blue', { kind: 'pick', component: 'movement' }, [2])];
    expect(only(events, 'halted')).toMatchObject([{ reason: 'immobile', rule: 'W-2.2' }]);
    expect(only(events, 'actionEnded')[1]).toMatchObject({ unit: 'r1', cost: 10 });
    expect(game.unit('r1').at).toBe(hex('0,-2'));
  });

  test.each([
    ['on the spot', 0, { path: [], facing: 1 }, 0],
    ['about on the spot, without a roll', 0, { path: [], facing: 3 }, 0],
    ['on its way', 2, { path: straight('0,0', 0, 4), facing: 1 }, 0],
    ['out of the direction of its way', 2, { path: straight('0,0', 5, 4), facing: 0 }, 5, '-3,-1'],
  ] as [string, number, { path: string[]; facing: number }, number, string?][])(
    'an actor whose movement is destroyed does not turn %s',
    (_, trigger, { path, facing }, faces, from = '2,-2') => {
      const game = table({ red: { damage: { movement: 19 } }, blue: { at: from } });
      game.play('red', walk({ move: { path, facing } }));
      const begun = claim(game, { trigger, attack: gun }, [18, 1]);
      const events = [...begun, ...game.play('blue', { kind: 'pick', component: 'movement' }, [2])];
      expect(only(events, 'piloted')).toEqual([]);
      expect(only(events, 'halted')).toMatchObject([{ unit: 'r1', reason: 'immobile', rule: 'W-2.2' }]);
      expect(game.unit('r1').facing).toBe(faces);
      expect(game.unit('r1').damage).toMatchObject({ movement: 20, structure: 0 });
    },
  );

  test.each([
    ['in the way: the path ends at the last free hex', '0,-4', straight('0,0', 0, 6), '0,-3'],
    ['in the last hex', '0,-4', straight('0,0', 0, 4), '0,-3'],
    ['beside the way', '1,-4', straight('0,0', 0, 4), '0,-4'],
  ])('an interrupter that comes to stand %s', (_, to, way, end) => {
    const game = table({ blue: { at: '2,-5' } });
    game.play('red', walk({ move: { path: way, facing: 0 } }));
    const move = { path: to === '1,-4' ? path('1,-4') : path('1,-4 0,-4'), facing: 0 };
    const events = claim(game, { trigger: 1, move });
    expect(game.unit('r1').at).toBe(hex(end));
    expect(only(events, 'halted').map(({ reason, rule }) => `${reason} ${rule}`)).toEqual(
      end === '0,-4' ? [] : ['blocked W-11.5'],
    );
  });

  test('a jump whose landing hex is taken is not begun', () => {
    const game = begun({
      units: { r1: { card: WOLVERINE, at: '0,0' }, b1: { card: LOCUST, at: '2,-3', ticks: 1 }, b9: { at: '5,40' } },
    });
    const jump = { after: 1, hexes: 2, rise: 1 };
    game.play('red', walk({ move: { path: straight('0,0', 0, 3), facing: 0, jump } }));
    claim(game, { trigger: 0, move: { path: path('1,-3 0,-3'), facing: 0 } });
    expect(game.unit('r1').at).toBe(hex('0,-1'));
  });

  test.each([
    ['out of sight', '0,0', '1,-4', '1,-5 1,-6 0,-6', 'outOfSight', 'W-8.2'],
    ['out of range', '0,0', '2,-12', '2,-13 2,-14 2,-15 2,-16', 'outOfRange', 'W-9.1'],
  ] as const)('a target that is now %s is not attacked', (_, from, at, way, reason, rule) => {
    const game = table({ ground: { '0,-5': 'level6' }, blue: { at } });
    const attack = { weapon: 'twin-m-laser', target: 'b1' };
    game.play('red', walk({ attack, move: { path: [], facing: 0 } }));
    const events = claim(game, { trigger: 0, move: { path: path(way), facing: 0 } });
    expect(only(events, 'attackCalledOff')).toMatchObject([{ unit: 'r1', reason, rule }]);
    expect(only(events, 'actionEnded').map(({ unit, cost }) => `${unit} ${cost}`)).toEqual(['b1 6', 'r1 10']);
    expect(game.unit('r1').at).toBe(hex(from));
  });

  test('an actor that stood and whose attack is called off is stationary', () => {
    const game = table({ ground: { '0,-5': 'level6' }, blue: { at: '1,-4' } });
    game.play('red', { kind: 'act', unit: 'r1', attack: { weapon: 'twin-l-laser', target: 'b1' } });
    const events = claim(game, { trigger: 0, move: { path: path('1,-5 1,-6 0,-6'), facing: 0 } });
    expect(only(events, 'attackCalledOff')).toHaveLength(1);
    expect(game.unit('r1').token).toBe('stationary');
  });

  test('an actor that stops before the trigger is interrupted there, if it is seen', () => {
    const game = table({ ground: { '0,-1': 'light' } });
    game.play('red', walk());
    const events = claim(game, { trigger: 3, attack: { weapon: 'medium-laser', target: 'r1' } }, [2]);
    expect(only(events, 'interruptCalledOff')).toEqual([]);
    expect(only(events, 'attackOpened')).toMatchObject([{ situation: { to: hex('0,-1') } }]);
    game.play('red', { kind: 'defend', roll: 'armour' }, [2]);
    expect(game.unit('r1').at).toBe(hex('0,-1'));
  });

  test.each(['stationary', 'fast', 'none'] as const)(
    'if it is not seen, the interrupt is called off at no cost; the token stays %s',
    (token) => {
      const ground = { '0,-1': 'light', '0,-2': 'level1', '0,-3': 'level2', '0,-4': 'level1' };
      const game = table({ ground, blue: { at: '0,-7', token } });
      game.play('red', walk());
      const move = { path: straight('0,-7', 0, 8), facing: 0 };
      const events = claim(game, { trigger: 4, move }, [2]);
      expect(only(events, 'interruptCalledOff')).toMatchObject([{ unit: 'b1', reason: 'outOfSight', rule: 'W-11.5' }]);
      expect(game.unit('r1').at).toBe(hex('0,-1'));
      // After the skim of one tick for the Locust's own activation.
      expect(game.unit('b1')).toMatchObject({ at: hex('0,-7'), ticks: 0, token });
    },
  );

  test('an interrupter that the actor destroys first does not interrupt', () => {
    const game = table({ blue: { damage: { structure: 19 }, at: '2,-2', facing: 1 } });
    game.play('red', walk({ attack: { weapon: 'twin-m-laser', target: 'b1', after: 0 } }));
    claim(game, { trigger: 2, attack: gun }, [20, 1]);
    const events = game.play('red', { kind: 'pick', component: 'structure' });
    expect(only(events, 'interruptCalledOff')).toMatchObject([{ unit: 'b1', rule: 'W-11.5' }]);
    expect(game.unit('r1').at).toBe(hex('0,-4'));
  });

  test('haywire on the actor adds to its ticks and does not change what its action costs', () => {
    const game = begun({
      units: {
        r1: { card: RIFLEMAN, at: '0,0' },
        b1: { card: GRIFFIN, at: '4,-8', ticks: 1 },
        b9: { at: '5,40', ticks: 30 },
      },
    });
    game.play('red', walk());
    const events = claim(game, { trigger: 2, attack: { weapon: 'ppc', target: 'r1' } }, [15, 11, 10]);
    expect(only(events, 'ticksGained')).toMatchObject([{ unit: 'r1', ticks: 3 }]);
    // The Griffin at 9 is next: 10 and 3 less those.
    expect(game.unit('r1').ticks).toBe(4);
  });
});
