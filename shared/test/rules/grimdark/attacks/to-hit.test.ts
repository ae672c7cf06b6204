import { describe, expect, it } from 'vitest';
import type { GroupAttack } from '../../../../src/rulesets/grimdark/model/chapters/attacks.ts';
import type { Effect, EffectWhat } from '../../../../src/rulesets/grimdark/model/effects.ts';
import type { Table } from '../../../../src/rulesets/grimdark/model/table.ts';
import type { Unit } from '../../../../src/rulesets/grimdark/model/units.ts';
import type { ModelRules, WeaponId } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { toHit } from '../../../../src/rulesets/grimdark/rules/attacks/to-hit.ts';
import { type Ground, type Placing, tableOf } from '../kit.ts';

interface Given {
  readonly weapon?: WeaponId;
  readonly how?: GroupAttack['how'];
  readonly distance?: number;
  /** What the attacker, Quality 4, has. */
  readonly by?: Partial<Unit>;
  readonly rules?: ModelRules;
  /** What all models of the target have. */
  readonly against?: ModelRules;
  readonly target?: Partial<Unit>;
  readonly tags?: readonly 'machine'[];
  readonly ground?: Ground;
  readonly effects?: readonly Effect[];
  readonly table?: Partial<Table>;
  readonly named?: number;
}

/** A squad of five attacks another one. */
const needed = ({
  weapon = 'rifle',
  how = 'hold',
  distance = 10,
  by = {},
  rules = {},
  against = {},
  target = {},
  tags = [],
  ground,
  effects = [],
  table = {},
  named,
}: Given) => {
  const a1: Placing = { profile: 'squad', hex: [10, 10], with: { rules, tags }, ...by };
  const b1: Placing = { profile: 'squad', hex: [20, 10], with: { rules: against }, ...target };
  const state = tableOf({ units: { a1, b1 }, ...(ground && { ground }), table: { effects, ...table } });
  const attack: GroupAttack = {
    by: 'a1',
    target: 'b1',
    weapon,
    hero: false,
    how,
    carriers: [{ model: 0, attacks: 1 }],
    distance,
    cover: 'none',
  };
  const { base, reasons, needs } = toHit(state, attack, 0, named);
  return { base, needs, why: reasons.map(({ rule, why, add }) => `${rule} ${why} ${add}`) };
};

const effect = (source: string, what: EffectWhat, on: Effect['on'] = { unit: 'a1' }): Effect => ({
  source,
  on,
  what,
  until: 'round',
});

const storm = { kind: 'storm', blows: true, terminals: [], sheltered: [], codes: {} } as const;

describe('G-11.2: what a die has to show to hit', () => {
  it.each<[string, Given, number, string[]]>([
    ['Quality', {}, 4, []],
    ['Stealth from over 9', { against: { stealth: 1 } }, 5, ['G-15 stealth -1']],
    ['Stealth at 9', { against: { stealth: 1 }, distance: 9 }, 4, []],
    ['Stealth in melee', { against: { stealth: 1 }, how: 'melee', weapon: 'blade' }, 4, []],
    ['Entrenched from over 9', { against: { entrenched: 1 } }, 6, ['G-15 entrenched -2']],
    ['Entrenched at 9', { against: { entrenched: 1 }, distance: 9 }, 4, []],
    ['Entrenched that has moved', { against: { entrenched: 1 }, target: { movedSince: true } }, 4, []],
    [
      'Stealth and Entrenched together, never more than a 6',
      { against: { stealth: 1, entrenched: 1 } },
      6,
      ['G-15 stealth -1', 'G-15 entrenched -2'],
    ],
    ['Indirect after a move', { weapon: 'lobber', by: { moved: true } }, 5, ['G-15 indirect -1']],
    ['Indirect without one', { weapon: 'lobber' }, 4, []],
    ['a move without Indirect', { by: { moved: true } }, 4, []],
    ['Reliable', { weapon: 'beam' }, 2, []],
    ['Reliable with a modifier', { weapon: 'beam', against: { stealth: 1 } }, 3, ['G-15 stealth -1']],
    ['Sniper', { weapon: 'marksman', named: 0 }, 2, []],
    ['Thrust of the weapon in its own charge', { weapon: 'lance', how: 'charge' }, 3, ['G-15 thrust 1']],
    ['Thrust of the weapon in another melee', { weapon: 'lance', how: 'melee' }, 4, []],
    ['Thrust of the model', { weapon: 'blade', how: 'charge', rules: { thrust: 1 } }, 3, ['G-15 thrust 1']],
    ['Thrust of both counts once', { weapon: 'lance', how: 'charge', rules: { thrust: 1 } }, 3, ['G-15 thrust 1']],
    ['Fatigued in melee', { weapon: 'blade', how: 'melee', by: { fatigued: true } }, 6, ['G-12.7 fatigued 0']],
    ['Shaken in melee', { weapon: 'blade', how: 'melee', by: { shaken: true } }, 6, ['G-13.5 shaken 0']],
    [
      'Fatigued and Thrust: still a 6',
      { weapon: 'lance', how: 'charge', by: { fatigued: true } },
      6,
      ['G-12.7 fatigued 0'],
    ],
    ['Fatigued when shooting', { by: { fatigued: true } }, 4, []],
    [
      'Lock-On takes no notice of what is against it',
      { weapon: 'seeker', against: { stealth: 1, entrenched: 1 } },
      4,
      ['G-15 stealth -1', 'G-15 entrenched -2', 'G-15 lock-on 3'],
    ],
    [
      'Lock-On keeps what is for it',
      {
        weapon: 'seeker',
        against: { stealth: 1 },
        effects: [effect('tb-x', { kind: 'hit', amount: 1, scope: 'all' })],
      },
      3,
      ['G-15 stealth -1', 'G-18 tb-x 1', 'G-15 lock-on 1'],
    ],
    [
      'never less than a 2',
      { weapon: 'beam', effects: [effect('x', { kind: 'hit', amount: 1, scope: 'shooting' })] },
      2,
      ['G-18 x 1'],
    ],
    [
      'a spell on shooting',
      { effects: [effect('x', { kind: 'hit', amount: -1, scope: 'shooting' })] },
      5,
      ['G-18 x -1'],
    ],
    [
      'a spell on shooting, in melee',
      { weapon: 'blade', how: 'melee', effects: [effect('x', { kind: 'hit', amount: -1, scope: 'shooting' })] },
      4,
      [],
    ],
    [
      'a spell on melee',
      { weapon: 'blade', how: 'melee', effects: [effect('x', { kind: 'hit', amount: 1, scope: 'melee' })] },
      3,
      ['G-18 x 1'],
    ],
    ['a spell on melee, when shooting', { effects: [effect('x', { kind: 'hit', amount: 1, scope: 'melee' })] }, 4, []],
    [
      'a spell on the next attacks',
      { effects: [effect('x', { kind: 'hit', amount: 1, scope: 'next-attacks' })] },
      3,
      ['G-18 x 1'],
    ],
    [
      'the same spell twice counts once',
      {
        effects: [
          effect('x', { kind: 'hit', amount: -1, scope: 'all' }),
          effect('x', { kind: 'hit', amount: -1, scope: 'all' }),
        ],
      },
      5,
      ['G-18 x -1'],
    ],
    [
      'a spell on another unit',
      { effects: [effect('x', { kind: 'hit', amount: 1, scope: 'all' }, { unit: 'b1' })] },
      4,
      [],
    ],
    [
      'event 53 against this player',
      {
        weapon: 'blade',
        how: 'melee',
        effects: [effect('event 53', { kind: 'hit', amount: -1, scope: 'melee', against: 'b' }, {})],
      },
      5,
      ['G-17.4 event 53 -1'],
    ],
    [
      'event 53 against the other player',
      {
        weapon: 'blade',
        how: 'melee',
        effects: [effect('event 53', { kind: 'hit', amount: -1, scope: 'melee', against: 'a' }, {})],
      },
      4,
      [],
    ],
    [
      'a spell that grants Stealth',
      { effects: [effect('x', { kind: 'grant', rule: 'stealth' }, { unit: 'b1' })] },
      5,
      ['G-15 stealth -1'],
    ],
    ['a machine in the storm', { tags: ['machine'], table: { scenario: storm } }, 5, ['G-18.3 storm -1']],
    ['others in the storm', { table: { scenario: storm } }, 4, []],
    [
      'a machine in cover terrain in the storm',
      {
        tags: ['machine'],
        table: { scenario: storm },
        ground: { terrain: [{ type: 'ruins', piece: 'r', hexes: [[10, 10]] }] },
      },
      4,
      [],
    ],
  ])('%s', (_, given, needs, why) => {
    expect(needed(given)).toMatchObject({ needs, why });
  });

  it('lets only what Sniper names count: its Stealth, not that of others', () => {
    const heroAlone = {
      models: [
        { type: 'trooper', count: 2, weapons: ['rifle'] },
        { type: 'ghost', count: 1, rules: { stealth: 1 }, weapons: ['rifle'] },
      ],
    };
    const state = tableOf({
      units: { a1: { profile: 'squad', hex: [10, 10] }, b1: { profile: 'squad', hex: [20, 10], with: heroAlone } },
    });
    const attack: GroupAttack = {
      by: 'a1',
      target: 'b1',
      weapon: 'marksman',
      hero: false,
      how: 'hold',
      carriers: [],
      distance: 10,
      cover: 'none',
    };
    expect([0, 1, 2].map((named) => toHit(state, attack, 0, named).needs)).toEqual([2, 2, 3]);
    expect(toHit(state, { ...attack, weapon: 'rifle' }, 0).needs).toBe(4);
  });

  it('takes the Quality of the model that attacks', () => {
    const state = tableOf({
      units: {
        a1: {
          profile: 'squad',
          hex: [10, 10],
          with: {
            models: [
              { type: 'trooper', count: 1, weapons: ['rifle'] },
              { type: 'veteran', count: 1, quality: 2, weapons: ['rifle'] },
            ],
          },
        },
        b1: { profile: 'squad', hex: [20, 10] },
      },
    });
    const attack: GroupAttack = {
      by: 'a1',
      target: 'b1',
      weapon: 'rifle',
      hero: false,
      how: 'hold',
      carriers: [],
      distance: 10,
      cover: 'none',
    };
    expect([0, 1].map((model) => toHit(state, attack, model).needs)).toEqual([4, 2]);
  });
});
