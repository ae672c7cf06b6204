import { describe, expect, test } from 'vitest';
import { begun, RIFLEMAN, WOLVERINE } from '../../../../../shared/test/rules/warfare3025/kit.ts';
import { Hits } from '../../../../src/rulesets/warfare3025/plan/hits.ts';
import { stepsFromText, stepsToText } from '../../../../src/rulesets/warfare3025/plan/saved.ts';
import { planning } from '../kit.ts';

const table = () =>
  begun({
    units: {
      r1: { card: WOLVERINE, at: '0,0' },
      b1: { card: RIFLEMAN, at: '0,-8', facing: 3 },
      b2: { card: RIFLEMAN, at: '3,-8', facing: 3 },
    },
  });
const plan = () => planning(table().state, 'red').planner;

describe('where great hits of a planned attack go', () => {
  test('is asked for each unless an order is named, which goes with the intent and can be taken back', () => {
    const planner = plan();
    planner.aim('b1');
    expect(planner.judged.value.intent).not.toHaveProperty('parts');
    planner.nameParts(['structure', 'movement']);
    expect(planner.judged.value).toMatchObject({ intent: { parts: ['structure', 'movement'] }, refusal: undefined });
    expect(planner.judged.value.intent).not.toHaveProperty('attack.parts');
    planner.nameParts([]);
    expect(planner.judged.value.intent).not.toHaveProperty('parts');
    planner.undo();
    expect(planner.judged.value).toMatchObject({ intent: { parts: ['structure', 'movement'] } });
  });

  test('is offered again at the same enemy, with any weapon, and at no other', () => {
    const planner = plan();
    planner.aim('b1');
    planner.nameParts(['armour']);
    planner.useWeapon('srm-6');
    expect(planner.draft.value.attack).toMatchObject({ weapon: 'srm-6', parts: ['armour'] });
    planner.aim('b2');
    expect(planner.draft.value.attack).not.toHaveProperty('parts');
    planner.aim('b1');
    expect(planner.draft.value.attack).toMatchObject({ parts: ['armour'] });
  });

  test('outlives a reload with the plan, unless it names what the target has not', () => {
    const state = table().state;
    const { planner } = planning(state, 'red');
    planner.aim('b1');
    planner.nameParts(['armour']);
    const asked = planner.asked.value!;
    const text = stepsToText(planner.steps.values.value.slice(1));
    expect(stepsFromText(asked, text)?.at(-1)?.attack?.parts).toEqual(['armour']);
    expect(stepsFromText(asked, text.replaceAll('"parts":["armour"]', '"parts":["pilot"]'))).toBeUndefined();
  });
});

describe('a pick', () => {
  const assault = { situation: { target: 'b1' }, made: 1, shots: 3 } as Parameters<Hits['pick']>[0];

  test('is for one hit, or for the rest of the attack while more of it comes', () => {
    const hits = new Hits();
    expect(hits.pick(assault, 'armour')).toEqual({ kind: 'pick', component: 'armour' });
    hits.forRest.value = true;
    expect(hits.pick(assault, 'armour')).toEqual({ kind: 'pick', component: 'armour', parts: ['armour'] });
    expect(hits.pick({ ...assault, made: 3 }, 'armour')).toEqual({ kind: 'pick', component: 'armour' });
  });

  test('is remembered for its target', () => {
    const hits = new Hits();
    hits.pick(assault, 'movement');
    expect([hits.lastOn('b1'), hits.lastOn('b2')]).toEqual(['movement', undefined]);
  });
});
