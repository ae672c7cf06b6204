import { describe, expect, it } from 'vitest';
import type { AutoHits, GroupAttack } from '../../../../src/rulesets/grimdark/model/chapters/attacks.ts';
import type { Effect } from '../../../../src/rulesets/grimdark/model/effects.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import { GONE, type WeaponId } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { groupsOf } from '../../../../src/rulesets/grimdark/rules/attacks/weapons.ts';
import { factsOf, type Placing, runStep, tableOf } from '../kit.ts';
import { living, shoot, shots } from './shots.ts';

interface Given {
  /** What the one model of the attacker, Quality 4, carries; the attack is with the first. */
  readonly weapon: WeaponId;
  readonly count?: number;
  readonly how?: GroupAttack['how'];
  readonly by?: Partial<Placing>;
  readonly rules?: NonNullable<Placing['with']>['rules'];
  readonly target?: Partial<Placing>;
  readonly effects?: readonly Effect[];
  readonly cover?: GroupAttack['cover'];
  readonly named?: readonly number[];
}

/** A unit attacks a squad, Defense 4. */
const laid = ({ weapon, count = 1, rules = {}, by = {}, target = {}, effects = [] }: Given): State =>
  tableOf({
    units: {
      a1: {
        profile: 'squad',
        hex: [10, 10],
        with: { rules, models: [{ type: 't', count, weapons: [weapon] }] },
        ...by,
      },
      b1: { profile: 'squad', hex: [11, 10], ...target },
    },
    table: { effects },
  });

const attackOf = (state: State, { weapon, how = 'hold', cover = 'none', named }: Given): GroupAttack => {
  const unit = state.units.a1!;
  const kind = how === 'charge' || how === 'melee' ? 'melee' : 'ranged';
  const { carriers, hero } = groupsOf(state, unit, kind).find((group) => group.weapon.id === weapon)!;
  return { by: 'a1', target: 'b1', weapon, hero, how, carriers, distance: 1, cover, ...(named && { named }) };
};

const attack = (given: Given, dice: readonly number[]) => {
  const state = laid(given);
  const { events } = runStep(state, { do: 'attack', attack: attackOf(state, given) }, { dice });
  const [group] = factsOf(events, 'group-resolved');
  const [wounds] = factsOf(events, 'wounds-marked');
  return { state, events, group: group!, wounds, kinds: events.map(({ kind }) => kind) };
};

const grant = (rule: 'furious' | 'relentless' | 'regeneration', unit: string): Effect => ({
  source: 'spell',
  on: { unit },
  what: { kind: 'grant', rule },
  until: 'round',
});

describe('G-11.1 to G-11.3: dice to hit, and the list of hits', () => {
  it('rolls one die per attack in the order of the carriers, and tells for whom which number counted', () => {
    const by: Partial<Placing> = {
      with: {
        models: [
          { type: 'one', count: 2, weapons: ['carbine'] },
          { type: 'two', count: 1, quality: 2, weapons: ['carbine'] },
        ],
      },
    };
    const { group } = attack({ weapon: 'carbine', by }, [3, 4, 1, 6, 2, 3, 6, 6, 6, 6]);
    expect(group.hitDice).toEqual([3, 4, 1, 6, 2, 3]);
    expect(group.aims.map(({ carriers, base, needs }) => [carriers, base, needs])).toEqual([
      [2, 4, 4],
      [1, 2, 2],
    ]);
    expect(group.hits.map(({ die, ap, why }) => [die, ap, why])).toEqual([
      [1, 0, 'hit'],
      [3, 0, 'hit'],
      [4, 0, 'hit'],
      [5, 0, 'hit'],
    ]);
  });

  it('a natural 6 hits and a natural 1 misses whatever the modifiers, G-3.2', () => {
    const hard: Effect = { source: 'x', on: {}, what: { kind: 'hit', amount: -5, scope: 'all' }, until: 'round' };
    expect(attack({ weapon: 'carbine', effects: [hard] }, [5, 6, 6]).group.hits).toHaveLength(1);
    const easy: Effect = { source: 'x', on: {}, what: { kind: 'hit', amount: 5, scope: 'all' }, until: 'round' };
    expect(attack({ weapon: 'carbine', effects: [easy] }, [1, 2, 6]).group.hits).toHaveLength(1);
  });

  it('Fatigued hits on natural 6 only, in melee', () => {
    const by = { fatigued: true };
    expect(attack({ weapon: 'claws', how: 'melee', by }, [5, 6, 6]).group.hits).toHaveLength(1);
    expect(attack({ weapon: 'carbine', by }, [5, 6, 6, 6]).group.hits).toHaveLength(2);
  });

  it.each<[string, Given, readonly number[], (readonly [number, string])[]]>([
    [
      'Rending: a natural 6 has AP 4',
      { weapon: 'shredder' },
      [6, 5, 6, 6],
      [
        [4, 'rending'],
        [0, 'hit'],
      ],
    ],
    [
      'Thrust has one AP more in its own charge',
      { weapon: 'lance', how: 'charge' },
      [3, 3, 6, 6],
      [
        [2, 'hit'],
        [2, 'hit'],
      ],
    ],
    ['Thrust in another melee', { weapon: 'lance', how: 'melee' }, [4, 3, 6], [[1, 'hit']]],
    ['Thrust of the model', { weapon: 'claws', how: 'charge', rules: { thrust: 1 } }, [3, 2, 6], [[1, 'hit']]],
    [
      'Furious: one more hit right after a natural 6',
      { weapon: 'claws', how: 'charge', rules: { furious: 1 } },
      [6, 5, 6, 6, 6],
      [
        [0, 'hit'],
        [0, 'furious'],
        [0, 'hit'],
      ],
    ],
    ['Furious in another melee', { weapon: 'claws', how: 'melee', rules: { furious: 1 } }, [6, 1, 6], [[0, 'hit']]],
    [
      'Furious by a spell',
      { weapon: 'claws', how: 'charge', effects: [grant('furious', 'a1')] },
      [6, 1, 6, 6],
      [
        [0, 'hit'],
        [0, 'furious'],
      ],
    ],
    [
      'Relentless with a Hold',
      { weapon: 'rifle', rules: { relentless: 1 } },
      [6, 6, 6],
      [
        [0, 'hit'],
        [0, 'relentless'],
      ],
    ],
    ['Relentless with an Advance', { weapon: 'rifle', how: 'advance', rules: { relentless: 1 } }, [6, 6], [[0, 'hit']]],
    ['Relentless in melee', { weapon: 'blade', how: 'charge', rules: { relentless: 1 } }, [6, 6], [[0, 'hit']]],
    [
      'Rending and Relentless: the extra hit has the ordinary AP',
      { weapon: 'shredder', rules: { relentless: 1 } },
      [6, 1, 6, 6],
      [
        [4, 'rending'],
        [0, 'relentless'],
      ],
    ],
    [
      'Fatigued and Furious: the 6 that hits counts',
      { weapon: 'claws', how: 'charge', rules: { furious: 1 }, by: { fatigued: true } },
      [6, 5, 6, 6],
      [
        [0, 'hit'],
        [0, 'furious'],
      ],
    ],
  ])('%s', (_, given, dice, hits) => {
    expect(attack(given, dice).group.hits.map(({ ap, why }) => [ap, why])).toEqual(hits);
  });

  it('event 63: rolls a D3 for the AP of the alien cannon before the hit dice', () => {
    const by: Partial<Placing> = { cannon: 0, with: { models: [{ type: 't', count: 1, weapons: ['rifle'] }] } };
    const { group } = attack({ weapon: 'alien-cannon', by }, [5, 4, 1, 1, 6]);
    expect(group).toMatchObject({ apDie: 5, hitDice: [4, 1, 1], hits: [{ ap: 3 }] });
    expect(attack({ weapon: 'alien-cannon', by }, [1, 4, 1, 1, 6]).group.hits[0]!.ap).toBe(1);
    expect(attack({ weapon: 'rifle', by }, [1]).group.apDie).toBeUndefined();
  });
});

describe('G-11.4 to G-11.7: hits to be blocked', () => {
  it('rolls in the order of the hits, each against its own AP', () => {
    const { group } = attack({ weapon: 'shredder' }, [4, 6, 4, 5]);
    expect(group.blockDice).toEqual([4, 5]);
    expect(group.hits.map(({ defense }) => group.defenses[defense]!.needs)).toEqual([4, 6]);
    expect(group.failed).toBe(1);
  });

  it('cover helps when shot at, and not in melee', () => {
    expect(attack({ weapon: 'rifle', cover: 'sight' }, [4, 3]).group).toMatchObject({ cover: true, failed: 0 });
    expect(attack({ weapon: 'lobber', cover: 'sight' }, [4, 1, 3]).group).toMatchObject({ cover: false, failed: 1 });
    expect(attack({ weapon: 'blade', how: 'melee', cover: 'terrain' }, [4, 3]).group).toMatchObject({
      cover: false,
      failed: 1,
    });
  });

  it.each<[string, readonly number[], number, readonly number[]]>([
    ['with more models than X', [0, 0, 0, 0, 0], 3, [4, 6, 6, 6]],
    ['with fewer models than X', [GONE, GONE, GONE, 0, 0], 2, [4, 6, 6]],
    ['with one model', [GONE, GONE, GONE, GONE, 0], 1, [4, 6]],
  ])('Blast(3) multiplies hits %s', (_, wounds, blast, dice) => {
    expect(attack({ weapon: 'launcher', target: { wounds } }, dice).group).toMatchObject({ blast, hits: [{ die: 0 }] });
  });

  it('Blast multiplies after every rule that adds hits, G-15', () => {
    const { group } = attack({ weapon: 'launcher', rules: { relentless: 1 } }, [6, 6, 6, 6, 6, 6, 6]);
    expect(group.hits.map(({ why }) => why)).toEqual(['hit', 'relentless']);
    expect(group.blockDice).toHaveLength(6);
  });

  it('Poison rolls each natural 6 again, once, after all block dice', () => {
    const { group, state } = attack({ weapon: 'needle', count: 3 }, [4, 5, 6, 6, 2, 6, 6, 3]);
    expect(group).toMatchObject({ blockDice: [6, 2, 6], rerolls: [6, 3], failed: 2 });
    expect(living(state, 'b1')).toBe(3);
  });

  it('G-15: spends a Limited weapon when its hit dice are rolled', () => {
    expect(attack({ weapon: 'rocket' }, [1]).state.units.a1!.spent).toEqual(['rocket']);
    expect(attack({ weapon: 'rifle' }, [1]).state.units.a1!.spent).toEqual([]);
    const gone = attack({ weapon: 'rocket', target: { wounds: [GONE, GONE, GONE, GONE, GONE] } }, []);
    expect(gone.kinds).toEqual(['group-dropped']);
    expect(gone.state.units.a1!.spent).toEqual([]);
  });
});

describe('Sniper, G-15', () => {
  const target: Partial<Placing> = {
    with: {
      models: [
        { type: 'trooper', count: 3, weapons: ['rifle'] },
        { type: 'hero', count: 1, defense: 2, tough: 2, rules: { hero: 1, regeneration: 1 }, weapons: ['maul'] },
      ],
    },
  };

  it('wounds the model that it names, which blocks and regenerates for itself', () => {
    const { state, group, wounds } = attack({ weapon: 'marksman', target, named: [3] }, [2, 2, 4]);
    expect(group.defenses).toMatchObject([{ base: 2, needs: 3 }]);
    expect(wounds!.wounds).toEqual([{ model: 3, dice: [4], marked: 1, removed: false }]);
    expect(state.units.b1!.wounds).toEqual([0, 0, 0, 1]);
  });

  it('loses hits at a model that is dead, without a block die', () => {
    const dead = { ...target, wounds: [GONE, 0, 0, 0] };
    const { group, wounds } = attack({ weapon: 'marksman', count: 2, target: dead, named: [0, 1] }, [2, 2, 1]);
    expect(group).toMatchObject({ lost: 1, hits: [{ die: 1 }], blockDice: [1], failed: 1 });
    expect(wounds!.wounds.map(({ model }) => model)).toEqual([1]);
  });

  it('loses wounds at a model that dies from an earlier one of the same group', () => {
    const { state, group, wounds } = attack({ weapon: 'marksman', count: 2, target, named: [1, 1] }, [2, 2, 1, 1]);
    expect(group.failed).toBe(2);
    expect(wounds).toMatchObject({ caused: 1, wounds: [{ model: 1, marked: 1, removed: true }] });
    expect(state.units.b1!.wounds).toEqual([0, GONE, 0, 0]);
  });
});

describe('automatic hits, from G-11.4 on', () => {
  const hit = (hits: Partial<AutoHits>, dice: readonly number[], target: Partial<Placing> = {}) => {
    const state = laid({ weapon: 'rifle', target });
    const all: AutoHits = { target: 'b1', hits: 2, ap: 1, rules: {}, source: 'event 14', by: null, ...hits };
    const { events } = runStep(state, { do: 'hits', hits: all }, { dice });
    return { state, events, hits: factsOf(events, 'hits-resolved')[0] };
  };

  it('are blocked one by one with their AP, without cover', () => {
    const { state, hits } = hit({}, [4, 5]);
    expect(hits).toMatchObject({ blockDice: [4, 5], defenses: [{ needs: 5 }], failed: 1, blast: 1 });
    expect(living(state, 'b1')).toBe(4);
  });

  it('have the effect of their rules', () => {
    expect(hit({ rules: { blast: 3 } }, [6, 6, 6, 6, 6, 6]).hits).toMatchObject({ blast: 3 });
    expect(hit({ rules: { poison: 1 } }, [6, 6, 1, 5]).hits).toMatchObject({ rerolls: [1, 5], failed: 1 });
    const tough: Partial<Placing> = { with: { tough: 3, models: [{ type: 't', count: 2, weapons: ['rifle'] }] } };
    expect(hit({ hits: 1, rules: { deadly: 3 } }, [1], tough).state.units.b1!.wounds).toEqual([GONE, 0]);
  });

  it('are not rolled against those who are gone', () => {
    expect(hit({}, [], { wounds: [GONE, GONE, GONE, GONE, GONE] }).events).toEqual([]);
    expect(hit({}, [], { hex: null, place: 'aboard', transport: 'b2' }).events).toEqual([]);
    expect(hit({ hits: 0 }, []).events).toEqual([]);
  });
});

describe('events that wait for a die, G-17.4', () => {
  const waiting = (event: 42 | 43 | 45): Effect => ({
    source: `event ${event}`,
    on: {},
    what: { kind: 'first-die', event },
    until: 'round',
  });
  const fell = (given: Given, dice: readonly number[]) => {
    const { events, state } = attack(given, dice);
    return { fell: factsOf(events, 'first-die-fell').map(({ event }) => event), state };
  };
  const guard: Partial<Placing> = { profile: 'guard' };

  it.each<[string, Given, readonly number[], number[]]>([
    ['42: a natural 1 to hit when shooting', { weapon: 'carbine', effects: [waiting(42)] }, [2, 1], [42]],
    ['42: no 1', { weapon: 'carbine', effects: [waiting(42)] }, [2, 3], []],
    ['42: in melee', { weapon: 'claws', how: 'melee', effects: [waiting(42)] }, [2, 1], []],
    ['43: a natural 6 to hit in melee', { weapon: 'claws', how: 'melee', effects: [waiting(43)] }, [6, 1, 6, 3], [43]],
    ['43: no 6', { weapon: 'claws', how: 'charge', effects: [waiting(43)] }, [5, 1, 6], []],
    ['43: when shooting', { weapon: 'carbine', effects: [waiting(43)] }, [6, 1, 6], []],
    [
      '45: a natural 1 to block, by a unit with Tough models',
      { weapon: 'rifle', target: guard, effects: [waiting(45)] },
      [4, 1, 3],
      [45],
    ],
    [
      '45: a natural 1 that Poison rolled',
      { weapon: 'needle', target: guard, effects: [waiting(45)] },
      [4, 6, 1, 3],
      [45],
    ],
    ['45: no 1', { weapon: 'rifle', target: guard, effects: [waiting(45)] }, [4, 2], []],
    ['45: no Tough models', { weapon: 'rifle', effects: [waiting(45)] }, [4, 1], []],
  ])('%s', (_, given, dice, expected) => {
    expect(fell(given, dice).fell).toEqual(expected);
  });

  it('43 and 45 wound after the wounds of the group', () => {
    const given: Given = { weapon: 'blade', how: 'charge', target: guard, effects: [waiting(43), waiting(45)] };
    const { state, events } = attack(given, [6, 1, 4, 2]);
    expect(factsOf(events, 'wounds-marked').map(({ source, caused, by }) => [source, caused, by])).toEqual([
      ['blade', 1, 'a1'],
      ['event 43', 2, 'a1'],
      ['event 45', 1, null],
    ]);
    expect(state.units.b1!.wounds).toEqual([GONE, 1, 0]);
    expect(state.effects).toEqual([]);
  });

  it('43 rolls nothing if the group has destroyed the target, G-3.7', () => {
    const wounds = [GONE, GONE, GONE, GONE, 0];
    const { state } = fell({ weapon: 'blade', how: 'charge', target: { wounds }, effects: [waiting(43)] }, [6, 1]);
    expect(state.units.b1!.place).toBe('destroyed');
  });

  it('45 counts Impact as melee, and no other automatic hits', () => {
    const struck = (source: string, dice: readonly number[]) => {
      const state = laid({ weapon: 'blade', target: guard, effects: [waiting(45)] });
      const hits: AutoHits = { target: 'b1', hits: 1, ap: 0, rules: {}, source, by: 'a1' };
      return factsOf(runStep(state, { do: 'hits', hits }, { dice }).events, 'first-die-fell').length;
    };
    expect(struck('impact', [1, 2])).toBe(1);
    expect(struck('event 14', [1])).toBe(0);
  });

  it('42 strikes when all groups are done', () => {
    const state = laid({
      weapon: 'rifle',
      by: { with: { models: [{ type: 't', count: 1, weapons: ['rifle', 'carbine'] }] } },
      effects: [waiting(42)],
    });
    const active = { seat: 'a', unit: 'a1', idle: false, action: 'hold', from: null, path: [], target: null } as const;
    const shooting: State = { ...state, active };
    // Three dice to hit, a D3, and four hits with AP 2 to block.
    const { events } = shoot(shooting, shots(['rifle', 'b1'], ['carbine', 'b1']), [1, 1, 1, 1, 6, 6, 6, 6]);
    expect(events.map(({ kind }) => kind)).toEqual([
      'shooting-declared',
      'group-resolved',
      'first-die-fell',
      'group-resolved',
      'event-struck',
      'hits-resolved',
    ]);
    expect(factsOf(events, 'hits-resolved')[0]!.hits).toMatchObject({ target: 'a1', ap: 2, hits: 4 });
  });
});
