import type { Setup } from '@ironhex/shared/match';
import fc from 'fast-check';
import { generateBoard } from '../../../src/rulesets/steampunk/boards/generate/index.ts';
import { boards } from '../../../src/rulesets/steampunk/boards/index.ts';
import { PROMPTS } from '../../../src/rulesets/steampunk/model/asks.ts';
import { type Options, OptionsSchema } from '../../../src/rulesets/steampunk/model/options.ts';
import type { SteampunkTypes } from '../../../src/rulesets/steampunk/model/types.ts';
import {
  ARMIES,
  type Army,
  builtOf,
  EQUIPMENT,
  GAME_KINDS,
  RACES,
  SPEEDS,
  UNITS,
} from '../../../src/rulesets/steampunk/roster/index.ts';
import { sampleArmies } from '../../../src/rulesets/steampunk/rules/setup/armies.ts';
import { budgetIn, budgetNames } from '../../../src/rulesets/steampunk/rules/setup/races.ts';
import { steampunk } from '../../../src/rulesets/steampunk/ruleset.ts';
import type { Sample } from '../sample.ts';
import { closeQuarters } from './close-quarters.ts';
import { gathering } from './gathering.ts';
import { LARGEST } from './largest.ts';

const generated = [2, 71, 82, 81].map((seed) =>
  generateBoard({
    seed,
    width: 7 + (seed % 3),
    height: 9 + (seed % 4),
    short: seed % 2 === 1,
    hills: 0.2 * (seed % 5),
    woods: 0.3 * (seed % 4),
    broken: 0.5,
    road: seed % 2 === 0,
    advanced: 0.2 * (seed % 6),
  }),
);
const BOARDS = [...boards.stock, ...generated];

const SEATS = ['blue', 'orange'] as const;
const race = fc.constantFrom(...RACES);

/** What both kinds of matches vary. */
const common = {
  terrain: fc.constantFrom('board' as const, 'designed' as const),
  advancedTerrain: fc.boolean(),
  middleFeatures: fc.boolean(),
  setup: fc.constantFrom('steps' as const, 'blind' as const),
  choices: fc.constantFrom('ranked' as const, 'simultaneous' as const),
  startLoaded: fc.constantFrom('all' as const, 'limited' as const),
  winnerBonus: fc.constantFrom(0, 16, 48),
};
const timed = (most: number) =>
  fc
    .integer({ min: 1, max: most })
    .map((turns) => ({ kind: 'timed' as const, turns, minutes: turns === 5 ? 60 : null }));

const setup = (
  options: Options,
  board: (typeof BOARDS)[number],
  armies: readonly (Army | null)[],
): Setup<SteampunkTypes> => ({
  options,
  board,
  seats: SEATS.map((id, side) => ({ id, side, force: armies[side]! })),
});

/** A choice among many, by a number. */
const oneOf = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

/** Armies that the host chooses: any that the budgets of these options allow. */
const hosted = (options: Options, races: readonly Army['race'][], n: number): readonly Army[] =>
  SEATS.map((seat, side) =>
    oneOf(sampleArmies(races[side]!, budgetIn(options, oneOf(budgetNames(options, seat, null), n)), []), n + side),
  );

/** Matches of all kinds: races, games, points, maps, who chooses armies, and what else the host may want. */
const anyMatch = (points: fc.Arbitrary<number>, turns: number) =>
  fc
    .record({
      options: fc.record({
        ...common,
        kind: fc.constantFrom(...GAME_KINDS),
        points,
        industry: fc.constantFrom(...SEATS),
        victory: timed(turns),
      }),
      armies: fc.constantFrom('host' as const, 'secret' as const),
      races: fc.tuple(race, race),
      fixed: fc.boolean(),
      board: fc.constantFrom(...BOARDS),
      n: fc.nat({ max: 999 }),
    })
    .map(({ options: some, armies, races, fixed, board, n }) => {
      const named = { blue: races[0], orange: races[1] };
      const options = OptionsSchema.parse({ ...some, armies, ...(fixed && { races: named }) });
      return setup(options, board, armies === 'host' ? hosted(options, races, n) : [null, null]);
    });

/** The size of a quick start: two small ready armies, set up blind on a ready map. */
const quickStart = fc
  .record({ races: fc.tuple(race, race), choices: common.choices, n: fc.nat({ max: 99 }), victory: timed(12) })
  .chain(({ races, n, ...rest }) =>
    fc.constantFrom(...boards.stock).map((board) => {
      const ready = [...ARMIES.values()].filter(({ points }) => points < 24);
      const armies = races.map((wanted, side) => {
        const { race, units } = oneOf(
          ready.filter((each) => each.race === wanted),
          n + side,
        );
        return { race, units };
      });
      const points = Math.max(...ready.map((each) => each.points));
      return setup(OptionsSchema.parse({ ...rest, points, armies: 'host', setup: 'blind' }), board, armies);
    }),
  );

/** Two armies that are alike, set up blind on a ready map. */
const fair = fc
  .record({
    army: fc.constantFrom(...[...ARMIES.values()].filter(({ points }) => points < 24)),
    board: fc.constantFrom(...boards.stock),
  })
  .map(({ army: { race, units, points }, board }) => {
    const options = OptionsSchema.parse({
      points,
      armies: 'host',
      setup: 'blind',
      victory: { kind: 'timed', turns: 8, minutes: null },
    });
    return setup(options, board, [
      { race, units },
      { race, units },
    ]);
  });

const unit = fc.constantFrom('b1', 'b2', 'b3', 'o1', 'o2', 'o9', 'nobody', '');
const hex = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 9 })).map(([col, row]) => `0${col}0${row}`),
  fc.constantFrom('0000', '9999', 'D8', '0110'),
);
const word = fc.constantFrom('-', 'F', 'L', 'R', '360', 'A', 'B', 'Rev', 'Chase', 'Flee', 'Reveal', 'A[fast]', 'fly');
const step = fc.array(word, { minLength: 1, maxLength: 3 });
const part = fc.constantFrom('-', 'Fire', 'Load', 'Aim', 'Spot', 'Release', 'Fire(res)', 'Sing');
const figure = fc.constantFrom(...[...UNITS.keys()].slice(0, 12), ...[...EQUIPMENT.keys()].slice(0, 12), 'elf.dragon');
const optionOf = fc.constantFrom('yes', 'no', 'random', 'elf', 'mixed', 'stay', 'keep', '0', '3', '0405', '');

/** Steampunk Fantasy, for tests that run over every game. */
export const steampunkSample: Sample<SteampunkTypes> = {
  ruleset: steampunk,
  setups: fc.oneof(
    { weight: 8, arbitrary: quickStart },
    { weight: 4, arbitrary: anyMatch(fc.constantFrom(8, 12, 16, 24), 12) },
    { weight: 3, arbitrary: closeQuarters(BOARDS, race, 4) },
    { weight: 1, arbitrary: gathering },
  ),
  small: fc.oneof(
    { weight: 3, arbitrary: anyMatch(fc.constantFrom(12, 16), 2) },
    { weight: 4, arbitrary: closeQuarters(boards.stock, race, 2) },
    { weight: 1, arbitrary: gathering },
  ),
  fair,
  largest: LARGEST,
  // Some forty answers a turn, and parts that are changed for as long as chance likes.
  mostIntents: ({ options }) => 600 + 600 * (options.victory.kind === 'timed' ? options.victory.turns : 30),
  // P26 is answered together with the targets, P16.
  kinds: Object.keys(PROMPTS)
    .filter((prompt) => prompt !== 'weapon')
    .sort(),
  endings: ['A side has no unit left in turn N: match points decide.', 'Turn N was the last: match points decide.'],
  // Nobody shoots or moves into an enemy by default, so every unit is still there, VIC-3. In a position orders are written.
  rolls: ['assault-began', 'attack', 'damage-rolled', 'strikes', 'token-faded'],
  clocked: ({ setup, state }) => {
    if (setup.position) return undefined;
    const [one, other] = setup.seats.map(({ id }) =>
      Object.values(state.units)
        .filter(({ seat }) => seat === id)
        .map(({ bought }) => builtOf(bought).cost)
        .reduce((sum, { ip, mp, cp, xp }) => sum + 3 * ip + mp + cp + xp, 0),
    ) as [number, number];
    const { winnerBonus } = setup.options;
    return [one + (one > other ? winnerBonus : 0), other + (other > one ? winnerBonus : 0)];
  },
  truthIn: ({ viewer: _viewer, own: _own, waits: _waits, tokens: _tokens, secrets, ...table }) => ({
    ...table,
    own: secrets!.own,
    ...secrets!.truth,
  }),
  garbage: fc.oneof(
    fc.record({ kind: fc.constant('choose'), option: optionOf }),
    fc.record({
      kind: fc.constant('order'),
      unit,
      order: fc.record({ movement: fc.tuple(step, step, step), gunnery: fc.tuple(part, part) }),
    }),
    fc.record({
      kind: fc.constant('shoot'),
      unit,
      shots: fc.array(fc.record({ weapon: figure, target: unit }), { maxLength: 2 }),
    }),
    fc.record({
      kind: fc.constant('heal'),
      unit,
      cures: fc.array(fc.record({ on: unit, cure: fc.constantFrom('fire', 'fd', 'luck') }), { maxLength: 2 }),
    }),
    fc.record({
      kind: fc.constant('place'),
      unit,
      at: fc.oneof(hex, fc.constant(null)),
      facing: fc.integer({ min: 0, max: 6 }),
      speed: fc.constantFrom(...SPEEDS),
    }),
    fc.record({ kind: fc.constant('hide'), unit, hidden: fc.boolean() }),
    fc.record({ kind: fc.constant('announce'), units: fc.array(figure, { maxLength: 2 }) }),
    fc.record({
      kind: fc.constant('army'),
      army: fc.record({ race, units: fc.array(fc.record({ unit: figure }), { maxLength: 3 }) }),
    }),
    fc.record({
      kind: fc.constant('design'),
      hexes: fc.dictionary(hex, fc.record({ terrain: fc.constantFrom('hill', 'lava', 'swamp', 'forest') }), {
        maxKeys: 3,
      }),
    }),
    fc.record({
      kind: fc.constant('allocate'),
      cancelled: fc.constant([]),
      hits: fc.array(fc.record({ hit: fc.nat({ max: 3 }), on: unit }), { maxLength: 2 }),
    }),
    fc.constantFrom({ kind: 'commit' }, { kind: 'concede', now: true }),
    fc.anything(),
  ),
};
