import { describe, expect, it } from 'vitest';
import { hex } from '../ground.ts';
import { factsOf, runStep, tableOf } from '../kit.ts';
import { move, optionsOf, poseOf, unit } from './moving.ts';

const ELF = 'elf.elf_infantry';
const ORK = 'ork.ork_infantry';
const slow = { speed: 'slow' } as const;

describe('initiative, step 1', () => {
  it('rolls in a mirror match, again while it is equal', () => {
    const state = tableOf({ units: { b1: { unit: ELF, at: 'D8' }, o1: { unit: ELF, at: 'D2' } } });
    const { events } = runStep(state, { do: 'initiative' }, { dice: [3, 3, 2, 5] });
    expect(factsOf(events, 'initiative-rolled')).toMatchObject([
      {
        dice: [
          [3, 3],
          [2, 5],
        ],
        seat: 'orange',
      },
    ]);
    expect(state.initiative).toBe('orange');
  });

  it('decides who counts as the higher race in both ranks', () => {
    const swap = (initiative: string) => {
      const state = tableOf({
        units: { b1: unit(ELF, 'D5', 'F', slow), o1: unit(ELF, 'D4', 'F', { ...slow, facing: 3 }) },
      });
      (state as { initiative: string }).initiative = initiative;
      return runStep(state, { do: 'movement', movement: 2 }).asked[0]!.seat;
    };
    expect([swap('blue'), swap('orange')]).toEqual(['blue', 'orange']);
  });
});

describe('dependent choices, INI-1', () => {
  const turning = {
    b1: unit(ELF, 'D5', '360,F', slow),
    b2: unit(ELF, 'B5', '360', slow),
    o1: unit(ORK, 'D4', '360', slow),
    o2: unit(ORK, 'F2', '360,F', { ...slow, facing: 3 }),
    o3: unit(ORK, 'E5', '-', slow),
  };

  it('lets the lower choice rank choose and be seen before the higher', () => {
    const { asked, events } = move({ units: { b1: turning.b2, o1: turning.o1 } });
    expect(asked.map(({ key }) => key)).toEqual(['turn o1', 'turn b1']);
    expect(factsOf(events, 'moves-chosen').map(({ each }) => each)).toEqual([
      [{ unit: 'o1', prompt: 'move', option: '3' }],
      [{ unit: 'b1', prompt: 'move', option: '0' }],
    ]);
  });

  it('asks who may assault to declare it, then who does not, then who does', () => {
    const { asked, events, state } = move(
      { units: turning },
      { answers: { 'declare b1': 'yes', 'turn b2': '1', 'turn o1': '2' } },
    );
    expect(asked.map(({ key }) => key)).toEqual(['declare b1', 'turn o1', 'turn o2', 'turn b2', 'turn b1']);
    expect(factsOf(events, 'assaults-declared')).toMatchObject([{ each: [{ unit: 'b1', assaults: true }] }]);
    expect(state.contests).toMatchObject([{ at: hex('D4'), entering: [{ unit: 'b1' }] }]);
  });

  it('leaves those who declared yes only moves into enemies, and those who declared no only others', () => {
    expect(optionsOf(move({ units: turning }, { answers: { 'declare b1': 'yes' } }), 'turn b1')).toEqual(['0', '1']);
    const no = move({ units: turning }, { answers: { 'declare b1': 'no', 'turn b1': '4' } });
    expect(optionsOf(no, 'turn b1')).toEqual(['2', '3', '4', '5']);
    expect(poseOf(no.state, 'b1')).toBe('C6 4 slow');
  });

  it('asks nobody to declare whose order leaves no choice, P7', () => {
    const { asked, state } = move({
      units: { b1: unit(ELF, 'D5', 'F', slow), b2: unit(ELF, 'B5', 'Chase', slow), o1: unit(ORK, 'D4', '-', slow) },
    });
    expect(asked.map(({ prompt }) => prompt)).not.toContain('declare');
    expect(state.contests).toMatchObject([{ at: hex('D4') }]);
  });

  it('asks everybody at once where that is agreed, INI-2', () => {
    const { asked, events } = move({ units: turning, options: { choices: 'simultaneous' } });
    expect(asked.map(({ key }) => key)).toEqual(['turn b1', 'turn b2', 'turn o1', 'turn o2']);
    expect(optionsOf({ asked, events }, 'turn b1')).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(factsOf(events, 'moves-chosen')).toEqual([]);
  });

  it('asks a late turn when it is made, of both sides at once', () => {
    const { asked, events } = move({
      units: {
        b1: unit(ELF, 'B5', 'F,360', slow),
        o1: unit(ORK, 'F4', 'F,360', slow),
      },
    });
    expect(asked.map(({ key }) => key)).toEqual(['late b1', 'late o1']);
    expect(events.map(({ kind }) => kind)).toEqual(['step-carried-out', 'units-moved', 'late-done']);
  });
});

describe('all at once, MOV-3 and MOV-4', () => {
  it('does the early tokens of all before anybody moves', () => {
    const { events } = move({
      units: { b1: unit(ELF, 'B5', 'A,F', { speed: 'still' }), o1: unit(ORK, 'F4', 'L', slow) },
    });
    expect(events.map(({ kind }) => kind)).toEqual(['step-carried-out', 'units-moved']);
    expect(events[0]!.to!.units).toMatchObject({ b1: { speed: 'slow' }, o1: { facing: 2 } });
  });
});
