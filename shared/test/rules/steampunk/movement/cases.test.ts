import { describe, expect, it } from 'vitest';
import { factsOf, runStep, tableOf } from '../kit.ts';

const step = (movement: 1 | 2 | 3) => ({ do: 'movement', movement }) as const;

describe('worked cases of movement', () => {
  it('C35: a third unit does not get into a full hex, and is marked', () => {
    const state = tableOf({
      units: {
        b1: { unit: 'elf.elf_infantry', at: 'C4' },
        b2: { unit: 'elf.elf_infantry', at: 'C4' },
        b3: { unit: 'elf.elf_infantry', at: 'C5', speed: 'slow', order: { movement: [['360'], ['F'], ['360']] } },
      },
    });
    runStep(state, step(1));
    const { events } = runStep(state, step(2));
    expect(state.units.b3).toMatchObject({ at: '0305', facing: 0, marks: ['overcrowd'] });
    expect(state.units.b1!.marks).toEqual([]);
    expect(factsOf(events, 'overcrowded')).toMatchObject([{ each: [{ unit: 'b3', to: '0304' }] }]);
    expect(runStep(state, step(3), { answers: { 'turn b3': '1' } }).asked).toHaveLength(1);
    expect(state.units.b3!.facing).toBe(1);
  });

  it('C37: a tracked unit rolls to enter a forest, and to leave a swamp first', () => {
    const order = { movement: [['F'], ['F'], ['F']] } as const;
    const zap = tableOf({
      units: { b1: { unit: 'dwarf.zap', at: 'C7', speed: 'fast', order } },
      hexes: { C6: 'forest' },
    });
    const stuck = runStep(zap, step(1), { dice: [1] });
    expect(factsOf(stuck.events, 'ground-rolled')).toMatchObject([
      { each: [{ unit: 'b1', to: '0306', exit: null, entry: { needs: 2, die: 1 }, passed: false }] },
    ]);
    expect(zap.units.b1!.at).toBe('0307');
    runStep(zap, step(2), { dice: [4] });
    expect(zap.units.b1!.at).toBe('0306');
    runStep(zap, step(3));
    expect(zap.units.b1!.at).toBe('0305');
    const swamp = (dice: readonly number[]) => {
      const state = tableOf({
        units: { b1: { unit: 'dwarf.zap', at: 'C7', speed: 'fast', order } },
        hexes: { C7: 'swamp', C6: 'forest' },
      });
      runStep(state, step(1), { dice });
      return state.units.b1!.at;
    };
    expect(swamp([3, 2])).toBe('0306');
    expect(swamp([2])).toBe('0307');
    expect(swamp([3, 1])).toBe('0307');
  });
});
