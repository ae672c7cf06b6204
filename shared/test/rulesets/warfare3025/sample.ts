import type { Setup } from '@ironhex/shared/match';
import {
  ADVANCED,
  generateBoard,
  OptionsSchema,
  STOCK_BOARDS,
  STOCK_CARDS,
  VEHICLES,
  type WarfareTypes,
} from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import fc from 'fast-check';
import type { Sample } from '../sample.ts';
import { LARGEST } from './largest.ts';

const generated = [3, 14, 15, 92].map((seed) =>
  generateBoard({
    seed,
    width: 9 + (seed % 4),
    height: 11 + (seed % 5),
    hills: 0.2 * (seed % 5),
    woods: 0.6,
    water: 0.1 * (seed % 4),
    town: seed % 2,
  }),
);
/** Small enough for every choice to be looked at, and for units to meet at once. */
const SMALL = [1, 2].map((seed) =>
  generateBoard({ seed, width: 5, height: 7, hills: 0.5, woods: 0.5, water: 0.1, town: 0.3 }),
);

const CARDS = [...STOCK_CARDS, ...VEHICLES];
/** Mostly mechs: vehicles seldom destroy anything. */
const card = fc.oneof(
  { weight: 4, arbitrary: fc.nat({ max: STOCK_CARDS.length - 1 }) },
  { weight: 1, arbitrary: fc.integer({ min: STOCK_CARDS.length, max: CARDS.length - 1 }) },
);
const cards = fc.array(card, { minLength: 1, maxLength: 3 });
/** The advanced options, W-13: left out, or as in the core, or on; alone and together. */
const advanced = {
  closeQuarters: fc.constantFrom('off', 'on'),
  detection: fc.constantFrom('off', 'on'),
  combat: fc.constantFrom('opposed', 'aimed'),
  jumping: fc.constantFrom('simple', 'thrust'),
  preflight: fc.constantFrom('rolloff', 'tactics'),
  terrain: fc.constantFrom('simple', 'byMode'),
};
const options = fc.record(
  {
    // Long enough now and then for a side to lose every unit.
    limit: fc.oneof(
      { weight: 12, arbitrary: fc.integer({ min: 20, max: 120 }) },
      { weight: 1, arbitrary: fc.constant(600) },
    ),
    attackPoint: fc.constantFrom('ends', 'anywhere'),
    firingArcs: fc.constantFrom('off', 'on'),
    ...advanced,
  },
  { requiredKeys: ['limit', 'attackPoint', 'firingArcs'] },
);

const forceOf = (letter: string, choice: readonly number[]) =>
  choice.map((card, i) => ({ id: `${letter}${i + 1}`, card: CARDS[card]! }));

const setupsOn = (boards: typeof SMALL, azure: fc.Arbitrary<number[] | null>) =>
  fc.record({ options, board: fc.constantFrom(...boards), blue: cards, orange: cards, azure }).map(
    ({ options, board, blue, orange, azure }): Setup<WarfareTypes> => ({
      options: OptionsSchema.parse(options),
      board,
      seats: [
        { id: 'blue', side: 0, force: forceOf('b', blue) },
        { id: 'orange', side: 1, force: forceOf('o', orange) },
        ...(azure ? [{ id: 'azure', side: 1, force: forceOf('a', azure) }] : []),
      ],
    }),
  );

/** Two against two and four against four, with a unit or two each. */
const sidesOn = (boards: typeof SMALL) =>
  fc
    .record({
      options: options.chain((chosen) =>
        fc.constantFrom(2, 4).map((players) => OptionsSchema.parse({ ...chosen, players })),
      ),
      board: fc.constantFrom(...boards),
      choices: fc.array(fc.array(card, { minLength: 1, maxLength: 2 }), { minLength: 8, maxLength: 8 }),
    })
    .map(
      ({ options, board, choices }): Setup<WarfareTypes> => ({
        options,
        board,
        seats: warfare3025
          .seats(options)
          .map(({ id, side }, i) => ({ id, side, force: forceOf(`${'bo'[side]}${i}-`, choices[i]!) })),
      }),
    );

/** Several players on each side, on small boards. */
export const severalASide = sidesOn(SMALL);

/** Two players against one, on small boards. */
export const twoAgainstOne = setupsOn(SMALL, cards);

/** Everything on, with hidden units: one or two players a side. */
export const detected = fc
  .record({
    players: fc.constantFrom(1, 1, 2),
    attackPoint: fc.constantFrom('ends', 'anywhere'),
    preflight: fc.constantFrom('rolloff', 'tactics'),
    board: fc.constantFrom(...generated),
    choices: fc.array(fc.array(card, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ board, choices, ...others }): Setup<WarfareTypes> => {
    const options = OptionsSchema.parse({ ...ADVANCED, ...others });
    const seats = warfare3025.seats(options);
    return {
      options,
      board,
      seats: seats.map(({ id, side }, i) => ({ id, side, force: forceOf(`${'bo'[side]}${i}-`, choices[i]!) })),
    };
  });

/** The same mechs on both sides, by the usual options. */
const fair = fc
  .record({ board: fc.constantFrom(...STOCK_BOARDS), cards: fc.array(card, { minLength: 2, maxLength: 4 }) })
  .map(
    ({ board, cards }): Setup<WarfareTypes> => ({
      options: OptionsSchema.parse({}),
      board,
      seats: [
        { id: 'blue', side: 0, force: forceOf('b', cards) },
        { id: 'orange', side: 1, force: forceOf('o', cards) },
      ],
    }),
  );

const unit = fc.constantFrom('b1', 'b2', 'o1', 'o2', 'a1', 'nobody');
const label = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 8 })).map(([col, row]) => `0${col}0${row}`),
  fc.constantFrom('0000', '9999', '0110'),
);
const WEAPONS = ['ppc', 'lrm-10', 'autocannon-5', 'srm-6', 'medium-laser', 'dual-mg', 'dual-ac-5', 'armour'];
const weapon = fc.constantFrom(...WEAPONS);
const small = fc.integer({ min: 0, max: 6 });
const move = fc.record(
  {
    path: fc.array(label, { maxLength: 9 }),
    facing: fc.integer({ min: 0, max: 5 }),
    onPoor: fc.constantFrom('stop', 'press'),
    careful: fc.uniqueArray(small, { maxLength: 3 }),
    jump: fc.record({ after: small, hexes: fc.integer({ min: 1, max: 6 }), rise: fc.integer({ min: 1, max: 4 }) }),
  },
  { requiredKeys: ['path', 'facing'] },
);
const attack = fc.record(
  { weapon, target: unit, extras: small, after: small, aim: small },
  { requiredKeys: ['weapon', 'target'] },
);
const plan = { unit, move, attack };

/** Warfare 3025, for tests that run over every game. */
export const warfareSample: Sample<WarfareTypes> = {
  ruleset: warfare3025,
  setups: fc.oneof(
    { weight: 5, arbitrary: setupsOn([...STOCK_BOARDS, ...generated, ...SMALL], fc.option(cards)) },
    { weight: 1, arbitrary: sidesOn([...STOCK_BOARDS, ...generated, ...SMALL]) },
  ),
  small: fc.oneof({ weight: 5, arbitrary: setupsOn(SMALL, fc.option(cards)) }, { weight: 1, arbitrary: severalASide }),
  fair,
  largest: LARGEST,
  // Every action gives its unit 2 ticks or more, and few answers belong to one action.
  mostIntents: ({ options, seats, position }) =>
    options.limit * (position?.units.length ?? seats.reduce((sum, { force }) => sum + force!.length, 0)),
  kinds: ['activate', 'defend', 'evade', 'interrupt', 'pick', 'react'],
  endings: ['The other side has no units left.', 'Time is up at N ticks.'],
  rolls: ['armourSaved', 'piloted', 'resisted', 'struck'],
  clocked: () => [0, 0],
  truthIn: ({ viewer: _viewer, secrets, sensing: _known, ...table }) => ({ ...table, ...secrets }),
  garbage: fc.oneof(
    fc.record({ kind: fc.constant('act'), ...plan }, { requiredKeys: ['kind', 'unit'] }),
    fc.record(
      { kind: fc.constant('interrupt'), trigger: small, ...plan },
      { requiredKeys: ['kind', 'unit', 'trigger'] },
    ),
    fc.record({ kind: fc.constantFrom('wait', 'stabilise'), unit }),
    fc.record({ kind: fc.constant('defend'), roll: fc.constantFrom('armour', 'piloting') }),
    fc.record({
      kind: fc.constant('pick'),
      component: fc.oneof(weapon, fc.constantFrom('structure', 'movement', '')),
    }),
    fc.record(
      { kind: fc.constant('react'), how: fc.constantFrom('none', 'dodge', 'counter'), weapon },
      { requiredKeys: ['kind', 'how'] },
    ),
    fc.record({ kind: fc.constant('evade'), move }, { requiredKeys: ['kind'] }),
    fc.constant({ kind: 'pass' }),
    fc.anything(),
  ),
};
