import { describe, expect, it } from 'vitest';
import { unharmed } from '../../../../src/rulesets/steampunk/model/figures.ts';
import type { Harm } from '../../../../src/rulesets/steampunk/model/units.ts';
import type { ArmyUnit } from '../../../../src/rulesets/steampunk/roster/army.ts';
import { builtOf } from '../../../../src/rulesets/steampunk/roster/built.ts';
import { type Effect, UNITS } from '../../../../src/rulesets/steampunk/roster/index.ts';
import { carriedOut, dyingOrder, rowOf, type Victim } from '../../../../src/rulesets/steampunk/rules/damage/harm.ts';

const ELVES: ArmyUnit = { unit: 'elf.elf_infantry' };

const done = (
  effects: readonly Effect[],
  before: Partial<Harm> = {},
  { of = ELVES, ...victim }: Partial<Victim> & { readonly of?: ArmyUnit } = {},
) => {
  const built = builtOf(of);
  return carriedOut({ ...unharmed(built), ...before }, effects, {
    built,
    endures: false,
    bleeds: true,
    immuneToMinorAcid: false,
    ...victim,
  });
};

describe('rows of damage tables', () => {
  it.each([
    ['elf.elf_infantry', -1, undefined],
    ['elf.elf_infantry', 0, 0],
    ['elf.elf_infantry', 6, 0],
    ['elf.elf_infantry', 7, 7],
    ['elf.elf_infantry', 8, 7],
    ['elf.elf_infantry', 9, 9],
    ['elf.elf_infantry', 30, 9],
    ['dwarf.tamed_balrog', 9, 1],
    ['dwarf.tamed_balrog', 12, 12],
    ['ork.troll', 2, undefined],
    ['ork.troll', 19, 15],
    ['darkelf.elite_mechanical_cavalry', 20, 5],
  ])('strike %s with %i in the row that begins with %s, DMG-5', (unit, result, from) => {
    expect(rowOf(UNITS.get(unit)!.tables.regular, result)?.from).toBe(from);
  });

  it.each([
    ['critical', 'dwarf.dw42', 4, [{ do: 'fd', n: 3 }]],
    ['critical', 'dwarf.dw42', 5, [{ do: 'crit', which: 'cannot_move', n: 0 }]],
    ['critical', 'darkelf.queen_yy', 5, [{ do: 'token', token: 'acid' }]],
    ['critical', 'darkelf.mechanical_scorpion', 5, [{ do: 'roll', on: 'light', die: 6, times: 3 }]],
    ['critical', 'ork.hammerhead', 6, [{ do: 'crit', which: 'assault_minus', n: 5 }]],
    ['crew', 'elf.e34', 12, [{ do: 'destroy' }]],
    ['crew', 'dwarf.zap', 12, [{ do: 'crippled_crew' }, { do: 'shaken' }, { do: 'cfd', n: 3 }]],
    ['light', 'gnome.ballista_drone', 4, [{ do: 'fd', n: 1 }]],
    ['light', 'gnome.ballista_drone', 5, [{ do: 'shaken' }]],
    ['psychic', 'dwarf.tamed_balrog', 9, [{ do: 'shaken' }]],
  ] as const)('of the %s table of %s say for %i', (table, unit, result, effects) => {
    expect(rowOf(UNITS.get(unit)!.tables[table]!, result)?.effects).toEqual(effects);
  });

  it('ask for dice last, so that rolling them after the row is rolling them in it', () => {
    const isAsking = ({ do: verb }: Effect): boolean => verb === 'roll' || verb === 'double_if_shaken';
    const rows = [...UNITS.values()].flatMap(({ tables }) => Object.values(tables).flat());
    const early = rows.filter(({ effects }) => effects.slice(0, -1).some(isAsking));
    expect(rows.length).toBeGreaterThan(100);
    expect(early).toEqual([]);
  });
});

describe('effects of a row', () => {
  it.each<[Effect, Partial<Harm>, Partial<Harm>]>([
    [{ do: 'destroy' }, {}, { alive: [false, false, false, false] }],
    [{ do: 'fd', n: 3 }, { fd: 1 }, { fd: 4 }],
    [{ do: 'cfd', n: 3 }, { cfd: 1 }, { cfd: 4 }],
    [{ do: 'bleed', die: 6 }, { bleeding: [4] }, { bleeding: [4, 6] }],
    [{ do: 'shaken' }, {}, { shaken: 2 }],
    [{ do: 'shaken' }, { shaken: 1 }, { shaken: 2 }],
    [{ do: 'shaken' }, { shaken: 2 }, { shaken: 3 }],
    [{ do: 'token', token: 'fire' }, { fire: 1 }, { fire: 2 }],
    [{ do: 'token', token: 'acid' }, {}, { acid: 1 }],
    [{ do: 'token', token: 'minor_acid' }, {}, { minorAcid: 1 }],
    [{ do: 'crippled_crew' }, {}, { crippledCrew: true }],
    [{ do: 'crit', which: 'stuck_turret', n: 0 }, {}, { criticals: ['stuck_turret'] }],
    [{ do: 'crit', which: 'stuck_turret', n: 0 }, { criticals: ['stuck_turret'] }, { criticals: ['stuck_turret'] }],
    [{ do: 'crit', which: 'assault_minus', n: 3 }, { assaultMinus: 2 }, { assaultMinus: 5 }],
    [{ do: 'turn_180' }, {}, { after: [{ do: 'turn_180' }] }],
    [{ do: 'turn_180' }, { after: [{ do: 'turn_180' }] }, { after: [{ do: 'turn_180', times: 2 }] }],
    [{ do: 'turn_180' }, { after: [{ do: 'turn_180', times: 2 }] }, { after: [{ do: 'turn_180', times: 3 }] }],
    [{ do: 'turn_180' }, { after: [{ do: 'slow_down' }] }, { after: [{ do: 'slow_down' }, { do: 'turn_180' }] }],
    [
      { do: 'hexes', markers: [{ kind: 'fire' }] },
      { after: [{ do: 'place', markers: [{ kind: 'smoke' }], around: true }] },
      {
        after: [
          { do: 'place', markers: [{ kind: 'smoke' }], around: true },
          { do: 'place', markers: [{ kind: 'fire' }], around: true },
        ],
      },
    ],
    [
      { do: 'hexes', markers: [{ kind: 'smoke' }] },
      {},
      { after: [{ do: 'place', markers: [{ kind: 'smoke' }], around: true }] },
    ],
    [{ do: 'unconscious' }, {}, { unconscious: true }],
    [{ do: 'kill', n: 1 }, {}, { alive: [false, true, true, true] }],
  ])('%o on %o leave %o, DMG-5, CON-1, CON-5', (effect, before, after) => {
    expect(done([effect], before).harm).toMatchObject(after);
  });

  it.each([
    [1, 5, 2],
    [2, 5, 1],
    [3, 9, 1],
  ])('%i deaths halve %i fd tokens each, to %i, DET-7', (n, fd, left) => {
    expect(done([{ do: 'kill', n }], { fd }).harm.fd).toBe(left);
  });

  it('halve in the middle of a row, so what comes later in it is whole', () => {
    const later: Effect[] = [
      { do: 'fd', n: 2 },
      { do: 'kill', n: 1 },
      { do: 'fd', n: 1 },
    ];
    expect(done(later, { fd: 1 }).harm.fd).toBe(2);
  });

  it('kill no more models than there are', () => {
    expect(done([{ do: 'kill', n: 9 }], { alive: [false, false, true, true] })).toMatchObject({
      killed: [2, 3],
      harm: { alive: [false, false, false, false] },
    });
  });

  it.each([
    [1, 2, 3, [true]],
    [2, 2, 4, [false]],
  ])('kill %i of a crew of 4 that has lost %i, DMG-5', (n, crewLost, lost, alive) => {
    const of = { unit: 'dwarf.dwarf_at_gun' };
    expect(done([{ do: 'crew_kill', n }], { crewLost, fd: 4 }, { of }).harm).toMatchObject({
      crewLost: lost,
      alive,
      fd: 4,
    });
  });

  it('let bleeding cause no more of it, DMG-6', () => {
    expect(done([{ do: 'bleed', die: 6 }], {}, { bleeds: false }).harm.bleeding).toEqual([]);
  });

  it('put no minor acid on the immune, SPD-7', () => {
    const immune = { immuneToMinorAcid: true };
    expect(done([{ do: 'token', token: 'minor_acid' }], {}, immune).harm.minorAcid).toBe(0);
    expect(done([{ do: 'token', token: 'acid' }], {}, immune).harm.acid).toBe(1);
  });

  it('turn deaths into bleeding while endurance lasts, AB-EN', () => {
    const after = done([{ do: 'kill', n: 2 }], { endurance: 1, fd: 4 }, { endures: true });
    expect(after).toMatchObject({ endured: 1, killed: [0], harm: { endurance: 0, bleeding: [4], fd: 2 } });
  });
});

describe('who dies', () => {
  const mixed: ArmyUnit = { unit: 'dwarf.steampowerarmor', replace: { 'dwarf.elite_dwarf_steampowerarmor': 2 } };

  it('are basic models first, then replacements by cost, DMG-5', () => {
    const built = builtOf(mixed);
    expect(built.models.map(({ isReplacement }) => isReplacement)).toEqual([false, false, true, true]);
    expect(dyingOrder(built)).toEqual([0, 1, 2, 3]);
    const dearer = { ...built, models: [built.models[3]!, built.models[0]!, built.models[2]!] };
    expect(dyingOrder(dearer)).toEqual([1, 0, 2]);
    const cheap = { ...built.models[3]!, cost: { ip: 0, mp: 0, cp: 0, xp: 1 } };
    expect(dyingOrder({ ...built, models: [built.models[2]!, cheap] })).toEqual([1, 0]);
  });

  it('are those that a sniper chose, and then the others', () => {
    expect(dyingOrder(builtOf(mixed), [3])).toEqual([3, 0, 1, 2]);
    expect(done([{ do: 'kill', n: 2 }], {}, { of: mixed, casualties: [3] }).killed).toEqual([3, 0]);
  });
});
