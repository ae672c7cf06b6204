import { describe, expect, it } from 'vitest';
import { hex } from '../ground.ts';
import { move, optionsOf, poseOf, unit } from './moving.ts';

const ELF = 'elf.elf_infantry';
const GRUNT = 'ork.grunt';
const chaser = unit(ELF, 'D5', 'Chase', { speed: 'slow' });
const still = { speed: 'slow' } as const;

describe('Chase, ORD-6', () => {
  it('moves nearer to the nearest enemy and faces that way', () => {
    const { state } = move({
      units: { b1: chaser, o1: unit(GRUNT, 'G5', '-', still), o2: unit(GRUNT, 'D9', '-', still) },
    });
    expect(poseOf(state, 'b1')).toBe('E5 1 slow');
  });

  it('measures to where the enemy means to be, if it does not chase, flee or drift itself', () => {
    const chased = (tokens: string) =>
      poseOf(
        move({
          units: {
            b1: chaser,
            o1: unit(GRUNT, 'D2', '-', still),
            o2: unit(GRUNT, 'D8', tokens, { ...still, facing: 0 }),
          },
        }).state,
        'b1',
      );
    // Two are as near, so the lowest id counts, until the other one means to come nearer.
    expect(chased('-')).toBe('D4 0 slow');
    expect(chased('F')).toBe('D6 3 slow');
    expect(chased('Chase')).toBe('D4 0 slow');
  });

  it('asks the owner between enemies as near, and between hexes as good, least turn first', () => {
    const two = move({ units: { b1: chaser, o1: unit(GRUNT, 'D3', '-', still), o2: unit(GRUNT, 'D7', '-', still) } });
    expect(optionsOf(two, 'move b1')).toEqual(['D4', 'D6'].map(hex));
    const corner = { b1: { ...chaser, facing: 2 }, o1: unit(GRUNT, 'E4', '-', still) } as const;
    expect(optionsOf(move({ units: corner }), 'move b1')).toEqual(['E5', 'D4'].map(hex));
    const { state } = move({ units: corner }, { answers: { 'move b1': hex('D4') } });
    expect(poseOf(state, 'b1')).toBe('D4 0 slow');
  });

  it('goes into an enemy, but not into a hex full of own units, STK-4', () => {
    const held = move({ units: { b1: chaser, o1: unit(GRUNT, 'D4', '-', still) } });
    expect(held.state.contests).toMatchObject([
      { at: hex('D4'), staying: ['o1'], entering: [{ unit: 'b1', from: hex('D5'), backwards: false }] },
    ]);
    const full = { b2: unit(ELF, 'D4', '-', still), b3: unit(ELF, 'D4', '-', still) };
    const { state } = move({ units: { b1: chaser, ...full, o1: unit(GRUNT, 'D2', '-', still) } });
    expect(poseOf(state, 'b1')).toBe('D5 0 slow');
  });

  it('does nothing where the enemy comes to it, is out of reach for good, or hides', () => {
    const comes = move({ units: { b1: chaser, o1: unit(GRUNT, 'D4', 'F', { ...still, facing: 3 }) } });
    expect(poseOf(comes.state, 'b1')).toBe('D5 0 slow');
    expect(comes.state.contests).toMatchObject([{ at: hex('D5'), staying: ['b1'], entering: [{ unit: 'o1' }] }]);
    const flying = unit('gnome.gnome_helicopter', 'D3', '-', { speed: 'slow_fly' });
    expect(poseOf(move({ units: { b1: chaser, o1: flying } }).state, 'b1')).toBe('D5 0 slow');
    const hidden = unit('darkelf.assassin', 'D3', '-', { hidden: true });
    expect(poseOf(move({ units: { b1: chaser, o1: hidden } }).state, 'b1')).toBe('D5 0 slow');
  });

  it('chooses after all other choices', () => {
    const moved = move(
      {
        units: {
          b1: unit(ELF, 'D5', 'Chase', still),
          o1: unit(ELF, 'D3', '360,F', { ...still, facing: 0 }),
          o2: unit(ELF, 'D7', '-', still),
        },
      },
      { answers: { 'turn o1': '0' } },
    );
    expect(moved.asked.map(({ key }) => key)).toEqual(['turn o1']);
    expect(poseOf(moved.state, 'b1')).toBe('D6 3 slow');
  });
});

describe('Flee, ORD-7', () => {
  const fleeing = (at: string, facing: 0 | 3 = 0) => unit(ELF, at, 'Flee', { speed: 'slow', facing });

  it('goes farther away, as far as it can with the least turn, and faces that way', () => {
    const moved = move({ units: { b1: fleeing('D5'), o1: unit(GRUNT, 'D4', '-', still) } });
    expect(optionsOf(moved, 'move b1')).toEqual(['E6', 'C6', 'D6'].map(hex));
    expect(poseOf(moved.state, 'b1')).toBe('E6 2 slow');
    const facingAway = move({ units: { b1: fleeing('D5', 3), o1: unit(GRUNT, 'D4', '-', still) } });
    expect(poseOf(facingAway.state, 'b1')).toBe('D6 3 slow');
  });

  it('goes where it is as far if nowhere is farther, and never into enemies or full hexes', () => {
    const same = move({ units: { b1: fleeing('D9'), o1: unit(GRUNT, 'D8', '-', still) } });
    expect(optionsOf(same, 'move b1')).toEqual(['E9', 'C9'].map(hex));
    const along = move({
      units: { b1: fleeing('A1'), o1: unit(GRUNT, 'B2', '-', still), o2: unit(GRUNT, 'A4', '-', still) },
    });
    expect(poseOf(along.state, 'b1')).toBe('B1 2 slow');
  });

  it('lets the enemy say where it goes, if everywhere is nearer, P22', () => {
    const cornered = {
      b1: fleeing('D9'),
      o1: unit(GRUNT, 'B7', '-', still),
      o2: unit(GRUNT, 'F7', '-', still),
      o3: unit(GRUNT, 'D6', '-', still),
    };
    const moved = move({ units: cornered });
    const asked = moved.asked.find(({ prompt }) => prompt === 'flee');
    expect(asked).toMatchObject({ seat: 'orange', key: 'flee b1', unit: 'b1', options: ['D8', 'E9', 'C9'].map(hex) });
    expect(poseOf(moved.state, 'b1')).toBe('D8 0 slow');
    const { state } = move({ units: cornered }, { answers: { 'flee b1': hex('C9') } });
    expect(poseOf(state, 'b1')).toBe('C9 5 slow');
  });

  it('stays without an enemy in sight, and where no hex is legal', () => {
    const hidden = unit('darkelf.assassin', 'D4', '-', { hidden: true });
    expect(poseOf(move({ units: { b1: fleeing('D5'), o1: hidden } }).state, 'b1')).toBe('D5 0 slow');
    const walled = move({
      units: { b1: fleeing('A1'), o1: unit(GRUNT, 'A2', '-', still), o2: unit(GRUNT, 'B1', '-', still) },
    });
    expect(poseOf(walled.state, 'b1')).toBe('A1 0 slow');
  });
});
