import { describe, expect, it } from 'vitest';
import { redact } from '../../../../src/rulesets/steampunk/model/redact.ts';
import type { HexMarkers, StatusMark } from '../../../../src/rulesets/steampunk/model/units.ts';
import { hex } from '../ground.ts';
import { factsOf, type Placing, runStep, tableOf } from '../kit.ts';

const ended = (b1: Omit<Placing, 'at'>) => {
  const state = tableOf({ units: { b1: { at: 'D5', ...b1 } as Placing }, turn: 3 });
  const { events } = runStep(state, { do: 'aftermath' });
  return { state, events, unit: state.units.b1! };
};

describe('Aftermath', () => {
  it.each<[readonly StatusMark[], number, number]>([
    [['overcrowd'], 0, 1],
    [['shaken_next_turn'], 0, 1],
    [['overcrowd', 'shaken_next_turn'], 0, 1],
    [['overcrowd'], 1, 1],
    [['overcrowd'], 2, 2],
    [[], 2, 1],
    [[], 1, 0],
    [[], 0, 0],
  ])('with marks %o and %i shaken tokens leaves %i, AFT-1, AFT-2, CON-1', (marks, shaken, left) => {
    expect(ended({ unit: 'elf.e34', marks, harm: { shaken } }).unit.harm.shaken).toBe(left);
  });

  it.each<[Partial<HexMarkers>, Partial<HexMarkers> | undefined]>([
    [{ smoke: 2 }, { smoke: 1 }],
    [{ smoke: 1 }, undefined],
    [
      { fire: 2, smoke: 1 },
      { fire: 2, smoke: 0 },
    ],
    [{ poison: { count: 2, die: 8, from: 5 } }, { poison: { count: 1, die: 8, from: 5 } }],
    [
      { poison: { count: 1, die: 8, from: 5 }, acid: { count: 3, major: true, from: 4 } },
      { poison: null, acid: { count: 2, major: true, from: 4 } },
    ],
  ])('of %o on a hex leaves %o, AFT-3', (on, left) => {
    const state = tableOf({ units: {}, markers: { D5: on } });
    runStep(state, { do: 'aftermath' });
    if (left) expect(state.markers[hex('D5')]).toMatchObject(left);
    else expect(state.markers).toEqual({});
  });

  it('drops aim that is too old, AFT-4', () => {
    const aim = (turn: number) => ({ word: 'Aim', at: hex('D5'), until: { turn, part: 1 } }) as const;
    const { unit, events } = ended({ unit: 'elf.e34', aim: [aim(3), aim(4)] });
    expect(unit.aim).toEqual([aim(4)]);
    expect(factsOf(events, 'aims-expired')).toMatchObject([{ units: ['b1'] }]);
  });

  it.each([
    ['D5', 'D5', false],
    ['D5', 'D6', false],
    ['D5', 'D7', true],
  ])('uncovers a unit at %s with an enemy at %s, without bonuses: still hidden %s, AFT-5', (at, enemy, hidden) => {
    const state = tableOf({
      units: {
        b1: { unit: 'darkelf.assassin', at, hidden: true, marks: [] },
        o1: { unit: 'elf.e34', at: enemy },
        o2: { unit: 'elf.elf_scout', at: 'D4', hidden: true },
      },
    });
    runStep(state, { do: 'aftermath' });
    expect(state.units.b1).toMatchObject({ hidden, marks: [] });
  });

  it('forgets what was noted for the turn, AFT-6', () => {
    const { unit } = ended({
      unit: 'elf.e34',
      marks: ['revealed', 'revealed_fights', 'cloud_released', 'overcrowd', 'unstable_new'],
      remainder: 'turn',
      struckAt: hex('D5'),
      did: { steps: [['F'], null, null], parts: ['Fire', null] },
    });
    expect(unit).toMatchObject({
      marks: ['unstable'],
      remainder: null,
      struckAt: null,
      did: { steps: [null, null, null], parts: [null, null] },
    });
  });

  it('is told to others without those that hide', () => {
    const hidden = { unit: 'darkelf.assassin', at: 'D5', hidden: true, harm: { shaken: 1 } };
    const open = { unit: 'elf.e34', at: 'D1', harm: { shaken: 1 } };
    const heard = (units: Readonly<Record<string, Placing>>, viewer: string) => {
      const state = tableOf({ units });
      return runStep(state, { do: 'aftermath' }).events.flatMap((event) => redact(state, event, viewer) ?? []);
    };
    expect(heard({ b1: hidden, o1: open }, 'orange')).toEqual(heard({ o1: open }, 'orange'));
    expect(heard({ b1: hidden, o1: open }, 'blue')).toMatchObject([{ kind: 'steadied', units: ['b1', 'o1'] }]);
  });
});
