import { boards, GAME_KINDS, type Options, OptionsSchema, RACES, seats, totalOf } from '@ironhex/shared/steampunk';
import { describe, expect, test } from 'vitest';
import { steampunk } from '../../../../src/rulesets/steampunk/game.ts';
import { armyFaults, armyWords, optionsFaults, optionWords } from '../../../../src/rulesets/steampunk/home/faults.ts';
import {
  type ArmyForm,
  armyValue,
  budgetNameOf,
  budgetOfSeat,
  FIRST_OPTIONS,
  firstForm,
  optionsValue,
} from '../../../../src/rulesets/steampunk/home/form.ts';
import { SCENARIOS } from '../../../../src/rulesets/steampunk/home/scenarios.ts';
import { moreSummary } from '../../../../src/rulesets/steampunk/words/home.ts';

const both = seats(FIRST_OPTIONS);
const [BLUE, ORANGE] = [both[0]!, both[1]!];
const optionsWith = (part: Partial<Options>): Options => ({ ...FIRST_OPTIONS, ...part });

describe('the form begins', () => {
  test('with options that can be played', () => {
    expect(OptionsSchema.parse(FIRST_OPTIONS)).toEqual(FIRST_OPTIONS);
    expect(optionsFaults(FIRST_OPTIONS)).toEqual([]);
  });

  test('with two races that look different', () => {
    const races = both.map((seat) => firstForm(seat, FIRST_OPTIONS).army.race);
    expect(new Set(races).size).toBe(2);
  });

  test.each(GAME_KINDS.flatMap((kind) => [8, 12, 24, 48, 96].map((points) => [kind, points] as const)))(
    'with armies that can be played, also for %s with %i points',
    (kind, points) => {
      for (const industry of ['blue', 'orange'] as const)
        for (const seat of both) {
          const options = optionsWith({ kind, points, industry });
          expect(armyFaults(firstForm(seat, options), seat, options)).toEqual([]);
        }
    },
  );
});

describe('every scenario', () => {
  test('of the first page is laid, and no other', () => {
    expect(Object.keys(SCENARIOS)).toEqual(steampunk.scenarios.map(({ id }) => id));
  });

  test.each(Object.entries(SCENARIOS))('%s can be played', (_, { board, options = FIRST_OPTIONS, forces = {} }) => {
    expect(OptionsSchema.parse(options)).toEqual(options);
    if (board !== undefined) expect(boards.stock.map(({ id }) => id)).toContain(board);
    for (const seat of seats(options).filter(({ brings }) => brings === 'host')) {
      const form = forces[seat.id] ?? firstForm(seat, options);
      expect(armyFaults(form, seat, options)).toEqual([]);
    }
  });
});

describe('the budget of a seat', () => {
  const options = optionsWith({ kind: 'asymmetric', points: 24, industry: 'blue' });
  const walkers: ArmyForm = { army: { race: 'ork', units: [{ unit: 'ork.grunt' }] }, budget: null };
  const driver: ArmyForm = { army: { race: 'ork', units: [{ unit: 'ork.speedhead' }] }, budget: null };

  test('is the first that covers its army, where it chooses among several', () => {
    expect(budgetNameOf(walkers, options, ORANGE)).toBe('people');
    expect(budgetNameOf(driver, options, ORANGE)).toBe('mixed');
    expect(budgetNameOf(driver, options, BLUE)).toBe('industry');
  });

  test('is the chosen one, as long as the seat may choose it', () => {
    expect(budgetNameOf({ ...walkers, budget: 'mixed' }, options, ORANGE)).toBe('mixed');
    expect(budgetNameOf({ ...walkers, budget: 'mixed' }, options, BLUE)).toBe('industry');
  });

  test('is the usual one while no number stands in the form', () => {
    const typing = optionsWith({ points: Number.NaN });
    expect(budgetOfSeat(walkers, typing, BLUE)).toMatchObject({ ip: 24, mp: 24 });
    expect(totalOf(firstForm(BLUE, typing).army).ip).toBeLessThanOrEqual(24);
  });
});

describe('what is sent', () => {
  test('leaves the races to the armies that the host chooses', () => {
    const races = { blue: 'elf', orange: 'choose' } as const;
    expect(optionsValue(optionsWith({ races })).races).toEqual({ blue: 'choose', orange: 'choose' });
    expect(optionsValue(optionsWith({ races, armies: 'secret' })).races).toEqual(races);
  });

  test('has armies with clean names', () => {
    const form = firstForm(BLUE, FIRST_OPTIONS);
    expect(armyValue({ ...form, army: { ...form.army, name: ' A  b ' } }).name).toBe('A b');
  });
});

describe('what is wrong', () => {
  test.each([
    [{ points: 7 }, 'points', 'Points'],
    [{ points: Number.NaN }, 'points', 'Points'],
    [{ victory: { kind: 'timed', turns: 0, minutes: null } }, 'victory.turns', 'Turns'],
    [{ victory: { kind: 'timed', turns: 8, minutes: 4 } }, 'victory.minutes', 'Minutes'],
    [{ winnerBonus: 1.5 }, 'winnerBonus', 'Points for the winner'],
  ] as const)('with %j is told at its place', (part, at, words) => {
    expect(optionsFaults(optionsWith(part)).map((fault) => fault.at)).toEqual([at]);
    expect(optionWords(at)).toBe(words);
  });

  test('with an army names the unit and the rule', () => {
    const form: ArmyForm = {
      army: { race: 'elf', units: [{ unit: 'elf.e34', equipment: ['elf.camouflage'] }, { unit: 'elf.e34' }] },
      budget: null,
    };
    const faults = armyFaults(form, BLUE, FIRST_OPTIONS);
    expect(faults.map(({ at }) => armyWords(at, form))).toEqual(['Unit 1, E34, equipment Camouflage', '']);
    expect(faults[1]!.message).toBe('The army costs 24 industry, 12 more than its budget of 12. (ARM-1)');
  });
});

test('what is set behind the fold is told in a line', () => {
  expect(moreSummary(FIRST_OPTIONS)).toBe('choices at once, 16 points for the winner');
  const secret = optionsWith({
    armies: 'secret',
    races: { blue: RACES[0], orange: 'choose' },
    terrain: 'designed',
    advancedTerrain: true,
    choices: 'simultaneous',
    startLoaded: 'limited',
    victory: { kind: 'friendly' },
  });
  expect(moreSummary(secret)).toBe('Elves against any race, advanced terrain, choices at once, weapons begin unloaded');
});
