import { describe, expect, it } from 'vitest';
import { fits, unitsAt } from '../../../../src/rulesets/steampunk/rules/movement/stacking.ts';
import { hex } from '../ground.ts';
import { factsOf, runStep, tableOf } from '../kit.ts';
import { move, optionsOf, poseOf, unit } from './moving.ts';

const ELF = 'elf.elf_infantry';
const TANK = 'elf.e34';
const ORK = 'ork.ork_infantry';
const HAMMER = 'ork.hammerhead';
const slow = { speed: 'slow' } as const;

/** Does a unit of this kind fit beside these in D5? */
const room = (id: string, ...beside: readonly string[]): boolean => {
  const others = beside.map((other, i) => [`b${i + 2}`, { unit: other, at: 'D5' }]);
  const state = tableOf({ units: { b1: { unit: id, at: 'D6' }, ...Object.fromEntries(others) } });
  return fits(state, state.units.b1!, hex('D5'));
};

describe('stacking, STK-1 to STK-3', () => {
  it('lets two units of a side share a hex, one of them Large at most', () => {
    expect(room(ELF)).toBe(true);
    expect(room(ELF, ELF)).toBe(true);
    expect(room(ELF, ELF, ELF)).toBe(false);
    expect(room(TANK, ELF)).toBe(true);
    expect(room(TANK, TANK)).toBe(false);
  });

  it('gives a Huge unit a hex for itself', () => {
    const huge = 'dwarf.tamed_balrog';
    expect(room(huge)).toBe(true);
    expect(room(huge, ELF)).toBe(false);
    expect(room(ELF, huge)).toBe(false);
  });

  it('counts neither tokens, nor enemies, nor the other layer, nor who is on its way out', () => {
    const state = tableOf({
      units: {
        b1: { unit: 'gnome.gnome_infantry', at: 'D6' },
        b2: { unit: 'gnome.gnome_infantry', at: 'D5', hidden: true },
        b3: { unit: 'gnome.gnome_helicopter', at: 'D5', speed: 'slow_fly' },
        b4: { unit: 'gnome.gnome_infantry', at: 'D5' },
        b5: { unit: 'gnome.gnome_infantry', at: 'D5' },
        o1: { unit: ORK, at: 'D5' },
      },
    });
    const { b1, b3 } = state.units;
    expect(unitsAt(state, hex('D5'), 'ground').map(({ id }) => id)).toEqual(['b4', 'b5', 'o1']);
    expect(fits(state, b1!, hex('D5'))).toBe(false);
    expect(fits(state, b1!, hex('D5'), 'ground', { without: ['b4'] })).toBe(true);
    expect(fits(state, b1!, hex('D5'), 'air')).toBe(true);
    expect(fits(state, b3!, hex('D5'), 'ground')).toBe(false);
  });
});

describe('overcrowding, STK-4', () => {
  it('stops all who tried to enter, and marks them', () => {
    const { state, events } = move({
      units: {
        b1: unit(ELF, 'D4', '-', slow),
        b2: unit(ELF, 'D5', 'F', slow),
        b3: unit(ELF, 'E5', 'F', { ...slow, facing: 5 }),
      },
    });
    expect([poseOf(state, 'b2'), poseOf(state, 'b3')]).toEqual(['D5 0 slow', 'E5 5 slow']);
    expect(['b1', 'b2', 'b3'].map((id) => state.units[id]!.marks)).toEqual([[], ['overcrowd'], ['overcrowd']]);
    expect(factsOf(events, 'units-moved')).toEqual([]);
  });

  it('is tested until nothing changes: who stays may be too many for its own hex', () => {
    const { state } = move({
      units: {
        b1: unit(TANK, 'D3', '-', slow),
        b2: unit(TANK, 'D4', 'F', slow),
        b3: unit(TANK, 'D5', 'F', slow),
        b4: unit(TANK, 'D6', 'F', slow),
      },
    });
    expect(['b2', 'b3', 'b4'].map((id) => poseOf(state, id))).toEqual(['D4 0 slow', 'D5 0 slow', 'D6 0 slow']);
  });

  it('does not stop who takes the place of one that leaves', () => {
    const { state } = move({ units: { b1: unit(TANK, 'D4', 'F', slow), b2: unit(TANK, 'D5', 'F', slow) } });
    expect([poseOf(state, 'b1'), poseOf(state, 'b2')]).toEqual(['D3 0 slow', 'D4 0 slow']);
  });

  it('leaves hexes with enemies to the assault, MOV-5 and AS-2', () => {
    const enters = (at: string, facing: 0 | 1 | 5) => unit(ELF, at, 'F', { ...slow, facing });
    const { state } = move({
      units: { b1: enters('D5', 0), b2: enters('C5', 1), b3: enters('E5', 5), o1: unit(ORK, 'D4', '-', slow) },
    });
    expect(state.contests[0]!.entering.map(({ unit: id }) => id)).toEqual(['b1', 'b2', 'b3']);
    expect(state.units.b1!.marks).toEqual([]);
  });

  it('does the late tokens of who was stopped, and of who failed its roll', () => {
    const { state } = move(
      {
        units: {
          b1: unit(TANK, 'D4', '-', slow),
          b2: unit(TANK, 'D5', 'F,L', slow),
          b3: unit(TANK, 'F5', 'F,R', slow),
        },
        hexes: { F4: 'forest' },
      },
      { dice: [1] },
    );
    expect([poseOf(state, 'b2'), poseOf(state, 'b3')]).toEqual(['D5 5 slow', 'F5 1 slow']);
  });
});

describe('swaps, MOV-6', () => {
  const facing = (id: string, at: string, towards: 0 | 3) => unit(id, at, 'F', { ...slow, facing: towards });

  it('C29: the higher assault rank picks the hex, by default the one that its enemy leaves', () => {
    const moved = move({ units: { b1: facing(TANK, 'D5', 0), o1: facing(ORK, 'D4', 3) } });
    expect(moved.asked).toMatchObject([{ prompt: 'swap', seat: 'orange', options: ['D5', 'D4'].map(hex) }]);
    expect(moved.state.contests).toEqual([
      {
        at: hex('D5'),
        layer: 'ground',
        staying: [],
        held: ['b1'],
        entering: [{ unit: 'o1', from: hex('D4'), backwards: false }],
      },
    ]);
    expect([poseOf(moved.state, 'b1'), poseOf(moved.state, 'o1')]).toEqual(['D5 0 slow', 'D4 3 slow']);
  });

  it('lets it pick the other hex', () => {
    const { state } = move(
      { units: { b1: facing(TANK, 'D5', 0), o1: facing(ORK, 'D4', 3) } },
      { answers: { 'swap 0404 0405': hex('D4') } },
    );
    expect(state.contests).toMatchObject([
      { at: hex('D4'), held: ['o1'], entering: [{ unit: 'b1', from: hex('D5') }] },
    ]);
  });

  it('takes all who cross, and who else comes to the hex', () => {
    const { state } = move({
      units: {
        b1: facing(TANK, 'D5', 0),
        b2: facing(ELF, 'D5', 0),
        b3: facing(ELF, 'D6', 0),
        o1: facing(ORK, 'D4', 3),
        o2: unit(ORK, 'D4', '-', slow),
      },
    });
    expect(state.contests).toMatchObject([
      { at: hex('D5'), staying: [], held: ['b1', 'b2'], entering: [{ unit: 'b3' }, { unit: 'o1' }] },
    ]);
  });

  it('is not one across layers, nor if one of them does not get away', () => {
    const air = move({
      units: {
        b1: unit('elf.eagle_rider', 'D5', 'F', { speed: 'fast_fly' }),
        o1: facing(ORK, 'D4', 3),
      },
    });
    expect(air.state.contests).toEqual([]);
    const stuck = move(
      { units: { b1: facing(TANK, 'D5', 0), o1: facing(ORK, 'D4', 3) }, hexes: { D4: 'forest' } },
      { dice: [1] },
    );
    expect(stuck.asked).toEqual([]);
    expect(stuck.state.contests).toMatchObject([{ at: hex('D5'), staying: ['b1'], entering: [{ unit: 'o1' }] }]);
  });
});

describe('contested hexes, MOV-7 to MOV-9', () => {
  it('are all where both sides would be, in hex order; who enters stays in its origin', () => {
    const { state, events } = move({
      units: {
        b1: unit(ELF, 'D5', 'F', slow),
        b2: unit(ELF, 'C7', 'Rev', { ...slow, facing: 3 }),
        b3: unit(ELF, 'F5', 'F', slow),
        o1: unit(ORK, 'D4', '-', slow),
        o2: unit(ORK, 'C6', '-', slow),
        o3: unit(ORK, 'F4', 'F', { ...slow, facing: 0 }),
      },
    });
    expect(state.contests).toEqual([
      {
        at: hex('C6'),
        layer: 'ground',
        staying: ['o2'],
        held: [],
        entering: [{ unit: 'b2', from: hex('C7'), backwards: true }],
      },
      {
        at: hex('D4'),
        layer: 'ground',
        staying: ['o1'],
        held: [],
        entering: [{ unit: 'b1', from: hex('D5'), backwards: false }],
      },
    ]);
    expect(poseOf(state, 'b1')).toBe('D5 0 slow');
    // A hex that a unit leaves is not defended by it.
    expect([poseOf(state, 'b3'), poseOf(state, 'o3')]).toEqual(['F4 0 slow', 'F3 0 slow']);
    expect(factsOf(events, 'units-moved')[0]!.each.map(({ unit: id }) => id)).toEqual(['b3', 'o3']);
  });

  it('may be entered by both sides at once', () => {
    const { state } = move({
      units: { b1: unit(ELF, 'D5', 'F', slow), o1: unit(ORK, 'D3', 'F', { ...slow, facing: 3 }) },
    });
    expect(state.contests).toMatchObject([{ at: hex('D4'), staying: [], entering: [{ unit: 'b1' }, { unit: 'o1' }] }]);
  });

  it('keep the late tokens of who fights until the assault is over, MOV-9', () => {
    const { state } = move({
      units: {
        b1: unit(ELF, 'D5', 'F,B', slow),
        b2: unit(ELF, 'A5', 'F,B', slow),
        o1: unit(ORK, 'D4', '-', slow),
      },
    });
    expect(state.late).toEqual({ b1: ['B'] });
    expect([poseOf(state, 'b1'), poseOf(state, 'b2')]).toEqual(['D5 0 slow', 'A4 0 still']);
    const ran = runStep(state, { do: 'late', movement: 2 });
    expect(poseOf(state, 'b1')).toBe('D5 0 still');
    expect(state.late).toEqual({});
    expect(factsOf(ran.events, 'late-done')).toMatchObject([{ each: [{ unit: 'b1', tokens: ['B'] }] }]);
  });

  it.each([
    ['is unconscious', { harm: { unconscious: true } }],
    ['is shaken', { harm: { shaken: 1 } }],
    ['is gone', { status: 'destroyed' as const }],
  ])('forget the late tokens of who %s, MOV-9', (_what, given) => {
    const state = tableOf({ units: { b1: unit(ELF, 'D5', 'F,B', { ...slow, ...given }) } });
    (state as { late: object }).late = { b1: ['B'] };
    runStep(state, { do: 'late', movement: 2 });
    expect(poseOf(state, 'b1')).toBe('D5 0 slow');
    expect(state.late).toEqual({});
  });

  it('forget the late tokens of who had to retreat, also of who keeps its speed and its order, MOV-9', () => {
    const state = tableOf({ units: { b1: unit('elf.eagle_rider', 'D5', 'F,360', { speed: 'fast_fly' }) } });
    (state as { late: object }).late = { b1: ['360'] };
    runStep(state, { do: 'regroup', unit: 'b1', why: 'slipped' });
    expect(state.late).toEqual({});
  });

  it('asks for a late turn when it is made', () => {
    const state = tableOf({ units: { b1: unit(ELF, 'D5', 'F,360', slow) } });
    (state as { late: object }).late = { b1: ['360'] };
    const ran = runStep(state, { do: 'late', movement: 2 }, { answers: { 'late b1': '4' } });
    expect(optionsOf(ran, 'late b1')).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(poseOf(state, 'b1')).toBe('D5 4 slow');
  });
});

describe('ground, TER-2 and the abilities to enter buildings', () => {
  it('rolls in the order of units, exit before entry, and no entry after a failed exit', () => {
    const { events, state } = move(
      {
        units: { b1: unit(TANK, 'C5', 'F', slow), b2: unit(TANK, 'E5', 'F', slow), b3: unit(ELF, 'A5', 'F', slow) },
        hexes: { C5: 'swamp', C4: 'forest', E5: 'swamp', E4: 'forest', A4: 'forest' },
      },
      { dice: [2, 3, 1] },
    );
    expect(factsOf(events, 'ground-rolled')[0]!.each).toEqual([
      { unit: 'b1', to: hex('C4'), exit: { needs: 3, die: 2 }, entry: null, passed: false },
      { unit: 'b2', to: hex('E4'), exit: { needs: 3, die: 3 }, entry: { needs: 2, die: 1 }, passed: false },
    ]);
    expect(['b1', 'b2', 'b3'].map((id) => poseOf(state, id))).toEqual(['C5 0 slow', 'E5 0 slow', 'A4 0 slow']);
  });

  it('does not turn a unit that does not get out', () => {
    const { state } = move(
      {
        units: { b1: unit(TANK, 'D5', 'Chase', slow), o1: unit(ORK, 'G5', '-', slow) },
        hexes: { D5: 'swamp' },
      },
      { dice: [1] },
    );
    expect(poseOf(state, 'b1')).toBe('D5 0 slow');
  });

  it('needs no roll in the air', () => {
    const { state } = move({
      units: { b1: unit('elf.eagle_rider', 'D5', 'F', { speed: 'fast_fly' }) },
      hexes: { D5: 'swamp', D4: 'river' },
    });
    expect(poseOf(state, 'b1')).toBe('D4 0 fast_fly');
  });

  it('makes ruins of a building that a unit which destroys buildings drives into', () => {
    const { state, events } = move({
      units: { b1: unit(HAMMER, 'D5', 'F', slow) },
      hexes: { D4: 'building' },
    });
    expect(poseOf(state, 'b1')).toBe('D4 0 slow');
    expect(state.board.hexes[hex('D4')]!.features).toEqual({ ruins: 1 });
    expect(factsOf(events, 'building-ruined')).toMatchObject([{ by: 'b1', at: hex('D4') }]);
  });

  it('ruins it before the assault, while the attacker is still outside', () => {
    const { state } = move({
      units: { b1: unit(HAMMER, 'D5', 'F', slow), o1: unit(ELF, 'D4', '-', slow) },
      hexes: { D4: 'building' },
    });
    expect(state.contests).toHaveLength(1);
    expect(state.board.hexes[hex('D4')]!.features).toEqual({ ruins: 1 });
  });

  it('keeps foot troops in, and quad bikes and tanks out of buildings', () => {
    const into = (id: string) =>
      poseOf(move({ units: { b1: unit(id, 'D5', 'F', slow) }, hexes: { D4: 'building' } }).state, 'b1').slice(0, 2);
    expect([into(ELF), into('gnome.quad_bike'), into(TANK)]).toEqual(['D4', 'D5', 'D5']);
  });

  it('takes the aim of who loses it by leaving the hex', () => {
    const aim = [{ word: 'Aim', at: hex('D5'), until: { turn: 2, part: 1 } }] as const;
    const gun = (tokens: string) =>
      move({ units: { b1: unit('dwarf.zap', 'D5', tokens, { ...slow, aim }) } }).state.units.b1!.aim.length;
    expect([gun('F'), gun('L')]).toEqual([0, 1]);
  });
});
