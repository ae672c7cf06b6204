import { describe, expect, test } from 'vitest';
import { HidePicker } from '../../../../src/rulesets/steampunk/plan/setup/hide-picker.ts';
import { HugeAnnouncer } from '../../../../src/rulesets/steampunk/plan/setup/huge-announcer.ts';
import { sitBefore } from './before.ts';

describe('announcing Huge units', () => {
  test('offers those of the race, as many as the budget covers', () => {
    const { desk, given } = sitBefore('announce', {});
    const huge = new HugeAnnouncer(desk);
    expect(huge.offers.value.map(({ unit, count }) => [unit.id, count])).toEqual([['ork.troll', 0]]);
    huge.more('ork.troll');
    huge.more('ork.troll');
    expect(huge.announced.value).toEqual(['ork.troll', 'ork.troll']);
    expect(huge.offers.value[0]!.refusal).toMatchObject({ code: 'over-budget', rule: 'ARM-1' });
    expect(given.at(-1)).toEqual({ kind: 'announce', units: ['ork.troll', 'ork.troll'] });
  });

  test('takes them back, one by one or step by step', () => {
    const { desk } = sitBefore('announce', {});
    const huge = new HugeAnnouncer(desk);
    huge.less('ork.troll');
    expect([huge.undoable, huge.undo()]).toEqual([false, false]);
    huge.more('ork.troll');
    huge.more('ork.troll');
    huge.less('ork.troll');
    expect(huge.undoable).toBe(true);
    expect(huge.announced.value).toEqual(['ork.troll']);
    huge.undo();
    expect(huge.announced.value).toHaveLength(2);
    huge.undo();
    huge.undo();
    expect(huge.announced.value).toEqual([]);
  });
});

describe('who begins hidden', () => {
  const units = {
    b1: { unit: 'darkelf.assassin' },
    b2: { unit: 'darkelf.scout' },
    b3: { unit: 'darkelf.darkelf_infantry', equipment: ['darkelf.hide'] },
  };

  test('are all who may, as long as nothing else is said', () => {
    const { desk, given } = sitBefore('hides', { race: 'darkelf', units });
    const hides = new HidePicker(desk);
    expect(hides.units.value.map(({ id }) => id)).toEqual(['b1', 'b3']);
    expect(hides.count.value).toBe(2);
    hides.set('b3', false);
    expect([hides.hides('b1'), hides.hides('b3'), hides.count.value]).toEqual([true, false, 1]);
    expect(given).toEqual([{ kind: 'hide', unit: 'b3', hidden: false }]);
    hides.undo();
    expect(hides.count.value).toBe(2);
  });

  test('can be nobody, though it is asked', () => {
    const { desk } = sitBefore('hides', { race: 'darkelf', units: { b1: { unit: 'darkelf.scout' } } });
    expect(new HidePicker(desk).units.value).toEqual([]);
  });
});
