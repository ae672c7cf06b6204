import { describe, expect, it } from 'vitest';
import { builtOf, type Speed } from '../../../../src/rulesets/steampunk/roster/index.ts';
import { laddered } from '../../../../src/rulesets/steampunk/roster/ladders.ts';
import { hex } from '../ground.ts';
import { factsOf } from '../kit.ts';
import { move, optionsOf, poseOf, unit } from './moving.ts';

const ELF = 'elf.elf_infantry';

/** What becomes of an elf in D5, facing north, that does this in a step. */
const after = (tokens: string, speed: Speed = 'slow', answers = {}, id = ELF): string =>
  poseOf(move({ units: { b1: unit(id, 'D5', tokens, { speed }) } }, { answers }).state, 'b1');

describe('tokens, ORD-5', () => {
  it.each([
    ['-', 'slow', 'D5 0 slow'],
    ['F', 'slow', 'D4 0 slow'],
    ['Rev', 'slow', 'D6 0 slow'],
    ['L', 'slow', 'D5 5 slow'],
    ['R', 'slow', 'D5 1 slow'],
    ['360', 'slow', 'D5 0 slow'],
    ['A', 'slow', 'D5 0 fast'],
    ['A,A', 'still', 'D5 0 fast'],
    ['B', 'slow', 'D5 0 still'],
    ['A,F', 'still', 'D4 0 slow'],
    ['F,B', 'slow', 'D4 0 still'],
    ['L,F', 'slow', 'C5 5 slow'],
    ['F,R', 'slow', 'D4 1 slow'],
  ] as const)('%s at speed %s', (tokens, speed, pose) => {
    expect(after(tokens, speed)).toBe(pose);
  });

  it('lets the owner turn anywhere by 360, before and after the move; by default nobody turns', () => {
    expect(after('360', 'slow', { 'turn b1': '4' })).toBe('D5 4 slow');
    expect(after('360,F', 'slow', { 'turn b1': '2' })).toBe('E6 2 slow');
    expect(after('F,360', 'slow', { 'late b1': '3' })).toBe('D4 3 slow');
    expect(after('F,360')).toBe('D4 0 slow');
  });

  it('offers only facings from which the rest of the step can be done', () => {
    const moved = move({
      units: { b1: unit('dwarf.zap', 'A5', '360,F', { speed: 'slow' }) },
      hexes: { A4: 'mountain' },
    });
    expect(optionsOf(moved, 'turn b1')).toEqual(['1', '2', '3']);
    expect(poseOf(moved.state, 'b1')).toBe('B4 1 slow');
  });

  it('sets the speed in brackets', () => {
    expect(after('A[crawl]', 'still', {}, 'darkelf.darkelf_infantry')).toBe('D5 0 crawl');
    expect(after('B[still]', 'crawl', {}, 'darkelf.darkelf_infantry')).toBe('D5 0 still');
    expect(after('F,B[rest]', 'slow', {}, 'dwarf.dwarf_at_gun')).toBe('D4 0 rest');
  });

  it.each([
    ['elf.elf_infantry', 'still', 'slow', undefined],
    ['elf.elf_infantry', 'slow', 'fast', 'still'],
    ['elf.elf_infantry', 'fast', undefined, 'slow'],
    ['ork.warg_rider', 'slow', 'fast', undefined],
    ['darkelf.darkelf_infantry', 'crawl', undefined, undefined],
    ['dwarf.tamed_balrog', 'rest', 'slow', undefined],
    ['elf.eagle_rider', 'slow', 'fast_fly', undefined],
    ['elf.eagle_rider', 'fast_fly', undefined, 'slow'],
    ['gnome.gnome_helicopter', 'still', undefined, undefined],
    ['gnome.gnome_helicopter', 'slow_fly', 'fast_fly', 'still_fly'],
  ] as const)('the ladder of %s at %s leads up to %s and down to %s', (id, speed, up, down) => {
    const built = builtOf({ unit: id });
    expect([laddered(built, speed, 1), laddered(built, speed, -1)]).toEqual([up, down]);
  });

  it('drifts where the owner wants; by default ahead, else clockwise', () => {
    const heli = (at: string, facing: 0 | 1, answers = {}) => {
      const moved = move(
        { units: { b1: unit('gnome.gnome_helicopter', at, 'D', { speed: 'still_fly', facing }) } },
        { answers },
      );
      return { pose: poseOf(moved.state, 'b1'), options: optionsOf(moved, 'move b1') };
    };
    expect(heli('D5', 1)).toEqual({ pose: 'E5 1 still_fly', options: ['E5', 'E6', 'D6', 'C6', 'C5', 'D4'].map(hex) });
    expect(heli('D5', 1, { 'move b1': hex('C5') }).pose).toBe('C5 1 still_fly');
    expect(heli('D1', 0).pose).toBe('E1 0 still_fly');
  });

  it('drifts into enemies only if the owner wants, and may stay if they are everywhere', () => {
    const around = ['D4', 'E5', 'E6', 'D6', 'C6', 'C5'];
    const enemies = Object.fromEntries(
      around.map((at, i) => [`o${i + 1}`, unit('gnome.gnome_helicopter', at, '-', { speed: 'still_fly' })]),
    );
    const drift = (answers = {}) =>
      move(
        { units: { b1: unit('gnome.gnome_helicopter', 'D5', 'D', { speed: 'still_fly' }), ...enemies } },
        { answers },
      );
    const byDefault = drift();
    expect(optionsOf(byDefault, 'declare b1')).toEqual(['no', 'yes']);
    expect(optionsOf(byDefault, 'move b1')).toBeUndefined();
    expect(poseOf(byDefault.state, 'b1')).toBe('D5 0 still_fly');
    const assault = drift({ 'declare b1': 'yes', 'move b1': hex('E6') });
    expect(optionsOf(assault, 'move b1')).toEqual(['D4', 'E5', 'E6', 'D6', 'C6', 'C5'].map(hex));
    expect(assault.state.contests).toMatchObject([{ at: hex('E6'), layer: 'air', entering: [{ unit: 'b1' }] }]);
  });

  it('follows a road with the smallest turn, and faces along it', () => {
    const road = { D5: 'road', E5: 'road', C5: 'road', D6: 'road' };
    const tank = (hexes: Record<string, string>, answers = {}) =>
      move({ units: { b1: unit('elf.tattoo_ink', 'D5', 'Road', { speed: 'fast' }) }, hexes }, { answers });
    const tied = tank(road);
    expect(optionsOf(tied, 'move b1')).toEqual([hex('E5'), hex('C5')]);
    expect(poseOf(tied.state, 'b1')).toBe('E5 1 fast');
    expect(poseOf(tank(road, { 'move b1': hex('C5') }).state, 'b1')).toBe('C5 5 fast');
    expect(poseOf(tank({ D5: 'road', D6: 'road' }).state, 'b1')).toBe('D6 3 fast');
  });

  it('takes an aim token for the second part and the first of the next turn, GUN-3', () => {
    const { state } = move({
      units: {
        b1: unit('dwarf.dw42', 'D5', 'Aim', {
          aim: [
            { word: 'Aim', at: '0101', until: { turn: 1, part: 2 } },
            { word: 'Aim(p)', at: '0101', until: { turn: 1, part: 2 } },
          ],
        }),
      },
      turn: 3,
    });
    expect(state.units.b1!.aim).toEqual([
      { word: 'Aim(p)', at: '0101', until: { turn: 1, part: 2 } },
      { word: 'Aim', at: '0405', until: { turn: 4, part: 1 } },
    ]);
  });

  it('shows what is carried out, and what of it comes late', () => {
    const { events, state } = move({ units: { b1: unit(ELF, 'D5', 'F,B', { speed: 'slow' }) } });
    expect(factsOf(events, 'step-carried-out')).toMatchObject([{ each: [{ unit: 'b1', tokens: ['F', 'B'] }] }]);
    expect(factsOf(events, 'late-done')).toMatchObject([{ each: [{ unit: 'b1', tokens: ['B'] }] }]);
    expect(state.units.b1!.did.steps).toEqual([null, ['F', 'B'], null]);
  });
});

describe('what a token needs', () => {
  /** What the owner is told of a step that cannot be done. */
  const faultOf = (id: string, tokens: string, given: Parameters<typeof unit>[3] = {}, hexes = {}) =>
    factsOf(move({ units: { b1: unit(id, 'D5', tokens, given) }, hexes }).events, 'steps-replaced')[0]?.each[0];

  it.each([
    ['F', 'still'],
    ['Chase', 'still'],
    ['Flee', 'still'],
    ['F', 'rest'],
    ['Road', 'still'],
    ['Rev', 'fast'],
    ['F', 'still_fly'],
  ] as const)('%s is not allowed at speed %s, ORD-8', (tokens, speed) => {
    const id = { rest: 'dwarf.tamed_balrog', still_fly: 'gnome.gnome_helicopter' }[speed as string] ?? ELF;
    expect(faultOf(id, tokens, { speed })).toMatchObject({ token: tokens, rule: 'ORD-8' });
  });

  it('F is allowed at crawl, and Rev at still, ORD-8', () => {
    expect(after('F', 'crawl', {}, 'darkelf.darkelf_infantry')).toBe('D4 0 crawl');
    expect(after('Rev', 'still')).toBe('D6 0 still');
  });

  it.each([
    ['A', 'cannot_move'],
    ['F', 'cannot_move'],
    ['Rev', 'cannot_move'],
    ['Chase', 'cannot_move'],
    ['A', 'cannot_change_speed'],
    ['B', 'cannot_change_speed'],
    ['L', 'cannot_rotate'],
    ['360', 'cannot_rotate'],
  ] as const)('%s is not allowed with %s, CON-5', (tokens, critical) => {
    expect(faultOf(ELF, tokens, { speed: 'slow', harm: { criticals: [critical] } })).toMatchObject({
      token: tokens,
      rule: 'CON-5',
    });
  });

  it('chases and flees without turning if it cannot rotate, CON-5', () => {
    const { state } = move({
      units: {
        b1: unit(ELF, 'D5', 'Chase', { speed: 'slow', facing: 2, harm: { criticals: ['cannot_rotate'] } }),
        o1: unit('ork.grunt', 'D3', '-'),
      },
    });
    expect(poseOf(state, 'b1')).toBe('D4 2 slow');
  });

  it('does not go off the board or where it cannot stand, MAP-7 and TER-3', () => {
    expect(faultOf('dwarf.zap', 'F', { speed: 'fast' }, { D4: 'mountain' })).toMatchObject({ rule: 'TER-3' });
    expect(faultOf(ELF, 'F', { speed: 'slow', at: 'D1' })).toMatchObject({ rule: 'TER-3' });
    expect(faultOf('dwarf.zap', 'F', { speed: 'fast' }, { D5: 'road', D4: 'mountain road' })).toBeUndefined();
  });

  it('needs a faster or slower speed, and a road', () => {
    expect(faultOf(ELF, 'A', { speed: 'fast' })).toMatchObject({ token: 'A', rule: 'ORD-5' });
    expect(faultOf(ELF, 'B', { speed: 'still' })).toMatchObject({ token: 'B', rule: 'ORD-5' });
    expect(faultOf('elf.tattoo_ink', 'Road', { speed: 'fast' }, { D5: 'road' })).toMatchObject({ rule: 'ORD-5' });
  });
});
