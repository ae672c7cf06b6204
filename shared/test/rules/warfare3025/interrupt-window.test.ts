import { describe, expect, test } from 'vitest';
import { begun, GRIFFIN, hex, type IntentInput, LOCUST, only, straight, type UnitWords, WOLVERINE } from './kit.ts';

const walk: IntentInput = { kind: 'act', unit: 'r1', move: { path: straight('0,0', 0, 4), facing: 0 } };
const laser = { weapon: 'medium-laser', target: 'r1' };

/** A Griffin walks four hexes north for 8 ticks. */
const table = (others: Record<string, UnitWords>, ground: Record<string, string> = {}) =>
  begun({ ground, units: { r1: { card: GRIFFIN, at: '0,0' }, b9: { at: '5,40' }, ...others } });
const opened = (others: Record<string, UnitWords>, ground?: Record<string, string>, dice: number[] = []) => {
  const game = table(others, ground);
  game.play('red', walk, dice);
  const { moment } = game.state;
  return moment.kind === 'interrupt' ? moment.eligible : [];
};
/** A ridge across the path: who stands south of it does not see its far side. */
const RIDGE = { '0,-2': 'level1', '0,-3': 'level2', '0,-4': 'level1' };
/** Everything with which a Locust acts is destroyed. */
const BROKEN = { movement: 20, 'dual-mg': 20, 'medium-laser': 20 };

describe('W-11.1: who may interrupt', () => {
  const near = { card: LOCUST, at: '4,-2' };
  test.each<[string, UnitWords, Record<string, string>, number[] | undefined]>([
    ['an enemy with fewer ticks than the action costs', { ...near, ticks: 7 }, {}, [0, 1, 2, 3, 4]],
    ['not one off the map', { card: LOCUST, ticks: 1 }, {}, undefined],
    ['one that sees only the end', { at: '0,-6', ticks: 1 }, RIDGE, [3, 4]],
    ['one that sees all but the end', { at: '0,6', ticks: 1 }, RIDGE, [0, 1, 2, 3]],
    ['not one that sees none of it', { at: '0,6', ticks: 1 }, { '0,1': 'dense', '0,2': 'dense' }, undefined],
    ['not one that could do nothing', { ...near, ticks: 1, damage: BROKEN }, {}, undefined],
    ['one that can only shoot', { ...near, ticks: 1, damage: { movement: 20 } }, {}, [0, 1, 2, 3, 4]],
  ])('%s', (_, unit, ground, triggers) => {
    expect(opened({ b1: unit }, ground)).toEqual(triggers ? [{ unit: 'b1', seat: 'blue', triggers }] : []);
  });

  test('not an enemy with as many ticks as the action costs', () => {
    const tie = [1, 20];
    expect(opened({ b1: { ...near, ticks: 8 } }, {}, tie)).toEqual([]);
  });

  test('not a friend, nor the actor', () => {
    expect(opened({ r2: { at: '1,0', ticks: 1 } })).toEqual([]);
  });

  test('for a unit that enters the map, only the hexes on it', () => {
    const game = begun({ units: { r1: {}, b1: { at: '0,45', ticks: 1 } } });
    game.play('red', { kind: 'act', unit: 'r1', move: { path: ['2190', '2189'], facing: 0 } });
    expect(game.state.moment).toMatchObject({ kind: 'interrupt', eligible: [{ unit: 'b1', triggers: [1, 2] }] });
  });

  test('nobody interrupts a wait', () => {
    const game = table({ b1: { ...near, ticks: 1 } });
    expect(only(game.play('red', { kind: 'wait', unit: 'r1' }), 'windowOpened')).toEqual([]);
  });
});

describe('W-11.2 and W-11.3: claims', () => {
  const near = { card: LOCUST, at: '4,-2', ticks: 1 };
  const claim = (change: object = {}): IntentInput =>
    ({ kind: 'interrupt', unit: 'b1', trigger: 2, attack: laser, ...change }) as IntentInput;

  test.each<[string, object, string, string]>([
    ['a unit that is not there', { unit: 'b7' }, 'no-unit', 'W-11.3'],
    ['somebody else’s unit', { unit: 'r1' }, 'not-yours', 'W-11.3'],
    ['a unit that may not interrupt', { unit: 'b9' }, 'not-eligible', 'W-11.1'],
    ['a trigger off the path', { trigger: 5 }, 'not-seen', 'W-11.3'],
    ['no action', { attack: undefined }, 'empty', 'W-4'],
    ['an action that is not legal', { attack: { ...laser, weapon: 'ppc' } }, 'no-weapon', 'W-2.1'],
    ['an attack on a friend', { attack: { ...laser, target: 'b9' } }, 'friend', 'W-9.1'],
  ])('%s is refused', (_, change, code, rule) => {
    const game = table({ b1: near });
    game.play('red', walk);
    expect(game.refused('blue', claim(change))).toMatchObject({ code, rule });
  });

  test('a hex of the path that the unit does not see is no trigger', () => {
    const game = table({ b1: { card: LOCUST, at: '0,6', ticks: 1 } }, RIDGE);
    game.play('red', walk);
    expect(game.refused('blue', claim({ trigger: 4 }))).toMatchObject({ code: 'not-seen', rule: 'W-11.3' });
  });

  test('the action is judged with the actor at the trigger', () => {
    const game = table({ b1: { card: LOCUST, at: '0,6', ticks: 1 } });
    game.play('red', walk);
    const gun = { weapon: 'dual-mg', target: 'r1' };
    expect(game.refused('blue', claim({ trigger: 1, attack: gun }))).toMatchObject({ rule: 'W-9.1' });
    const events = game.play('blue', claim({ trigger: 0, attack: gun }), [2, 2]);
    expect(only(events, 'attackOpened')).toMatchObject([{ situation: { to: hex('0,0'), distance: 6 } }]);
  });

  test('an interrupt is not interrupted, and there is one per action', () => {
    const game = table({ b1: near, r2: { at: '2,-1', ticks: 1 }, b2: { at: '5,-2', ticks: 2 } });
    game.play('red', walk);
    const events = game.play('blue', claim(), [2]);
    expect(only(events, 'interruptDeclared')).toHaveLength(1);
    expect(only(events, 'windowOpened')).toEqual([]);
  });

  describe('of several players', () => {
    const both = (ticks: [number, number]) => {
      const game = table({
        b1: { ...near, ticks: ticks[0] },
        b2: { card: WOLVERINE, at: '4,-1', ticks: ticks[1], seat: 'azure' },
      });
      game.play('red', walk);
      return game;
    };
    const second: IntentInput = { kind: 'interrupt', unit: 'b2', trigger: 0, attack: laser };

    test('all are asked, and what one has answered is not known before the window closes', () => {
      const game = both([1, 2]);
      expect(game.state.moment).toMatchObject({ kind: 'interrupt', waiting: ['blue', 'azure'] });
      const events = game.play('azure', second);
      expect(only(events, 'interruptDeclared')).toEqual([]);
      expect(game.state.moment).toMatchObject({ waiting: ['blue'] });
      expect(game.refused('azure', { kind: 'pass' })).toMatchObject({ code: 'not-asked' });
    });

    test.each([
      [[1, 2], 'b1', []],
      [[2, 1], 'b2', []],
      // Luna rolls 7, appropriate; Eric 8, poor: the worse goes first.
      [[2, 2], 'b2', [7, 8]],
      [[2, 2], 'b1', [9, 10]],
    ] as const)('with ticks %o the interrupt is that of %s', (ticks, unit, tie) => {
      const game = both([...ticks]);
      game.play('blue', claim());
      // Either misses, rolling one die.
      const events = game.play('azure', second, [...tie, 2]);
      expect(only(events, 'interruptDeclared')).toMatchObject([{ unit }]);
    });
  });

  test('when everybody passes the action goes on', () => {
    const game = table({ b1: near });
    game.play('red', walk);
    const events = game.play('blue', { kind: 'pass' });
    expect(only(events, 'windowClosed')).toHaveLength(1);
    expect(game.unit('r1').at).toBe(hex('0,-4'));
  });
});
