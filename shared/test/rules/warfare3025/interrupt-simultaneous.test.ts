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
  straight,
  type UnitWords,
  WOLVERINE,
} from './kit.ts';

type Claim = Partial<Extract<IntentInput, { kind: 'interrupt' }>>;

/** A Griffin fires its PPC at a Griffin eight hexes south, which does the same: two dice against one, both ways. */
const table = (red: UnitWords = {}, blue: UnitWords = {}, others: Record<string, UnitWords> = {}) =>
  begun({
    units: {
      r1: { card: GRIFFIN, at: '0,0', facing: 3, ...red },
      b1: { card: GRIFFIN, at: '0,8', facing: 0, ticks: 1, ...blue },
      b9: { at: '5,40' },
      r9: { at: '-5,40', ticks: 50 },
      ...others,
    },
  });
const fire = (change: object = {}): IntentInput => ({
  kind: 'act',
  unit: 'r1',
  attack: { weapon: 'ppc', target: 'b1' },
  ...change,
});
const claim = (game: Game, change: Claim, dice: number[] = []) =>
  game.play('blue', { kind: 'interrupt', unit: 'b1', trigger: 0, ...change }, dice);
const ppc = { weapon: 'ppc', target: 'r1' };

describe('W-11.4 and W-11.6: both are resolved, and neither prevents the other', () => {
  test('all rolls first, the actor’s before the interrupter’s, then all damage, then the ends', () => {
    const game = table();
    game.play('red', fire());
    // Both hit structure; both fail to resist.
    const events = claim(game, { attack: ppc }, [15, 1, 12, 15, 1, 12, 1, 1]);
    expect(only(events, 'interruptDeclared')).toMatchObject([{ timing: 'simultaneous' }]);
    const order = events.map((event) =>
      event.kind === 'struck' ? `${event.attack.unit} strikes` : event.kind === 'damaged' ? `${event.unit} hurt` : '',
    );
    expect(order.filter((word) => word)).toEqual(['r1 strikes', 'b1 strikes', 'b1 hurt', 'r1 hurt']);
    expect([game.unit('r1').damage.structure, game.unit('b1').damage.structure]).toEqual([5, 5]);
    // The PPC's haywire on both: 8 + 3 and 1 + 8 + 3, less a skim of 11.
    expect([game.unit('r1').ticks, game.unit('b1').ticks]).toEqual([0, 1]);
    expect([game.unit('r1').token, game.unit('b1').token]).toEqual(['stationary', 'stationary']);
  });

  test('rolls use the damage as it was before either: a PPC that is being shot to pieces still fires whole', () => {
    const game = table({}, { damage: { ppc: 15 } });
    game.play('red', fire());
    claim(game, { attack: ppc }, [20, 1, 1]);
    // The pick destroys the interrupter's PPC, but not before its own roll with 15 damage on it.
    const events = game.play('red', { kind: 'pick', component: 'ppc' }, [5, 4]);
    const [struck] = only(events, 'struck');
    expect(struck!.attack).toMatchObject({ unit: 'b1', damage: 15, result: 5 });
    expect(game.unit('b1').damage.ppc).toBe(20);
  });

  test('several attacks of one action do not see each other’s damage either', () => {
    const units = {
      r1: { card: WOLVERINE, at: '0,0', facing: 3 as const },
      b1: { at: '0,8', ticks: 1 },
      r9: { at: '-5,40', ticks: 50 },
    };
    const game = begun({ units });
    game.play('red', fire({ attack: { weapon: 'srm-6', target: 'b1' } }));
    // Standing still against armour above it: one die each; thrice even, then the PPC misses with one of two dice.
    const events = claim(game, { attack: ppc }, [9, 12, 9, 12, 9, 12, 1, 1]);
    expect(only(events, 'struck').map(({ defence }) => defence?.damage)).toEqual([0, 0, 0, undefined]);
    expect(game.unit('b1').damage.armour).toBe(3);
  });

  test('a unit destroyed by it still has its own effects; both at once is a draw', () => {
    const dead = { damage: { structure: 19 } };
    const game = begun({
      units: { r1: { at: '0,0', facing: 3, ...dead }, b1: { at: '0,8', ticks: 1, ...dead } },
    });
    game.play('red', fire());
    const events = claim(game, { attack: ppc }, [15, 1, 12, 15, 1, 12, 20, 20]);
    expect(only(events, 'destroyed').map(({ unit }) => unit)).toEqual(['b1', 'r1']);
    expect(game.state.outcome).toMatchObject({ rule: 'W-15', score: [40, 40] });
    expect(game.state.outcome).not.toHaveProperty('winner');
  });
});

describe('W-11.6: where both stand', () => {
  test('the actor is shot at at the trigger, and shoots from its own point at where the interrupter stood', () => {
    const game = table();
    const move = { path: straight('0,0', 0, 6), facing: 0 };
    game.play('red', fire({ move, attack: { weapon: 'ppc', target: 'b1', after: 6 } }));
    const back = { path: straight('0,8', 3, 5), facing: 3 };
    // Both turn about, and roll for that when they move, last.
    const events = claim(game, { trigger: 2, attack: { ...ppc, after: 0 }, move: back }, [1, 1, 1, 20, 20]);
    expect(only(events, 'attackOpened').map(({ situation }) => [situation.from, situation.to])).toEqual([
      [hex('0,-6'), hex('0,8')],
      [hex('0,8'), hex('0,-2')],
    ]);
    expect([game.unit('r1').at, game.unit('b1').at]).toEqual([hex('0,-6'), hex('0,13')]);
  });

  test.each([
    ['at the start hex it faces as it stood', 0, 3, false],
    ['on its way it faces as it goes', 2, 3, true],
  ] as const)('the actor’s facing: %s', (_, trigger, facing, rear) => {
    const game = table({ facing });
    game.play('red', { kind: 'act', unit: 'r1', move: { path: straight('0,0', 0, 4), facing: 1 } });
    const events = claim(game, { trigger, attack: ppc }, [1, 1]);
    expect(only(events, 'attackOpened')).toMatchObject([{ situation: { rear } }]);
  });

  test('an actor that turns on the spot is shot at as it faced before', () => {
    const game = table({ facing: 3 });
    game.play('red', { kind: 'act', unit: 'r1', move: { path: [], facing: 0 } });
    // The Griffin that fires stands still: two dice; the actor then rolls for its about-face.
    const events = claim(game, { attack: ppc }, [1, 1, 8]);
    expect(only(events, 'attackOpened')).toMatchObject([{ situation: { rear: false } }]);
    expect(game.unit('r1').facing).toBe(0);
  });

  test('an interrupter that turns is shot at as it faced before', () => {
    const game = table({}, { facing: 4 });
    game.play('red', fire());
    const events = claim(game, { attack: ppc, move: { path: [], facing: 3 } }, [1, 1, 1]);
    expect(only(events, 'attackOpened')[0]).toMatchObject({ situation: { rear: false } });
    const turned = table({}, { facing: 3 });
    turned.play('red', fire());
    const again = claim(turned, { attack: ppc, move: { path: [], facing: 1 } }, [1, 1, 1]);
    expect(only(again, 'attackOpened')[0]).toMatchObject({ situation: { rear: true } });
  });
});

describe('W-11.6: then both movements are as declared', () => {
  test('although the exchange has destroyed the movement of one', () => {
    const game = table({ damage: { movement: 15 } });
    game.play('red', { kind: 'act', unit: 'r1', move: { path: straight('0,0', 0, 4), facing: 3 } });
    claim(game, { attack: ppc }, [20, 1, 1]);
    const events = game.play('blue', { kind: 'pick', component: 'movement' });
    expect(only(events, 'halted')).toEqual([]);
    expect(game.unit('r1')).toMatchObject({ at: hex('0,-4'), damage: { movement: 20 } });
  });

  test('the actor first: an interrupter that wants the same hex ends before it', () => {
    const game = table({}, { at: '0,2', facing: 3 });
    game.play('red', { kind: 'act', unit: 'r1', move: { path: path('1,0 1,1'), facing: 3 } });
    const events = claim(game, { trigger: 1, move: { path: path('1,1'), facing: 3 } });
    expect(only(events, 'halted')).toMatchObject([{ role: 'interrupter', reason: 'blocked' }]);
    expect([game.unit('r1').at, game.unit('b1').at]).toEqual([hex('1,1'), hex('0,2')]);
  });

  test('a destroyed unit does not move on', () => {
    const game = table({ damage: { structure: 19 } });
    game.play('red', { kind: 'act', unit: 'r1', move: { path: straight('0,0', 0, 4), facing: 3 } });
    const events = claim(game, { trigger: 4, attack: ppc }, [15, 1, 12, 20]);
    expect(only(events, 'moved')).toEqual([]);
    expect(game.unit('r1')).toMatchObject({ status: 'destroyed', at: hex('0,0') });
  });

  test('W-11.4: an end at the very same tick is simultaneous', () => {
    const game = table({}, { card: LOCUST, ticks: 2, at: '0,6' });
    game.play('red', fire({ attack: { weapon: 'ppc', target: 'b1' } }));
    const events = claim(game, { move: { path: path('1,5'), facing: 0 } }, [1, 1, 20, 1]);
    expect(only(events, 'interruptDeclared')).toMatchObject([{ cost: 6, timing: 'simultaneous' }]);
    expect(only(events, 'attackOpened')).toMatchObject([{ situation: { to: hex('0,6') } }]);
  });
});
