import { decisionsOf } from '@ironhex/shared/match';
import type { Seen } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import { describe, expect, test } from 'vitest';
import { begun, type Game, LOCUST, RIFLEMAN, straight } from '../../../../../shared/test/rules/warfare3025/kit.ts';
import type { Moment } from '../../../../src/rulesets/moments.ts';
import { warfareMoments } from '../../../../src/rulesets/warfare3025/turn/moments.ts';
import { viewOf } from '../kit.ts';

/** A Rifleman stands near two Locusts. */
const table = (): Game =>
  begun({
    units: {
      r1: { card: RIFLEMAN, at: '0,0' },
      b1: { card: LOCUST, at: '3,-6', facing: 4, ticks: 1, token: 'fast' },
      b2: { card: LOCUST, at: '-6,-2', ticks: 30 },
    },
  });

/** The Rifleman walks north and means to fire at the first Locust, which may interrupt. */
const walking = (): Game => {
  const game = table();
  const attack = { weapon: 'dual-ac-5', target: 'b1', after: 4 };
  game.play('red', { kind: 'act', unit: 'r1', move: { path: straight('0,0', 0, 4), facing: 0 }, attack });
  return game;
};

/** The same, when nobody has interrupted and the shot is to be defended. */
const firedAt = (): Game => {
  const game = walking();
  game.play('blue', { kind: 'pass' });
  return game;
};

const askedOf = (game: Game, seat: string): Moment => {
  const view = viewOf(game.state, seat);
  return warfareMoments.asked(view, decisionsOf(warfare3025, view, seat)[0]!);
};

describe('what is asked', () => {
  test.each([
    ['an action', table, 'red', { kind: 'turn', words: 'Your turn: Rifleman', units: ['r1'] }],
    ['an interrupt', walking, 'blue', { kind: 'interrupt', words: 'Interrupt Rifleman?', units: ['r1', 'b1'] }],
    ['a defence', firedAt, 'blue', { kind: 'defend', words: 'Defend Locust 1', units: ['b1'] }],
  ] as const)('%s', (_what, game, seat, moment) => {
    expect(askedOf(game(), seat)).toEqual(moment);
  });
});

describe('what has happened', () => {
  const declared = { unit: 'b1', cost: 3, fast: false, trigger: 2 } as const;
  const damaged = { kind: 'damaged', unit: 'b1', rule: 'W-12.1' } as const;

  test.each<readonly [string, Seen, Moment | undefined]>([
    [
      'an interrupt that goes first',
      { kind: 'interruptDeclared', ...declared, timing: 'first' },
      { kind: 'interrupted', words: 'Locust 1 interrupts Rifleman, and goes first', units: ['b1', 'r1'] },
    ],
    [
      'a simultaneous one',
      { kind: 'interruptDeclared', ...declared, timing: 'simultaneous' },
      { kind: 'interrupted', words: 'Locust 1 interrupts Rifleman', units: ['b1', 'r1'] },
    ],
    ['a hit on armour', { ...damaged, component: 'armour', amount: 3, total: 3 }, undefined],
    [
      'the hit that destroys the armour',
      { ...damaged, component: 'armour', amount: 3, total: 20 },
      { kind: 'hit', words: 'Locust 1: its armour is destroyed', units: ['b1'] },
    ],
    [
      'a hit on structure',
      { ...damaged, component: 'structure', amount: 5, total: 8 },
      { kind: 'hit', words: 'Locust 1: 5 damage to its structure', units: ['b1'] },
    ],
    [
      'a loss',
      { kind: 'destroyed', unit: 'b2', by: 'r1' },
      { kind: 'destroyed', words: 'Locust 2 is destroyed', units: ['b2'] },
    ],
    ['time', { kind: 'skimmed', ticks: 2 }, undefined],
    ['a window', { kind: 'windowClosed' }, undefined],
  ])('%s', (_what, seen, moment) => {
    const context = { view: viewOf(walking().state, 'public'), names: () => '', you: null };
    expect(warfareMoments.happened(seen, context)).toEqual(moment);
  });
});

test('of an attack by a unit that is not seen only its hex is told, W-13d.19', () => {
  const whole = viewOf(table().state, 'blue');
  const incoming = { number: 2, from: '2141', target: 'b1', mayPilot: true, close: false, made: 0, defence: null };
  const view: typeof whole = {
    ...whole,
    moment: { kind: 'defend', seat: 'blue' },
    sensing: { states: {}, contacts: [], old: [], marks: [], unseen: 0, incoming },
  };
  const decision = { id: 1, seat: 'blue', kind: 'defend', clock: { class: 'react' } } as const;
  expect(warfareMoments.asked(view, decision)).toMatchObject({ kind: 'defend', units: ['b1'] });
  const fired: Seen = { kind: 'firedUnseen', number: 2, from: '2141', target: 'b1', mayPilot: true, close: false };
  expect(warfareMoments.happened(fired, { view, names: (seat) => seat, you: 'blue' })).toEqual({
    kind: 'interrupted',
    words: 'Contact 2 at 2141 attacks Locust 1',
    units: ['b1'],
  });
});
