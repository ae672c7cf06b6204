import { describe, expect, it } from 'vitest';
import { hex } from '../ground.ts';
import { factsOf } from '../kit.ts';
import { move, optionsOf, poseOf } from './moving.ts';

const ELF = 'elf.elf_infantry';
const dragged = {
  unit: ELF,
  at: 'D5',
  speed: 'slow',
  draggedBy: 'o1',
  order: { movement: [['360'], ['F'], ['360']] },
} as const;
const hammer = (at: string) => ({ unit: 'ork.hammerhead', at, order: { movement: [['-'], ['-'], ['-']] } }) as const;
const first = { movement: 1 } as const;

describe('drag, P24', () => {
  it('takes the place of the first step: one hex nearer to who drags it, facing kept', () => {
    const { state, events } = move({ units: { b1: dragged, o1: hammer('D2') } }, first);
    expect(poseOf(state, 'b1')).toBe('D4 0 slow');
    expect(state.units.b1!.draggedBy).toBeNull();
    expect(factsOf(events, 'units-moved')[0]!.each).toMatchObject([{ unit: 'b1', token: 'drag' }]);
  });

  it('lets the shooter pick among equals, clockwise from the facing', () => {
    const units = { b1: { ...dragged, facing: 2 as const }, o1: hammer('E3') };
    const moved = move({ units }, first);
    expect(moved.asked).toMatchObject([{ seat: 'orange', prompt: 'drag', options: ['D4', 'E5'].map(hex) }]);
    expect(optionsOf(moved, 'drag b1')).toEqual(['D4', 'E5'].map(hex));
    expect(poseOf(move({ units }, { ...first, answers: { 'drag b1': hex('E5') } }).state, 'b1')).toBe('E5 2 slow');
  });

  it('does not roll for ground, but goes nowhere that is impossible or full', () => {
    const tank = { ...dragged, unit: 'elf.e34' };
    const onto = (hexes: Record<string, string>, more = {}) =>
      move({ units: { b1: tank, o1: hammer('D3'), ...more }, hexes }, first);
    expect(poseOf(onto({ D4: 'forest' }).state, 'b1')).toBe('D4 0 slow');
    const stuck = onto({ D4: 'mountain' });
    expect(poseOf(stuck.state, 'b1')).toBe('D5 0 slow');
    expect(stuck.state.units.b1!.ledger!.shaken).toBe(2);
    expect(factsOf(stuck.events, 'shaken')).toMatchObject([{ unit: 'b1', why: 'drag' }]);
    expect(poseOf(onto({}, { b2: { unit: 'elf.e34', at: 'D4' } }).state, 'b1')).toBe('D5 0 slow');
  });

  it('leads into an assault with who drags it, front values first', () => {
    const { state } = move({ units: { b1: dragged, o1: hammer('D4') } }, first);
    expect(state.contests).toMatchObject([
      { at: hex('D4'), staying: ['o1'], entering: [{ unit: 'b1', from: hex('D5'), backwards: false }] },
    ]);
  });

  it('is over where who drags is gone, and in later movements', () => {
    const gone = move({ units: { b1: dragged, o1: { ...hammer('D2'), status: 'destroyed' } } }, first);
    expect(gone.asked.map(({ key }) => key)).toEqual(['turn b1']);
    expect(gone.state.units.b1!.draggedBy).toBeNull();
  });

  it('comes before everything else, MOV-1', () => {
    const { state } = move(
      { units: { b1: { ...dragged, remainder: 'turn', harm: { shaken: 2 } }, o1: hammer('D2') } },
      first,
    );
    expect(poseOf(state, 'b1')).toBe('D4 0 slow');
  });
});
