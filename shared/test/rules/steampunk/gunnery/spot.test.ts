import { describe, expect, it } from 'vitest';
import { PUBLIC } from '../../../../src/match/index.ts';
import { hex } from '../ground.ts';
import { factsOf, type Laying, type Placing } from '../kit.ts';
import { before, phase, seenBy } from './kit.ts';

const SCOUT: Placing = { unit: 'darkelf.scout', at: 'D8', speed: 'slow', order: { gunnery: ['Spot', 'Spot'] } };
const hider = (at: string, more: Partial<Placing> = {}): Placing => ({
  unit: 'darkelf.assassin',
  at,
  speed: 'still',
  hidden: true,
  ...more,
});

describe('GUN-5: spotting', () => {
  it('asks for a token in sight within 2R of the longest weapon, the nearest first, P17', () => {
    const units: Laying['units'] = { b1: SCOUT, o1: hider('D2'), o2: hider('D5'), o3: hider('E3'), o4: hider('A1') };
    const { asked } = phase(before({ units, hexes: { E5: 'mountain' } }), 1, { dice: [1] });
    expect(asked).toEqual([
      { seat: 'blue', prompt: 'spot', key: 'spot b1', unit: 'b1', options: ['token-o2', 'token-o1'] },
    ]);
  });

  it('rolls to hit with the real modifiers, and shows who is found without bonuses', () => {
    const state = before({ units: { b1: SCOUT, o1: hider('D5') }, hexes: { D5: 'ruins' } });
    const { events } = phase(state, 1, { dice: [6, 5, 5] });
    expect(factsOf(events, 'spot-tried')).toMatchObject([
      {
        by: 'b1',
        seat: 'orange',
        token: 'token-o1',
        at: hex('D5'),
        dice: [6, 5, 5],
        success: true,
        hides: {
          id: 'o1',
          needed: 8,
          reasons: [
            { why: 'target_still', add: 1 },
            { why: 'target_terrain', add: -1 },
            { why: 'target_take_cover', add: -3 },
          ],
        },
      },
    ]);
    expect(state.units.o1).toMatchObject({ hidden: false, at: hex('D5'), marks: [] });
  });

  it('changes nothing when it fails, and spends nothing either way', () => {
    const state = before({ units: { b1: { ...SCOUT, loads: {} }, o1: hider('D5') } });
    phase(state, 1, { dice: [6, 4] });
    expect(state.units.o1!.hidden).toBe(true);
    expect(state.units.b1!.loads).toEqual({});
  });

  it('needs no arc: nobody is on edge', () => {
    const state = before({ units: { b1: { ...SCOUT, at: 'D5', weapons: ['elf.at_rifle'] }, o1: hider('E4') } });
    const [fact] = factsOf(phase(state, 1, { dice: [1] }).events, 'spot-tried');
    expect(fact!.hides!.reasons.map(({ why }) => why)).not.toContain('on_edge');
  });

  it('rolls once for a unit that another has found already', () => {
    const state = before({ units: { b1: SCOUT, b2: { ...SCOUT, at: 'E8' }, o1: hider('D5') } });
    const { events } = phase(state, 1, { dice: [6, 6] });
    expect(factsOf(events, 'spot-tried')).toHaveLength(1);
  });

  it('tells others the die and whether it succeeded, and only the owner what was needed', () => {
    const state = before({ units: { b1: SCOUT, o1: hider('D5') } });
    const { events } = phase(state, 1, { dice: [1] });
    const tried = events.find(({ kind }) => kind === 'spot-tried')!;
    for (const viewer of ['blue', PUBLIC]) {
      const seen = seenBy(state, tried, viewer);
      expect(seen).toEqual({
        kind: 'spot-tried',
        by: 'b1',
        seat: 'orange',
        token: 'token-o1',
        at: hex('D5'),
        dice: [1],
        success: false,
      });
    }
    expect(seenBy(state, tried, 'orange')).toMatchObject({ hides: { id: 'o1', needed: 7 } });
  });

  it('is not done without a token in reach', () => {
    const { asked, events } = phase(before({ units: { b1: SCOUT, o1: hider('D1', { hidden: false }) } }), 1);
    expect(asked).toEqual([]);
    expect(factsOf(events, 'spot-tried')).toEqual([]);
  });
});
