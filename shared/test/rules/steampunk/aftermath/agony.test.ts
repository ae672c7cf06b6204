import { describe, expect, it } from 'vitest';
import { terrainAt } from '../../../../src/rulesets/steampunk/ground/survey.ts';
import type { Harm } from '../../../../src/rulesets/steampunk/model/units.ts';
import { hex } from '../ground.ts';
import { factsOf, type Placing, runStep, tableOf } from '../kit.ts';

const suffered = (
  phase: 0 | 1 | 2 | 3 | 4,
  b1: Omit<Placing, 'at'>,
  dice: readonly number[],
  others: Readonly<Record<string, Placing>> = {},
) => {
  const state = tableOf({ units: { b1: { at: 'D5', ...b1 } as Placing, ...others } });
  const { events } = runStep(state, { do: 'agony', phase }, { dice });
  const { harm, ledger } = state.units.b1!;
  return { state, events, harm: ledger ?? harm };
};

describe('agony', () => {
  it('C39: eats, burns, poisons and bleeds a unit of dwarves in one turn', () => {
    const state = tableOf({
      units: {
        b1: {
          unit: 'dwarf.dwarf_infantry',
          at: 'D5',
          harm: { fd: 1, minorAcid: 1, fire: 1, poison: [8], bleeding: [4] },
        },
      },
    });
    const after: Partial<Harm>[] = [];
    for (const [phase, dice] of [
      [0, []],
      [1, [4]],
      [2, [3]],
      [3, [3]],
      [4, [2]],
    ] as const) {
      runStep(state, { do: 'agony', phase }, { dice });
      runStep(state, { do: 'apply' });
      after.push(state.units.b1!.harm);
    }
    expect(after).toMatchObject([
      { fd: 1 },
      { fd: 2, minorAcid: 1 },
      { fd: 1, fire: 1, alive: [false, true, true, true] },
      { fd: 0, poison: [], alive: [false, false, true, true] },
      { fd: 0, bleeding: [], alive: [false, false, false, true], fire: 1, minorAcid: 1 },
    ]);
  });
});

describe('Agony 0: acid', () => {
  const TANK = { unit: 'elf.e34', harm: { acid: 1 } };
  const CLOUD = { after: [{ do: 'place', around: false }] };

  it.each<[number, object]>([
    [1, { acid: 0, minorAcid: 1, fd: 0 }],
    [2, { acid: 1, fd: 1, after: [] }],
    [3, { acid: 1, fd: 1, armourLost: 0, ...CLOUD }],
    [4, { acid: 1, fd: 1, armourLost: 1, fire: 0, ...CLOUD }],
    [5, { acid: 1, fd: 1, armourLost: 1, fire: 1, ...CLOUD }],
  ])('a %i leaves %o, AGO-0', (die, harm) => {
    expect(suffered(0, TANK, [die]).harm).toMatchObject(harm);
  });

  it('tells of a hundred tokens no more each than of one, though all of them make fumes', () => {
    const lengthOf = (acid: number): number =>
      JSON.stringify(suffered(0, { ...TANK, harm: { acid } }, Array(acid).fill(5)).events).length / acid;
    expect(lengthOf(100)).toBeLessThan(1.2 * lengthOf(1));
    expect(suffered(0, { ...TANK, harm: { acid: 100 } }, Array(100).fill(5)).harm).toMatchObject({
      armourLost: 100,
      after: [{ do: 'place', around: false, times: 100 }],
    });
  });

  it.each<[readonly number[], object]>([
    [[6, 2, 2], { acid: 1, fd: 2 }],
    [[6, 1, 2], { acid: 0, minorAcid: 1, fd: 1 }],
    [[6, 1, 1], { acid: 0, minorAcid: 0, fd: 0 }],
    [[6, 6, 1, 2, 1], { acid: 0, minorAcid: 0, fd: 1 }],
    [[6, 6, 1, 1, 1], { acid: 0, minorAcid: 0 }],
  ])('6 rolls twice, and a second downgrade removes the token: %o, AGO-0', (dice, harm) => {
    expect(suffered(0, TANK, dice).harm).toMatchObject(harm);
  });

  it('takes the resistance off each die, AGO-0', () => {
    expect(suffered(0, { unit: 'darkelf.queen_yy', harm: { acid: 1 } }, [6]).harm).toMatchObject({
      armourLost: 1,
      fire: 0,
    });
    expect(suffered(0, { unit: 'darkelf.queen_yy', harm: { acid: 1 } }, [3]).harm).toMatchObject({
      acid: 0,
      minorAcid: 1,
    });
  });

  it('is gone instead of minor on the immune, SPD-7', () => {
    const { harm } = suffered(0, { unit: 'ork.bioengineered_ork', harm: { acid: 2 } }, [1, 6, 1, 1]);
    expect(harm).toMatchObject({ acid: 0, minorAcid: 0 });
  });

  it('rolls for each token, and places its cloud when damage is applied, HEX-2', () => {
    const { state } = suffered(0, { unit: 'elf.e34', harm: { acid: 2 } }, [3, 3]);
    expect(state.markers).toEqual({});
    runStep(state, { do: 'apply' });
    expect(state.markers[hex('D5')]).toMatchObject({
      poison: { count: 3, die: 4, from: 3 },
      acid: { count: 3, major: false, from: 4 },
    });
  });

  it('rolls new minor acid in the next phase of the same turn', () => {
    const { state } = suffered(0, TANK, [1]);
    runStep(state, { do: 'apply' });
    runStep(state, { do: 'agony', phase: 1 }, { dice: [3] });
    expect(state.units.b1!.ledger).toMatchObject({ minorAcid: 1, fd: 1 });
  });
});

describe('Agony 0: terror', () => {
  const terrified = (
    others: Readonly<Record<string, Placing>>,
    dice: readonly number[],
    balrog: Partial<Placing> = {},
  ) => suffered(0, { unit: 'dwarf.tamed_balrog', ...balrog }, dice, others);
  const elves = (at: string, given: Partial<Placing> = {}): Placing => ({ unit: 'elf.elf_infantry', at, ...given });

  it('strikes enemies in range that do not hide, and no friends, AGO-0, CON-8', () => {
    const { state, events } = terrified(
      { b2: elves('D5'), o1: elves('D7'), o2: elves('D8'), o3: elves('D6', { hidden: true }), o4: elves('D4') },
      [8, 1],
    );
    expect(factsOf(events, 'damage-rolled').map(({ unit, by, sides }) => [unit, by, sides])).toEqual([
      ['o1', 'b1', 8],
      ['o4', 'b1', 8],
    ]);
    expect(state.units.o1!.ledger!.shaken).toBe(2);
  });

  it('is lost with a critical, and over when the end-phase has begun, CON-5, VIC-2', () => {
    expect(terrified({ o1: elves('D6') }, [], { harm: { criticals: ['lose_terror'] } }).events).toEqual([]);
    const state = tableOf({ units: { b1: { unit: 'dwarf.tamed_balrog', at: 'D5' }, o1: elves('D6') } });
    Object.assign(state, { stage: 'end-phase' });
    expect(runStep(state, { do: 'agony', phase: 0 }).events).toEqual([]);
  });

  it('strikes once for each unit that has it', () => {
    const other = { unit: 'dwarf.tamed_balrog', at: 'D7' };
    expect(factsOf(terrified({ b2: other, o1: elves('D6') }, [1, 1]).events, 'damage-rolled')).toHaveLength(2);
  });
});

describe('Agony 1 to 4', () => {
  it.each([
    ['elf.e34', 2, { minorAcid: 0, fd: 0 }],
    ['elf.e34', 3, { minorAcid: 1, fd: 1 }],
    ['ork.troll', 3, { minorAcid: 0, fd: 0 }],
  ])('minor acid on %s with a %i leaves %o, AGO-1', (unit, die, harm) => {
    expect(suffered(1, { unit, harm: { minorAcid: 1 } }, [die]).harm).toMatchObject(harm);
  });

  it.each([
    ['elf.elf_infantry', 0, 1, { fire: 0, alive: [true, true, true, true] }],
    ['elf.elf_infantry', 0, 2, { fire: 1, alive: [false, true, true, true] }],
    ['dwarf.dw42', 0, 3, { fire: 0, fd: 0 }],
    ['dwarf.dw42', 2, 4, { fire: 1, fd: 3, shaken: 2 }],
    ['dwarf.tamed_balrog', 9, 6, { fire: 0, fd: 9 }],
  ])('fire on %s with fd %i and a %i leaves %o, AGO-2', (unit, fd, die, harm) => {
    expect(suffered(2, { unit, harm: { fire: 1, fd } }, [die]).harm).toMatchObject(harm);
  });

  it.each([
    [12, 10],
    [10, 8],
    [8, 6],
    [6, 4],
  ] as const)('poison[%i] that does not kill becomes poison[%i], AGO-3', (was, now) => {
    expect(suffered(3, { unit: 'ork.troll', harm: { poison: [was] } }, [1]).harm.poison).toEqual([now]);
  });

  it('poison[4] that does not kill is gone, and so is what kills, AGO-3, DMG-6', () => {
    expect(suffered(3, { unit: 'ork.troll', harm: { poison: [4] } }, [1]).harm.poison).toEqual([]);
    const { harm } = suffered(3, { unit: 'elf.elf_infantry', harm: { poison: [12, 8], fd: 0 } }, [1, 3]);
    expect(harm).toMatchObject({ poison: [], alive: [false, false, true, true] });
  });

  it('poison adds fd and takes the resistance off, AGO-3', () => {
    const { events } = suffered(3, { unit: 'dwarf.dwarf_infantry', harm: { poison: [6], fd: 3 } }, [2]);
    expect(factsOf(events, 'damage-rolled')).toMatchObject([
      {
        type: 'poison',
        result: 3,
        reasons: [
          { why: 'fd', add: 3 },
          { why: 'resistance', add: -2 },
        ],
      },
    ]);
  });

  it('poison rolls tokens oldest first, and stops when all are dead', () => {
    const scout = { unit: 'elf.elf_scout', harm: { poison: [6, 8, 4] } } as const;
    expect(suffered(3, scout, [1]).harm.alive).toEqual([false]);
    const { harm } = suffered(3, { unit: 'ork.troll', harm: { poison: [6, 8, 4] } }, [1, 8, 4]);
    expect(harm).toMatchObject({ poison: [4, 6], fd: 2 });
  });

  it.each([
    ['elf.bear_rider', 1, { bleeding: [], fd: 0 }],
    ['elf.bear_rider', 3, { bleeding: [6], fd: 1 }],
    ['elf.elf_infantry', 2, { bleeding: [], alive: [false, true, true, true] }],
  ])('bleeding of %s with a %i leaves %o, AGO-4, DMG-6', (unit, die, harm) => {
    expect(suffered(4, { unit, harm: { bleeding: [6] } }, [die]).harm).toMatchObject(harm);
  });

  it('bleeding causes no more of it, DMG-6', () => {
    expect(suffered(4, { unit: 'elf.bear_rider', harm: { bleeding: [12] } }, [4]).harm).toMatchObject({
      bleeding: [12],
      fd: 1,
    });
  });

  it('bleeding from fire is rolled in the same turn', () => {
    const { state } = suffered(2, { unit: 'elf.bear_rider', harm: { fire: 1 } }, [3]);
    runStep(state, { do: 'apply' });
    runStep(state, { do: 'agony', phase: 4 }, { dice: [1] });
    expect(state.units.b1!.ledger!.bleeding).toEqual([]);
  });
});

describe('what else happens in agony', () => {
  it.each([
    [0, 'spin_right_a0', 1],
    [1, 'spin_right_a0', 0],
    [0, 'spin_left_a1_a3', 0],
    [1, 'spin_left_a1_a3', 5],
    [2, 'spin_left_a1_a3', 0],
    [3, 'spin_left_a1_a3', 5],
    [4, 'spin_left_a1_a3', 0],
  ] as const)('phase %i turns a unit with %s to %i, CON-5', (phase, critical, facing) => {
    const { state } = suffered(phase, { unit: 'darkelf.queen_yy', facing: 0, harm: { criticals: [critical] } }, []);
    expect(state.units.b1!.facing).toBe(facing);
  });

  it('fires burn down at the end of Agony 4, and forests with them, HEX-7', () => {
    const state = tableOf({
      units: {},
      hexes: { D5: 'forest road', D6: 'ruins', D7: 'forest' },
      markers: { D5: { fire: 2, smoke: 1 }, D6: { fire: 1 }, D7: { smoke: 1 } },
    });
    const { events } = runStep(state, { do: 'agony', phase: 4 });
    expect(factsOf(events, 'fires-burned')).toMatchObject([{ at: [hex('D5'), hex('D6')], forests: [hex('D5')] }]);
    expect(state.markers).toMatchObject({ [hex('D5')]: { fire: 1, smoke: 1 }, [hex('D7')]: { smoke: 1 } });
    expect(state.markers[hex('D6')]).toBeUndefined();
    expect(['D5', 'D6', 'D7'].map((name) => terrainAt(state.board, hex(name)))).toEqual(['rough', 'ruins', 'forest']);
    expect(state.board.hexes[hex('D5')]!.features).toEqual({ road: 1, rough: 1 });
  });
});
