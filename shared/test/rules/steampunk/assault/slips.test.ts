import { describe, expect, it } from 'vitest';
import { factsOf, type Laying, type Placing, type Replies, runStep } from '../kit.ts';
import { type Contested, contestedTable } from './kit.ts';

const SCOUT: Placing = { unit: 'elf.elite_elf_scout', at: 'D5' };
const FOE: Placing = { unit: 'ork.grunt', at: 'D4', facing: 3 };
const HEX: Contested = { at: 'D5', staying: ['b1'], entering: { o1: 'D4' } };

const slipped = (
  units: Readonly<Record<string, Placing>>,
  dice: readonly number[],
  { answers = {}, contested = HEX, ...laying }: { answers?: Replies; contested?: Contested } & Partial<Laying> = {},
) => {
  const state = contestedTable({ ...laying, units }, contested);
  return { ...runStep(state, { do: 'slips' }, { dice, answers }), state };
};

describe('pre-assault retreat', () => {
  it('PAR-1: one die for each that has it; the owner is asked if it was enough, and by itself stays', () => {
    const enough = slipped({ b1: SCOUT, o1: FOE }, [3]);
    expect(factsOf(enough.events, 'slip-rolled')).toMatchObject([{ unit: 'b1', at: '0406', needs: 3, die: 3 }]);
    expect(enough.asked.filter(({ prompt }) => prompt === 'slip')).toMatchObject([
      { seat: 'blue', options: ['stay', 'retreat'] },
    ]);
    expect(enough.state.units.b1!.at).toBe('0405');
    const few = slipped({ b1: SCOUT, o1: FOE }, [2]);
    expect(few.asked.filter(({ prompt }) => prompt === 'slip')).toEqual([]);
  });

  it('PAR-1: by the best number that holds while a model lives', () => {
    const infantry = { unit: 'elf.elf_infantry', replace: { 'elf.elite_elf_infantry': 1 }, at: 'D5' };
    expect(factsOf(slipped({ b1: infantry, o1: FOE }, [1]).events, 'slip-rolled')[0]!.needs).toBe(5);
    const without = { ...infantry, harm: { alive: [true, true, true, false] } };
    expect(slipped({ b1: without, o1: FOE }, []).events).toMatchObject([]);
  });

  it.each([
    [
      'is off the board',
      { b1: { ...SCOUT, at: 'D9' }, o1: { ...FOE, at: 'D8' } },
      { at: 'D9', staying: ['b1'], entering: { o1: 'D8' } },
      {},
    ],
    ['is impossible', { b1: SCOUT, o1: FOE }, HEX, { D6: 'water' }],
    ['holds an enemy', { b1: SCOUT, o1: FOE, o2: { ...FOE, at: 'D6' } }, HEX, {}],
    ['is full', { b1: SCOUT, b2: { ...SCOUT, at: 'D6' }, b3: { ...SCOUT, at: 'D6' }, o1: FOE }, HEX, {}],
  ] as const)('PAR-2: has no other hex if the one behind it %s', (_, units, contested, hexes) => {
    expect(slipped(units, [], { contested, hexes }).events).toEqual([]);
  });

  it('PAR-2: has none either if the one behind it is still to be fought over', () => {
    const units = { b1: SCOUT, b2: { unit: 'elf.elf_infantry', at: 'D6' }, o1: FOE, o2: { ...FOE, at: 'D7' } };
    const state = contestedTable({ units }, HEX, { at: 'D6', staying: ['b2'], entering: { o2: 'D7' } });
    expect(runStep(state, { do: 'slips' }).events).toEqual([]);
  });

  it('PAR-2: who was entering stays where it came from', () => {
    const { state, events } = slipped({ b1: { ...SCOUT, at: 'D6', speed: 'slow' }, o1: { ...FOE, at: 'D5' } }, [6], {
      contested: { at: 'D5', staying: ['o1'], entering: { b1: 'D6' } },
      answers: { 'slip b1': 'retreat', 'face b1': '3' },
    });
    expect(factsOf(events, 'slipped')).toMatchObject([{ unit: 'b1', from: '0406', at: '0406' }]);
    expect(state.units.b1).toMatchObject({ at: '0406', facing: 3, speed: 'slow', remainder: 'turn' });
  });

  it('PAR-1: the lower choice rank decides first', () => {
    const cycles = { unit: 'gnome.gnome_motorcycle', at: 'D4', facing: 3 } as const;
    const { asked } = slipped({ b1: SCOUT, o1: cycles }, [6, 6]);
    expect(asked.filter(({ prompt }) => prompt === 'slip').map(({ unit }) => unit)).toEqual(['o1', 'b1']);
  });

  it('PAR-4: nobody is asked once there is no enemy left to retreat from', () => {
    const cycles = { unit: 'gnome.gnome_motorcycle', at: 'D4', facing: 3 } as const;
    const { asked, state } = slipped({ b1: SCOUT, o1: cycles }, [6, 6], { answers: { 'slip o1': 'retreat' } });
    expect(asked.filter(({ prompt }) => prompt === 'slip').map(({ unit }) => unit)).toEqual(['o1']);
    expect(state.contests[0]!.outcome).toEqual({ winner: null, leaving: [] });
  });

  it.each([
    ['elf.elite_elf_scout', 'fast', 'slow', 'turn'],
    ['gnome.gnome_motorcycle', 'fast', 'fast', 'nothing'],
    ['gnome.gnome_motorcycle', 'still', 'slow', 'nothing'],
    ['ork.speedhead', 'slow', 'slow', 'nothing'],
  ] as const)('PAR-3: %s at %s goes on at %s, and of its order is left: %s', (unit, speed, now, remainder) => {
    const foe = { unit: 'dwarf.dwarf_infantry', at: 'D4', facing: 3 } as const;
    const late = { b1: ['L'] };
    const state = { ...contestedTable({ units: { b1: { unit, at: 'D5', speed }, o1: foe } }, HEX), late };
    runStep(state, { do: 'slips' }, { dice: [6], answers: { 'slip b1': 'retreat' } });
    expect(state.units.b1).toMatchObject({ at: '0406', speed: now, remainder });
    expect(state.late).toEqual({});
  });

  it('PAR-4: if one side has nobody left, the other moves in, and nobody fights', () => {
    const { state, events } = slipped({ b1: SCOUT, o1: FOE }, [6], { answers: { 'slip b1': 'retreat' } });
    expect(factsOf(events, 'moved-in')).toMatchObject([{ at: '0405', units: ['o1'] }]);
    expect(state.units.o1!.at).toBe('0405');
    expect(runStep(state, { do: 'assaults' }).events).toEqual([]);
  });

  it('PAR-3: the others still fight', () => {
    const { state } = slipped({ b1: SCOUT, b2: { unit: 'elf.elf_infantry', at: 'D5' }, o1: FOE }, [6], {
      contested: { ...HEX, staying: ['b1', 'b2'] },
      answers: { 'slip b1': 'retreat' },
    });
    expect(state.contests).toMatchObject([{ staying: ['b2'] }]);
    expect(state.units.o1!.at).toBe('0404');
  });
});
