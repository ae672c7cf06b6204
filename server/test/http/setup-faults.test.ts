import { refusal } from '@ironhex/shared/match';
import { expect, test } from 'vitest';
import { setupFaults } from '../../src/http/setup-faults.ts';
import type { AnyRuleset, MatchPlan } from '../../src/rooms/match/history/blueprint.ts';
import { example, OptionsSchema, STOCK_BOARDS } from '../example.ts';
import { forceOf } from '../kit.ts';

const board = (id: string) => STOCK_BOARDS.find((stock) => stock.id === id)!;

/** Rules that refuse the town, a long match, and two seats with the same force. */
const rules: AnyRuleset = {
  ...example,
  checkSetup: ({ options, board, seats }) => {
    const forces = seats.map(({ force }) => JSON.stringify(force)).filter((force) => force !== 'null');
    return [
      ...(board.id === 'small-town' ? [refusal('town', 'R-1', 'Not in a town.')] : []),
      ...((options as { readonly limit: number }).limit > 100 ? [refusal('long', 'R-2', 'Not so long.')] : []),
      ...(new Set(forces).size < forces.length ? [refusal('same', 'R-3', 'Not two of one force.')] : []),
    ];
  },
};

const setup = {
  options: OptionsSchema.parse({ limit: 60 }),
  board: board('open-hills'),
  seats: [
    { id: 'blue', side: 0, force: forceOf('b', 'GRF-1N') },
    { id: 'orange', side: 1, force: forceOf('o', 'WVR-6W') },
  ],
};

/** The match whose settings are changed. */
const standing: MatchPlan = {
  ...{ name: '', rulesetId: example.id, version: example.version, clocks: 'none' },
  ...setup,
};

const placesOf = (
  change: object,
  { kept = [], was = standing }: { kept?: readonly string[]; was?: MatchPlan | null } = {},
) =>
  setupFaults(rules, { ...setup, ...change }, { kept, standing: was ?? undefined }).map(
    ({ at, message }) => `${at}: ${message}`,
  );

const [blue, orange] = setup.seats;

test('what fits has no faults', () => {
  expect(placesOf({})).toEqual([]);
});

test('a refusal stands at the field of the change from which it comes', () => {
  expect(placesOf({ board: board('small-town') })).toEqual(['board: Not in a town. (R-1)']);
  expect(placesOf({ options: OptionsSchema.parse({ limit: 300 }) })).toEqual(['options: Not so long. (R-2)']);
  expect(placesOf({ seats: [blue, { ...orange, force: blue!.force }] })).toEqual([
    'forces.0: Not two of one force. (R-3)',
  ]);
});

test('a new match can be compared to nothing: what comes from no force stands at the setup', () => {
  expect(placesOf({ board: board('small-town') }, { was: null })).toEqual(['setup: Not in a town. (R-1)']);
});

test('of a force that an earlier host has chosen it is only said that it does not fit', () => {
  expect(placesOf({ seats: [{ ...blue, force: orange!.force }, orange] }, { kept: ['blue'] })).toEqual([
    'forces.0: The force that stands here does not fit. Choose another one, or leave the rest as it was.',
  ]);
});
