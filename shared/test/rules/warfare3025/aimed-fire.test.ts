import { describe, expect, test } from 'vitest';
import { attackOdds, attackOptions, type Intent, type State } from '../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../src/rulesets/warfare3025/ruleset.ts';
import { bruteOdds, facesBetween } from './every-die.ts';
import {
  armed,
  begun,
  boardOf,
  type Card,
  type Game,
  GRIFFIN,
  LOCUST,
  only,
  RIFLEMAN,
  straight,
  type TableWords,
  type UnitWords,
  WOLVERINE,
} from './kit.ts';

const aimed = (attacker: UnitWords, target: UnitWords, more: Partial<TableWords> = {}): Game =>
  begun({
    ...more,
    options: { combat: 'aimed', ...more.options },
    units: {
      r1: { card: GRIFFIN, at: '0,0', ...attacker },
      b1: { card: WOLVERINE, facing: 3, ...target },
      ...more.units,
    },
  });

const fire = (weapon: string, aim: number, more: object = {}) =>
  ({ kind: 'act', unit: 'r1', attack: { weapon, target: 'b1', aim, ...more } }) as const;

const optionOf = ({ state }: Pick<Game, 'state'>, weapon: string) =>
  attackOptions(state, 'r1', { after: 0 }).find((each) => each.weapon === weapon && each.target === 'b1')!;

/** What the three reasons and the whole shot need, as tiers: 1 poor to 4 excellent; or why there is no shot. */
const needs = (game: Game, weapon: string, aim: number) => {
  const option = optionOf(game, weapon);
  if (option.refusal) return `${option.refusal.code} ${option.refusal.rule}`;
  const { distance, ticks, speed, needed } = option.aims![aim]!.aimed!;
  return [distance, ticks, speed, needed];
};
const at = (hexes: number, target: UnitWords = {}) => aimed({}, { at: `0,${-hexes}`, ...target });

describe('W-13a.4: the required tier', () => {
  test.each<[number, number, unknown]>([
    [7, 3, [2, 3, 2, 3]],
    [7, 4, [2, 2, 2, 2]],
    [12, 5, [3, 2, 2, 3]],
    [13, 5, [3, 2, 3, 3]],
    [14, 4, [3, 3, 3, 3]],
    [15, 5, [4, 2, 3, 4]],
    [21, 5, [4, 3, 3, 4]],
    [22, 5, 'impossible W-13a.3'],
  ])('WC-21: a PPC at a Wolverine at %i hexes, aimed for %i', (hexes, aim, needed) => {
    expect(needs(at(hexes), 'ppc', aim)).toEqual(needed);
  });

  test.each<[string, number, number, unknown]>([
    ['stationary', 6, 4, [1, 1, 1, 1]],
    ['stationary', 6, 3, [1, 2, 1, 2]],
    ['stationary', 18, 5, [3, 2, 1, 3]],
    ['stationary', 19, 5, 'impossible W-13a.3'],
    ['fast', 8, 4, [2, 2, 3, 3]],
    ['fast', 13, 5, [3, 2, 4, 4]],
  ])('WC-22: the Wolverine %s at %i, aimed for %i', (token, hexes, aim, needed) => {
    expect(needs(at(hexes, { token: token as 'fast' }), 'ppc', aim)).toEqual(needed);
  });

  // The line of the table for each number of ticks: up to which distance appropriate and good are enough.
  test.each([
    [0, 0, 1],
    [1, 1, 2],
    [2, 2, 4],
    [3, 4, 8],
    [4, 8, 16],
    [5, 16, 32],
  ])('aim for %i ticks: appropriate up to %i, good up to %i', (aim, appropriate, good) => {
    const big: Card = { ...armed(GRIFFIN, { band: 'medium', aimTime: 5 }), baseSize: 12 };
    for (const hexes of [1, 2, 3, 4, 5, 8, 9, 16, 17, 32, 33]) {
      const card = {
        ...big,
        weapons: [{ ...big.weapons[0]!, band: hexes < 3 ? 'short' : hexes < 15 ? 'medium' : 'long' } as const],
      };
      const game = aimed(
        { card: { ...card, weapons: [{ ...card.weapons[0]!, maxRange: 99 }] } },
        { card: big, at: `0,${-hexes}` },
      );
      const [, ticks] = needs(game, 'ppc', aim) as number[];
      expect(ticks, `${hexes} hexes`).toBe(hexes <= appropriate ? 2 : hexes <= good ? 3 : 4);
    }
  });
});

describe('WC-26: how large a target looks, W-13d.1 and W-13d.2', () => {
  const size = (ground: Record<string, string>, target: UnitWords = {}) => {
    const game = aimed({ card: WOLVERINE }, { card: GRIFFIN, at: '0,5', facing: 0, ...target }, { ground });
    const { situation, refusal } = optionOf(game, 'autocannon-5');
    // What is impossible says how far it would not be: three times the size.
    if (refusal?.code === 'impossible') return Number(refusal.figures!.most) / 3;
    return refusal ? `${refusal.code} ${refusal.rule}` : situation!.aimed!.size;
  };
  test.each<[string, Record<string, string>, UnitWords, unknown]>([
    ['two light woods', { '0,2': 'light', '0,5': 'light' }, {}, 5],
    ['a dense forest', { '0,2': 'dense' }, {}, 5],
    ['dense and light', { '0,2': 'dense', '0,5': 'light' }, {}, 'no-sensors W-13a.3'],
    ['light woods, stationary', { '0,3': 'light' }, { token: 'stationary' }, 5],
    ['a rise before it', { '0,4': 'level1' }, {}, 6],
    ['a rise and water', { '0,4': 'level1', '0,5': 'water1' }, {}, 6],
    ['woods of the attacker', { '0,0': 'light' }, {}, 7],
    [
      'a Locust with camouflage that is stationary',
      { '0,2': 'light', '0,3': 'light', '0,5': 'light' },
      { card: { ...LOCUST, camouflage: true }, token: 'stationary' },
      1,
    ],
  ])('%s', (_, ground, target, expected) => {
    expect(size(ground, target)).toBe(expected);
  });

  test('WC-27: missile swarms take no notice of cover', () => {
    const dense = (hexes: number) =>
      aimed({ card: WOLVERINE }, { card: GRIFFIN, at: `0,${-hexes}` }, { ground: { [`0,${-hexes}`]: 'dense' } });
    expect(needs(dense(6), 'autocannon-5', 4)).toEqual([3, 2, 2, 3]);
    expect(needs(dense(6), 'srm-6', 3)).toEqual([2, 3, 3, 3]);
    expect(optionOf(dense(6), 'srm-6').situation!.aimed!.size).toBe(7);
    expect(needs(dense(5), 'srm-6', 3)).toEqual([2, 3, 2, 3]);
  });
});

describe('WC-23: aim ticks and what they cost, W-13a.1 and W-13a.2', () => {
  const table = () => aimed({}, { at: '0,-12' });
  const moving = (aim: number, after = 5) => ({
    ...fire('ppc', aim, { after }),
    move: { path: straight('0,0', 0, 5), facing: 0 },
  });
  const cost = (game: Game, act: object, dice: number[]) =>
    only(game.play('red', act as never, dice), 'actionDeclared')[0]!.cost;

  test('standing up to the aim time, moving up to stabilisation; aiming less costs less, at least a tick', () => {
    expect(cost(table(), fire('ppc', 5), [1, 1])).toBe(5);
    expect(cost(table(), fire('ppc', 0), [1, 1])).toBe(1);
    expect(table().refused('red', moving(4))).toMatchObject({ code: 'too-many', rule: 'W-13a.1' });
    expect(cost(table(), moving(3), [1, 1])).toBe(8);
    expect(cost(table(), moving(3, 3), [1, 1])).toBe(8);
    const gun = { card: LOCUST } as const;
    const near = () => aimed(gun, { at: '0,-2' });
    expect(cost(near(), fire('dual-mg', 2, { extras: 3 }), [1])).toBe(5);
    const turning = { ...fire('dual-mg', 2, { extras: 3 }), move: { path: [], facing: 1 } };
    expect(cost(near(), turning, [1])).toBe(6);
    const quick: Card = {
      ...LOCUST,
      movement: { ...LOCUST.movement, ticks: 2 },
      weapons: [{ ...GRIFFIN.weapons[0]!, stabilisation: 3 }],
    };
    expect(cost(aimed({ card: quick }, { at: '0,-12' }), moving(3), [1, 1])).toBe(3);
    expect(table().refused('red', fire('ppc', 5 + 0, { extras: 1 }))).toMatchObject({ rule: 'W-9.6' });
    const shorter = aimed({ card: armed(GRIFFIN, { aimTime: 4 }) }, { at: '0,-12' });
    expect(shorter.refused('red', fire('ppc', 5))).toMatchObject({ code: 'too-many', rule: 'W-13a.1' });
  });

  test('in the core nobody aims, and fires in the middle of the path, W-13.2 and W-13.3', () => {
    const core = () => begun({ units: { r1: { card: GRIFFIN, at: '0,0' }, b1: { card: WOLVERINE, at: '0,-12' } } });
    expect(core().refused('red', fire('ppc', 0))).toMatchObject({ code: 'option-off', rule: 'W-13a' });
    const { attack, ...middle } = moving(0, 3);
    const { aim: _, ...plain } = attack;
    expect(core().refused('red', { ...middle, attack: plain })).toMatchObject({ rule: 'W-4.2' });
  });

  test('WC-34: an unstable unit does not aim; its attack is not capped', () => {
    const shaken = aimed({ unstable: true }, { at: '0,-7' }, { options: { terrain: 'byMode' } });
    expect(shaken.refused('red', fire('ppc', 1))).toMatchObject({ code: 'too-many', rule: 'W-13a.1' });
    expect(only(shaken.play('red', fire('ppc', 0), [19, 3]), 'struck')[0]!.attack).toMatchObject({ damage: 0 });
  });
});

describe('W-13a.7 and .8: the rolls', () => {
  const poor = (dice: number[]) => {
    const game = at(6, { token: 'stationary' });
    const events = game.play('red', fire('ppc', 4), dice);
    return { game, events, struck: only(events, 'struck')[0]! };
  };

  test('WC-24: a poor roll that is enough hits what does not stop it', () => {
    const through = poor([3, 5, 1, 1]);
    expect(through.struck).toMatchObject({
      attack: { needed: 1, tier: 1, keep: 'higher' },
      result: 'structure',
      damage: 5,
    });
    expect(only(through.events, 'resisted')).toHaveLength(1);
    expect(only(through.events, 'ticksGained')).toMatchObject([{ ticks: 3 }]);
    const scratched = poor([3, 5, 7]);
    expect(scratched.struck).toMatchObject({ result: 'armour', damage: 1 });
    expect(only(scratched.events, 'ticksGained')).toEqual([]);
    expect(poor([3, 5, 8]).struck).toMatchObject({ result: 'nothing' });
    const missed = poor([1, 1]).struck;
    expect(missed).toMatchObject({ result: 'missed' });
    expect(missed).not.toHaveProperty('defence');
  });

  test('WC-25: only the rear and the tiers of weapon and armour count, and nobody is asked', () => {
    const game = aimed(
      { card: WOLVERINE },
      { card: GRIFFIN, at: '0,-15', facing: 0, token: 'fast' },
      { ground: { '0,-15': 'light' } },
    );
    const events = game.play('red', fire('autocannon-5', 4), [20, 20]);
    const [struck] = only(events, 'struck');
    expect(struck!.attack).toMatchObject({ keep: 'only', advantages: [{ why: 'behind' }] });
    expect(struck!.defence).toMatchObject({ on: 'armour', keep: 'only', advantages: [{ why: 'armour-tier' }] });
    expect(only(events, 'defenceAsked')).toEqual([]);
  });

  test('a roll below what is needed misses without a defence, however good', () => {
    const [struck] = only(at(15).play('red', fire('ppc', 5), [19, 18]), 'struck');
    expect(struck).toMatchObject({ attack: { tier: 3, needed: 4, rule: 'W-13a.7' }, result: 'missed' });
  });

  test('rapid fire still empties the weapon on none, W-13a.9', () => {
    const game = aimed({ card: RIFLEMAN }, { at: '0,-7' });
    expect(only(game.play('red', fire('dual-ac-5', 4, { extras: 2 }), [1]), 'weaponEmptied')).toHaveLength(1);
  });

  test('a shot that has become impossible is called off, W-13a.3', () => {
    const away = {
      kind: 'interrupt',
      unit: 'b1',
      trigger: 0,
      move: { path: straight('0,-20', 0, 2), facing: 3 },
    } as const;
    const slow: Card = { ...WOLVERINE, movement: { ...WOLVERINE.movement, ticks: 1 } };
    const quick = aimed({}, { card: slow, at: '0,-20', ticks: 1 });
    quick.play('red', fire('ppc', 5));
    const events = quick.play('blue', away);
    expect(only(events, 'attackCalledOff')).toMatchObject([{ reason: 'outOfRange', rule: 'W-13a.3' }]);
  });
});

describe('W-13a.10: the odds are those of every fall of the dice', () => {
  const facesOf =
    (attacker: Card, target: Card) =>
    (reason: string, { units }: State) => {
      const { damage } = units.find(({ id }) => id === 'b1')!;
      if (reason === 'attack') return facesBetween(attacker.pilot.skill, [20]);
      if (reason === 'defence') return facesBetween(target.armour.skill, [20 - damage.armour!]);
      return facesBetween(target.structure.skill, [20 - damage.structure! - attacker.weapons[0]!.damage]);
    };
  test.each<[string, Card, number, UnitWords, number, number?]>([
    ['poor is enough', GRIFFIN, 6, { token: 'stationary' }, 4],
    ['appropriate', GRIFFIN, 7, {}, 4],
    ['good', GRIFFIN, 7, { damage: { structure: 17, armour: 5 } }, 3],
    ['excellent', GRIFFIN, 13, { token: 'fast' }, 5],
    ['no aim', GRIFFIN, 7, {}, 0],
    ['three attacks', { ...WOLVERINE, weapons: [WOLVERINE.weapons[1]!] }, 7, {}, 3],
    ['an extra attack', { ...RIFLEMAN, weapons: [RIFLEMAN.weapons[0]!] }, 7, { damage: { structure: 16 } }, 4, 1],
  ])('%s', (_, attacker, hexes, target, aim, extras = 0) => {
    const { state } = aimed({ card: attacker }, { at: `0,${-hexes}`, ...target }, { units: { b9: { at: '9,20' } } });
    const weapon = attacker.weapons[0]!.id;
    const situation = optionOf({ state }, weapon).aims![aim]!;
    const act: Intent = { kind: 'act', unit: 'r1', attack: { weapon, target: 'b1', extras, after: 0, aim } };
    const brute = bruteOdds(state, act, 'armour', facesOf(attacker, WOLVERINE));
    const { whole } = attackOdds(state, situation, extras);
    for (const key of ['nothing', 'armour', 'structure', 'component', 'destroyed'] as const)
      expect(whole[key], key).toBeCloseTo(brute[key], 10);
  });
});

describe('W-13.5: a match refuses a card without the figures that it uses', () => {
  const faults = (card: Card, combat?: 'aimed') =>
    warfare3025.checkSetup({
      options: { limit: 100, attackPoint: 'ends', firingArcs: 'off', ...(combat && { combat }) },
      board: boardOf({}),
      seats: [
        { id: 'red', side: 0, force: [{ id: 'r1', card }] },
        { id: 'blue', side: 1, force: [{ id: 'b1', card: GRIFFIN }] },
      ],
    });
  test.each(['aimTime', 'stabilisation', 'velocity'] as const)('%s', (field) => {
    const { [field]: _, ...without } = GRIFFIN.weapons[0]!;
    const card: Card = { ...GRIFFIN, weapons: [without] };
    expect(faults(card, 'aimed')).toMatchObject([
      { code: 'no-figure', rule: 'W-13a', figures: { unit: 'r1', weapon: 'PPC', field } },
    ]);
    expect(faults(card)).toEqual([]);
  });
  test('baseSize', () => {
    const { baseSize: _, ...card } = GRIFFIN;
    expect(faults(card, 'aimed')).toMatchObject([
      { code: 'no-figure', rule: 'W-13a', figures: { unit: 'r1', field: 'baseSize' } },
    ]);
    expect(faults(card)).toEqual([]);
  });
  test('the stock cards have them', () => {
    for (const card of [GRIFFIN, WOLVERINE, LOCUST, RIFLEMAN]) expect(faults(card, 'aimed')).toEqual([]);
  });
});
