import { describe, expect, it } from 'vitest';
import { army, place, SetupTable, standing } from './table.ts';

const HUNTERS = army('darkelf', 'assassin', 'mechanical_scorpion', 'assassin');
const OTHERS = army('darkelf', 'mechanical_scorpion', 'scout');
const hide = (unit: string, hidden: boolean) => ({ kind: 'hide', unit, hidden }) as const;
const facing = (other = OTHERS, setup = 'blind') =>
  new SetupTable({ armies: [HUNTERS, other], options: { setup }, dice: [1, 6, 1, 6, 1, 6, 1, 6, 1] });
const NOTHING = { ip: 0, mp: 0, cp: 0, xp: 0 };

describe('CON-8: who begins hidden', () => {
  it('is asked of every side whose race hides, also without a unit that could: being asked tells nothing', () => {
    expect(facing().asked).toEqual(['blue hide', 'orange hide']);
    expect(facing(army('elf', 'e34')).asked).toEqual(['blue hide']);
  });

  it('is by default every unit that may', () => {
    const { state } = facing().timeout().match;
    expect(Object.values(state.units).map(({ id, hidden }) => [id, hidden])).toEqual([
      ['b1', true],
      ['b2', false],
      ['b3', true],
      ['o1', false],
      ['o2', false],
    ]);
  });

  it('can be declined for single units', () => {
    const { state } = facing().say('blue', hide('b1', false)).timeout().match;
    expect([state.units.b1!.hidden, state.units.b3!.hidden]).toEqual([false, true]);
  });

  it('refuses units that cannot, and those of others', () => {
    expect(facing().refusal('blue', hide('b2', true))).toMatchObject({ code: 'cannot-hide', rule: 'CON-8' });
    expect(facing().refusal('blue', hide('o1', true))).toMatchObject({ code: 'not-yours', rule: 'SET-4' });
    expect(facing().refusal('blue', place('b1', 'D8'))).toMatchObject({ code: 'wrong-answer', rule: 'P4' });
  });
});

describe('SET-6: hidden tokens', () => {
  it('cost so much together, which both are told, also where it is nothing', () => {
    const table = facing().timeout();
    const costs = { blue: { ...NOTHING, mp: 4, xp: 12 }, orange: NOTHING };
    expect(table.facts('hidden-cost-told')).toEqual([{ kind: 'hidden-cost-told', costs }]);
    expect(table.match.view('public').seats.map(({ hiddenCost }) => hiddenCost)).toEqual([costs.blue, costs.orange]);
  });

  it.each(['blind', 'steps'])('are all that others see of hidden units, one each, set-up %s', (setup) => {
    const table = facing(OTHERS, setup).until('plan');
    const { tokens, units } = table.match.view('orange');
    const { b1, b3 } = table.match.state.units;
    expect(Object.keys(tokens)).toEqual(['b?1', 'b?2']);
    expect(
      Object.values(tokens)
        .map(({ seat, at }) => `${seat} ${at}`)
        .sort(),
    ).toEqual([b1, b3].map((unit) => `blue ${unit!.at}`).sort());
    expect([units.b1, units.b2?.at, units.b3]).toEqual([undefined, table.match.state.units.b2!.at, undefined]);
    expect(table.knownTo('orange')).not.toContain('assassin');
    expect(table.knownTo('public')).not.toContain('assassin');
    expect(table.match.view('blue').units.b1!.hidden).toBe(true);
  });

  it('are numbered by where they lie, not by which unit is under them', () => {
    const table = facing().until('deploy').say('blue', place('b1', 'E8'), place('b3', 'C8')).until('plan');
    expect([standing(table, 'b1'), standing(table, 'b3')]).toEqual(['E8 0 still b?2', 'C8 0 still b?1']);
  });

  it('do not count for stacking', () => {
    const table = facing().until('deploy').say('blue', place('b1', 'D8'), place('b3', 'D8'), place('b2', 'D8'));
    table.until('plan');
    expect(['b1', 'b2', 'b3'].map((id) => standing(table, id).slice(0, 2))).toEqual(['D8', 'D8', 'D8']);
  });
});
