import { describe, expect, it } from 'vitest';
import { hex } from '../ground.ts';
import { factsOf } from '../kit.ts';
import { move, optionsOf, poseOf, unit } from './moving.ts';

const EAGLE = 'elf.eagle_rider';
const HELI = 'gnome.gnome_helicopter';
const ORK = 'ork.ork_infantry';
const flying = { speed: 'fast_fly' } as const;

const landing = (units: Parameters<typeof move>[0]['units'], hexes = {}): string =>
  poseOf(move({ units: { b1: unit(EAGLE, 'D5', 'B', flying), ...units }, hexes }).state, 'b1');

describe('changing the layer, FLY-1', () => {
  it('lands and takes off by a change of speed', () => {
    expect(landing({})).toBe('D5 0 slow');
    expect(poseOf(move({ units: { b1: unit(EAGLE, 'D5', 'A,F', { speed: 'slow' }) } }).state, 'b1')).toBe(
      'D4 0 fast_fly',
    );
  });

  it('does not land on enemies, in full hexes, or where it cannot stand', () => {
    // Not allowed, so the default of the step is done: it flees, or stays where nobody is.
    expect(landing({ o1: unit(ORK, 'D5', '-') })).not.toContain('slow');
    expect(landing({ b2: unit('elf.elf_infantry', 'D5', '-'), b3: unit('elf.elf_infantry', 'D5', '-') })).toBe(
      'D5 0 fast_fly',
    );
    expect(landing({}, { D5: 'water' })).toBe('D5 0 fast_fly');
    const heli = (hexes: Record<string, string>) =>
      poseOf(move({ units: { b1: unit(HELI, 'D5', 'B[still]', { speed: 'slow_fly' }) }, hexes }).state, 'b1');
    expect(heli({ D5: 'mountain' })).toBe('D5 0 still');
    expect(heli({ D5: 'water' })).toBe('D5 0 slow_fly');
    expect(heli({ D5: 'building' })).toBe('D5 0 slow_fly');
  });

  it('lands in the order of units: the last finds the hex full', () => {
    const lands = unit(EAGLE, 'D5', 'B', flying);
    const { state } = move({ units: { b1: unit('elf.elf_infantry', 'D5', '-'), b2: lands, b3: lands } });
    expect([poseOf(state, 'b2'), poseOf(state, 'b3')]).toEqual(['D5 0 slow', 'D5 0 fast_fly']);
  });

  it('does not take off into a full sky, but among enemies', () => {
    const over = (id: string) =>
      move({
        units: {
          b1: unit(EAGLE, 'D5', 'A', { speed: 'slow' }),
          [`${id}2`]: unit(HELI, 'D5', '-', { speed: 'slow_fly' }),
          [`${id}3`]: unit(HELI, 'D5', '-', { speed: 'slow_fly' }),
        },
      }).state;
    expect(poseOf(over('b'), 'b1')).toBe('D5 0 slow');
    expect(over('o').contests).toMatchObject([{ layer: 'air', staying: ['b1', 'o2', 'o3'], entering: [] }]);
  });

  it('shares a hex with enemies on the ground without a fight, STK-3', () => {
    const { state } = move({ units: { b1: unit(HELI, 'D5', 'F', { speed: 'slow_fly' }), o1: unit(ORK, 'D4', '-') } });
    expect(poseOf(state, 'b1')).toBe('D4 0 slow_fly');
    expect(state.contests).toEqual([]);
  });
});

describe('fly_by', () => {
  const over = (answers: Record<string, string>, given: object = {}) =>
    move(
      { units: { b1: unit(EAGLE, 'D5', 'F', { ...flying, ...given }), o1: unit(ORK, 'D4', '-', { speed: 'slow' }) } },
      { answers },
    );

  it('attacks the enemies under it at the end of the step, if its owner declares it, P7', () => {
    const attack = over({ 'declare b1': 'yes' });
    expect(optionsOf(attack, 'declare b1')).toEqual(['no', 'yes']);
    expect(attack.state.contests).toEqual([
      {
        at: hex('D4'),
        layer: 'ground',
        staying: ['o1'],
        held: [],
        entering: [{ unit: 'b1', from: hex('D5'), backwards: false }],
      },
    ]);
    expect(poseOf(attack.state, 'b1')).toBe('D5 0 fast_fly');
    expect(factsOf(attack.events, 'assaults-declared')).toHaveLength(1);
  });

  it('does not by default, nor when shaken, and others cannot', () => {
    expect(poseOf(over({}).state, 'b1')).toBe('D4 0 fast_fly');
    expect(over({}).state.contests).toEqual([]);
    expect(optionsOf(over({}, { harm: { shaken: 1 } }), 'declare b1')).toBeUndefined();
    const heli = move({ units: { b1: unit(HELI, 'D5', 'F', { speed: 'slow_fly' }), o1: unit(ORK, 'D4', '-') } });
    expect(optionsOf(heli, 'declare b1')).toBeUndefined();
  });

  it('joins the assault that is fought on the ground', () => {
    const { state } = move(
      {
        units: {
          b1: unit(EAGLE, 'D5', 'F', flying),
          b2: unit('elf.elf_infantry', 'C5', 'F', { speed: 'slow', facing: 1 }),
          o1: unit(ORK, 'D4', '-', { speed: 'slow' }),
        },
      },
      { answers: { 'declare b1': 'yes' } },
    );
    expect(state.contests).toMatchObject([{ layer: 'ground', entering: [{ unit: 'b1' }, { unit: 'b2' }] }]);
  });

  it('can attack from where it hovers already', () => {
    const { state } = move(
      { units: { b1: unit(EAGLE, 'D5', '-', flying), o1: unit(ORK, 'D5', '-', { speed: 'slow' }) } },
      { answers: { 'declare b1': 'yes' } },
    );
    expect(state.contests).toMatchObject([{ staying: ['o1'], entering: [{ unit: 'b1', from: hex('D5') }] }]);
  });

  it('leaves only moves over enemies to who has declared it', () => {
    const turning = move(
      {
        units: {
          b1: unit(EAGLE, 'D5', '360,F', flying),
          o1: unit(ORK, 'E5', '-', { speed: 'slow' }),
          o2: unit(ORK, 'D6', '-', { speed: 'slow' }),
        },
      },
      { answers: { 'declare b1': 'yes' } },
    );
    expect(optionsOf(turning, 'turn b1')).toEqual(['1', '3']);
    expect(turning.state.contests).toMatchObject([{ at: hex('E5') }]);
  });

  it('is off where it meets enemies in the air', () => {
    const { state } = move(
      {
        units: {
          b1: unit(EAGLE, 'D5', 'F', flying),
          o1: unit(ORK, 'D4', '-', { speed: 'slow' }),
          o2: unit(HELI, 'D4', '-', { speed: 'slow_fly' }),
        },
      },
      { answers: { 'declare b1': 'yes' } },
    );
    expect(state.contests).toMatchObject([{ layer: 'air', staying: ['o2'], entering: [{ unit: 'b1' }] }]);
  });
});
