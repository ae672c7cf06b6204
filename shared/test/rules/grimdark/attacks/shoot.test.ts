import { describe, expect, it } from 'vitest';
import { fastDice } from '../../../../src/dice/index.ts';
import { promptRuleOf } from '../../../../src/rulesets/grimdark/ask/answers.ts';
import type { IntentOf } from '../../../../src/rulesets/grimdark/ask/intents.ts';
import type { Effect } from '../../../../src/rulesets/grimdark/model/effects.ts';
import { view } from '../../../../src/rulesets/grimdark/model/redact.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import { QUESTIONS } from '../../../../src/rulesets/grimdark/position/questions.ts';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { ATTACKS_STEPS } from '../../../../src/rulesets/grimdark/rules/attacks/resolve.ts';
import { factsOf, type Ground, type Laying, type Placing, runStep, tableOf } from '../kit.ts';
import { groupsIn, type Shot, shoot, shots } from './shots.ts';

const armed: Placing['with'] = {
  models: [
    { type: 'trooper', count: 3, weapons: ['rifle', 'blade'] },
    { type: 'scout', count: 2, weapons: ['marksman', 'lobber', 'rocket'] },
    { type: 'hero', count: 1, tough: 3, rules: { hero: 1 }, weapons: ['rifle', 'needle', 'maul'] },
  ],
};

const standing = (changes: Partial<Laying> = {}, unit: Partial<Placing> = {}): State =>
  tableOf({
    units: {
      a1: { profile: 'squad', hex: [10, 10], with: armed, ...unit },
      a2: { profile: 'squad', hex: [10, 14] },
      b1: { profile: 'squad', hex: [20, 10] },
      b2: { profile: 'squad', hex: [20, 5] },
      b3: { profile: 'squad', hex: [36, 2] },
      b4: { profile: 'squad', hex: null },
    },
    active: { unit: 'a1', action: 'hold' },
    ...changes,
  });

const rule = promptRuleOf('shoot');
const ask = { id: 1, seat: 'a', key: 'shoot', prompt: 'shoot', unit: 'a1' } as const;

const check = (state: State, answer: IntentOf<'shoot'>) => {
  const refused = rule.check(view(state, 'a'), ask, answer);
  return refused && `${refused.code} ${refused.rule}`;
};

const hero = (weapon: string, target: string) => ({ weapon, hero: true, target });

const wall: Ground = {
  terrain: [
    {
      type: 'building',
      piece: 'h',
      hexes: [
        [15, 10],
        [15, 9],
        [15, 11],
      ],
    },
  ],
};

const barred: Effect = { source: 'event 15', on: { unit: 'a1' }, what: { kind: 'cannot-shoot' }, until: 'battle' };

describe('G-10.2 to G-10.4: what can be declared', () => {
  it.each<[string, State, IntentOf<'shoot'>, string | undefined]>([
    ['nothing', standing(), shots(), undefined],
    ['two targets', standing(), shots(['rifle', 'b1'], ['lobber', 'b2']), undefined],
    [
      'three targets, before anything else',
      standing(),
      shots(['rifle', 'b1'], ['lobber', 'b9'], ['blade', 'a2']),
      'E_TOO_MANY_TARGETS G-10.3',
    ],
    ['a unit that is not there', standing(), shots(['rifle', 'b9']), 'E_UNKNOWN_UNIT G-10.2'],
    ['a name that every object has', standing(), shots(['rifle', 'constructor']), 'E_UNKNOWN_UNIT G-10.2'],
    ['a friend', standing(), shots(['rifle', 'a2']), 'E_BAD_TARGET G-10.2'],
    ['a unit that is not on the map', standing(), shots(['rifle', 'b4']), 'E_BAD_TARGET G-10.2'],
    ['a spent weapon', standing({}, { spent: ['rocket'] }), shots(['rocket', 'b1']), 'E_WEAPON_SPENT G-15'],
    ['a melee weapon', standing(), shots(['blade', 'b1']), 'E_OUT_OF_RANGE G-10.2'],
    ['a weapon that it does not have', standing(), shots(['plasma', 'b1']), 'E_NO_WEAPON G-10.3'],
    [
      'a weapon without a living carrier',
      standing({}, { wounds: [0, 0, 0, GONE, GONE, 0] }),
      shots(['lobber', 'b1']),
      'E_NO_WEAPON G-10.3',
    ],
    ['a lost weapon, event 13', standing({}, { lost: ['rifle'] }), shots(['rifle', 'b1']), 'E_NO_WEAPON G-10.3'],
    ['one that it does not see', standing({ ground: wall }), shots(['rifle', 'b1']), 'E_NO_LOS G-10.2'],
    ['one that it does not see, Indirect', standing({ ground: wall }), shots(['lobber', 'b1']), undefined],
    ['out of range', standing(), shots(['rifle', 'b3']), 'E_OUT_OF_RANGE G-10.2'],
    ['in range exactly', standing({}, { hex: [12, 10] }), shots(['rifle', 'b3']), undefined],
    ['a weapon of the hero alone, by its unit', standing(), shots(['needle', 'b1']), 'E_NO_WEAPON G-10.3'],
    [
      'unseen and out of range',
      standing({ ground: wall }),
      { kind: 'shoot', groups: [{ weapon: 'needle', target: 'b1' }] },
      'E_NO_LOS G-10.2',
    ],
    [
      'unseen and out of range, with the right group',
      standing({ ground: wall }),
      { kind: 'shoot', groups: [hero('needle', 'b1')] },
      'E_NO_LOS G-10.2',
    ],
    ['after event 15', standing({ table: { effects: [barred] } }), shots(['rifle', 'b1']), 'E_CANNOT_SHOOT G-17.4'],
    [
      'after event 15 at a friend',
      standing({ table: { effects: [barred] } }),
      shots(['rifle', 'a2']),
      'E_BAD_TARGET G-10.2',
    ],
    ['nothing, after event 15', standing({ table: { effects: [barred] } }), shots(), undefined],
    ['Shaken', standing({}, { shaken: true }), shots(['rifle', 'b1']), 'E_SHAKEN_MUST_IDLE G-13.5'],
    ['a group twice', standing(), shots(['rifle', 'b1'], ['rifle', 'b2']), 'E_BAD_CHOICE G-10.3'],
    [
      'the hero with the same weapon at another target',
      standing(),
      { kind: 'shoot', groups: [...shots(['rifle', 'b1']).groups, hero('rifle', 'b2')] },
      'E_BAD_CHOICE G-10.3',
    ],
    [
      'the hero with the same weapon at the same target',
      standing(),
      { kind: 'shoot', groups: [...shots(['rifle', 'b1']).groups, hero('rifle', 'b1')] },
      undefined,
    ],
    ['Sniper without models', standing(), shots(['marksman', 'b1']), 'E_BAD_CHOICE G-15'],
    ['Sniper with too few', standing(), shots(['marksman', 'b1', [0]]), 'E_BAD_CHOICE G-15'],
    ['Sniper at a model too many', standing(), shots(['marksman', 'b1', [0, 5]]), 'E_BAD_CHOICE G-15'],
    ['Sniper with one model each', standing(), shots(['marksman', 'b1', [0, 4]]), undefined],
    ['models named without Sniper', standing(), shots(['rifle', 'b1', [0]]), 'E_BAD_CHOICE G-15'],
    [
      'a chamber where there is none',
      standing(),
      { kind: 'shoot', groups: [], interface: true },
      'E_BAD_CHOICE G-18.4',
    ],
    ['a chamber and shots', standing(), { ...shots(['rifle', 'b1']), interface: true }, 'E_BAD_CHOICE G-18.4'],
  ])('%s', (_, state, answer, code) => {
    expect(check(state, answer)).toBe(code);
  });

  it.each<[string, Shot, Partial<Laying>, string | undefined]>([
    [
      'event 25 takes 6 off the range of those in the quarter',
      ['rifle', 'b5'],
      {
        table: {
          effects: [{ source: 'event 25', on: { quarter: 1 }, what: { kind: 'range', amount: -6 }, until: 'round' }],
        },
      },
      'E_OUT_OF_RANGE G-10.2',
    ],
    [
      'event 25 in another quarter',
      ['rifle', 'b5'],
      {
        table: {
          effects: [{ source: 'event 25', on: { quarter: 2 }, what: { kind: 'range', amount: -6 }, until: 'round' }],
        },
      },
      undefined,
    ],
    [
      'event 25 against Lock-On',
      ['seeker', 'b5'],
      { table: { effects: [{ source: 'event 25', on: {}, what: { kind: 'range', amount: -6 }, until: 'round' }] } },
      undefined,
    ],
    [
      'the storm halves energy weapons',
      ['fc-pulse-rifle', 'b5'],
      { table: { scenario: { kind: 'storm', blows: true, terminals: [], sheltered: [], codes: {} } } },
      'E_OUT_OF_RANGE G-10.2',
    ],
    [
      'a storm that does not blow',
      ['fc-pulse-rifle', 'b5'],
      { table: { scenario: { kind: 'storm', blows: false, terminals: [], sheltered: [], codes: {} } } },
      undefined,
    ],
    [
      'the storm leaves other weapons',
      ['rifle', 'b5'],
      { table: { scenario: { kind: 'storm', blows: true, terminals: [], sheltered: [], codes: {} } } },
      undefined,
    ],
  ])('%s', (_, shot, changes, code) => {
    const state = standing({
      units: {
        a1: {
          profile: 'squad',
          hex: [5, 10],
          with: { models: [{ type: 't', count: 1, weapons: ['rifle', 'seeker', 'fc-pulse-rifle'] }] },
        },
        b5: { profile: 'squad', hex: [28, 0] },
      },
      ...changes,
    });
    expect(check(state, shots(shot))).toBe(code);
  });
});

describe('what the referee says of shots', () => {
  const asked = (state: State, answer: IntentOf<'shoot'>) =>
    QUESTIONS.checkShooting!.answer(state, { unit: 'a1', groups: answer.groups });

  it('names the fault, also where nobody is asked', () => {
    const state = standing({ table: { effects: [barred] } });
    expect(asked(state, shots(['rifle', 'b1']))).toMatchObject({ ok: true, value: { error: 'E_CANNOT_SHOOT' } });
  });

  it('lists the groups as they are resolved', () => {
    expect(asked(standing(), shots(['rifle', 'b1'], ['marksman', 'b2', [0, 1]]))).toEqual({
      ok: true,
      value: {
        ok: true,
        groups: [
          { weapon: 'marksman', hero: false, target: 'b2', distance: 10, cover: false, attacks: 2, toHit: [2, 2] },
          { weapon: 'rifle', hero: false, target: 'b1', distance: 10, cover: false, attacks: 3, toHit: [4, 4, 4] },
        ],
      },
    });
  });
});

describe('G-10.5: the order of groups', () => {
  it('is Sniper, Deadly, then as declared', () => {
    const state = standing(
      {},
      {
        with: {
          models: [{ type: 't', count: 1, weapons: ['rifle', 'carbine', 'cannon', 'marksman', 'blade'] }],
        },
      },
    );
    const { events } = shoot(
      state,
      shots(['carbine', 'b1'], ['cannon', 'b1'], ['rifle', 'b2'], ['marksman', 'b1', [4]]),
      [1, 1, 1, 1, 1],
    );
    expect(groupsIn(events).map(({ weapon }) => weapon)).toEqual(['marksman', 'cannon', 'carbine', 'rifle']);
  });

  it('drops a group without rolling if its target is gone', () => {
    const one = { models: [{ type: 't', count: 1, weapons: ['rifle'] }] };
    const state = standing({
      units: {
        a1: {
          profile: 'squad',
          hex: [10, 10],
          with: { models: [{ type: 't', count: 1, weapons: ['plasma', 'rifle'] }] },
        },
        b1: { profile: 'squad', hex: [20, 10], with: one },
      },
    });
    const { events } = shoot(state, shots(['plasma', 'b1'], ['rifle', 'b1']), [6, 1]);
    expect(state.units.b1!.place).toBe('destroyed');
    expect(factsOf(events, 'group-dropped').map(({ attack }) => attack.weapon)).toEqual(['rifle']);
  });
});

describe('G-10.4: what is fixed at the declaration', () => {
  it('keeps the cover that a unit in between gives, though the first group destroys that unit', () => {
    const one = (weapon: string) => ({ models: [{ type: 't', count: 1, weapons: [weapon] }] });
    const state = standing({
      units: {
        a1: {
          profile: 'squad',
          hex: [10, 10],
          with: { models: [{ type: 't', count: 1, weapons: ['plasma', 'rifle'] }] },
        },
        b1: { profile: 'squad', hex: [12, 9], with: one('rifle') },
        b2: { profile: 'squad', hex: [11, 10], with: one('rifle') },
      },
    });
    const { events, groups } = shoot(state, shots(['plasma', 'b2'], ['rifle', 'b1']), [6, 1, 4, 3]);
    expect(state.units.b2!.place).toBe('destroyed');
    expect(factsOf(events, 'shooting-declared')[0]!.groups[1]).toMatchObject({
      cover: 'sight',
      distance: 2,
      how: 'hold',
    });
    expect(groups[1]).toEqual({ weapon: 'rifle', attacks: 1, hits: 1, cover: true, wounds: 0 });
  });

  it.each<[string, Ground | undefined, 'none' | 'terrain']>([
    ['in the open', undefined, 'none'],
    ['in cover terrain', { terrain: [{ type: 'ruins', piece: 'r', hexes: [[20, 10]] }] }, 'terrain'],
  ])('knows the cover of a target %s', (_, ground, cover) => {
    const state = standing({ ...(ground && { ground }) });
    const { events } = shoot(state, shots(['rifle', 'b1']), [1, 1, 1]);
    expect(factsOf(events, 'shooting-declared')[0]!.groups[0]).toMatchObject({ cover, distance: 10 });
  });

  it('names Sniper models by their place among the living, and remembers those of the track', () => {
    const state = standing();
    const { b1 } = state.units;
    const hurt: State = { ...state, units: { ...state.units, b1: { ...b1!, wounds: [GONE, 0, GONE, 0, 0] } } };
    const { events } = shoot(hurt, shots(['marksman', 'b1', [0, 2]]), [1, 1]);
    expect(factsOf(events, 'shooting-declared')[0]!.groups[0]!.named).toEqual([1, 4]);
  });
});

describe('P11', () => {
  const asked = (state: State) =>
    runStep(state, { do: 'shoot' }).asked.map(({ prompt, unit, only }) => [prompt, unit, only]);

  it('asks the active player, who shoots at nobody by default', () => {
    expect(asked(standing())).toEqual([['shoot', 'a1', undefined]]);
    expect(runStep(standing(), { do: 'shoot' }).events).toEqual([]);
  });

  it.each<[string, State]>([
    ['nobody is in range', standing({}, { hex: [0, 38], lost: ['lobber', 'marksman'] })],
    ['event 15', standing({ table: { effects: [barred] } })],
    [
      'no weapon is left',
      standing({}, { with: { models: [{ type: 't', count: 2, weapons: ['rocket', 'blade'] }] }, spent: ['rocket'] }),
    ],
  ])('is answered without asking if nothing can be shot: %s', (_, state) => {
    expect(asked(state)).toEqual([['shoot', 'a1', { kind: 'shoot', groups: [] }]]);
  });

  it('offers nothing that is refused: by listing, by chance, by default', () => {
    const state = standing({ ground: wall });
    const seen = view(state, 'a');
    const offered = [...rule.all(seen, ask)] as IntentOf<'shoot'>[];
    expect(offered.length).toBeGreaterThan(10);
    expect(offered.flatMap((each) => check(state, each) ?? [])).toEqual([]);
    expect(offered.some(({ groups }) => new Set(groups.map(({ target }) => target)).size === 2)).toBe(true);
    const dice = fastDice(7);
    const drawn = Array.from({ length: 200 }, () =>
      rule.sample!(seen, ask, (n) => dice.pick(n, 'x')),
    ) as IntentOf<'shoot'>[];
    expect(drawn.flatMap((each) => check(state, each) ?? [])).toEqual([]);
    expect(drawn.filter(({ groups }) => groups.length > 0).length).toBeGreaterThan(150);
    expect(check(state, rule.fallback(seen, ask) as IntentOf<'shoot'>)).toBeUndefined();
  });

  it('G-18.4: offers the work on a chamber to those who Hold near it', () => {
    const at = standing().units.a1!.at!;
    const scenario = {
      kind: 'resonance',
      chambers: [{ chamber: 'logic', at, owner: null }],
      doubled: [],
      interfaced: [],
      usedLogic: [],
      usedKnowledge: [],
      named: {},
    } as const;
    const works: IntentOf<'shoot'> = { kind: 'shoot', groups: [], interface: true };
    const near = standing({ table: { scenario } }, { lost: ['rifle', 'lobber', 'marksman', 'rocket', 'needle'] });
    expect(check(near, works)).toBeUndefined();
    expect([...rule.all(view(near, 'a'), ask)]).toEqual([{ kind: 'shoot', groups: [] }, works]);
    expect(asked(near)).toEqual([['shoot', 'a1', undefined]]);
    const answers = { shoot: { parts: {}, final: works } };
    const [went] = ATTACKS_STEPS.shoot.perform(near, { do: 'shoot' }, answers, fastDice(1));
    expect([...went!.to!.truth!.agenda!]).toEqual([{ do: 'interface', unit: 'a1' }]);
    const moved = standing({ table: { scenario }, active: { unit: 'a1', action: 'advance' } });
    expect(check(moved, works)).toBe('E_BAD_CHOICE G-18.4');
    expect(check(standing({ table: { scenario } }, { hex: [0, 38] }), works)).toBe('E_BAD_CHOICE G-18.4');
  });
});

describe('G-16.6: effects until the next attacks', () => {
  it('end after the shooting, for the unit that shot', () => {
    const next = (unit: string): Effect => ({
      source: 'x',
      on: { unit },
      what: { kind: 'hit', amount: 1, scope: 'next-attacks' },
      until: 'attacks',
    });
    const state = standing({ table: { effects: [next('a1'), next('a2')] } });
    shoot(state, shots(['rifle', 'b1']), [3, 3, 2, 1, 1]);
    expect(state.effects).toEqual([next('a2')]);
    const idle = standing({ table: { effects: [next('a1')] } });
    shoot(idle, shots());
    expect(idle.effects).toEqual([next('a1')]);
  });
});
