import { plainBoards } from '@ironhex/shared/board';
import { POSITION_FORMAT, type SeatPlan } from '@ironhex/shared/match';
import { CreateMatchSchema, clocksFor, PACES, usualClocks } from '@ironhex/shared/protocol';
import { describe, expect, test } from 'vitest';
import { balanceText, worthOf } from '../../../src/app/new/balance.tsx';
import { chosenBoard } from '../../../src/app/new/board-form.ts';
import { clockSummary } from '../../../src/app/new/clock-fields.tsx';
import { clockFormOf, clockPlace, clockRequest, presetClocks, presetOf } from '../../../src/app/new/clock-form.ts';
import {
  againstComputers,
  firstForm,
  forceOf,
  formFaults,
  formWith,
  optionsOf,
  requestOf,
  scenarioForm,
  withForce,
} from '../../../src/app/new/form.ts';
import type { OpenedPosition } from '../../../src/app/new/opened-position.ts';
import type { GameHome } from '../../../src/rulesets/home.ts';
import { GAMES } from '../../../src/rulesets/index.ts';

const SEATS: readonly SeatPlan[] = [
  { id: 'red', side: 0, brings: 'host' },
  { id: 'green', side: 1, brings: 'player' },
  { id: 'grey', side: 1, brings: 'match' },
];

/** A game whose options are a number, and whose forces are words. */
const home: GameHome = {
  boards: plainBoards({ width: 5, height: 5 }),
  clocks: { think: { name: 'Think', seconds: 30, bank: false } },
  bank: { seconds: 60, whenEmpty: 5 },
  seats: () => SEATS,
  options: {
    first: { rounds: 4 },
    Section: () => null,
    check: (form) => ((form as { rounds: number }).rounds > 0 ? [] : [{ at: 'rounds', message: 'Too few.' }]),
    placeWords: (at) => at,
    value: (form) => form as object,
  },
  force: {
    first: ({ id }) => [id],
    Section: () => null,
    check: (form, { id }, options) => {
      const { length } = form as string[];
      if (length === 0) return [{ at: '', message: 'Nobody.' }];
      return length > 1 && (options as { rounds: number }).rounds === 1 ? [{ at: id, message: 'Too many.' }] : [];
    },
    placeWords: (at) => at,
    value: (form) => form as object,
    formOf: (force) => force,
    brief: () => ({ name: '', units: [] }),
  },
  scenarios: { short: { options: { rounds: 2 }, forces: { red: ['one'] } } },
  map: { layers: { ground: [] }, draws: { features: [], markers: [] } },
};

const form = firstForm(home, '1');
const placesOf = (wrong: Partial<typeof form>) => formFaults(home, { ...form, ...wrong }).map(({ at }) => at);

describe('the request', () => {
  test('has what the host chooses; forces of players and of the match are left out', () => {
    expect(requestOf('toy', home, withForce({ ...form, name: ' Duel ' }, SEATS[0]!, ['one', 'two']))).toEqual({
      ruleset: 'toy',
      name: 'Duel',
      options: { rounds: 4 },
      forces: [['one', 'two']],
      clocks: {
        seconds: { think: 30 },
        draws: { think: false },
        bank: 60,
        whenEmpty: 5,
        opening: 60,
        concedeAfter: null,
      },
      spectators: true,
      listed: false,
      computers: {},
    });
  });

  test('can do without clocks', () => {
    expect(requestOf('toy', home, { ...form, clocks: { ...form.clocks, on: false } }).clocks).toBe('none');
  });
});

describe('ready clocks', () => {
  test('are half, once and twice the times of the game, within their limits', () => {
    const [quick, normal, slow] = (['quick', 'normal', 'slow'] as const).map((preset) => presetClocks(home, preset));
    expect(normal).toEqual(form.clocks);
    expect(quick).toMatchObject({ seconds: { think: 15 }, bank: 30, whenEmpty: 5 });
    expect(slow).toMatchObject({ seconds: { think: 60 }, bank: 120 });
    const long = { ...home, clocks: { think: { name: 'Think', seconds: 80_000, bank: true } } };
    expect(presetClocks(long, 'slow').seconds).toEqual({ think: 86_400 });
  });

  test('of days give each decision one, and an hour where everybody waits for the clock', () => {
    const clocks = {
      think: { name: 'Think', seconds: 30, bank: true },
      hide: { name: 'Hide', seconds: 5, bank: false },
    };
    expect(presetClocks({ ...home, clocks }, 'days')).toMatchObject({
      seconds: { think: 86_400, hide: 3600 },
      bank: 0,
    });
  });

  test.each(PACES)('know themselves: %s', (preset) => {
    expect(presetOf(home, presetClocks(home, preset))).toBe(preset);
    expect(formFaults(home, { ...form, clocks: presetClocks(home, preset) })).toEqual([]);
  });

  test.each(PACES)('stand in the form again as the server has them: %s', (preset) => {
    const clocks = clocksFor(home, clockRequest(presetClocks(home, preset)));
    if (!clocks.ok) throw new Error(clocks.error[0]!.message);
    expect(presetOf(home, clockFormOf(home, clocks.value))).toBe(preset);
  });

  test('are none of them once a figure is changed', () => {
    expect(presetOf(home, { ...form.clocks, bank: 61 })).toBeUndefined();
    expect(clockSummary({ ...form.clocks, bank: 61 }, home)).toBe('your own (Think 30 s)');
  });
});

test('a few clocks are told one by one, many by their shortest and longest times', () => {
  const told = (ids: readonly string[]) => {
    const rules = { clocks: Object.fromEntries(ids.map((id) => [id, { name: id, seconds: 1, bank: false }])) };
    return clockSummary({ ...form.clocks, seconds: Object.fromEntries(ids.map((id, i) => [id, 10 + i])) }, rules);
  };
  expect(told(['think', 'roll'])).toBe('your own (think 10 s, roll 11 s)');
  expect(told(['a', 'b', 'c', 'd', 'e'])).toBe('your own (5 clocks from 10 to 14 s)');
});

test('the form of a match that is there already asks for the same again, on whatever device', () => {
  const request = requestOf('game', home, form) as { readonly forces: readonly object[] };
  const settings = {
    name: '',
    options: optionsOf(home, form),
    board: chosenBoard(form.board, home.boards, optionsOf(home, form))!,
    placed: false,
    clocks: usualClocks(home),
    spectators: true,
    listed: false,
    computers: {},
    forces: { red: request.forces[0]! },
  };
  expect(requestOf('game', home, formWith(home, settings, '1'))).toMatchObject(request);
  const handed = formWith(home, { ...settings, forces: { red: null } }, '1');
  expect(requestOf('game', home, handed), 'what an earlier host has chosen stays').toMatchObject({ forces: [null] });
  expect(formFaults(home, handed)).toEqual([]);
});

test('a position stands in place of board, options and forces, which stay in the form', () => {
  const position: OpenedPosition = {
    name: 'a.json',
    content: { format: POSITION_FORMAT },
    board: home.boards.stock[0]!,
  };
  const request = requestOf('toy', home, { ...form, position });
  expect(request).toMatchObject({ name: '', position: { format: POSITION_FORMAT } });
  for (const key of ['ruleset', 'board', 'options', 'forces']) expect(request).not.toHaveProperty(key);
  expect(placesOf({ position, options: { rounds: 0 } })).toEqual([]);
  expect(placesOf({ position: null, options: { rounds: 0 } })).toEqual(['options.rounds']);
});

describe('what is wrong', () => {
  test('is told at its place in the request, before the server is asked', () => {
    expect(placesOf({ options: { rounds: 0 } })).toEqual(['options.rounds']);
    expect(placesOf({ forces: { red: [] } })).toEqual(['forces.0']);
    expect(placesOf({ board: { ...form.board, kind: 'custom' } })).toEqual(['board.custom']);
    const figures = { bank: -1, opening: Number.NaN, whenEmpty: 0, concedeAfter: 1.5 };
    const clocks = { ...form.clocks, ...figures, seconds: { think: Number.NaN } };
    expect(placesOf({ clocks })).toEqual([
      'clocks.seconds.think',
      'clocks.bank',
      'clocks.opening',
      'clocks.whenEmpty',
      'clocks.concedeAfter',
    ]);
    expect(placesOf({ clocks: { ...clocks, on: false } })).toEqual([]);
  });

  test('with a force may follow from its seat and from the options', () => {
    const forces = { red: ['one', 'two'] };
    expect(placesOf({ forces })).toEqual([]);
    expect(placesOf({ forces, options: { rounds: 1 } })).toEqual(['forces.0.red']);
  });

  test('is the same with the time of the first decision as the server takes it', () => {
    const withOpening = (opening: number) => ({ ...form, clocks: { ...form.clocks, opening } });
    for (const opening of [0, 1, 86_400, -1, 1.5, 86_401]) {
      const isSent = formFaults(home, withOpening(opening)).length === 0;
      expect(CreateMatchSchema.safeParse(requestOf('toy', home, withOpening(opening))).success, `${opening}`).toBe(
        isSent,
      );
    }
    expect(presetOf(home, withOpening(0).clocks)).toBeUndefined();
    expect(requestOf('toy', home, withOpening(0)).clocks).toMatchObject({ opening: 0 });
  });

  test('is not looked for in forces that the host does not choose', () => {
    expect(placesOf({ forces: { green: [] } })).toEqual([]);
  });

  test('with a clock is called by the clock’s name', () => {
    expect(clockPlace('seconds.think', home)).toBe('Think, seconds');
    expect(clockPlace('seconds.other', home)).toBe('seconds.other');
    expect(clockPlace('opening', home)).toBe('Seconds more for the first decision');
    expect(clockPlace('whenEmpty', home)).toBe('Seconds when the bank is empty');
  });
});

describe.each(GAMES)('$name', (game) => {
  test('begins with a form that can be sent as it is', async () => {
    const loaded = await game.home();
    const first = firstForm(loaded, '4711');
    expect(formFaults(loaded, first)).toEqual([]);
    expect(CreateMatchSchema.safeParse(requestOf(game.id, loaded, first)).success).toBe(true);
    for (const seat of loaded.seats(loaded.options.value(loaded.options.first)))
      expect(forceOf(loaded, first, seat), 'the same whenever it is asked for').toEqual(forceOf(loaded, first, seat));
  });

  test('says what it is, in a sentence', () => {
    expect(game.about).toMatch(/^[A-Z].{20,120}\.$/);
  });
});

describe('a scenario', () => {
  test('is the form as it begins, but for what it says', () => {
    const short = scenarioForm(home, 'short', '1');
    expect(short).toEqual({ ...form, options: { rounds: 2 }, forces: { red: ['one'] } });
    expect(scenarioForm(home, 'unknown', '1')).toEqual(form);
  });

  test.each(GAMES.flatMap((game) => game.scenarios.map((scenario) => ({ game, scenario, name: game.name }))))(
    'of $name that the first page offers can be created: $scenario.name',
    async ({ game, scenario }) => {
      const own = await game.home();
      expect(Object.keys(own.scenarios)).toContain(scenario.id);
      const ready = scenarioForm(own, scenario.id, '1');
      expect(formFaults(own, ready)).toEqual([]);
      expect(CreateMatchSchema.safeParse(requestOf(game.id, own, ready)).success).toBe(true);
      const alone = CreateMatchSchema.parse(requestOf(game.id, own, againstComputers(own, ready, 'easy')));
      const others = own.seats(optionsOf(own, ready)).slice(1);
      expect(
        others.map(({ brings }) => brings),
        'a computer brings no force',
      ).not.toContain('player');
      expect(alone.computers).toEqual(Object.fromEntries(others.map(({ id }) => [id, 'easy'])));
      const { board } = own.scenarios[scenario.id]!;
      expect(own.boards.stock.map(({ id }) => id)).toEqual(expect.arrayContaining(board === undefined ? [] : [board]));
    },
  );
});

describe('the balance', () => {
  const side = (name: string, points: number) => ({ name, points });

  test.each([
    ['even', 100, 104, 'The sides are even.'],
    ['nearly even', 100, 110, 'Nearly even: Orange is worth 10 % more.'],
    ['uneven', 150, 100, 'Uneven: Blue is worth 50 % more.'],
    ['untold while a side has nothing', 0, 100, ''],
  ])('is %s', (_, blue, orange, told) => {
    expect(balanceText([side('Blue', blue), side('Orange', orange)])).toBe(told);
  });

  test('is told only where the host chooses all forces and the game knows what they are worth', () => {
    expect(worthOf(home, form)).toBeUndefined();
    const seats = SEATS.slice(0, 2).map((seat) => ({ ...seat, brings: 'host' as const }));
    const valued = { ...home, force: { ...home.force, worth: (force: unknown) => 10 * (force as string[]).length } };
    expect(worthOf(valued, form)).toBeUndefined();
    expect(worthOf({ ...valued, seats: () => seats }, withForce(form, seats[0]!, ['one', 'two']))).toEqual([
      side('Red', 20),
      side('Green', 10),
    ]);
  });

  test.each(GAMES)('of the usual match of $name is told', async ({ home: load }) => {
    const game = await load();
    const sides = worthOf(game, firstForm(game, '1'));
    expect(sides).toHaveLength(2);
    expect(balanceText(sides!)).not.toBe('');
  });
});
