import { expect, test } from 'vitest';
import { checkForm, faultsAt, faultText, placeWords, sectionOf } from '../../../src/app/home/faults.ts';
import { defaultForm, type MatchForm, withForce } from '../../../src/rulesets/warfare3025/home/form.ts';

const form = defaultForm('1');
const placesOf = (wrong: MatchForm): string[] => checkForm(wrong).map(({ at }) => at);

test.each([
  ['board.custom.hexes.0305.features.water', 'board'],
  ['board.stock', 'board'],
  ['forces.0.1.card.weapons.0.tier', 'forces.0'],
  ['forces.1', 'forces.1'],
  ['forces', 'form'],
  ['options.limit', 'rules'],
  ['clocks.react', 'rules'],
  ['name', 'rules'],
  ['setup', 'form'],
  ['body', 'form'],
  ['', 'form'],
])('a fault at "%s" is shown at %s', (at, section) => {
  expect(sectionOf(at)).toBe(section);
  expect(faultsAt([{ at, message: 'x' }], sectionOf(at))).toHaveLength(1);
});

test.each([
  ['options.limit', 'Time limit in ticks'],
  ['forces.0.1.card.weapons.0.tier', 'Locust (2): weapons.0.tier'],
  ['forces.1.0', 'Wolverine (1)'],
  ['forces.1', ''],
  ['setup', ''],
])('the place "%s" is called "%s"', (at, words) => {
  expect(placeWords(at, form)).toBe(words);
});

test('a fault without a place is its message alone', () => {
  expect(faultText({ at: '', message: 'Try again.' })).toBe('Try again.');
  expect(faultText({ at: 'line 3, column 1', message: 'a comma expected' })).toBe('line 3, column 1: a comma expected');
});

test('numbers that are missing or out of bounds are named before the server is asked', () => {
  const options = { ...form.options, limit: 5 };
  expect(placesOf({ ...form, options })).toEqual(['options.limit']);
  const clocks = { react: Number.NaN, plan: 1.5, bank: -1 };
  expect(placesOf({ ...form, clocks })).toEqual(['clocks.react', 'clocks.plan', 'clocks.bank']);
  expect(placesOf({ ...form, clocks, clocked: false })).toEqual([]);
});

test('an empty force is named', () => {
  expect(checkForm(withForce(form, 1, []))).toEqual([
    { at: 'forces.1', message: 'A force needs at least one unit (W-2.1).' },
  ]);
});
