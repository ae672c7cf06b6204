import { describe, expect, test } from 'vitest';
import { attackOptions, bandAt, bandRings } from '../../../src/rulesets/warfare3025/index.ts';
import { begun, GRIFFIN, game, hex, LOCUST, only, RIFLEMAN, shoot, type UnitWords, WOLVERINE } from './kit.ts';

describe('W-9.1: bands', () => {
  test.each([
    [1, 'near'],
    [2, 'near'],
    [3, 'short'],
    [6, 'short'],
    [7, 'medium'],
    [14, 'medium'],
    [15, 'long'],
    [30, 'long'],
    [31, 'extreme'],
    [98, 'extreme'],
  ])('%i hexes are %s', (distance, band) => {
    expect(bandAt(distance)).toBe(band);
  });

  test.each([
    [GRIFFIN, 'ppc', '3-30'],
    [GRIFFIN, 'lrm-10', '7-40'],
    [WOLVERINE, 'autocannon-5', '3-30'],
    [WOLVERINE, 'srm-6', '3-15'],
    [WOLVERINE, 'medium-laser', '1-14'],
    [LOCUST, 'dual-mg', '1-6'],
    [RIFLEMAN, 'twin-l-laser', '3-16'],
  ] as const)(
    'a weapon fires into its best band and those beside it, up to its range: $name',
    (card, weapon, allowed) => {
      const reached = Array.from({ length: 48 }, (_, i) => i + 1).filter((distance) => {
        const { state } = game({ units: { r1: { card, at: '0,0' }, b1: { at: `0,${distance}` } } });
        const option = attackOptions(state, 'r1', { after: 0 }).find((other) => other.weapon === weapon)!;
        if (option.refusal) expect(option.refusal).toMatchObject({ code: 'out-of-range', rule: 'W-9.1' });
        return option.refusal === undefined;
      });
      expect(`${reached[0]}-${reached.at(-1)}`).toBe(allowed);
      expect(reached).toHaveLength(reached.at(-1)! - reached[0]! + 1);
    },
  );

  test('the rings of a weapon', () => {
    expect(bandRings(WOLVERINE.weapons[1]!)).toEqual([
      { to: 2, label: 'near', quality: 'out' },
      { to: 6, label: 'short', quality: 'adjacent' },
      { to: 14, label: 'medium', quality: 'best' },
      { to: 15, label: 'long', quality: 'adjacent' },
    ]);
  });
});

describe('W-9.1: what cannot be attacked', () => {
  const act = { kind: 'act', unit: 'r1', attack: { weapon: 'ppc', target: 'b1' } } as const;
  test.each([
    ['behind a hill', { '0,5': 'level3' }, 'W-8.2'],
    ['behind a forest', { '0,5': 'dense', '0,6': 'dense' }, 'W-8.6'],
  ])('a target %s', (_, ground, rule) => {
    const table = begun({ ground: ground as Record<string, string>, units: { r1: { at: '0,0' }, b1: { at: '0,9' } } });
    expect(table.refused('red', act)).toMatchObject({ code: 'no-sight', rule });
  });

  test.each([
    ['destroyed (W-2.2)', { damage: { ppc: 20 } }, 'W-2.2'],
    ['emptied (W-9.6)', { emptied: ['ppc'] }, 'W-9.6'],
  ])('with a weapon that is %s', (_, unit, rule) => {
    const table = begun({ units: { r1: { at: '0,0', ...unit }, b1: { at: '0,9' } } });
    expect(table.refused('red', act)).toMatchObject({ code: 'weapon-gone', rule });
  });

  test.each([
    [0, 'off', true],
    [0, 'on', false],
    [1, 'on', true],
    [5, 'on', true],
    [3, 'on', true],
  ] as const)('into the own rear: facing %i with firing arcs %s, allowed %o', (facing, firingArcs, allowed) => {
    const units = { r1: { at: '0,0', facing }, b1: { at: '0,9', facing: 0 } } as const;
    const table = begun({ options: { firingArcs }, units });
    if (allowed) expect(attackOptions(table.state, 'r1', { after: 0 })[0]).toMatchObject({ situation: {} });
    else expect(table.refused('red', act)).toMatchObject({ code: 'own-rear', rule: 'W-9.1' });
  });

  test('exactly through the corner of the own rear is allowed', () => {
    const units = { r1: { at: '0,0', facing: 0 }, b1: { at: '5,5', facing: 0 } } as const;
    const { state } = begun({ options: { firingArcs: 'on' }, units });
    expect(attackOptions(state, 'r1', { after: 0 })[0]).toMatchObject({ situation: { distance: 10 } });
  });
});

describe('W-9.2 and W-9.3: the rolls', () => {
  const units = (attacker: UnitWords, target: UnitWords) => ({
    r1: { card: WOLVERINE, at: '0,0', ...attacker },
    b1: { card: WOLVERINE, at: '0,5', ...target },
  });

  test.each([
    [8, 'missed'],
    [9, 'nothing'],
  ])('an attack of %i comes to: %s', (die, result) => {
    const table = begun({ units: units({}, {}) });
    const dice = result === 'missed' ? [die] : [die, 20];
    expect(only(shoot(table, { weapon: 'autocannon-5' }, dice), 'struck')).toMatchObject([{ result, shot: 1 }]);
  });

  test('the attack is capped by damage on the weapon used, and on no other (W-2.3)', () => {
    const damage = { 'autocannon-5': 11, 'srm-6': 19, movement: 19, armour: 19, structure: 19 };
    const table = begun({ units: units({ damage }, {}) });
    const [struck] = only(shoot(table, { weapon: 'autocannon-5' }, [10]), 'struck');
    expect(struck!.attack).toMatchObject({ skill: WOLVERINE.pilot.skill, damage: 11, result: 1, tier: 0 });
  });

  test('the armour roll is capped by damage on armour (W-2.3)', () => {
    const table = begun({ units: units({}, { damage: { armour: 12, movement: 19 } }) });
    const [struck] = only(shoot(table, { weapon: 'autocannon-5' }, [9, 8]), 'struck');
    expect(struck!.defence).toMatchObject({ on: 'armour', skill: WOLVERINE.armour.skill, damage: 12, result: 8 });
  });

  test('piloting is capped by damage on movement (W-2.3)', () => {
    const table = begun({ units: units({}, { token: 'fast', damage: { armour: 19, movement: 4 } }) });
    const events = shoot(table, { weapon: 'autocannon-5', defence: 'piloting' }, [9, 16, 3]);
    const [struck] = only(events, 'struck');
    expect(struck!.defence).toMatchObject({ on: 'piloting', skill: WOLVERINE.pilot.skill, damage: 4, result: 16 });
  });

  test('W-2.2: destroyed armour always rolls none', () => {
    const table = begun({ units: units({}, { damage: { armour: 20 } }) });
    const [struck] = only(shoot(table, { weapon: 'autocannon-5' }, [9, 20]), 'struck');
    expect(struck).toMatchObject({ defence: { tier: 0 }, result: 'component' });
  });

  test.each<[string, UnitWords, Record<string, string>, boolean]>([
    ['neither fast nor in cover', {}, {}, false],
    ['stationary', { token: 'stationary' }, {}, false],
    ['fast', { token: 'fast' }, {}, true],
    ['in woods', {}, { '0,5': 'light' }, true],
    ['behind woods', {}, { '0,3': 'light' }, true],
    ['in water', {}, { '0,5': 'water1' }, true],
    ['behind a rise', {}, { '0,4': 'level1' }, true],
  ])('a target %s may roll piloting: %o', (_, target, ground, may) => {
    const { state } = game({ ground, units: units({}, target) });
    const [option] = attackOptions(state, 'r1', { after: 0 });
    expect(option!.situation).toMatchObject({ mayPilot: may, from: hex('0,0'), to: hex('0,5') });
  });

  test('one choice counts for all attacks of the action, and only what may be chosen is taken', () => {
    const table = begun({ units: { ...units({}, { token: 'fast' }), r1: { card: RIFLEMAN, at: '0,0' } } });
    const attack = { weapon: 'dual-ac-5', target: 'b1' };
    table.play('red', { kind: 'act', unit: 'r1', attack });
    expect(table.state.moment).toMatchObject({ kind: 'defend', seat: 'blue' });
    const events = table.play('blue', { kind: 'defend', roll: 'armour' }, [9, 20, 9, 20]);
    expect(only(events, 'struck').map(({ defence }) => defence!.on)).toEqual(['armour', 'armour']);
  });
});

test('W-9.7: each of several attacks meets the damage so far', () => {
  const units = { r1: { card: RIFLEMAN, at: '0,0' }, b1: { card: WOLVERINE, at: '0,5' } };
  const events = shoot(begun({ units }), { weapon: 'dual-ac-5' }, [16, 13, 9, 20]);
  const struck = only(events, 'struck');
  expect(struck.map(({ shot, result, defence }) => [shot, result, defence!.damage, defence!.result])).toEqual([
    [1, 'armour', 0, 13],
    [2, 'component', 1, 1],
  ]);
});
