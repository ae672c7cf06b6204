import { describe, expect, test, vi } from 'vitest';
import { hex, type Laying, type Place } from '../../../../../shared/test/rules/grimdark/kit.ts';
import { plannersFor } from '../../../../src/rulesets/grimdark/plan/planning.ts';
import { refusalText } from '../../../../src/text/refusals.ts';
import { sitAndPlay } from '../sit.ts';

// A pick of an enemy while an activation is planned.

const armed = (...weapons: readonly string[]) => ({ models: [{ type: 'model', count: 5, weapons }] });

/** The unit a1 is planned for, against b1 and whoever else is there. */
const against = (b1: Place, more: Partial<Laying['units']> = {}, laying: Partial<Laying> = {}) => {
  const a1 = { profile: 'squad', hex: [10, 10] } as const;
  const units = { a1, a2: { ...a1, hex: [3, 3] }, b1: { profile: 'squad', hex: b1 }, ...more } as Laying['units'];
  const sitting = sitAndPlay({ units, ...laying });
  const refuse = vi.spyOn(sitting.desk, 'refuse');
  const { action, shots } = plannersFor(sitting.desk);
  action.choose('a1');
  const pick = (place: Place) => action.pick(hex(place), undefined);
  const told = () => refuse.mock.calls.map(([refusal]) => refusalText(refusal));
  return { action, shots, pick, told, ...sitting };
};

const SWORDS = { a1: { profile: 'squad', hex: [10, 10], with: armed('claws') } } as const;

describe('a pick of an enemy', () => {
  test('in range plans to shoot at it from where the unit stands; another pick charges, and Esc takes each back', () => {
    const { action, pick } = against([10, 19]);
    expect(action.shown.value.sights?.has('b1')).toBe(true);
    expect(pick([10, 19])).toBe(true);
    expect([action.planned.value, action.attacks.aim.value]).toEqual([{ kind: 'act', action: 'hold', path: [] }, 'b1']);
    expect(action.words.value).toMatch(/ holds\. It then shoots at .*: \d\.\d wounds on average\./);
    expect(action.shown.value.arrows).toMatchObject([{ kind: 'shot', from: hex([10, 10]), to: hex([10, 19]) }]);
    expect(action.attacks.other.value).toMatchObject({ enemy: 'b1', attack: { kind: 'charge' } });
    pick([10, 19]);
    expect(action.planned.value).toMatchObject({ action: 'charge', target: 'b1' });
    expect(action.attacks.other.value).toMatchObject({ enemy: 'b1', attack: { kind: 'shoot' } });
    action.attack('b1');
    expect(action.planned.value?.action).toBe('hold');
    expect([action.undo(), action.planned.value?.action]).toEqual([true, 'charge']);
    expect([action.undo(), action.planned.value?.action]).toEqual([true, 'hold']);
    expect([action.undo(), action.planned.value]).toEqual([true, undefined]);
  });

  test('in reach of a charge plans that, if it comes to more; without anything to shoot a second pick looks at it', () => {
    const strong = { a1: { profile: 'squad', hex: [10, 10], with: armed('needle', 'maul') } } as const;
    const { action, pick } = against([10, 19], strong);
    pick([10, 19]);
    expect(action.planned.value).toMatchObject({ action: 'charge', target: 'b1' });
    pick([10, 19]);
    expect([action.planned.value?.action, action.attacks.aim.value]).toEqual(['hold', 'b1']);
    const swords = against([10, 19], SWORDS);
    swords.pick([10, 19]);
    expect(swords.action.planned.value).toMatchObject({ action: 'charge', target: 'b1' });
    expect([swords.pick([10, 19]), swords.action.attacks.other.value]).toEqual([false, undefined]);
    expect(swords.told()).toEqual([]);
  });

  test('that an Advance brings into range plans the shortest one', () => {
    const { action, pick } = against([37, 10]);
    pick([37, 10]);
    expect(action.planned.value?.action).toBe('advance');
    expect(action.planned.value?.path).toHaveLength(3);
    expect(action.attacks.aim.value).toBe('b1');
    expect(action.refusal.value).toBeUndefined();
  });

  test('keeps the Advance that is planned, if it can be shot at from there', () => {
    const { action, pick } = against([10, 30]);
    pick([12, 10]);
    const { planned } = action;
    const way = planned.value;
    pick([10, 30]);
    expect([planned.value, action.attacks.aim.value]).toEqual([way, 'b1']);
    // Where it could not any more, it is only remembered.
    action.take('rush');
    expect(action.attacks.aim.value).toBeUndefined();
  });

  test('is what is shot at then, and not what would be hurt most', async () => {
    const { action, shots, pick, desk, settle } = against([10, 30], { b2: { profile: 'mob', hex: [10, 25] } });
    pick([10, 30]);
    await desk.answer(action.intent.value!);
    await settle();
    expect(shots.intent.value).toMatchObject({ groups: [{ weapon: 'rifle', target: 'b1' }] });
    const usual = against([10, 30], { b2: { profile: 'mob', hex: [10, 25] } });
    usual.action.take('hold');
    await usual.desk.answer(usual.action.intent.value!);
    await usual.settle();
    expect(usual.shots.intent.value).toMatchObject({ groups: [{ target: 'b2' }] });
  });

  test.each<[string, Place, Partial<Laying['units']>, Partial<Laying>, readonly RegExp[]]>([
    [
      'too far',
      [42, 5],
      {},
      {},
      [/is 32 hexes away: rifle reaches 24, and an Advance leads 6 \(G-10\.2\)\./, /\(G-9\.7\)\.$/],
    ],
    [
      'behind a building',
      [10, 30],
      {},
      {
        ground: {
          terrain: [{ type: 'building', piece: 'p', hexes: Array.from({ length: 47 }, (_, q) => [q, 20] as const) }],
        },
      },
      [/finds no hex in range where it sees .* \(G-10\.2\)\./, /\(G-9\.7\)\.$/],
    ],
    ['with swords only, too far', [10, 30], SWORDS, {}, [/^squad.* finds no way of 12 hexes .*\. \(G-9\.7\)$/]],
    [
      'who is Shaken',
      [10, 19],
      { a1: { profile: 'squad', hex: [10, 10], shaken: true } },
      {},
      [/only recovers\. \(G-13\.5\)$/],
    ],
    [
      'who has fired its only rocket',
      [10, 30],
      { a1: { profile: 'squad', hex: [10, 10], with: armed('rocket', 'blade'), spent: ['rocket'] } },
      {},
      [/could shoot with once \(G-15\)\./],
    ],
    [
      'who may not shoot',
      [10, 30],
      {},
      {
        table: {
          effects: [{ source: 'event 15', on: { unit: 'a1' }, what: { kind: 'cannot-shoot' }, until: 'round' }],
        },
      },
      [/cannot shoot now \(G-17\.4\)\./],
    ],
  ])('%s says so with its rule, and looks at it', (_, b1, units, laying, says) => {
    const { action, pick, told } = against(b1, units, laying);
    expect(pick(b1)).toBe(false);
    expect([action.planned.value, action.attacks.aim.value]).toEqual([undefined, undefined]);
    expect(told()).toHaveLength(1);
    for (const each of says) expect(told()[0]).toMatch(each);
  });

  test('by a unit that cannot move is a shot or nothing', () => {
    const gun = { a1: { profile: 'squad', hex: [10, 10], with: { rules: { immobile: 1 } } } } as const;
    const near = against([10, 16], gun);
    near.pick([10, 16]);
    expect([near.action.planned.value?.action, near.action.attacks.aim.value]).toEqual(['hold', 'b1']);
    const far = against([42, 5], gun);
    expect(far.pick([42, 5])).toBe(false);
    expect(far.told()[0]).toMatch(/reaches 24\. \(G-10\.2\)$/);
  });
});
