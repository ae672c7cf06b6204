import { describe, expect, test } from 'vitest';
import { tableOf } from '../../../../../shared/test/rules/steampunk/kit.ts';
import { PlacePlanner } from '../../../../src/rulesets/steampunk/plan/setup/place-planner.ts';
import { sit } from '../kit.ts';

const state = () => {
  const waiting = { status: 'waiting', at: 'D8' } as const;
  const table = tableOf({
    units: {
      b1: { unit: 'elf.e34', ...waiting },
      b2: { unit: 'elf.elf_infantry', ...waiting },
      b3: { unit: 'elf.eagle_rider', ...waiting },
      o1: { unit: 'dwarf.dw42', ...waiting },
    },
    hexes: { C9: 'mountain' },
  });
  const units = Object.fromEntries(Object.entries(table.units).map(([id, unit]) => [id, { ...unit, at: null }]));
  return Object.assign(table, { units, stage: 'setup' });
};

const planner = () => {
  const sitting = sit(state() as never, { do: 'deploy' });
  return { places: new PlacePlanner(sitting.desk), sitting };
};

describe('setting up', () => {
  test('the default formation is shown before anything is placed', () => {
    const { places } = planner();
    expect(places.placing.value?.byDefault.map(({ unit }) => unit).sort()).toEqual(['b1', 'b2', 'b3']);
    expect(places.shown.value.paths?.map(({ unit }) => unit).sort()).toEqual(['b1', 'b2', 'b3']);
    expect(places.unit.value?.id).toBe('b1');
  });

  test('a hex places the unit; its ghost goes, and another unit can be chosen', () => {
    const { places } = planner();
    places.pick('0408', undefined);
    expect(places.placement('b1')).toMatchObject({ at: '0408', facing: 0, speed: 'still' });
    expect(places.shown.value.placed?.get('b1')).toEqual({ at: '0408', facing: 0 });
    expect(places.shown.value.paths?.some(({ unit }) => unit === 'b1')).toBe(false);
    places.next();
    expect(places.unit.value?.id).toBe('b2');
    expect(places.pick('0408', 'b1')).toBe(true);
    expect(places.unit.value?.id).toBe('b1');
  });

  test('a unit is dragged to its hex, and shown there before it is let go', () => {
    const { places, sitting } = planner();
    places.pickCounter('b2');
    places.drag('0408');
    expect(places.shown.value.placed?.get('b2')?.at).toBe('0408');
    expect(sitting.given).toEqual([]);
    places.drop();
    expect(places.placement('b2')?.at).toBe('0408');
    places.drag('0409');
    places.drag(undefined);
    places.drop();
    expect(places.placement('b2')?.at, 'dragged back to where it was').toBe('0408');
  });

  test('facing and speed are changed where it stands', () => {
    const { places, sitting } = planner();
    places.pick('0408', undefined);
    places.face(2);
    places.startAt('fast');
    expect(places.placement('b1')).toMatchObject({ at: '0408', facing: 2, speed: 'fast' });
    expect(sitting.given).toHaveLength(3);
  });

  test('a hex that is not allowed is told with its rule, and changes nothing', () => {
    const { places, sitting } = planner();
    places.pick('0401', undefined);
    places.pick('0309', undefined);
    expect(sitting.refusals).toEqual(['outside-area', 'impossible']);
    expect(sitting.given).toEqual([]);
    expect(places.legal.value).not.toContain('0309');
    expect(places.legal.value).toContain('0408');
  });

  test('a unit is taken back, and a step back brings it where it was', () => {
    const { places } = planner();
    places.pick('0408', undefined);
    places.takeBack();
    expect(places.isGiven('b1')).toBe(false);
    places.undo();
    expect(places.placement('b1')?.at).toBe('0408');
    places.undo();
    expect(places.isGiven('b1')).toBe(false);
    expect(places.undo()).toBe(false);
  });
});
