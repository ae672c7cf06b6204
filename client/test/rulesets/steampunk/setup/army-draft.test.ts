import { ARMIES, type Army, budgetOf, defaultArmy } from '@ironhex/shared/steampunk';
import { describe, expect, test } from 'vitest';
import { withCopy, without } from '../../../../src/rulesets/steampunk/armies/edit.ts';
import { armyFrom } from '../../../../src/rulesets/steampunk/armies/ready.ts';
import { ArmyDraft } from '../../../../src/rulesets/steampunk/plan/setup/army-draft.ts';
import { sitBefore } from './before.ts';

const draftOf = (before: Parameters<typeof sitBefore>[1]) => {
  const sitting = sitBefore('armies', before);
  return { draft: new ArmyDraft(sitting.desk), ...sitting };
};

const grunts: Army = { race: 'ork', units: [{ unit: 'ork.grunt' }] };

describe('the own army', () => {
  test('begins as the table would fill it, and nothing is sent for that', () => {
    const { draft, given } = draftOf({ points: 12 });
    expect(draft.draft.value).toEqual(defaultArmy('ork', budgetOf('standard', 12)));
    expect(draft.faults.value).toEqual([]);
    expect(given).toEqual([]);
  });

  test('is with the server whenever it can be played', () => {
    const { draft, given } = draftOf({ points: 12 });
    const ready = armyFrom(ARMIES.get('ork-c')!);
    draft.change(ready);
    draft.change(without(ready, 0));
    expect(given).toEqual([
      { kind: 'army', army: ready },
      { kind: 'army', army: without(ready, 0) },
    ]);
  });

  test('is kept to oneself, with the reason, as long as it cannot', () => {
    const { draft, given } = draftOf({ points: 8 });
    draft.change(grunts);
    const five = [0, 0, 0, 0].reduce((army) => withCopy(army, 0), grunts);
    draft.change(five);
    expect(draft.draft.value).toEqual(five);
    expect(draft.refusal.value).toMatchObject({ rule: 'ARM-1', code: 'over-budget' });
    expect(given).toHaveLength(1);
  });

  test('has the Huge units that were announced', () => {
    const { draft } = draftOf({ announced: ['ork.troll'] });
    expect(draft.draft.value!.units[0]).toEqual({ unit: 'ork.troll' });
    draft.change(grunts);
    expect(draft.refusal.value).toMatchObject({ rule: 'ARM-7' });
  });

  test('is changed back step by step, also for the server', () => {
    const { draft, given } = draftOf({ points: 12 });
    const first = draft.draft.value!;
    expect(draft.undo()).toBe(false);
    draft.change(grunts);
    draft.change(withCopy(grunts, 0));
    expect(draft.undo()).toBe(true);
    expect(draft.draft.value).toEqual(grunts);
    expect(draft.undo()).toBe(true);
    expect(draft.draft.value).toEqual(first);
    expect(draft.undoable).toBe(false);
    expect(given.at(-1)).toEqual({ kind: 'army', army: first });
  });

  test('has a name that is cleaned on its way, and stays as it is typed', () => {
    const { draft, given } = draftOf({ points: 12 });
    draft.change({ ...grunts, name: 'Raid ' });
    expect(draft.draft.value!.name).toBe('Raid ');
    expect(given).toEqual([{ kind: 'army', army: { ...grunts, name: 'Raid' } }]);
  });
});
