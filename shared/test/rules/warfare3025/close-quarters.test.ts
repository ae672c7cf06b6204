import { describe, expect, test } from 'vitest';
import type { Dice } from '../../../src/dice/index.ts';
import {
  attackOdds,
  attackOptions,
  type Card,
  type Intent,
  type Options,
  reactionOdds,
  type State,
  type Token,
} from '../../../src/rulesets/warfare3025/index.ts';
import { reactionsTo } from '../../../src/rulesets/warfare3025/rules/turns/reactions.ts';
import { warfare3025 } from '../../../src/rulesets/warfare3025/ruleset.ts';
import { everyFall } from '../../dice/every-die.ts';
import { bruteOdds, facesBetween } from './every-die.ts';
import {
  armed,
  begun,
  boardOf,
  type Game,
  GRIFFIN,
  hex,
  LOCUST,
  only,
  RIFLEMAN,
  straight,
  type UnitWords,
  WOLVERINE,
} from './kit.ts';

type Result = 'nothing' | 'armour' | 'structure' | 'component';

const close = (attacker: UnitWords, target: UnitWords, options: Partial<Options> = {}): Game =>
  begun({
    options: { closeQuarters: 'on', ...options },
    units: {
      r1: { card: GRIFFIN, at: '0,0', ...attacker },
      b1: { card: LOCUST, facing: 3, ...target },
      b9: { card: GRIFFIN, at: '9,20' },
    },
  });

const fire = (weapon: string, more: object = {}) =>
  ({ kind: 'act', unit: 'r1', attack: { weapon, target: 'b1', ...more } }) as const;

/** What a shot is: in close quarters with the tier that it needs, an ordinary one, or the rule that refuses it. */
const kind = (game: Game, weapon: string): string => {
  const option = attackOptions(game.state, 'r1', { after: 0 }).find(
    (each) => each.weapon === weapon && each.target === 'b1',
  )!;
  if (option.refusal) return option.refusal.rule!;
  const { close: near } = option.situation!;
  return near ? `close ${near.needed}` : 'ordinary';
};

const at = (hexes: number, token: Token, more: UnitWords = {}): UnitWords => ({ at: `0,${-hexes}`, token, ...more });

describe('WC-28: which attacks are in close quarters, W-13b.1 and W-13b.2', () => {
  test.each<[string, Card, string, number, Token, string]>([
    ['PPC', GRIFFIN, 'ppc', 5, 'fast', 'close 3'],
    ['PPC', GRIFFIN, 'ppc', 6, 'fast', 'ordinary'],
    ['PPC', GRIFFIN, 'ppc', 2, 'fast', 'close 3'],
    ['PPC', GRIFFIN, 'ppc', 2, 'none', 'close 2'],
    ['PPC', GRIFFIN, 'ppc', 3, 'none', 'ordinary'],
    ['PPC', GRIFFIN, 'ppc', 2, 'stationary', 'W-9.1'],
    ['weapon of 1', armed(LOCUST, { minEngagement: 1 }), 'dual-mg', 1, 'fast', 'close 3'],
    ['weapon of 1', armed(LOCUST, { minEngagement: 1 }), 'dual-mg', 1, 'none', 'ordinary'],
    ['Dual MG', LOCUST, 'dual-mg', 1, 'fast', 'ordinary'],
  ])('%s: %#', (_, card, weapon, hexes, token, expected) => {
    expect(kind(close({ card }, at(hexes, token)), weapon)).toBe(expected);
  });

  test('never without the option, nor into the own rear', () => {
    expect(kind(close({}, at(2, 'fast'), { closeQuarters: 'off' }), 'ppc')).toBe('W-9.1');
    const arcs = { firingArcs: 'on' } as const;
    expect(kind(close({ facing: 3 }, at(5, 'fast'), arcs), 'ppc')).toBe('W-9.1');
    expect(kind(close({ facing: 0 }, at(5, 'fast'), arcs), 'ppc')).toBe('close 3');
  });
});

describe('WC-29: the attack, W-13b.3 to W-13b.5', () => {
  const shoot = (dice: number[], options: Partial<Options> = {}) => {
    const game = close({}, at(4, 'fast', { ticks: 8 }), options);
    return { game, events: game.play('red', fire('ppc'), dice) };
  };

  test.each([{}, { combat: 'aimed' }] as const)('rolls piloting, with what the weapon adds: %j', (options) => {
    const { events, game } = shoot([16, 9, 5, 18], options);
    expect(only(events, 'actionDeclared')).toMatchObject([{ cost: 8 }]);
    expect(only(events, 'reactionAsked')).toEqual([]);
    expect(only(events, 'defenceAsked')).toEqual([]);
    const [struck] = only(events, 'struck');
    expect(struck!.attack).toMatchObject({
      on: 'piloting',
      damage: 5,
      temporary: 5,
      close: 5,
      keep: 'higher',
      needed: 3,
      result: 9,
      rule: 'W-13b.5',
    });
    expect(struck!.result).toBe('missed');
    expect(game.unit('r1').token).toBe('stationary');
  });

  test('good is enough against a fast target; the tier rolled is compared with armour', () => {
    const { game, events } = shoot([15, 17, 12, 1]);
    expect(only(events, 'struck')).toMatchObject([{ attack: { tier: 3 }, result: 'structure', damage: 5 }]);
    expect(only(events, 'ticksGained')).toMatchObject([{ unit: 'b1', ticks: 3 }]);
    expect(game.unit('b1').damage.structure).toBe(5);
    expect(only(shoot([15, 17, 10]).events, 'struck')).toMatchObject([{ result: 'component' }]);
  });

  test('nobody aims in close quarters; ticks are the weapon’s and its extras', () => {
    const game = close({}, at(4, 'fast'), { combat: 'aimed' });
    expect(game.refused('red', fire('ppc', { aim: 1 }))).toMatchObject({ code: 'too-many', rule: 'W-13b.3' });
    const gun = close({ card: RIFLEMAN }, at(4, 'fast'), { combat: 'aimed' });
    const events = gun.play('red', fire('dual-ac-5', { extras: 2 }), [1]);
    expect(only(events, 'actionDeclared')).toMatchObject([{ cost: 7 }]);
    expect(only(events, 'weaponEmptied')).toHaveLength(1);
  });

  test('damage of the weapon does not matter, that of movement and unsteadiness do, W-13b.4 and W-13.4', () => {
    const worn = close({ damage: { ppc: 19, movement: 4 }, unstable: true }, at(4, 'fast'), { terrain: 'byMode' });
    expect(only(worn.play('red', fire('ppc'), [7, 6]), 'struck')[0]!.attack).toMatchObject({
      damage: 14,
      temporary: 10,
      close: 5,
      result: 6,
    });
  });

  test('an attack that has become ordinary is made as one, with no aim, or called off, W-13b.3', () => {
    const slows = (from: number, dice: number[]) => {
      const quick = { ...LOCUST, movement: { ...LOCUST.movement, ticks: 1 } };
      const game = close({}, at(from, 'fast', { card: quick, ticks: 1 }), { combat: 'aimed' });
      game.play('red', fire('ppc'));
      const turn = { kind: 'interrupt' as const, unit: 'b1', trigger: 0, move: { path: [], facing: 1 } };
      return game.play('blue', turn, dice);
    };
    const ordinary = slows(5, [20, 1, 20]);
    const [opened] = only(ordinary, 'attackOpened');
    expect(opened!.situation).toMatchObject({ aimed: { aim: 0 } });
    expect(opened!.situation).not.toHaveProperty('close');
    expect(only(ordinary, 'actionEnded').at(-1)).toMatchObject({ unit: 'r1', cost: 8 });
  });

  test('an aimed attack that has come into close quarters is made so, the aim lost, W-13b.3', () => {
    const quick = { ...LOCUST, movement: { ...LOCUST.movement, ticks: 1 } };
    const game = close({}, at(5, 'none', { card: quick, ticks: 1 }), { combat: 'aimed' });
    const declared = game.play('red', fire('ppc', { aim: 5 }));
    expect(only(declared, 'actionDeclared')).toMatchObject([{ cost: 5 }]);
    const [there, here] = [hex('0,-6'), hex('0,-5')];
    const move = { path: Array.from({ length: 8 }, (_, i) => (i % 2 === 0 ? there : here)), facing: 3 };
    const events = game.play('blue', { kind: 'interrupt', unit: 'b1', trigger: 0, move }, [9, 10]);
    expect(only(events, 'attackOpened')[0]!.situation).toMatchObject({ close: { engagement: 5, needed: 3 } });
    expect(only(events, 'attackOpened')[0]!.situation).not.toHaveProperty('aimed');
    expect(only(events, 'reactionAsked')).toEqual([]);
    expect(only(events, 'actionEnded').at(-1)).toMatchObject({ unit: 'r1', cost: 5 });
  });
});

/** A Griffin attacks a fast Locust at four hexes that has time to react. */
const asked = (more: { attacker?: UnitWords; target?: UnitWords; weapon?: string } = {}): Game => {
  const game = close(more.attacker ?? {}, at(4, 'fast', { ticks: 3, ...more.target }));
  game.play('red', fire(more.weapon ?? 'ppc'));
  expect(game.state.moment).toMatchObject({ kind: 'interrupt' });
  game.play('blue', { kind: 'pass' });
  return game;
};

describe('WC-30: the dodge, W-13b.6 to W-13b.8', () => {
  test('a roll as good avoids the attack, and the unit may move; its move costs what it does', () => {
    const game = asked();
    expect(game.state.moment).toMatchObject({ kind: 'react', seat: 'blue' });
    const events = game.play('blue', { kind: 'react', how: 'dodge' }, [15, 3, 14]);
    expect(only(events, 'struck')).toMatchObject([
      { attack: { tier: 3 }, reaction: { on: 'piloting', tier: 3, rule: 'W-13b.7' }, result: 'avoided', damage: 0 },
    ]);
    expect(game.state.moment).toMatchObject({ kind: 'evade', seat: 'blue', unit: 'b1' });
    expect(game.refused('blue', { kind: 'evade', move: { path: straight('0,-4', 0, 9), facing: 0 } }).rule).toBe(
      'W-5.1',
    );
    const moved = game.play('blue', { kind: 'evade', move: { path: straight('0,-4', 0, 3), facing: 3 } });
    expect(only(moved, 'attackEnded')).toHaveLength(1);
    expect(only(moved, 'actionEnded')).toMatchObject([
      { unit: 'b1', role: 'interrupter', cost: 6, token: 'none' },
      { unit: 'r1', role: 'actor', cost: 8 },
    ]);
    expect(only(moved, 'skimmed')).toMatchObject([{ ticks: 8 }]);
    expect(game.unit('b1')).toMatchObject({ ticks: 1, token: 'none', damage: { structure: 0 } });
  });

  test('a worse roll does nothing, and armour is rolled', () => {
    const game = asked();
    const events = game.play('blue', { kind: 'react', how: 'dodge' }, [15, 3, 13, 20]);
    expect(only(events, 'struck')).toMatchObject([{ reaction: { tier: 2 }, defence: { on: 'armour' } }]);
    expect(only(events, 'evasionAsked')).toEqual([]);
    expect(game.unit('b1').token).toBe('fast');
  });

  test('after a miss a roll as bad is enough to move, or to stay', () => {
    const game = asked();
    const events = game.play('blue', { kind: 'react', how: 'dodge' }, [16, 17, 2]);
    expect(only(events, 'struck')).toMatchObject([{ attack: { tier: 0 }, result: 'missed' }]);
    const stayed = game.play('blue', { kind: 'evade' });
    expect(only(stayed, 'evaded')).toMatchObject([{ unit: 'b1', cost: 0 }]);
    expect(game.unit('b1')).toMatchObject({ at: game.unit('b1').at, token: 'fast' });
  });

  test('the other attacks are lost if it moves, and follow without a reaction if it stays', () => {
    const dodged = () => {
      const game = asked({ attacker: { card: RIFLEMAN }, weapon: 'dual-ac-5' });
      game.play('blue', { kind: 'react', how: 'dodge' }, [15, 20]);
      return game;
    };
    const away = dodged().play('blue', { kind: 'evade', move: { path: [], facing: 0 } }, [20]);
    expect(only(away, 'struck')).toEqual([]);
    expect(only(away, 'piloted')).toHaveLength(1);
    const stays = dodged().play('blue', { kind: 'evade' }, [15]);
    expect(only(stays, 'struck')).toMatchObject([{ shot: 2 }]);
    expect(only(stays, 'struck')[0]).not.toHaveProperty('reaction');
  });

  test('nobody is asked who is late, has interrupted, or can do nothing', () => {
    const late = close({}, at(4, 'fast', { ticks: 8 }));
    expect(only(late.play('red', fire('ppc'), [1, 1, 5, 18]), 'reactionAsked')).toEqual([]);
    const interrupted = close({}, at(4, 'fast', { ticks: 1 }));
    interrupted.play('red', fire('ppc'));
    const shot = { kind: 'interrupt', unit: 'b1', trigger: 0, attack: { weapon: 'dual-mg', target: 'r1' } } as const;
    expect(only(interrupted.play('blue', shot, [1, 1, 1, 1]), 'reactionAsked')).toEqual([]);
    const hulk = at(4, 'fast', { ticks: 1, damage: { movement: 20, 'dual-mg': 20, 'medium-laser': 20 } });
    expect(only(close({}, hulk).play('red', fire('ppc'), [1, 1]), 'reactionAsked')).toEqual([]);
  });

  test('nobody is asked after an interrupt that was called off: it counts as declared', () => {
    const game = begun({
      options: { closeQuarters: 'on' },
      // A wall hides the actor from b2 in the woods where its movement ends.
      ground: { '0,-1': 'light', '1,-2': 'level9', '1,-3': 'level9', '2,-4': 'level9' },
      units: {
        r1: { card: GRIFFIN, at: '0,0' },
        b1: { card: LOCUST, at: '0,-5', facing: 3, token: 'fast', ticks: 7 },
        b2: { card: WOLVERINE, at: '3,-6', facing: 3, ticks: 1 },
      },
    });
    game.play('red', { ...fire('ppc', { after: 3 }), move: { path: straight('0,0', 0, 3), facing: 0 } });
    const shot = { weapon: 'medium-laser', target: 'r1' };
    const events = game.play('blue', { kind: 'interrupt', unit: 'b2', trigger: 3, attack: shot }, [1, 20, 1, 1]);
    expect(only(events, 'interruptCalledOff')).toMatchObject([{ unit: 'b2' }]);
    expect(only(events, 'attackOpened')[0]!.situation).toMatchObject({ from: hex('0,-1'), close: { needed: 3 } });
    expect(only(events, 'reactionAsked')).toEqual([]);
  });

  test('WC-34: the dodge of an unstable unit is capped, W-13c.7', () => {
    const game = close({}, at(4, 'fast', { ticks: 3, unstable: true }), { terrain: 'byMode' });
    game.play('red', fire('ppc'));
    game.play('blue', { kind: 'pass' });
    const events = game.play('blue', { kind: 'react', how: 'dodge' }, [15, 3, 16, 20]);
    expect(only(events, 'struck')[0]!.reaction).toMatchObject({ damage: 5, temporary: 5, result: 1 });
  });

  test('what cannot be done is refused', () => {
    const still = asked({ target: { damage: { movement: 20 } } });
    expect(still.refused('blue', { kind: 'react', how: 'dodge' })).toMatchObject({ code: 'immobile', rule: 'W-13b.6' });
    const game = asked();
    expect(reactionsTo(game.state, game.state.assault!.situation)).toEqual({
      dodge: true,
      counters: ['dual-mg', 'medium-laser'],
    });
    expect(game.refused('blue', { kind: 'react', how: 'counter' }).rule).toBe('W-13b.6');
    expect(game.refused('blue', { kind: 'react', how: 'dodge', weapon: 'dual-mg' }).rule).toBe('W-13b.6');
    expect(game.refused('blue', { kind: 'react', how: 'counter', weapon: 'ppc' }).rule).toBe('W-2.1');
    expect(game.refused('blue', { kind: 'evade' }).rule).toBe('W-16');
    const broken = asked({ target: { damage: { 'dual-mg': 20 } } });
    expect(broken.refused('blue', { kind: 'react', how: 'counter', weapon: 'dual-mg' }).rule).toBe('W-13b.6');
  });
});

describe('WC-31: the counter, W-13b.9', () => {
  const counter = (dice: number[]) => {
    const game = asked();
    return { game, events: game.play('blue', { kind: 'react', how: 'counter', weapon: 'medium-laser' }, dice) };
  };

  test('a better roll avoids the attack and hits back', () => {
    const { game, events } = counter([15, 3, 18, 1]);
    expect(only(events, 'struck')).toMatchObject([{ reaction: { damage: 2, close: 2, tier: 4 }, result: 'avoided' }]);
    expect(only(events, 'damaged')).toMatchObject([{ unit: 'r1', component: 'structure', amount: 2, rule: 'W-13b.9' }]);
    expect(only(events, 'counterEnded')).toMatchObject([{ unit: 'b1', cost: 6 }]);
    expect(game.unit('b1').token).toBe('stationary');
    expect(game.unit('b1').ticks + game.state.elapsed).toBe(9);
  });

  test('one as good avoids it only; one that the weapon caps does nothing, and costs the same', () => {
    const even = counter([15, 3, 15]);
    expect(only(even.events, 'struck')).toMatchObject([{ result: 'avoided' }]);
    expect(only(even.events, 'resisted')).toEqual([]);
    const capped = counter([15, 3, 19, 20]);
    expect(only(capped.events, 'struck')).toMatchObject([{ reaction: { result: 1 }, defence: { on: 'armour' } }]);
    for (const { game } of [even, capped]) expect(game.unit('b1').token).toBe('stationary');
  });
});

describe('W-13.5: a card without the figure', () => {
  const faults = (closeQuarters?: 'on') => {
    const { minEngagement: _, ...without } = GRIFFIN.weapons[0]!;
    return warfare3025.checkSetup({
      options: { limit: 100, attackPoint: 'ends', firingArcs: 'off', ...(closeQuarters && { closeQuarters }) },
      board: boardOf({}),
      seats: [
        { id: 'red', side: 0, force: [{ id: 'r1', card: { ...GRIFFIN, weapons: [without] } }] },
        { id: 'blue', side: 1, force: [{ id: 'b1', card: WOLVERINE }] },
      ],
    });
  };
  test('is refused by the match that uses it', () => {
    expect(faults('on')).toMatchObject([
      { code: 'no-figure', rule: 'W-13b', figures: { unit: 'r1', weapon: 'PPC', field: 'minEngagement' } },
    ]);
    expect(faults()).toEqual([]);
  });
});

describe('the odds are those of every fall of the dice', () => {
  /** Two attacks by a pilot who hits in close quarters now and then. */
  const SHARP: Card = {
    ...RIFLEMAN,
    pilot: { name: 'Sharp', skill: [2, 6, 10, 14] },
    weapons: [RIFLEMAN.weapons[0]!],
  };
  const facesFor =
    (attacker: Card, attackCaps: number, counterCaps = 0) =>
    (reason: string, { units }: State) => {
      const { damage } = units.find(({ id }) => id === 'b1')!;
      if (reason === 'attack') return facesBetween(attacker.pilot.skill, [20 - attackCaps]);
      if (reason === 'reaction') return facesBetween(LOCUST.pilot.skill, [20 - counterCaps]);
      if (reason === 'defence') return facesBetween(LOCUST.armour.skill, [20 - damage.armour!]);
      const own = units.find(({ id }) => id === 'r1')!.damage.structure!;
      return facesBetween(
        [...LOCUST.structure.skill, ...attacker.structure.skill],
        [20 - damage.structure! - attacker.weapons[0]!.damage, 20 - own - 2],
      );
    };

  test.each<[string, Card, number, number, UnitWords]>([
    ['fast', GRIFFIN, 4, 5, { token: 'fast' }],
    ['without token', GRIFFIN, 2, 5, { token: 'none', damage: { structure: 17 } }],
    ['two attacks', SHARP, 4, 5, { token: 'fast' }],
  ])('%s, without a reaction', (_, attacker, hexes, caps, target) => {
    const { state } = close({ card: attacker }, { at: `0,${-hexes}`, ...target });
    const weapon = attacker.weapons[0]!.id;
    const { situation } = attackOptions(state, 'r1', { after: 0 }).find((each) => each.target === 'b1')!;
    const act: Intent = { kind: 'act', unit: 'r1', attack: { weapon, target: 'b1', extras: 0, after: 0 } };
    const brute = bruteOdds(state, act, 'armour', facesFor(attacker, caps));
    const { whole } = attackOdds(state, situation!, 0);
    for (const key of ['nothing', 'armour', 'structure', 'component', 'destroyed'] as const)
      expect(whole[key], key).toBeCloseTo(brute[key], 10);
  });

  test.each<[string, UnitWords, Extract<Intent, { kind: 'react' }>, number]>([
    ['dodge', {}, { kind: 'react', how: 'dodge' }, 0],
    ['counter', {}, { kind: 'react', how: 'counter', weapon: 'medium-laser' }, 2],
    [
      'counter that destroys',
      { damage: { structure: 18 } },
      { kind: 'react', how: 'counter', weapon: 'medium-laser' },
      2,
    ],
  ])('%s', (_, attacker, react, caps) => {
    const game = asked({ attacker: { card: SHARP, ...attacker }, weapon: 'dual-ac-5' });
    const start = game.state;
    const { how, weapon } = react;
    const reaction = { how: how as 'dodge', ...(weapon === undefined ? {} : { weapon }) };
    const odds = reactionOdds(start, start.assault!.situation, 0, reaction);
    const sums: Record<Result, number> = { nothing: 0, armour: 0, structure: 0, component: 0 };
    const RESULTS: readonly Result[] = ['nothing', 'armour', 'structure', 'component'];
    let avoids = 0;
    let hitsBack = 0;
    let state = start;
    const run = (dice: Dice) => {
      const { board, cards, ...rest } = start;
      state = { ...structuredClone(rest), board, cards };
      const came = { best: 0, avoided: false, back: false };
      const play = (seat: string, intent: Intent) => {
        for (const event of warfare3025.resolve(state, seat, intent, dice)) {
          warfare3025.evolve(state, event);
          if (event.kind === 'struck' && event.reaction && event.reaction.tier >= event.attack.tier)
            came.avoided = true;
          if (event.kind === 'struck' && event.result === 'armour') came.best = Math.max(came.best, 1);
          if (event.kind === 'struck' && event.result === 'component') came.best = 3;
          if (event.kind === 'resisted' && event.unit === 'b1' && !event.success) came.best = Math.max(came.best, 2);
          if (event.kind === 'resisted' && event.unit === 'r1') came.back = true;
        }
      };
      play('blue', react);
      if (state.moment.kind === 'evade') play('blue', { kind: 'evade', move: { path: [], facing: 4, onPoor: 'stop' } });
      while (state.moment.kind === 'pick') play('red', { kind: 'pick', component: 'structure' });
      return came;
    };
    for (const { chance, came } of everyFall(run, (_faces, reason) => facesFor(SHARP, 5, caps)(reason, state))) {
      sums[RESULTS[came.best]!] += chance;
      if (came.avoided) avoids += chance;
      if (came.back) hitsBack += chance;
    }
    expect(Math.min(sums.component, sums.structure, sums.armour, avoids)).toBeGreaterThan(0.01);
    expect(odds.avoids).toBeCloseTo(avoids, 10);
    expect(odds.hitsBack).toBeCloseTo(hitsBack, 10);
    for (const key of RESULTS) expect(odds.attack[key], key).toBeCloseTo(sums[key], 10);
  });
});
