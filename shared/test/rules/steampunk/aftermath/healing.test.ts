import { describe, expect, it } from 'vitest';
import type { Cure, CureChoice, Intent, IntentOf } from '../../../../src/rulesets/steampunk/ask/intents.ts';
import { view } from '../../../../src/rulesets/steampunk/model/redact.ts';
import type { State } from '../../../../src/rulesets/steampunk/model/state.ts';
import type { Harm } from '../../../../src/rulesets/steampunk/model/units.ts';
import { curesFor, defaultCures, pursesOf, reaches } from '../../../../src/rulesets/steampunk/rules/aftermath/care.ts';
import { PRICES } from '../../../../src/rulesets/steampunk/rules/aftermath/cures.ts';
import { HEAL } from '../../../../src/rulesets/steampunk/rules/aftermath/healing.ts';
import { factsOf, type Placing, runStep, tableOf } from '../kit.ts';

const troll = (harm: Partial<Harm> = {}, given: Partial<Placing> = {}): Placing => ({
  unit: 'ork.troll',
  at: 'D5',
  harm,
  ...given,
});
const armour = (harm: Partial<Harm> = {}, given: Partial<Placing> = {}): Placing => ({
  unit: 'dwarf.steampowerarmor',
  at: 'D5',
  harm,
  ...given,
});
const heli = (harm: Partial<Harm> = {}): Placing => ({ unit: 'gnome.gnome_helicopter', at: 'D5', harm });

const healed = (b1: Placing, round: 1 | 2, cures?: readonly Omit<CureChoice, 'on'>[]) => {
  const state = tableOf({ units: { b1 } });
  const part: readonly Intent[] = [
    { kind: 'heal', unit: 'b1', cures: (cures ?? []).map((cure) => ({ on: 'b1', ...cure })) },
  ];
  const { asked, events } = runStep(
    state,
    { do: 'healing', round },
    { answers: cures ? { [`heal ${round} blue`]: part } : {} },
  );
  return { state, asked, events, harm: state.units.b1!.harm };
};

describe('healing points, HEAL-1', () => {
  it.each<[string, Placing, 1 | 2, readonly [string, number][]]>([
    ['a troll in Healing 1', troll(), 1, [['heal', 3]]],
    ['a troll in Healing 2', troll(), 2, []],
    ['a troll that is unconscious in Healing 1', troll({ unconscious: true }), 1, []],
    ['a troll that is unconscious in Healing 2', troll({ unconscious: true }), 2, [['heal', 3]]],
    ['a troll that is shaken', troll({ shaken: 2 }), 1, [['heal', 3]]],
    ['power armour', armour(), 2, [['repair', 4]]],
    ['power armour that has lost a model', armour({ alive: [true, false, true, true] }), 2, [['repair', 3]]],
    ['power armour in Healing 1', armour(), 1, []],
    ['a helicopter', heli(), 1, [['repair', 1]]],
    ['who hides', troll({}, { hidden: true }), 1, []],
    ['who is gone', troll({}, { status: 'destroyed' }), 1, []],
    ['who has no such ability', { unit: 'elf.e34', at: 'D5' }, 1, []],
  ])('of %s', (_, b1, round, purses) => {
    const state = tableOf({ units: { b1 } });
    expect(pursesOf(state, state.units.b1!, round).map(({ care, points }) => [care, points])).toEqual(purses);
  });

  it.each<[Cure, number | undefined, number | undefined]>([
    ['poison_step', 1, undefined],
    ['bleeding_step', 1, undefined],
    ['fd', 1, 1],
    ['minor_acid', 1, 1],
    ['acid', 2, 2],
    ['fire', 2, 2],
    ['poison', 3, undefined],
    ['bleeding', 3, undefined],
    ['shaken', undefined, 1],
    ['critical', undefined, 3],
  ])('cost for %s %s by healing and %s by repair', (cure, heal, repair) => {
    expect([PRICES.heal[cure], PRICES.repair[cure]]).toEqual([heal, repair]);
  });

  it.each<[Omit<CureChoice, 'on'>, Partial<Harm>, Partial<Harm>]>([
    [{ cure: 'poison_step' }, { poison: [6, 12, 8] }, { poison: [6, 10, 8] }],
    [{ cure: 'poison_step', die: 6 }, { poison: [6, 12] }, { poison: [4, 12] }],
    [{ cure: 'poison_step' }, { poison: [4] }, { poison: [] }],
    [{ cure: 'poison' }, { poison: [6, 12, 12] }, { poison: [6, 12] }],
    [{ cure: 'bleeding_step' }, { bleeding: [12, 4] }, { bleeding: [10, 4] }],
    [{ cure: 'bleeding', die: 4 }, { bleeding: [12, 4] }, { bleeding: [12] }],
    [{ cure: 'fd' }, { fd: 2 }, { fd: 1 }],
    [{ cure: 'minor_acid' }, { minorAcid: 2 }, { minorAcid: 1 }],
    [{ cure: 'acid' }, { acid: 1 }, { acid: 0, minorAcid: 1 }],
    [{ cure: 'fire' }, { fire: 1 }, { fire: 0 }],
  ])('buy %o: of %o is left %o', (cure, before, after) => {
    expect(healed(troll(before), 1, [cure]).harm).toMatchObject(after);
  });

  it.each<[Omit<CureChoice, 'on'>, Partial<Harm>, Partial<Harm>]>([
    [{ cure: 'shaken' }, { shaken: 2 }, { shaken: 1 }],
    [{ cure: 'critical' }, { criticals: ['half_assault', 'plus_minus_1'] }, { criticals: ['plus_minus_1'] }],
    [
      { cure: 'critical', critical: 'plus_minus_1' },
      { criticals: ['half_assault', 'plus_minus_1'] },
      { criticals: ['half_assault'] },
    ],
    [{ cure: 'critical', critical: 'assault_minus' }, { assaultMinus: 8 }, { assaultMinus: 0 }],
  ])('buy by repair %o: of %o is left %o', (cure, before, after) => {
    expect(healed(armour(before), 2, [cure]).harm).toMatchObject(after);
  });

  it('leave no minor acid on the immune, SPD-7', () => {
    const coat = { equipment: ['dwarf.trench_coat_of_resistance'] };
    expect(healed(armour({ acid: 1 }, coat), 2, [{ cure: 'acid' }]).harm).toMatchObject({ acid: 0, minorAcid: 0 });
  });

  it('wake the unconscious after Healing 2, AB-UN', () => {
    const { harm, events } = healed(troll({ unconscious: true, fd: 5 }), 2);
    expect(harm).toMatchObject({ unconscious: false, fd: 2 });
    expect(factsOf(events, 'awoke')).toMatchObject([{ unit: 'b1' }]);
    expect(healed(troll({ unconscious: true, fd: 5 }), 1).harm).toMatchObject({ unconscious: true, fd: 5 });
  });
});

describe('the default, HEAL-2', () => {
  it.each<[Placing, 1 | 2, readonly Cure[]]>([
    [troll({ fd: 3, fire: 1 }), 1, ['fire', 'fd']],
    [troll({ fd: 3, acid: 1, minorAcid: 1 }), 1, ['acid', 'minor_acid']],
    [troll({ bleeding: [12], poison: [6] }), 1, ['bleeding']],
    [troll({ bleeding: [12], poison: [6], fire: 1 }), 1, ['fire', 'bleeding_step']],
    [troll({ poison: [6], fd: 1 }), 1, ['poison']],
    [troll({ poison: [12], fire: 1, fd: 1 }), 1, ['fire', 'poison_step']],
    [armour({ criticals: ['stuck_turret'], shaken: 1, fd: 1 }), 2, ['critical', 'shaken']],
    [armour({ shaken: 1, fd: 1, minorAcid: 1 }), 2, ['shaken', 'minor_acid', 'fd']],
    [heli({ shaken: 2 }), 1, ['shaken']],
    [heli({ fire: 1 }), 1, []],
    [troll(), 1, []],
  ])('of %o in Healing %i is %o', (b1, round, cures) => {
    const state = tableOf({ units: { b1 } });
    expect(defaultCures(state, state.units.b1!, round).map(({ cure }) => cure)).toEqual(cures);
  });

  it('is what is done without an answer, or with one that is not possible any more', () => {
    expect(healed(troll({ fire: 1 }), 1).harm.fire).toBe(0);
    expect(healed(troll({ fire: 1 }), 1, [{ cure: 'poison' }]).harm.fire).toBe(0);
  });

  it('is not done where the owner spends nothing', () => {
    expect(healed(troll({ fire: 1 }), 1, []).harm.fire).toBe(1);
  });
});

describe('what is asked, P18', () => {
  const asked = (units: Readonly<Record<string, Placing>>, round: 1 | 2 = 1) =>
    runStep(tableOf({ units }), { do: 'healing', round }).asked.map(({ key }) => key);

  it('is asked of both seats at once, if they can cure anything', () => {
    expect(asked({ b1: troll({ fd: 1 }), o1: troll({ fd: 1 }, { at: 'D1' }) })).toEqual([
      'heal 1 blue',
      'heal 1 orange',
    ]);
    expect(asked({ b1: troll(), o1: troll({ fd: 1 }, { at: 'D1' }) })).toEqual(['heal 1 orange']);
    expect(asked({ b1: troll({ fd: 1 }, { hidden: true }) })).toEqual([]);
    expect(asked({ b1: troll({ fd: 1 }) }, 2)).toEqual([]);
  });

  const UNITS = {
    b1: troll({ fd: 1, fire: 1, bleeding: [6], shaken: 1 }),
    b2: { unit: 'ork.grunt', at: 'D5', harm: { fd: 1 } },
    b3: armour({ fire: 1 }, { at: 'D6' }),
    o1: troll({ fd: 1 }, { at: 'D1' }),
  } as const;
  const ask = { id: 1, seat: 'blue', prompt: 'heal', key: 'heal 1 blue', unit: null, options: [] } as const;
  const refused = (state: State, unit: string, ...cures: readonly CureChoice[]) => {
    const part: IntentOf<'heal'> = { kind: 'heal', unit, cures: [...cures] };
    const refusal = HEAL.check(view(state, 'blue'), ask, part);
    return refusal && [refusal.code, refusal.rule];
  };

  it.each<[string, readonly CureChoice[], readonly string[] | undefined]>([
    [
      'b1',
      [
        { on: 'b1', cure: 'fire' },
        { on: 'b1', cure: 'fd' },
      ],
      undefined,
    ],
    ['b1', [], undefined],
    ['o1', [{ on: 'o1', cure: 'fd' }], ['not-yours', 'P18']],
    ['b9', [], ['not-yours', 'P18']],
    ['b2', [], ['no-healing', 'HEAL-1']],
    ['b3', [{ on: 'b3', cure: 'fire' }], ['no-healing', 'HEAL-1']],
    [
      'b1',
      [
        { on: 'b1', cure: 'fd' },
        { on: 'b2', cure: 'fd' },
      ],
      ['one-unit', 'HEAL-1'],
    ],
    ['b1', [{ on: 'b7', cure: 'fd' }], ['no-unit', 'HEAL-1']],
    ['b1', [{ on: 'b2', cure: 'fd' }], ['out-of-reach', 'HEAL-1']],
    ['b1', [{ on: 'b1', cure: 'shaken' }], ['wrong-cure', 'HEAL-1']],
    ['b1', [{ on: 'b1', cure: 'poison' }], ['nothing-to-cure', 'HEAL-1']],
    ['b1', [{ on: 'b1', cure: 'bleeding', die: 12 }], ['nothing-to-cure', 'HEAL-1']],
    [
      'b1',
      [
        { on: 'b1', cure: 'fd' },
        { on: 'b1', cure: 'fd' },
      ],
      ['nothing-to-cure', 'HEAL-1'],
    ],
    [
      'b1',
      [
        { on: 'b1', cure: 'fire' },
        { on: 'b1', cure: 'bleeding' },
      ],
      ['too-dear', 'HEAL-1'],
    ],
  ])('refuses for %s %o with %o', (unit, cures, refusal) => {
    expect(refused(tableOf({ units: UNITS }), unit, ...cures)).toEqual(refusal);
  });

  it('refuses what is no healing', () => {
    const seen = view(tableOf({ units: UNITS }), 'blue');
    expect(HEAL.check(seen, ask, { kind: 'hide', unit: 'b1', hidden: true })).toMatchObject({ code: 'wrong-answer' });
  });

  it('offers only what is allowed, each of the own units that can heal', () => {
    const state = tableOf({ units: UNITS });
    const parts = [...HEAL.parts(view(state, 'blue'), ask)] as IntentOf<'heal'>[];
    expect(new Set(parts.map(({ unit }) => unit))).toEqual(new Set(['b1']));
    expect(parts.map(({ cures }) => cures.map(({ cure }) => cure))).toEqual([
      [],
      ['fire', 'bleeding_step'],
      ['fire'],
      ['bleeding'],
      ['bleeding_step'],
      ['fd'],
    ]);
    for (const part of parts) expect(HEAL.check(view(state, 'blue'), ask, part)).toBeUndefined();
  });

  it.each([
    ['b1', 'self', true],
    ['b2', 'self', false],
    ['b2', 'any', true],
    ['b3', 'any', false],
    ['b4', 'any', false],
    ['o1', 'any', false],
  ] as const)('%s is reached by points for %s: %s', (on, target, is) => {
    const units = { ...UNITS, o1: troll(), b4: troll({}, { hidden: true }) };
    const state = tableOf({ units });
    const purse = { care: 'heal', points: 1, target, evenIfBio: false } as const;
    expect(reaches(purse, state.units.b1!, state.units[on]!)).toBe(is);
  });
});

describe('what can be cured next', () => {
  it('goes on from what the cures before have left: a die can go down twice', () => {
    const state = tableOf({ units: { b1: troll({ poison: [8] }) } });
    const step: CureChoice = { on: 'b1', cure: 'poison_step', die: 8 };
    expect(curesFor(state, state.units.b1!, 1, [step])).toEqual([{ on: 'b1', cure: 'poison_step', die: 6 }]);
  });
});
