import { describe, expect, it } from 'vitest';
import { angleQuestions, fightersOf } from '../../../../src/rulesets/steampunk/rules/assault/angles.ts';
import type { Placing } from '../kit.ts';
import { type Contested, contestedTable } from './kit.ts';

const anglesIn = (units: Readonly<Record<string, Placing>>, contested: Contested) => {
  const state = contestedTable({ units }, contested);
  const [contest] = state.contests;
  return Object.fromEntries(fightersOf(state, contest!).map(({ unit, angle }) => [unit, angle]));
};

const questionsIn = (units: Readonly<Record<string, Placing>>, contested: Contested) => {
  const state = contestedTable({ units }, contested);
  return angleQuestions(state, state.contests[0]!);
};

describe('the side with which a unit fights', () => {
  it('AS-4: is the front of who enters or is held, and the back of who enters by Rev', () => {
    const units = {
      b1: { unit: 'elf.e34', at: 'D6' },
      b2: { unit: 'elf.tattoo_ink', at: 'E5' },
      o1: { unit: 'ork.grunt', at: 'D5', facing: 3 },
    } as const;
    expect(anglesIn(units, { at: 'D5', held: ['o1'], entering: { b1: 'D6 Rev', b2: 'E5' } })).toEqual({
      b1: 3,
      b2: 0,
      o1: 0,
    });
  });

  it.each([
    ['D4', 0],
    ['E5', 1],
    ['E6', 2],
    ['D6', 3],
    ['C6', 2],
    ['C5', 1],
  ] as const)('AS-4: is the side that is entered from %s: %i', (from, angle) => {
    const units = {
      b1: { unit: 'elf.bear_rider', at: 'D5', facing: 0 },
      o1: { unit: 'ork.grunt', at: from },
    } as const;
    expect(anglesIn(units, { at: 'D5', staying: ['b1'], entering: { o1: from } })).toEqual({ b1: angle, o1: 0 });
  });

  it('AS-4: is chosen by the owner where a unit is entered from several sides, by itself the strongest', () => {
    const units = {
      b1: { unit: 'elf.bear_rider', at: 'D5', facing: 0 },
      o1: { unit: 'ork.grunt', at: 'D6' },
      o2: { unit: 'ork.grunt', at: 'E5' },
    } as const;
    const contested = { at: 'D5', staying: ['b1'], entering: { o1: 'D6', o2: 'E5' } };
    expect(questionsIn(units, contested)).toEqual([
      { seat: 'blue', prompt: 'angle', key: 'angle b1', unit: 'b1', options: ['1', '3'] },
    ]);
    expect(anglesIn(units, contested).b1).toBe(1);
    const state = contestedTable({ units }, contested);
    const answer = { parts: {}, final: { kind: 'choose', option: '3' } } as const;
    expect(fightersOf(state, state.contests[0]!, { 'angle b1': answer })[0]).toMatchObject({ unit: 'b1', angle: 3 });
  });

  it('AS-4: is one of two where the attacker comes through a corner', () => {
    const units = {
      b1: { unit: 'darkelf.darkelf_infantry', at: 'E4' },
      o1: { unit: 'elf.bear_rider', at: 'D5', facing: 3 },
    } as const;
    expect(questionsIn(units, { at: 'D5', staying: ['o1'], entering: { b1: 'E4' } })[0]!.options).toEqual(['1', '0']);
  });

  it('CON-8: is any that the owner likes against who reveals itself in the hex, who has its front to it', () => {
    const units = {
      b1: { unit: 'darkelf.darkelf_infantry', at: 'D5', facing: 2, marks: ['revealed', 'revealed_fights'] },
      o1: { unit: 'elf.bear_rider', at: 'D5', facing: 3 },
    } as const;
    const contested = { at: 'D5', staying: ['b1', 'o1'] };
    expect(questionsIn(units, contested).map(({ unit, options }) => [unit, options])).toEqual([
      ['b1', ['2']],
      ['o1', ['3', '2', '1', '0']],
    ]);
    expect(anglesIn(units, contested)).toEqual({ b1: 0, o1: 0 });
  });

  it('fly-by: is the front of who attacks from above, and any of the unit below', () => {
    const units = {
      b1: { unit: 'elf.eagle_rider', at: 'D5', speed: 'fast_fly' },
      o1: { unit: 'ork.warg_rider', at: 'D5', facing: 3 },
    } as const;
    const contested = { at: 'D5', staying: ['o1'], entering: { b1: 'D5' } };
    expect(anglesIn(units, contested)).toEqual({ b1: 0, o1: 0 });
    expect(questionsIn(units, contested)[0]!.options).toHaveLength(4);
  });
});
