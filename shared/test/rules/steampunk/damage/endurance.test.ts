import { describe, expect, it } from 'vitest';
import type { EnduranceUse } from '../../../../src/rulesets/steampunk/model/orders.ts';
import { WEAPONS } from '../../../../src/rulesets/steampunk/roster/index.ts';
import { enduranceQuestions } from '../../../../src/rulesets/steampunk/rules/damage/endurance.ts';
import { strike } from '../../../../src/rulesets/steampunk/rules/damage/resolve.ts';
import { factsOf, folded, type Placing, runStep, tableOf } from '../kit.ts';

const dwarves = (kill: EnduranceUse, poison: EnduranceUse = 'never', given: Partial<Placing> = {}): Placing => ({
  unit: 'dwarf.dwarf_infantry',
  equipment: ['dwarf.vest_of_life_support', 'dwarf.trench_coat_of_resistance'],
  at: 'D5',
  order: { endurance: { kill, stubborn: 'never', poison } },
  ...given,
});
const tableWith = (b1: Placing) => tableOf({ units: { b1, o1: { unit: 'elf.elf_infantry', at: 'D2' } } });

describe('endurance, AB-EN', () => {
  it.each<[EnduranceUse, string | null, number]>([
    ['always', null, 4],
    ['never', null, 3],
    ['ask', 'spend', 4],
    ['ask', 'keep', 3],
    ['ask', null, 4],
  ])('%s and %s: saves a model from a shot or not, P20', (policy, option, alive) => {
    const state = tableWith(dwarves(policy));
    const answers = option ? { 'endure kill b1': { parts: {}, final: { kind: 'choose', option } as const } } : {};
    const damage = WEAPONS.get('elf.rifle')!;
    folded(state, [3], (dice) =>
      strike(state, { target: 'b1', by: 'o1', damage, angle: 0, range: 'normal' }, dice, answers),
    );
    const { ledger } = state.units.b1!;
    expect(ledger!.alive.filter(Boolean)).toHaveLength(alive);
    expect(ledger).toMatchObject(alive === 4 ? { endurance: 3, bleeding: [4] } : { endurance: 4, bleeding: [] });
  });

  it('is asked for only where it is wanted and there is some, and never about who hides', () => {
    const asked = (b1: Placing) => enduranceQuestions(tableWith(b1), ['b1', 'b1'], 'kill').map(({ key }) => key);
    expect(asked(dwarves('ask'))).toEqual(['endure kill b1']);
    expect(asked(dwarves('always'))).toEqual([]);
    expect(asked(dwarves('ask', 'never', { harm: { endurance: 0 } }))).toEqual([]);
    expect(asked(dwarves('ask', 'never', { hidden: true }))).toEqual([]);
  });

  it('does not help against what destroys a whole unit', () => {
    const state = tableWith(dwarves('always', 'never', { harm: { fd: 9 } }));
    const damage = WEAPONS.get('elf.rifle')!;
    folded(state, [6], (dice) => strike(state, { target: 'b1', by: 'o1', damage, angle: 0, range: 'normal' }, dice));
    expect(state.units.b1!.ledger!.alive).toEqual([false, false, false, false]);
  });

  it('bleeds in later phases, but not in the Agony 4 in which it began', () => {
    const state = tableWith(dwarves('always', 'never', { harm: { bleeding: [6] } }));
    runStep(state, { do: 'agony', phase: 4 }, { dice: [3] });
    expect(state.units.b1!.ledger).toMatchObject({ bleeding: [6, 4], endurance: 3, alive: [true, true, true, true] });
    runStep(state, { do: 'apply' });
    runStep(state, { do: 'agony', phase: 4 }, { dice: [1, 1] });
    expect(state.units.b1!.ledger!.bleeding).toEqual([]);
  });

  it('takes a bleeding[4] away that would have killed', () => {
    const state = tableWith(dwarves('always', 'never', { harm: { bleeding: [4, 4] } }));
    const { events } = runStep(state, { do: 'agony', phase: 4 }, { dice: [3, 3] });
    expect(state.units.b1!.ledger).toMatchObject({ bleeding: [4, 4], endurance: 2 });
    expect(factsOf(events, 'token-changed')).toMatchObject([
      { was: 4, now: null },
      { was: 4, now: null },
    ]);
  });

  it.each<[string, EnduranceUse, string | null, readonly number[], object]>([
    ['rerolls what hurts', 'always', null, [8, 2], { endurance: 3, alive: [true, true, true, true], poison: [6] }],
    ['keeps what does nothing', 'always', null, [3], { endurance: 4, poison: [6] }],
    ['never', 'never', null, [8], { endurance: 4, alive: [false, true, true, true], poison: [] }],
    ['if so answered', 'ask', 'spend', [8, 2], { endurance: 3, poison: [6] }],
    ['not if not answered', 'ask', null, [8], { endurance: 4, poison: [] }],
  ])('a trench coat %s: policy %s', (_, policy, option, dice, harm) => {
    const state = tableWith(dwarves('never', policy, { harm: { poison: [8] } }));
    const answers: Record<string, string> = option ? { 'endure poison b1': option } : {};
    const { asked } = runStep(state, { do: 'agony', phase: 3 }, { dice, answers });
    expect(asked.map(({ key }) => key)).toEqual(policy === 'ask' ? ['endure poison b1'] : []);
    expect(state.units.b1!.ledger).toMatchObject(harm);
  });
});
