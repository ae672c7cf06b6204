import { describe, expect, it } from 'vitest';
import { fastDice } from '../../../../src/dice/index.ts';
import { told } from '../../../../src/match/index.ts';
import { check, choices, fallback } from '../../../../src/rulesets/grimdark/ask/answers.ts';
import { pending } from '../../../../src/rulesets/grimdark/ask/decisions.ts';
import type { IntentOf } from '../../../../src/rulesets/grimdark/ask/intents.ts';
import { applyChange } from '../../../../src/rulesets/grimdark/model/change.ts';
import { view } from '../../../../src/rulesets/grimdark/model/redact.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import { rulesNow } from '../../../../src/rulesets/grimdark/rules/figures.ts';
import { resolve } from '../../../../src/rulesets/grimdark/rules/play.ts';
import { suggestedDeclaration } from '../../../../src/rulesets/grimdark/rules/setup/declare/arranged.ts';
import { WORDS } from '../../../../src/rulesets/grimdark/words/index.ts';
import { factsOf, type Laying, playOn, refusedBy } from '../kit.ts';
import { asked, before } from './before.ts';

type Declaration = IntentOf<'declare'>;

const HERO = { models: [{ type: 'captain', count: 1, weapons: ['blade'] }], tough: 3, quality: 3, rules: { hero: 1 } };
const UNITS: Laying['units'] = {
  a1: { profile: 'squad', with: HERO, hex: null },
  a2: { profile: 'squad', hex: null },
  a3: { profile: 'guard', with: { rules: { ambush: 1 } }, hex: null },
  a4: { profile: 'squad', with: { rules: { scout: 1 } }, hex: null },
  a5: { profile: 'walker', with: { rules: { transport: 8 } }, hex: null },
  a6: { profile: 'walker', with: { rules: { hero: 1 } }, hex: null },
  a7: { profile: 'squad', with: { rules: { immobile: 1 } }, hex: null },
  a8: { profile: 'squad', with: { ...HERO, rules: { hero: 1, scout: 1 } }, hex: null },
  a9: { profile: 'squad', with: { rules: { ambush: 1, scout: 1 } }, hex: null },
  b1: { profile: 'squad', hex: null },
  b2: { profile: 'squad', with: { rules: { scout: 1 } }, hex: null },
};
const start = (more: Partial<Laying> = {}): State =>
  before('declarations', [{ do: 'declare' }], { units: UNITS, ...more });
const declare = (more: Partial<Declaration> = {}): Declaration => ({
  kind: 'declare',
  joins: [],
  loads: [],
  reserves: [],
  scouts: [],
  ...more,
});
const join = (hero: string, unit: string) => ({ hero, unit });
const load = (unit: string, transport: string) => ({ unit, transport });

describe('a joined hero, G-4.5', () => {
  const joined = () => {
    const state = start({
      units: { ...UNITS, a1: { profile: 'squad', with: { ...HERO, rules: { hero: 1, caster: 2 } }, hex: null } },
    });
    playOn(state, [declare({ joins: [join('a1', 'a2')] }), declare()]);
    return state;
  };

  it('is one of the unit from then on: track, wounds, tokens and starting size count it, and it stands last', () => {
    const { a2 } = joined().units;
    expect(a2).toMatchObject({ number: 2, startingSize: 6, bought: { profile: 'squad', hero: 'squad-a1' } });
    expect([a2!.wounds, a2!.tokens]).toEqual([Array(6).fill(0), Array(6).fill(0)]);
  });

  it('leaves its own number unused', () => {
    const state = joined();
    expect(state.units.a1).toMatchObject({ place: 'joined', at: null });
    expect(refusedBy(state, 'a', 'deploy', { kind: 'deploy', unit: 'a1', at: '1002' })).toBe('E_NOT_AVAILABLE');
    expect(refusedBy(state, 'a', 'deploy', { kind: 'deploy', unit: 'a2', at: '1002' })).toBeUndefined();
  });

  it('takes Scout from its unit, if it has not the rule, and leaves it to it otherwise', () => {
    const withScout = (hero: string) => declare({ joins: [join(hero, 'a4')], scouts: ['a4'] });
    expect(refusedBy(start(), 'a', 'declare', withScout('a1'))).toBe('E_BAD_CHOICE');
    expect(refusedBy(start(), 'a', 'declare', withScout('a8'))).toBeUndefined();
    const state = start();
    playOn(state, [withScout('a8'), declare()]);
    expect(rulesNow(state, state.units.a4!).scout).toBe(true);
  });

  it.each([
    ['a hero of more than Tough 6', join('a6', 'a2')],
    ['no hero', join('a3', 'a2')],
    ['a unit of one model', join('a1', 'a5')],
    ['an Immobile unit', join('a1', 'a7')],
    ['itself', join('a1', 'a1')],
  ])('cannot be: %s', (_, wrong) => {
    expect(refusedBy(start(), 'a', 'declare', declare({ joins: [wrong] }))).toBe('E_CANNOT_JOIN');
  });

  it('is one only, and in one unit only', () => {
    for (const second of [join('a8', 'a2'), join('a1', 'a3')])
      expect(refusedBy(start(), 'a', 'declare', declare({ joins: [join('a1', 'a2'), second] }))).toBe('E_CANNOT_JOIN');
  });
});

describe('a transport, G-15.1', () => {
  it.each<[string, readonly ReturnType<typeof load>[], string | undefined]>([
    ['a squad of five and a hero of Tough 3: 6 spaces', [load('a2', 'a5'), load('a1', 'a5')], undefined],
    ['a squad and guards: 14 spaces', [load('a2', 'a5'), load('a3', 'a5')], 'E_TRANSPORT_FULL'],
    ['guards alone: 9 spaces', [load('a3', 'a5')], 'E_TRANSPORT_FULL'],
    ['a hero of Tough 9', [load('a6', 'a5')], 'E_CANNOT_BOARD'],
    ['an Immobile unit', [load('a7', 'a5')], 'E_CANNOT_BOARD'],
    ['a unit twice', [load('a2', 'a5'), load('a2', 'a5')], 'E_CANNOT_BOARD'],
    ['itself', [load('a5', 'a5')], 'E_CANNOT_BOARD'],
  ])('with 8 spaces takes %s: refused by %s', (_, loads, code) => {
    expect(refusedBy(start(), 'a', 'declare', declare({ loads: [...loads] }))).toBe(code);
  });

  it('takes nobody if it is none', () => {
    expect(refusedBy(start(), 'a', 'declare', declare({ loads: [load('a2', 'a6')] }))).toBe('E_CANNOT_BOARD');
  });

  it('counts a hero with the unit that it joined, and not apart from it', () => {
    const joins = [join('a1', 'a2')];
    expect(refusedBy(start(), 'a', 'declare', declare({ joins, loads: [load('a2', 'a5')] }))).toBeUndefined();
    expect(refusedBy(start(), 'a', 'declare', declare({ joins, loads: [load('a1', 'a5')] }))).toBe('E_CANNOT_BOARD');
    const four = { ...UNITS.a5!, with: { rules: { transport: 5 } } };
    const state = start({ units: { ...UNITS, a5: four } });
    expect(refusedBy(state, 'a', 'declare', declare({ loads: [load('a2', 'a5')] }))).toBeUndefined();
    expect(refusedBy(state, 'a', 'declare', declare({ joins, loads: [load('a2', 'a5')] }))).toBe('E_TRANSPORT_FULL');
  });

  it('that rides carries nobody', () => {
    const small = { profile: 'guard', with: { rules: { transport: 9 } }, hex: null } as const;
    const state = start({
      units: {
        ...UNITS,
        a2: small,
        a3: { profile: 'squad', hex: null },
        a5: { ...UNITS.a5!, with: { rules: { transport: 30 } } },
      },
    });
    for (const loads of [
      [load('a3', 'a2'), load('a2', 'a5')],
      [load('a2', 'a5'), load('a3', 'a2')],
    ])
      expect(refusedBy(state, 'a', 'declare', declare({ loads }))).toBe('E_CANNOT_BOARD');
  });

  it('takes its passengers where it goes: to reserve, or ahead as scouts', () => {
    for (const [rule, place] of [
      ['ambush', 'reserve'],
      ['scout', 'scouts'],
    ] as const) {
      const carrier = { ...UNITS.a5!, with: { rules: { transport: 8, [rule]: 1 } } };
      const state = start({ units: { ...UNITS, a5: carrier } });
      const aside = rule === 'ambush' ? { reserves: ['a5'] } : { scouts: ['a5'] };
      playOn(state, [declare({ loads: [load('a2', 'a5')], ...aside }), declare()]);
      expect(state.units.a2).toMatchObject({ place, transport: 'a5' });
      expect(refusedBy(state, 'a', 'declare', declare({ loads: [load('a2', 'a5')] }))).toBe('E_NOT_AVAILABLE');
    }
  });
});

describe('declarations, G-7.6', () => {
  it.each<[string, Partial<Declaration>, string]>([
    ['a unit that there is not', { reserves: ['a99'] }, 'E_UNKNOWN_UNIT'],
    ['no property of a list', { scouts: ['constructor'] }, 'E_UNKNOWN_UNIT'],
    ['a unit of the other', { scouts: ['b2'] }, 'E_NOT_YOURS'],
    ['a reserve without Ambush', { reserves: ['a2'] }, 'E_BAD_CHOICE'],
    ['a scout without Scout', { scouts: ['a3'] }, 'E_BAD_CHOICE'],
    ['a reserve twice', { reserves: ['a3', 'a3'] }, 'E_BAD_CHOICE'],
    ['a scout twice', { scouts: ['a4', 'a4'] }, 'E_BAD_CHOICE'],
    ['a unit both ways', { reserves: ['a9'], scouts: ['a9'] }, 'E_BAD_CHOICE'],
    ['a scout that rides', { loads: [load('a4', 'a5')], scouts: ['a4'] }, 'E_BAD_CHOICE'],
    ['a scout that has joined', { joins: [join('a8', 'a2')], scouts: ['a8'] }, 'E_BAD_CHOICE'],
  ])('do not name %s', (_, wrong, code) => {
    expect(refusedBy(start(), 'a', 'declare', declare(wrong))).toBe(code);
  });

  it('are refused by the first code of G-20, with the place of the fault', () => {
    const state = start();
    playOn(state);
    const refusal = (wrong: Partial<Declaration>) =>
      check(
        view(state, 'a'),
        'a',
        declare(wrong),
        pending(state).find(({ seat }) => seat === 'a'),
      );
    expect(told(WORDS.refusals, refusal({ scouts: ['b2'], reserves: ['zz'] })!)).toMatchObject({
      code: 'E_UNKNOWN_UNIT',
      message: 'At reserves.0: There is no unit zz.',
    });
    expect(refusal({ joins: [join('a3', 'a2')], loads: [load('a3', 'a5')], scouts: ['a3'] })).toMatchObject({
      code: 'E_TRANSPORT_FULL',
      rule: 'G-15.1',
    });
    expect(refusal({ joins: [join('a3', 'a2')], loads: [load('a7', 'a5')] })).toMatchObject({ code: 'E_CANNOT_BOARD' });
  });

  it('set every Ambush unit in reserve and every other Scout unit aside by default, P4', () => {
    const state = start();
    playOn(state);
    const [decision] = pending(state);
    expect(fallback(view(state, 'a'), decision!)).toEqual(declare({ reserves: ['a3', 'a9'], scouts: ['a4', 'a8'] }));
  });

  it('leave Ambush units to deploy normally in the tomb, G-18.2', () => {
    const state = start({ options: { scenario: 'tomb' } });
    expect(refusedBy(state, 'a', 'declare', declare({ reserves: ['a3'] }))).toBe('E_BAD_CHOICE');
    playOn(state);
    expect(fallback(view(state, 'a'), pending(state)[0]!)).toEqual(declare({ scouts: ['a4', 'a8', 'a9'] }));
  });

  it('are made by both at once, and hidden until both are in', () => {
    const state = start();
    playOn(state);
    expect(asked(state)).toEqual(['a declare', 'b declare']);
    const of = (seat: string) => JSON.stringify(view(state, seat));
    const seen = [of('b'), of('public')];
    playOn(state, [declare({ joins: [join('a1', 'a2')], reserves: ['a3'] })]);
    expect([of('b'), of('public')]).toEqual(seen);
    expect(asked(state)).toEqual(['b declare']);
    const events = playOn(state, [declare({ scouts: ['b2'] })]);
    expect(factsOf(events, 'declared')).toMatchObject([
      { seat: 'a', joins: [join('a1', 'a2')], reserves: ['a3'] },
      { seat: 'b', scouts: ['b2'] },
    ]);
    expect([state.units.a3!.place, state.units.b2!.place]).toEqual(['reserve', 'scouts']);
  });

  it('are not asked of a seat that has nothing to declare, G-19.2', () => {
    const { b2: _, ...units } = UNITS;
    const state = start({ units });
    playOn(state);
    expect(asked(state)).toEqual(['a declare']);
  });

  it('are what was filled in when the time is up, and by default where nothing was', () => {
    const state = start();
    playOn(state);
    const [decision] = pending(state);
    const byClock = () => fallback(view(state, 'a'), decision!);
    expect(byClock()).toEqual(declare({ reserves: ['a3', 'a9'], scouts: ['a4', 'a8'] }));
    const others = () => JSON.stringify([view(state, 'b'), view(state, 'public')]);
    const before = others();
    const riding = declare({ loads: [load('a2', 'a5')], reserves: ['a9'] });
    playOn(state, [
      { ...declare({ reserves: ['a3'] }), draft: true },
      { ...riding, draft: true },
    ]);
    expect(pending(state)[0]).toEqual(decision);
    expect(byClock()).toEqual(riding);
    expect(others()).toBe(before);
    playOn(state, [riding, declare()]);
    expect(state.units).toMatchObject({ a2: { transport: 'a5' }, a9: { place: 'reserve' }, a3: { place: 'waiting' } });
  });

  it('are open again when they are changed while the other side still declares', () => {
    const state = start();
    playOn(state, [declare()]);
    expect(pending(state)[0]!.committed).toBe(true);
    const [own] = pending(state);
    const draft = { ...declare({ reserves: ['a3'] }), draft: true } as const;
    for (const event of resolve(state, 'a', draft, fastDice(1), own!)) applyChange(state, event.to!);
    expect(pending(state)[0]!.committed).toBeUndefined();
  });

  it('are suggested to their own player as its force means them', () => {
    const force = {
      army: 'holdfast-levy',
      units: [],
      joins: [{ hero: 1, unit: 2 }],
      loads: [{ unit: 2, into: 5 }],
    } as const;
    const state: State = { ...start(), forces: { a: force, b: null } };
    playOn(state);
    const suggested = declare({
      joins: [join('a1', 'a2')],
      loads: [load('a2', 'a5')],
      reserves: ['a3', 'a9'],
      scouts: ['a4', 'a8'],
    });
    expect(suggestedDeclaration(view(state, 'a'), 'a')).toEqual(suggested);
    expect(suggestedDeclaration(view(state, 'b'), 'a')).toBeUndefined();
    expect(JSON.stringify([view(state, 'b'), view(state, 'public')])).not.toContain('"loads":[{');
    playOn(state, [suggested, declare()]);
    expect(state.forces).toEqual({ a: null, b: null });
    expect(suggestedDeclaration(view(state, 'a'), 'a')).toBeUndefined();
  });

  it('are tried in all ways: every join and load that can be, with and without units aside', () => {
    const state = start();
    playOn(state);
    const [decision] = pending(state);
    const seen = view(state, 'a');
    const all = [...choices(seen, decision!)] as Declaration[];
    const heroes = all.flatMap(({ joins }) => joins.map(({ hero, unit }) => `${hero} ${unit}`));
    expect(new Set(heroes)).toEqual(
      new Set(['a1', 'a8'].flatMap((hero) => ['a2', 'a3', 'a4', 'a9'].map((unit) => `${hero} ${unit}`))),
    );
    const riders = all.flatMap(({ loads }) => loads.map(({ unit }) => unit));
    expect(new Set(riders)).toEqual(new Set(['a1', 'a2', 'a4', 'a8', 'a9']));
    const dice = fastDice(7);
    const sampled = Array.from({ length: 300 }, () => choices(seen, decision!).sample((n) => dice.pick(n, '')));
    for (const each of [...all, ...sampled]) expect(check(seen, 'a', each!, decision)).toBeUndefined();
    const some = sampled as Declaration[];
    expect(some.some(({ joins }) => joins.length === 2)).toBe(true);
    expect(some.some(({ loads }) => loads.length > 1)).toBe(true);
    expect(some.some(({ joins, loads }) => joins.some(({ unit }) => loads.some((each) => each.unit === unit)))).toBe(
      true,
    );
    expect(some.some(({ reserves, scouts }) => reserves.length > 0 && scouts.length === 0)).toBe(true);
  });
});
