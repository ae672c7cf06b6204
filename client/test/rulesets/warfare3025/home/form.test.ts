import {
  ADVANCED,
  ForceSchema,
  MOST_PLAYERS,
  MOST_UNITS,
  OptionsSchema,
  STOCK_CARDS,
  seats,
} from '@ironhex/shared/warfare3025';
import { warfare3025 as rules } from '@ironhex/shared/warfare3025/ruleset';
import { describe, expect, test } from 'vitest';
import { clocksWith, presetClocks } from '../../../../src/app/new/clock-form.ts';
import { firstForm, formFaults } from '../../../../src/app/new/form.ts';
import type { GameHome } from '../../../../src/rulesets/home.ts';
import { warfare3025 } from '../../../../src/rulesets/warfare3025/game.ts';
import {
  forceFaults,
  optionsFaults,
  optionWords,
  unitWords,
} from '../../../../src/rulesets/warfare3025/home/faults.ts';
import { firstForce, forceOf, joined, withCards } from '../../../../src/rulesets/warfare3025/home/form.ts';
import { home as warfareHome } from '../../../../src/rulesets/warfare3025/home/index.ts';
import {
  choiceWords,
  chosenBriefly,
  chosenIn,
  presetIn,
  RULE_CHOICES,
  withChoice,
  withPreset,
} from '../../../../src/rulesets/warfare3025/home/rule-choices.ts';
import { WARFARE } from '../../../../src/rulesets/warfare3025/words/ui.ts';

const home = warfareHome as unknown as GameHome & typeof warfareHome;
const [griffin] = STOCK_CARDS;
const twelve = Array.from({ length: MOST_UNITS }, () => griffin!);
const SEATS = seats({ ...home.options.first, players: 4 });
const first = SEATS.filter(({ optional }) => !optional);

describe('what stands in the form at first', () => {
  test('can be played', () => {
    expect(OptionsSchema.safeParse(home.options.value(home.options.first)).success).toBe(true);
    expect(optionsFaults(home.options.first)).toEqual([]);
  });

  test.each(SEATS)('has two units for $id', (seat) => {
    const force = firstForce(seat);
    expect(force).toHaveLength(2);
    expect(forceFaults(force)).toEqual([]);
    expect(ForceSchema.safeParse(forceOf(force, seat)).success).toBe(true);
  });
});

describe('the choices of the rules', () => {
  const first = home.options.first;
  test.each(RULE_CHOICES)('%s: each value is one of the rules, and the core is as it began, W-13.2', (choice) => {
    const [[core], [other]] = choiceWords(choice).values as [readonly [string, string], readonly [string, string]];
    const chosen = withChoice(first, choice, other);
    expect(OptionsSchema.parse(chosen)).toEqual(chosen);
    expect([chosenIn(first, choice), chosenIn(chosen, choice)]).toEqual([core, other]);
    expect([chosenBriefly(first), chosenBriefly(chosen)]).toEqual([[], [choiceWords(choice).brief]]);
    expect(withChoice(chosen, choice, core)).toEqual(first);
  });
});

describe('presets', () => {
  const first = { ...home.options.first, limit: 80, players: 2 };
  test('the form begins with the core; advanced turns on what W-13 says, and nothing else changes', () => {
    expect(presetIn(first)).toBe('core');
    const advanced = withPreset(first, 'advanced');
    expect([presetIn(advanced), chosenBriefly(advanced)]).toEqual(['advanced', [WARFARE.home.presets.advanced]]);
    expect(advanced).toEqual({ ...ADVANCED, limit: 80, players: 2 });
    expect(withPreset(advanced, 'core')).toEqual(first);
    expect(presetIn(withChoice(advanced, 'detection', 'off'))).toBe('own');
  });

  test('with detection clocks of days are refused, and the clock of windows can be set; without it neither', () => {
    const [core, hidden] = [first, withPreset(first, 'advanced')].map((options) => ({
      ...firstForm(home, '1'),
      options,
    }));
    const slow = presetClocks(home, 'days');
    expect(formFaults(home, { ...core!, clocks: slow })).toEqual([]);
    expect(formFaults(home, { ...hidden!, clocks: slow }).map(({ at }) => at)).toEqual(['clocks']);
    expect(Object.keys(clocksWith(home, core!.options))).toEqual(['plan', 'react']);
    expect(Object.keys(clocksWith(home, hidden!.options))).toEqual(['plan', 'react', 'window']);
  });
});

test('each player may bring a force, whose units are called as the rules want it', () => {
  const options = OptionsSchema.parse({ ...ADVANCED, forces: 'player' });
  const [blue, orange] = home.seats(options);
  expect([blue!.brings, orange!.brings]).toEqual(['player', 'player']);
  const brought = [blue!, orange!].map((seat) => ({ ...seat, force: forceOf(firstForce(seat), seat) }));
  expect(rules.checkSetup({ options, board: home.boards.stock[0]!, seats: brought })).toEqual([]);
  expect(presetIn(options)).toBe('advanced');
  expect(withPreset(options, 'core').forces).toBe('player');
});

test('every unit has an id of its own, however alike units are', () => {
  const ids = SEATS.flatMap((seat) => forceOf(twelve, seat)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(8 * MOST_UNITS);
  expect(ids).toContain('b1');
  expect(ids).toContain('o12');
  expect(ids).toContain('b2-1');
  expect(ids).toContain('o4-12');
  for (const id of ids) expect(id).toMatch(/^[a-z0-9][a-z0-9-]{0,23}$/);
});

test('the first page says how many can play, from the fewest to the most', () => {
  const sizes = [1, MOST_PLAYERS].map((players) => seats({ ...home.options.first, players }).length);
  expect(warfare3025.players).toEqual(sizes);
});

describe('cards from a file', () => {
  const own = { ...griffin!, name: 'Gryphon' };

  test('join a force as far as there is room', () => {
    expect(withCards(firstForce(first[0]!), [own]).map(({ name }) => name)).toEqual(['Griffin', 'Locust', 'Gryphon']);
    expect(withCards(twelve, [own])).toHaveLength(MOST_UNITS);
  });

  test('can be chosen from then on, each once', () => {
    expect(joined(joined([], [own]), [{ ...own }, griffin!])).toEqual([own, griffin]);
  });
});

describe('what is wrong', () => {
  test('is an empty force, and one that is too large', () => {
    expect(forceFaults([])).toEqual([{ at: '', message: 'A force needs at least one unit (W-2.1).' }]);
    expect(forceFaults([...twelve, griffin!])).toHaveLength(1);
  });

  test.each([5, 1001, 12.5, Number.NaN])('is a time limit of %s ticks', (limit) => {
    expect(optionsFaults({ ...home.options.first, limit })).toEqual([
      { at: 'limit', message: 'Enter a whole number from 10 to 1000.' },
    ]);
  });

  test.each([
    ['0.card.weapons.0.tier', 'Griffin (1): weapons.0.tier'],
    ['1.id', 'Locust (2): id'],
    ['1', 'Locust (2)'],
    ['', ''],
  ])('at "%s" of a force is called "%s"', (at, words) => {
    expect(unitWords(at, firstForce(first[0]!))).toBe(words);
  });

  test('in the options is called by its field', () => {
    expect(optionWords('limit')).toBe('Time limit in ticks');
    expect(optionWords('toString')).toBe('toString');
  });
});
