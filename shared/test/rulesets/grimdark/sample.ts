import { BOARD_FORMAT, type Board } from '@ironhex/shared/board';
import type { Setup } from '@ironhex/shared/match';
import fc from 'fast-check';
import { boards } from '../../../src/rulesets/grimdark/boards/index.ts';
import { PROMPTS } from '../../../src/rulesets/grimdark/model/asks.ts';
import { type Options, OptionsSchema, SCENARIOS } from '../../../src/rulesets/grimdark/model/options.ts';
import { ACTIONS } from '../../../src/rulesets/grimdark/model/table.ts';
import type { GrimdarkTypes } from '../../../src/rulesets/grimdark/model/types.ts';
import {
  ARSENAL,
  type Force,
  limitsOf,
  READY_FORCES,
  sampleForce,
} from '../../../src/rulesets/grimdark/roster/index.ts';
import { checkSetup } from '../../../src/rulesets/grimdark/rules/setup/check-setup.ts';
import { grimdark } from '../../../src/rulesets/grimdark/ruleset.ts';
import type { Sample } from '../sample.ts';
import { closeQuarters, scenery } from './close-quarters.ts';
import { largest } from './largest.ts';

const SEATS = ['a', 'b'] as const;

/** Scenarios in which units score where they were set up, G-18.1 and G-18.4. */
const SCORING: ReadonlySet<string> = new Set(['seize', 'resonance']);

/** A choice among many, by a number. */
const oneOf = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

/** Numbers by chance from one: the same always gives the same. */
const chance = (seed: number) => {
  let state = seed + 1;
  return (n: number) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
};

const setup = (options: Options, board: Board, forces: readonly (Force | null)[]): Setup<GrimdarkTypes> => ({
  options,
  board,
  seats: SEATS.map((id, side) => ({ id, side, force: forces[side]! })),
});

const casualties = fc.constantFrom('auto' as const, 'ask' as const);

/** What all kinds of matches vary. */
const common = {
  scenario: fc.constantFrom(...SCENARIOS),
  markers: fc.constantFrom('placed' as const, 'map' as const),
  casting: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  events: fc.constantFrom('off' as const, 'standard' as const, 'always' as const),
  eventSet: fc.constantFrom('core' as const, 'full' as const),
  casualties: fc.record({ a: casualties, b: casualties }),
  setUp: fc.constantFrom('rules', 'proposed'),
  overtime: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('off' as const, 'on' as const) },
    { weight: 1, arbitrary: fc.constant('until-won' as const) },
  ),
};

/** Forces by chance, or ready ones. */
const forcesFor = (options: Options, n: number): readonly Force[] =>
  SEATS.map((_, side) => {
    const ready = oneOf([...READY_FORCES.values()], n + 3 * side).force;
    return n % 2 === 0 && options.forceOrg === 'open' && options.points >= 750
      ? ready
      : sampleForce(limitsOf(options.points, options.forceOrg), chance(n + side))!;
  });

/** Matches of all kinds on these boards, as far as the board has what their scenario needs. */
const anyMatch = (all: readonly Board[], points: fc.Arbitrary<number>) =>
  fc
    .record({
      options: fc.record({ ...common, points, forceOrg: fc.constantFrom('open' as const, 'strict' as const) }),
      board: fc.constantFrom(...all),
      n: fc.nat({ max: 9999 }),
    })
    .map(({ options: some, board, n }) => {
      const options = OptionsSchema.parse(some);
      return setup(options, board, forcesFor(options, n));
    })
    .filter((each) => checkSetup(each).length === 0);

/** Equal forces of the usual size on the smaller maps. */
const fair = fc
  .record({
    ready: fc.constantFrom(...READY_FORCES.values()),
    board: fc.constantFrom(...boards.stock.filter(({ width }) => width <= 36)),
    some: fc.record({
      scenario: fc.oneof({ weight: 3, arbitrary: fc.constant('seize') }, common.scenario),
      setUp: common.setUp,
    }),
  })
  .map(({ ready, board, some }) =>
    setup(OptionsSchema.parse({ ...some, points: 750, events: 'off' }), board, [ready.force, ready.force]),
  )
  .filter((each) => checkSetup(each).length === 0);

/** A small board with nothing but what the scenarios need. */
const PARADE = { width: 12, height: 32 };
const parade: Board = { format: BOARD_FORMAT, id: 'parade', name: 'Parade', ...PARADE, hexes: scenery(PARADE) };

const unit = fc.constantFrom('a1', 'a2', 'a3', 'b1', 'b2', 'b9', 'n1', 'nobody', 'constructor', '');
const hex = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 10, max: 36 })).map(([col, row]) => `0${col}${row}`),
  fc.constantFrom('0000', '9999', 'D8', '0110'),
);
const weapon = fc.constantFrom(...Object.keys(ARSENAL.weapons), 'spoon');
const spell = fc.constantFrom(...Object.keys(ARSENAL.spells), 'luck');
const path = fc.array(hex, { maxLength: 4 });
const tokens = fc.dictionary(unit, fc.integer({ min: 0, max: 7 }), { maxKeys: 2 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.oneof(value, fc.constant(undefined));
const kind = <K extends string>(name: K) => fc.constant(name);

/** Grimdark, for tests that run over every game. */
export const grimdarkSample: Sample<GrimdarkTypes> = {
  ruleset: grimdark,
  setups: fc.oneof(
    {
      weight: 6,
      arbitrary: anyMatch(
        boards.stock.filter(({ width }) => width <= 36),
        fc.constantFrom(500, 750),
      ),
    },
    { weight: 2, arbitrary: anyMatch(boards.stock, fc.constantFrom(750, 1000, 1500)) },
    { weight: 3, arbitrary: closeQuarters(common) },
  ),
  small: fc.oneof(
    { weight: 1, arbitrary: anyMatch([parade], fc.constantFrom(250, 400)) },
    { weight: 1, arbitrary: closeQuarters(common) },
  ),
  fair,
  largest,
  // At most forty units a side, twenty rounds, and some ten answers to an activation.
  mostIntents: () => 20_000,
  kinds: Object.keys(PROMPTS).sort(),
  endings: [
    'A draw: nobody carries the relic.',
    'Both sides have a score of N.',
    'No unit is left on either side.',
    'The last round is over.',
    'The relic is in the deployment zone of its finder.',
    'The score is N each, and the winner holds more chambers, N to N.',
    'The unit aN carries the relic.',
    'The unit bN carries the relic.',
  ],
  // By default nobody leaves its zone: nobody comes to what these scenarios are about. Events give points by chance.
  rolls: ['attack', 'danger-tested', 'hits', 'impact-rolled', 'morale-tested', 'spell'],
  clocked: ({ setup: { options, position } }) =>
    position || SCORING.has(options.scenario) || options.events !== 'off' ? undefined : [0, 0],
  truthIn: ({ viewer: _viewer, own: _own, waits: _waits, secrets, ...table }) => ({
    ...table,
    own: secrets!.own,
    ...secrets!.truth,
  }),
  garbage: fc.oneof(
    fc.record({ kind: kind('markerFirst'), first: fc.constantFrom('self', 'opponent', 'nobody') }),
    fc.record({ kind: kind('placeMarker'), at: hex }),
    fc.record({ kind: kind('chooseEdge'), edge: fc.constantFrom('north', 'south', 'east') }),
    fc.record({
      kind: kind('declare'),
      joins: fc.array(fc.record({ hero: unit, unit }), { maxLength: 2 }),
      loads: fc.array(fc.record({ unit, transport: unit }), { maxLength: 2 }),
      reserves: fc.array(unit, { maxLength: 2 }),
      scouts: fc.array(unit, { maxLength: 2 }),
    }),
    fc.record({ kind: kind('deploy'), unit, at: hex }),
    fc.record({ kind: kind('scout'), unit, at: hex, to: maybe(hex) }),
    fc.record({ kind: kind('arrive'), arrival: fc.oneof(fc.record({ unit, at: hex }), fc.constant(null)) }),
    fc.record({ kind: kind('activate'), unit, logic: maybe(fc.boolean()), ask: maybe(fc.boolean()) }),
    fc.record({
      kind: kind('cast'),
      cast: fc.oneof(fc.record({ spell, targets: fc.array(unit, { maxLength: 3 }), tokens }), fc.constant(null)),
    }),
    fc.record({
      kind: kind('act'),
      action: fc.constantFrom(...ACTIONS, 'dance'),
      path,
      target: maybe(unit),
      board: maybe(unit),
    }),
    fc.record({
      kind: kind('shoot'),
      groups: fc.array(
        fc.record({
          weapon,
          target: unit,
          hero: fc.boolean(),
          models: maybe(fc.array(fc.nat({ max: 12 }), { maxLength: 3 })),
        }),
        { maxLength: 4 },
      ),
    }),
    fc.record({ kind: kind('hinder'), tokens }),
    fc.record({ kind: fc.constantFrom('counter', 'strikeBack'), strike: fc.oneof(fc.boolean(), fc.constant('yes')) }),
    fc.record({
      kind: kind('casualties'),
      types: fc.array(fc.constantFrom('frame', 'lector', 'nobody'), { maxLength: 3 }),
    }),
    fc.record({ kind: fc.constantFrom('separate', 'bailOut'), to: hex }),
    fc.record({ kind: kind('consolidate'), path }),
    fc.record({ kind: kind('eventChoice'), option: fc.oneof(unit, fc.constantFrom('f1', 'tomb')) }),
    {
      weight: 5,
      arbitrary: fc.constantFrom(
        { kind: 'activate', unit: 'a1' },
        { kind: 'activate', unit: 'b1' },
        { kind: 'act', action: 'hold' },
        { kind: 'shoot', groups: [] },
        { kind: 'cast', cast: null },
        { kind: 'declare' },
        { kind: 'hinder' },
      ),
    },
    fc.constantFrom({ kind: 'commit' }, { kind: 'concede', now: true }),
    fc.anything(),
  ),
};
