import { type Options, OptionsSchema } from '@ironhex/shared/grimdark';
import type { SeatPlan } from '@ironhex/shared/match';
import { describe, expect, test } from 'vitest';
import { forceFaults, forceWords, optionsFaults, optionWords } from '../../../../src/rulesets/grimdark/home/faults.ts';
import { FIRST_OPTIONS, firstForm, limitsFor, optionsValue } from '../../../../src/rulesets/grimdark/home/form.ts';
import { moreSummary } from '../../../../src/rulesets/grimdark/words/home.ts';

const BOTH: readonly SeatPlan[] = [
  { id: 'a', side: 0, brings: 'host' },
  { id: 'b', side: 1, brings: 'host' },
];
const optionsWith = (part: Partial<Options>): Options => ({ ...FIRST_OPTIONS, ...part });

describe('the form begins', () => {
  test('with options that can be played', () => {
    expect(OptionsSchema.parse(FIRST_OPTIONS)).toEqual(FIRST_OPTIONS);
    expect(optionsFaults(FIRST_OPTIONS)).toEqual([]);
  });

  test('with two ready forces of different armies', () => {
    const [one, other] = BOTH.map((seat) => firstForm(seat, FIRST_OPTIONS));
    expect(one!.name).toBeDefined();
    expect(one!.army).not.toBe(other!.army);
  });

  test.each([250, 500, 750, 1500, 2500])('with forces that can be played, also for %i points', (points) => {
    for (const forceOrg of ['open', 'strict'] as const)
      for (const seat of BOTH) {
        const options = optionsWith({ points, forceOrg });
        expect(forceFaults(firstForm(seat, options), seat, options)).toEqual([]);
      }
  });
});

describe('what is sent', () => {
  test('has no markers where the scenario has none, and no set of events where none happen', () => {
    expect(optionsValue(FIRST_OPTIONS).markers).toBe('map');
    expect(optionsValue(optionsWith({ scenario: 'storm' })).markers).toBe('placed');
    expect(optionsValue(optionsWith({ eventSet: 'full' })).eventSet).toBe('core');
    expect(optionsValue(optionsWith({ eventSet: 'full', events: 'always' })).eventSet).toBe('full');
  });
});

describe('what is wrong', () => {
  test('is a number of points that there cannot be; limits are then the usual ones', () => {
    const options = optionsWith({ points: Number.NaN });
    expect(optionsFaults(options)).toEqual([{ at: 'points', message: 'Enter a whole number from 250 to 4000.' }]);
    expect(limitsFor(options)).toEqual(limitsFor(FIRST_OPTIONS));
    expect(optionWords('points')).toBe('Points');
    expect(optionWords('casualties.a')).toBe('Casualties');
  });

  test('is told of the unit with which it is wrong', () => {
    const [seat] = BOTH;
    const force = { army: 'lantern-exiles', units: ['le-seer', 'le-seer', 'le-seer'] } as const;
    const faults = forceFaults(force, seat!, FIRST_OPTIONS);
    expect(faults.map(({ at, message }) => `${forceWords(at, force)}: ${message}`)).toContain(
      'Unit 3, Lamp Seer: A force of 750 points has at most 2 heroes; this one has 3. (G-4.6)',
    );
    expect(forceWords('units', force)).toBe('');
    expect(forceWords('joins.1', force)).toBe('Join 2');
  });
});

test('what the fold hides is told in a line', () => {
  expect(moreSummary(optionsWith({ overtime: 'until-won' }))).toContain(', more rounds until it is won');
  expect(moreSummary(FIRST_OPTIONS)).toBe('open limits, with spells, no random events');
  expect(
    moreSummary(optionsWith({ casting: false, events: 'always', casualties: { a: 'ask', b: 'auto' }, overtime: 'on' })),
  ).toBe('open limits, without spells, a random event every round, casualties chosen, more rounds on a draw');
});
