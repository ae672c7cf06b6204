import { type Roll, tableOf, type View } from '@ironhex/shared/warfare3025';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { begun, GRIFFIN, hex, LOCUST, WOLVERINE } from '../../../../../shared/test/rules/warfare3025/kit.ts';
import { pictureOf } from '../../../../src/rulesets/warfare3025/map/picture.ts';
import { spottingOf } from '../../../../src/rulesets/warfare3025/map/sensors.ts';
import type { Context, PlanQuestion } from '../../../../src/rulesets/warfare3025/plan/candidates.ts';
import { Planner } from '../../../../src/rulesets/warfare3025/plan/planner.ts';
import { planText } from '../../../../src/rulesets/warfare3025/words/plan.ts';
import { rollRow } from '../../../../src/rulesets/warfare3025/words/rolls.ts';
import { looksText, sensorLines } from '../../../../src/rulesets/warfare3025/words/sensors.ts';
import { GAZE, viewOf } from '../kit.ts';

/** Red's Griffin acts behind woods; a Locust is in sight, a contact is known, and a Wolverine was seen once. */
const view = (state: 'hidden' | 'detected' | 'visible' = 'detected'): View => {
  const { state: table } = begun({
    ground: { '0,-1': 'light', '0,-2': 'light' },
    units: {
      r1: { card: GRIFFIN, at: '0,0' },
      b1: { card: LOCUST, at: '0,-9', facing: 3, ticks: 3 },
      b2: { card: WOLVERINE, at: '4,-6', ticks: 4 },
    },
  });
  const whole = viewOf(table, 'red');
  return {
    ...whole,
    options: { ...whole.options, detection: 'on' },
    units: whole.units.filter(({ id }) => id !== 'b2'),
    sensing: {
      states: { r1: state },
      contacts: [{ number: 2, side: 1, at: hex('0,-20') }],
      old: whole.units.filter(({ id }) => id === 'b2'),
      marks: [{ at: hex('3,-3'), side: 1, since: 4 }],
      unseen: null,
      incoming: null,
    },
  };
};

const planning = (shown: View): Planner => {
  const asked = {
    view: shown,
    seat: 'red',
    decision: { id: 1, seat: 'red', kind: 'activate', clock: { class: 'plan' } },
  };
  return new Planner({ question: signal(asked as PlanQuestion) } as unknown as Context);
};

test('the picture tells contacts, units and contacts as last known, and what the enemy knows of each own unit', () => {
  const shown = view();
  const { contacts, counters } = pictureOf(shown, planning(shown), GAZE);
  expect(contacts.map(({ kind, at, name }) => [kind, at, name])).toEqual([
    ['mark', hex('3,-3'), 'A contact, as last known'],
    ['unit', hex('4,-6'), 'Wolverine B2, as last known'],
    ['contact', hex('0,-20'), 'Contact 2'],
  ]);
  expect(counters.map(({ id, known }) => [id, known])).toEqual([
    ['b1', undefined],
    ['r1', 'detected'],
  ]);
});

test('an attack by an unseen unit is shown from where it comes, W-13d.19', () => {
  const shown = view();
  const incoming = {
    number: 2,
    from: hex('0,-20'),
    target: 'r1',
    mayPilot: true,
    close: false,
    made: 0,
    defence: null,
  };
  const attacked: View = { ...shown, sensing: { ...shown.sensing!, incoming } };
  expect(pictureOf(attacked, planning(attacked), GAZE).sight).toMatchObject([
    { from: hex('0,-20'), to: hex('0,0'), side: 1, state: 'cover', label: '20 hexes, long, cover 2' },
  ]);
});

test('the die of the sensors is called so on the map', () => {
  const roll: Roll = {
    ...{ purpose: 'sensor', unit: 'r1', on: 'piloting', skill: GRIFFIN.pilot.skill, damage: 0 },
    ...{ dice: [16], keep: 'only', result: 16, tier: 3, advantages: [], rule: 'W-13d.4' },
  };
  expect(rollRow(roll)).toMatchObject({ label: 'sensors', came: 'good' });
});

test('a plan has the rings of its size, and who could spot whom with which chance', () => {
  const shown = view();
  const planner = planning(shown);
  expect(pictureOf(shown, planner, GAZE)).toMatchObject({ spotting: [], bands: undefined });
  planner.toggleWaiting();
  const { spotting, bands } = pictureOf(shown, planner, GAZE);
  // Stationary, and two light woods on the way: 7 - 1 by its own hex, 4 to the enemies.
  expect(bands!.rings.map(({ to }) => to)).toEqual([6, 12, 18, 24]);
  expect(spotting.map(({ from, tone, label }) => [from, tone, label])).toEqual([
    [hex('0,-9'), 'act', '35 % to spot you'],
    [hex('0,-20'), 'act', 'may spot you'],
    [hex('0,0'), 'good', '30 % to spot it at size 7'],
  ]);
  const table = tableOf(shown);
  expect(looksText(table, planner.sensors.value!)).toMatch(
    /^Griffin R1 looks size 6 at \d{4} \(base 7, stationary −1\) \(W-13d.2\)\.$/,
  );
  expect(sensorLines(table, planner.sensors.value!)).toEqual([
    'Locust B1, 9 hexes, size 4 to it: 35 % to spot it when it acts.',
    'Contact 2, 20 hexes, size 4 to it: may spot it when it acts: its pilot is not known.',
    'You look for contact 2, 20 hexes: 65 % from size 10, 30 % from size 7, 5 % from size 5.',
  ]);
});

test('what is visible already is found by nobody anew', () => {
  const shown = view('visible');
  const planner = planning(shown);
  planner.toggleWaiting();
  expect(pictureOf(shown, planner, GAZE).spotting.map(({ tone }) => tone)).toEqual(['good']);
  expect(sensorLines(tableOf(shown), planner.sensors.value!)[0]).toMatch(/sees it already/);
});

test.each([
  ['hidden', 'a contact to the enemy', 3],
  ['detected', 'visible to the enemy', 1],
] as const)('an attack gives a %s unit away, and then nothing else does', (state, becomes, lines) => {
  const shown = view(state);
  const planner = planning(shown);
  planner.aim('b1');
  expect(sensorLines(tableOf(shown), planner.sensors.value!)[0]).toBe(
    `Its attack gives it away: it will be ${becomes} (W-13d.5).`,
  );
  expect(spottingOf(planner.sensors.value!)).toHaveLength(lines);
});

test('hiding is planned with its chance and price, and refused by its rule', () => {
  const planner = planning(view());
  planner.toggleHiding();
  expect(planner.hiding.value).toMatchObject({ demand: 2, chance: 0.65 });
  expect(planner.judged.value).toMatchObject({ intent: { kind: 'hide', unit: 'r1' }, refusal: undefined, cost: 2 });
  expect(planText(planner.table.value!, planner.judged.value.intent!)).toBe('Griffin R1 hides · 2 ticks');
  planner.toggleHiding();
  expect(planner.judged.value.intent).toBeUndefined();
  const hidden = planning(view('hidden'));
  hidden.toggleHiding();
  expect(hidden.judged.value.refusal).toMatchObject({ code: 'hidden', rule: 'W-13d.10' });
});

test('without detection there is nothing of it, W-13.2', () => {
  const { sensing: _, ...plain } = view();
  const core: View = { ...plain, options: { ...plain.options, detection: 'off' } };
  const planner = planning(core);
  planner.toggleHiding();
  planner.toggleWaiting();
  expect(planner.hiding.value).toBeUndefined();
  expect(pictureOf(core, planner, GAZE)).toMatchObject({ contacts: [], spotting: [], bands: undefined });
});
